// The game for programs that learn it.
import { counts, idsOf, keysOf, oneOf, places, value, values } from '../../common/features.ts'
import type { Learning } from '../../kernel/learning.ts'
import { ASK_NAMES } from './asks.ts'
import {
  BONUS_TILES,
  COLOURS,
  CULTS,
  FACTIONS,
  FAVOURS,
  HEXES,
  HOMES,
  POWER_ACTIONS,
  ROUNDS,
  SITES,
  SPECIAL_ACTIONS,
  TOWN_TILES,
} from './catalogue/index.ts'
import { key, type Move, OPTION, toOption } from './moves.ts'
import { type State, topAsk } from './state.ts'

const HEX_IDS = idsOf(HEXES)
const CULT_IDS = idsOf(CULTS)
const PHASES = ['setup', 'actions', 'cult-spades', 'game-end'] as const
const OPPONENTS = [0, 1, 2] as const
/** Starting dwellings of an opponent at most. */
const MOST_SETTLED = 3

/** Sets of one to three hexes of one colour, in map order. */
function settling(): Move[] {
  const found: Move[] = []
  const extend = (home: readonly number[], hexes: readonly number[], from: number): void => {
    if (hexes.length > 0) found.push({ do: 'settle', hexes })
    if (hexes.length === MOST_SETTLED) return
    for (let at = from; at < home.length; at++) extend(home, [...hexes, home[at] as number], at + 1)
  }
  for (const home of HOMES) extend(home, [], 0)
  return found
}

export const learning: Learning<State> = {
  actions: keysOf<Move>(key, [
    OPTION.faction,
    OPTION.third,
    OPTION.scoring,
    OPTION.tile,
    OPTION.place,
    settling().map(toOption),
    OPTION.bonus,
    OPTION.dig,
    OPTION.build,
    OPTION.upgrade,
    OPTION['advance-shipping'],
    OPTION['advance-dig'],
    OPTION.send,
    OPTION.power,
    OPTION.special,
    OPTION.sandstorm,
    OPTION.ride,
    OPTION['free-post'],
    OPTION['river-town'],
    OPTION.convert,
    OPTION.burn,
    OPTION.add,
    OPTION.evolve,
    OPTION.pass,
    OPTION['last-pass'],
    OPTION.colour,
    OPTION.leave,
    OPTION.done,
    OPTION.bridge,
    OPTION.step,
    OPTION.town,
    OPTION.favour,
    OPTION.exchange,
    OPTION.tenth,
    OPTION['take-power'],
    OPTION.decline,
  ]),
  features: [
    oneOf('asked', ASK_NAMES, (s) => topAsk(s)?.ask ?? null),
    value('round', (s) => s.round),
    oneOf('phase', PHASES, (s) => s.phase),
    // The numbers of tiles, colours and pieces; -1 for none.
    values('scoring', places(ROUNDS), (s) => s.scoring),
    values('bonus tile', idsOf(BONUS_TILES), (s) => s.open),
    values('terrain', HEX_IDS, (s) => s.terrain),
    values('piece', HEX_IDS, (s) => s.pieces),
    ...OPPONENTS.flatMap((no) => [
      oneOf<State>(`opponent ${no}/colour`, idsOf(COLOURS), (s) => s.opponents[no]?.colour ?? -1),
      value<State>(`opponent ${no}/placed`, (s) => Number(s.opponents[no]?.placed ?? false)),
      value<State>(`opponent ${no}/upgraded`, (s) => Number(s.opponents[no]?.upgraded ?? false)),
    ]),
    oneOf('player/faction', idsOf(FACTIONS), (s) => s.player.faction),
    value('player/vp', (s) => s.player.vp),
    value('player/coins', (s) => s.player.coins),
    value('player/workers', (s) => s.player.workers),
    value('player/priests', (s) => s.player.priests),
    values('player/bowl', places(3), (s) => s.player.bowls),
    value('player/burnt', (s) => s.player.burnt),
    values('player/cults', CULT_IDS, (s) => s.player.cults),
    value('player/keys', (s) => s.player.keys),
    value('player/shipping', (s) => s.player.shipping),
    value('player/dig', (s) => s.player.dig),
    counts('player/bridges', idsOf(SITES), (s) => s.player.bridges),
    counts('player/towns', idsOf(TOWN_TILES), (s) => s.player.towns.map(({ tile }) => tile)),
    counts('player/favours', idsOf(FAVOURS), (s) => s.player.favours),
    oneOf('player/bonus', idsOf(BONUS_TILES), (s) => s.player.bonus),
    counts('player/used', idsOf(SPECIAL_ACTIONS), (s) => s.player.used),
    values('player/priests for 3', CULT_IDS, (s) => s.player.slots3),
    values('player/priests for 2', CULT_IDS, (s) => s.player.slots2),
    value('player/passed', (s) => Number(s.player.passed)),
    counts('blocked', idsOf(POWER_ACTIONS), (s) => s.blocked),
    counts('power actions used', idsOf(POWER_ACTIONS), (s) => s.powerUsed),
    counts('transformed', HEX_IDS, (s) => s.dug),
    value('skipped', (s) => Number(s.skipped)),
  ],
}
