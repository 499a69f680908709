// From the open box to the first question (R6).
import { acts, handStep } from '../../../common/hands.ts'
import type { Act, HandStep } from '../../../kernel/hands.ts'
import { andList } from '../../../kernel/text.ts'
import { variantOf } from '../../../kernel/variant.ts'
import { sayGoods } from '../amounts.ts'
import {
  BRIDGES,
  colour,
  CULTS,
  factionNo,
  factionOf,
  type FactionNo,
  goods,
  PRIESTS,
  START_VP,
  STRUCTURES,
  TOWN_COPIES,
  TOWN_TILES,
} from '../catalogue/index.ts'
import type { Options } from '../state.ts'
import { docOf } from '../variant/index.ts'
import * as at from './places.ts'
import * as say from './words.ts'

export function setUp(options: Options): readonly HandStep[] {
  const { faction, power } = options
  const { faces } = docOf(variantOf(options))
  const named = factionNo(faction)
  return [
    ...[say.MAP, say.CULT_BOARD, say.READY].map((text) => handStep((lang) => text[lang], [])),
    handStep(
      (lang) => say.TOWN_TILES[lang](TOWN_TILES.length, TOWN_COPIES),
      TOWN_TILES.flatMap(({ id }) => acts(id, at.BOX, at.TOWNS_LEFT, TOWN_COPIES)),
    ),
    handStep((lang) => say.FAVOUR_TILES[lang], []),
    ...(power === 'all-available' ? [] : [handStep((lang) => say.DIE_READY[lang](faces.length), [])]),
    ...(named === undefined ? [] : takeFaction(named)),
  ]
}

/** The board with all that begins on it (R5.1, R6.3, S12). */
export function takeFaction(no: FactionNo): readonly HandStep[] {
  const { id, name, colour: home, start, shipping, dig } = factionOf(no)
  const { coins, workers, priests, bowls, cults } = start
  const pieces: readonly Act[] = [
    ...STRUCTURES.flatMap(({ id: kind, count }) => acts(kind, at.BOX, at.LEFT, count)),
    ...acts(at.BRIDGE, at.BOX, at.BRIDGES_LEFT, BRIDGES),
    ...acts(at.PRIEST, at.BOX, at.PRIESTS_LEFT, PRIESTS - priests),
    ...(shipping === undefined ? [] : acts(at.MARKER, at.BOX, at.track('shipping', shipping.start))),
    ...(dig === undefined ? [] : acts(at.MARKER, at.BOX, at.track('dig', 0))),
  ]
  return [
    handStep((lang) => say.FACTION[lang](name[lang], colour(home).name[lang].toLowerCase()), pieces, { ids: [id] }),
    handStep(
      (lang) => say.FACTION_GOODS[lang](sayGoods(goods({ coins, workers, priests }), lang), bowls, START_VP),
      [
        ...acts(at.COIN, at.SUPPLY, at.COINS, coins),
        ...acts(at.WORKER, at.SUPPLY, at.WORKERS, workers),
        ...acts(at.PRIEST, at.BOX, at.PRIESTS, priests),
        ...bowls.flatMap((tokens, bowl) => acts(at.TOKEN, at.BOX, at.bowl(bowl + 1), tokens)),
        ...acts(at.POINT, at.SUPPLY, at.POINTS, START_VP),
      ],
    ),
    handStep(
      (lang) =>
        say.FACTION_CULTS[lang](
          andList(
            CULTS.map((cult, cultNo) => `${cult.name[lang]} ${cults[cultNo]}`),
            lang,
          ),
        ),
      cults.flatMap((level, cultNo) => acts(at.MARKER, at.BOX, at.cultAt(cultNo, level))),
    ),
  ]
}
