// What the hands do about each consequence.
import { acts, handStep } from '../../../common/hands.ts'
import type { Act, HandStep } from '../../../kernel/hands.ts'
import { andList, counted, type Lang } from '../../../kernel/text.ts'
import { sayGoods, sayVp } from '../amounts.ts'
import {
  bonusTile,
  type ColourNo,
  colour,
  cult,
  CULTS,
  favourTile,
  type Goods,
  hex,
  type HexNo,
  PRINTED,
  powerAction,
  type PowerNo,
  scoringTile,
  site,
  specialAction,
  TOP_LEVEL,
  townTile,
} from '../catalogue/index.ts'
import { causeText } from '../consequences/causes.ts'
import type { Cause, Consequence, Flow } from '../consequences/records.ts'
import { lower, riverName, sayHexes } from '../names.ts'
import { NONE, type State } from '../state.ts'
import * as at from './places.ts'
import { takeFaction } from './set-up.ts'
import * as say from './words.ts'

type Kind<What extends Consequence['what']> = Extract<Consequence, { readonly what: What }>

/** A hex by its name and by its place on the printed map (R2.1). */
function where(no: HexNo, lang: Lang): string {
  const { id, row } = hex(no)
  return say.WHERE[lang](id, row + 1, Number(id.slice(1)))
}
const colourName = (no: ColourNo, lang: Lang): string => lower(colour(no).name[lang])

export function steps(c: Consequence, before: State): readonly HandStep[] {
  switch (c.what) {
    case 'third':
    case 'roll':
    case 'rolls-used':
    case 'spades':
    case 'spades-lost':
    case 'joins':
    case 'no-town':
    case 'round':
    case 'passed':
      return []
    case 'faction':
      return takeFaction(c.faction)
    case 'pays':
      return paid(c)
    case 'gains':
      return gained(c)
    case 'bonus':
      return bonusTaken(c)
    case 'their-dwelling':
      return theirDwelling(c)
    case 'their-post':
      return theirPost(c)
    case 'terrain':
      return [terrain(c)]
    case 'clean-up':
      return cleanUp(c)
    case 'opponents':
    case 'pawns':
    case 'scoring':
    case 'tile':
      return [ofSetUp(c)]
    default:
      return [ofActions(c, before)]
  }
}

function ofSetUp(c: Kind<'opponents' | 'pawns' | 'scoring' | 'tile'>): HandStep {
  switch (c.what) {
    case 'opponents':
      return handStep(
        (lang) =>
          say.OPPONENTS[lang](
            andList(
              c.colours.map((no) => colourName(no, lang)),
              lang,
            ),
            c.dwellings,
            c.posts,
          ),
        c.colours.flatMap((no) => [
          ...acts(at.theirPiece(no, 'dwelling'), at.BOX, at.theirs(no), c.dwellings),
          ...acts(at.theirPiece(no, 'trading-post'), at.BOX, at.theirs(no), c.posts),
        ]),
      )
    case 'pawns':
      return handStep(
        (lang) => say.PAWNS[lang](andList(c.levels.map(String), lang)),
        CULTS.flatMap((_, no) => c.levels.flatMap((level) => acts(at.PAWN, at.BOX, at.cultAt(no, level)))),
      )
    case 'scoring': {
      const { id, name } = scoringTile(c.tile)
      return handStep((lang) => say.SCORING[lang](name[lang], c.round), acts(id, at.BOX, at.scoringAt(c.round)), {
        ids: [id],
        answered: true,
      })
    }
    case 'tile': {
      const { id, name } = bonusTile(c.tile)
      return handStep((lang) => say.BONUS[lang](lower(name[lang])), acts(id, at.BOX, at.bonusAt(c.tile)), {
        ids: [id],
        answered: true,
      })
    }
  }
}

type OfActions = Kind<
  | 'burns'
  | 'points'
  | 'stands'
  | 'bridge'
  | 'town'
  | 'steps'
  | 'slot'
  | 'key'
  | 'track'
  | 'favour'
  | 'tile-coins'
  | 'power-used'
  | 'special-used'
  | 'blocked'
>

