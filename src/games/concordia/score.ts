// Points by god, and who wins (R14, S9.4).
import type { ScoreSheet, SideScore, Text } from '../../kernel/contract.ts'
import { AI, PLAYER, SIDE_NAMES, SIDES, type Side, type SideName } from './asks.ts'
import { BRICK, card, type CardNo, god, GOOD_COUNT, STARTING, VALUES } from './catalogue/index.ts'
import type { Province } from './catalogue/geography.ts'
import { GODS } from './catalogue/vocabulary.ts'
import { goodsStored, housesOf } from './measures.ts'
import { AI_COLONISTS, mapOf, ones, type State } from './state.ts'

export const SOURCES = [...GODS, 'concordia'] as const
export type Source = (typeof SOURCES)[number]
export type Points = Record<Source, number>

const CONCORDIA_POINTS = 7
const CONCORDIA: Text = { it: 'Carta Concordia', en: 'Concordia card' }

/** Q30: the AI has no coins. */
export function wealth(s: State, side: Side): number {
  const goods = goodsStored(s, side)
  let sum = side === PLAYER ? s.player.coins : 0
  for (let g = 0; g < GOOD_COUNT; g++) sum += (goods[g] as number) * (VALUES[g] as number)
  return sum
}

export function provincesWith(s: State, houses: number): number {
  const { provinces } = mapOf(s)
  let count = 0
  for (let p = 0; p < provinces.length; p++) if (((provinces[p] as Province).bits & houses) !== 0) count++
  return count
}

export function typesProduced(s: State, houses: number): number {
  let types = 0
  for (let g = 0; g < GOOD_COUNT; g++) if (((s.ofGood[g] as number) & houses) !== 0) types++
  return types
}

export const colonistsOnBoard = (s: State, side: Side): number =>
  side === PLAYER ? s.player.colonists.length : AI_COLONISTS - s.ai.stored

/** What one card of each god is worth to a side; Minerva's cards differ (R14.6). */
export function worths(s: State, side: Side): Record<Exclude<Source, 'minerva' | 'concordia'>, number> {
  const houses = housesOf(s, side)
  return {
    vesta: Math.floor(wealth(s, side) / 10), // R14.1
    jupiter: ones(houses & ~(s.ofGood[BRICK] as number)), // R14.2
    saturnus: provincesWith(s, houses), // R14.3
    mercurius: 2 * typesProduced(s, houses), // R14.4
    mars: 2 * colonistsOnBoard(s, side), // R14.5
  }
}

/** R14.6 */
export function specialistPoints(s: State, side: Side, no: CardNo): number {
  const { good, vp } = card(no)
  return vp * ones(housesOf(s, side) & (s.ofGood[good] as number))
}

export const cardsOf = (s: State, side: Side): CardNo[] =>
  side === PLAYER ? [...s.player.hand, ...s.player.discard] : [...STARTING, ...s.ai.bought] // S9.4, Q30

/** The points of a side if the game ended now. */
export function points(s: State, side: Side): Points {
  const worth = worths(s, side)
  const sum: Points = { vesta: 0, jupiter: 0, saturnus: 0, mercurius: 0, mars: 0, minerva: 0, concordia: 0 }
  for (const no of cardsOf(s, side)) {
    const { god: of } = card(no)
    sum[of] += of === 'minerva' ? specialistPoints(s, side, no) : worth[of]
  }
  if (s.ended === side) sum.concordia = CONCORDIA_POINTS // R14.7
  return sum
}

export function total(sum: Points): number {
  let all = 0
  for (const source of SOURCES) all += sum[source]
  return all
}

export type Winner = SideName | 'tie'

/** Q27: equal totals are a tie. */
export function winnerOf(s: State): Winner {
  const margin = total(points(s, PLAYER)) - total(points(s, AI))
  return margin === 0 ? 'tie' : SIDE_NAMES[margin > 0 ? PLAYER : AI]
}

export const ENDINGS = {
  points: { it: 'più punti', en: 'more points' },
  tie: { it: 'parità di punti', en: 'equal points' },
} as const satisfies Record<string, Text>

const OUTCOMES: Readonly<Record<Winner, ScoreSheet['outcome']>> = {
  player: { winner: 'you', by: 'points', text: ENDINGS.points },
  ai: { winner: 'automa', by: 'points', text: ENDINGS.points },
  tie: { winner: 'shared', by: 'tie', text: ENDINGS.tie },
}

export const sourceName = (source: Source): Text => (source === 'concordia' ? CONCORDIA : god(source).name)

const SIDE_TEXTS = {
  [PLAYER]: { seat: 'you', name: { it: 'Tu', en: 'You' }, inSentence: { it: 'tu', en: 'you' } },
  [AI]: { seat: 'automa', name: { it: 'IA', en: 'AI' }, inSentence: { it: 'l’IA', en: 'the AI' } },
} as const satisfies Record<Side, Partial<SideScore>>

function sideScore(s: State, side: Side): SideScore {
  const sum = points(s, side)
  const { seat, name, inSentence } = SIDE_TEXTS[side]
  return {
    seat,
    name,
    inSentence,
    items: SOURCES.map((source) => ({ source, text: sourceName(source), points: sum[source] })),
    total: total(sum),
  }
}

export function score(s: State): ScoreSheet {
  return {
    sides: SIDES.map((side) => sideScore(s, side)),
    outcome: OUTCOMES[winnerOf(s)],
  }
}