function ofActions(c: OfActions, before: State): HandStep {
  switch (c.what) {
    case 'burns':
      return handStep(
        (lang) => say.BURN[lang],
        [...acts(at.TOKEN, at.bowl(2), at.BOX), ...acts(at.TOKEN, at.bowl(2), at.bowl(3))],
      )
    case 'points':
      return handStep(
        (lang) =>
          say.BECAUSE[lang](
            (c.by > 0 ? say.POINTS_UP : say.POINTS_DOWN)[lang](sayVp(Math.abs(c.by), lang)),
            causeText(c.because, lang),
          ),
        c.by > 0 ? acts(at.POINT, at.SUPPLY, at.POINTS, c.by) : acts(at.POINT, at.POINTS, at.SUPPLY, -c.by),
      )
    case 'stands':
      return stands(c)
    case 'bridge':
      return handStep(
        (lang) => say.BRIDGE[lang](sayHexes(site(c.site).ends, lang)),
        acts(at.BRIDGE, at.BRIDGES_LEFT, at.bridgeAt(c.site)),
        { spot: at.bridgeAt(c.site) },
      )
    case 'town': {
      const { id, name } = townTile(c.tile)
      return handStep(
        (lang) =>
          `${say.TOWN[lang](name[lang], sayHexes(c.hexes, lang))}${c.river === NONE ? '' : say.ON_RIVER[lang](riverName(c.river, lang))}`,
        acts(id, at.TOWNS_LEFT, at.TOWNS),
        { ids: [id], spot: at.hexAt(c.hexes[0] ?? 0) },
      )
    }
    case 'steps':
      return handStep(
        (lang) =>
          `${say.STEP[lang](cult(c.cult).of[lang], c.from, c.to)}${c.to === TOP_LEVEL ? say.KEY_USED[lang] : ''}`,
        [
          ...acts(at.MARKER, at.cultAt(c.cult, c.from), at.cultAt(c.cult, c.to)),
          ...(c.to === TOP_LEVEL ? acts(at.KEY, at.KEYS, at.SUPPLY) : []),
        ],
        { spot: at.cultAt(c.cult, c.to) },
      )
    case 'slot':
      return handStep(
        (lang) => say.SLOT[lang](cult(c.cult).of[lang], c.steps),
        acts(at.PRIEST, at.PRIESTS_LEFT, at.slotAt(c.cult, c.steps)),
      )
    case 'key':
      return handStep((lang) => say.KEY[lang], acts(at.KEY, at.SUPPLY, at.KEYS))
    case 'track':
      return handStep(
        (lang) => say.TRACK[c.track][lang](c.to),
        acts(at.MARKER, at.track(c.track, before.player[c.track]), at.track(c.track, c.to)),
      )
    case 'favour': {
      const { id, name } = favourTile(c.favour)
      return handStep((lang) => say.FAVOUR[lang](name[lang]), acts(id, at.SUPPLY, at.FAVOURS), { ids: [id] })
    }
    case 'tile-coins':
      return handStep(
        (lang) => say.TILE_COINS[lang](c.tiles.map((no) => bonusTile(no).short[lang])),
        c.tiles.flatMap((no) => acts(at.COIN, at.SUPPLY, at.bonusAt(no))),
      )
    case 'power-used': {
      const { id, name } = powerAction(c.action)
      return handStep((lang) => say.USE_POWER[lang](name[lang]), token(at.powerAt(c.action)), { ids: [id] })
    }
    case 'special-used':
      return handStep(
        (lang) => say.USE_SPECIAL[lang](specialAction(c.action).name[lang]),
        token(at.specialAt(c.action)),
      )
    case 'blocked':
      return blocked(c)
  }
}

const token = (place: string): readonly Act[] => acts(at.ACTION_TOKEN, at.SUPPLY, place)
const away = (place: string): readonly Act[] => acts(at.ACTION_TOKEN, place, at.SUPPLY)

/** Goods go to the supply, power from the third bowl to the first (R4.4). */
function paid({ goods, because }: Kind<'pays'>): readonly HandStep[] {
  const { coins, workers, priests, power } = goods
  const others: Goods = { coins, workers, priests, power: 0 }
  const found: HandStep[] = []
  if (coins + workers + priests > 0)
    found.push(
      handStep(
        (lang) =>
          because === 'priest'
            ? say.PRIEST_OFF[lang]
            : say.BECAUSE[lang](say.PAY[lang](sayGoods(others, lang)), causeText(because, lang)),
        [
          ...acts(at.COIN, at.COINS, at.SUPPLY, coins),
          ...acts(at.WORKER, at.WORKERS, at.SUPPLY, workers),
          ...acts(at.PRIEST, at.PRIESTS, at.PRIESTS_LEFT, priests),
        ],
      ),
    )
  if (power > 0)
    found.push(
      handStep(
        (lang) => say.BECAUSE[lang](counted(power, say.SPEND, lang), causeText(because, lang)),
        acts(at.TOKEN, at.bowl(3), at.bowl(1), power),
      ),
    )
  return found
}

function gained({ goods, power, because }: Kind<'gains'>): readonly HandStep[] {
  const { coins, workers, priests } = goods
  const found: HandStep[] = []
  if (coins + workers + priests > 0)
    found.push(
      handStep(
        (lang) => say.BECAUSE[lang](say.TAKE[lang](sayGoods({ ...goods, power: 0 }, lang)), causeText(because, lang)),
        [
          ...acts(at.COIN, at.SUPPLY, at.COINS, coins),
          ...acts(at.WORKER, at.SUPPLY, at.WORKERS, workers),
          ...acts(at.PRIEST, at.PRIESTS_LEFT, at.PRIESTS, priests),
        ],
      ),
    )
  if (power.toSecond + power.toThird > 0) found.push(flow(power, because))
  return found
}

/** Bowl I first (R4.3). */
const flow = ({ toSecond, toThird }: Flow, because: Cause): HandStep =>
  handStep(
    (lang) =>
      say.BECAUSE[lang](
        say.MOVE[lang]([
          ...(toSecond > 0 ? [counted(toSecond, say.TO_SECOND, lang)] : []),
          ...(toThird > 0 ? [counted(toThird, say.TO_THIRD, lang)] : []),
        ]),
        causeText(because, lang),
      ),
    [...acts(at.TOKEN, at.bowl(1), at.bowl(2), toSecond), ...acts(at.TOKEN, at.bowl(2), at.bowl(3), toThird)],
  )

function stands({ hex: no, kind, before }: Kind<'stands'>): HandStep {
  if (before === undefined)
    return handStep(
      (lang) => say.BUILD[lang](kind, where(no, lang)),
      acts(at.structureOf(kind), at.LEFT, at.hexAt(no)),
      { spot: at.hexAt(no) },
    )
  return handStep(
    (lang) => say.UPGRADE[lang](before, kind, where(no, lang)),
    [...acts(at.structureOf(before), at.hexAt(no), at.LEFT), ...acts(at.structureOf(kind), at.LEFT, at.hexAt(no))],
    { spot: at.hexAt(no) },
  )
}

/** A tile lies where the colour is not the printed one. */
function terrain({ hex: no, from, to }: Kind<'terrain'>): HandStep {
  const printed = PRINTED[no]
  const said = to === printed ? say.CLEAR_TERRAIN : from === printed ? say.LAY_TERRAIN : say.CHANGE_TERRAIN
  return handStep(
    (lang) => said[lang](`${colour(to).terrain[lang].toLowerCase()} (${colourName(to, lang)})`, where(no, lang)),
    [
      ...(from === printed ? [] : acts(at.terrainTile(from), at.hexAt(no), at.SUPPLY)),
      ...(to === printed ? [] : acts(at.terrainTile(to), at.SUPPLY, at.hexAt(no))),
    ],
    { spot: at.hexAt(no) },
  )
}

/** R17.2: the one held goes back, the one taken comes with its coins. */
function bonusTaken({ taken, returned, coins }: Kind<'bonus'>): readonly HandStep[] {
  const found: HandStep[] = []
  if (returned !== NONE) {
    const { id, name } = bonusTile(returned)
    found.push(
      handStep((lang) => say.RETURN_BONUS[lang](lower(name[lang])), acts(id, at.HELD, at.bonusAt(returned)), {
        ids: [id],
      }),
    )
  }
  if (taken !== NONE) {
    const { id, name } = bonusTile(taken)
    found.push(
      handStep(
        (lang) =>
          `${say.TAKE_BONUS[lang](lower(name[lang]))}${coins === 0 ? '' : counted(coins, say.WITH_COINS, lang)}`,
        [...acts(id, at.bonusAt(taken), at.HELD), ...acts(at.COIN, at.bonusAt(taken), at.COINS, coins)],
        { ids: [id] },
      ),
    )
  }
  return found
}

function blocked({ actions, round }: Kind<'blocked'>): HandStep {
  const names = (lang: Lang) => actions.map((no: PowerNo) => lower(powerAction(no).name[lang]))
  const ids = actions.map((no) => powerAction(no).id)
  return round === 'this'
    ? handStep(
        (lang) => say.BLOCK[lang](names(lang)),
        actions.flatMap((no) => token(at.powerAt(no))),
        { ids },
      )
    : handStep((lang) => say.NOTE_BLOCK[lang](round, names(lang)), [], { ids })
}

/** S13, S22; a token remembers that the action is used (S23). */
function theirDwelling({ colour: of, hex: no, because }: Kind<'their-dwelling'>): readonly HandStep[] {
  const put = handStep(
    (lang) => say.THEIR_DWELLING[lang](colourName(of, lang), where(no, lang)),
    acts(at.theirPiece(of, 'dwelling'), at.theirs(of), at.hexAt(no)),
    { spot: at.hexAt(no) },
  )
  if (because === 'set-up') return [put]
  return [put, handStep((lang) => say.NEW_ACTION[lang](colourName(of, lang)), token(at.newAction(of, 'dwelling')))]
}

const theirPost = ({ colour: of, hex: no }: Kind<'their-post'>): readonly HandStep[] => [
  handStep(
    (lang) => say.THEIR_POST[lang](colourName(of, lang), where(no, lang)),
    [
      ...acts(at.theirPiece(of, 'dwelling'), at.hexAt(no), at.theirs(of)),
      ...acts(at.theirPiece(of, 'trading-post'), at.theirs(of), at.hexAt(no)),
    ],
    { spot: at.hexAt(no) },
  ),
  handStep((lang) => say.NEW_UPGRADE[lang](colourName(of, lang)), token(at.newAction(of, 'trading-post'))),
]

function cleanUp({ powers, blocked: shut, specials, placed, upgraded }: Kind<'clean-up'>): readonly HandStep[] {
  const taken = [
    ...[...powers, ...shut].map(at.powerAt),
    ...specials.map(at.specialAt),
    ...placed.map((no) => at.newAction(no, 'dwelling')),
    ...upgraded.map((no) => at.newAction(no, 'trading-post')),
  ]
  return taken.length === 0 ? [] : [handStep((lang) => say.CLEAN_UP[lang], taken.flatMap(away))]
}
