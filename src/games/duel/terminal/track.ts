// The conflict track: SOLO's capital left, yours right; a looting token lies where its zone begins.
import type { Lang } from '../../../kernel/text.ts'
import { CAPITAL } from '../measures.ts'
import { points } from '../score.ts'
import { PLAYER, SOLO, type Side } from '../asks.ts'
import { type State } from '../state.ts'
import { type Block, gap, ink, type Piece, spread } from '../../../common/lines.ts'
import { COIN, POINT, WORDS } from './words.ts'

/** Spaces of one half by zone, from the middle, and the coins the zone loots. */
const ZONES = [
  { spaces: [1, 2], loot: 0 },
  { spaces: [3, 4, 5], loot: 2 },
  { spaces: [6, 7, 8], loot: 5 },
] as const

export function track(s: State, lang: Lang): Block {
  const middle = space(s, 0, '○')
  const ends = [
    [ink(WORDS.solo[lang], 'bold'), space(s, -CAPITAL, '⌂')],
    [space(s, CAPITAL, '⌂'), ink(WORDS.you[lang], 'bold')],
  ] as const
  // Each half is drawn from the middle outwards; SOLO's is then turned round.
  const solo = ZONES.map((zone) => half(s, SOLO, zone).toReversed()).toReversed()
  const yours = ZONES.map((zone) => half(s, PLAYER, zone))
  const zones = [ends[0], ...solo, [middle], ...yours, ends[1]].map((zone) => between(zone, ink(' ')))
  return spread(between(zones, [ink(' ┃ ', 'dim')]).flat(), [ink(lead(s, lang))])
}

function half(s: State, side: Side, { spaces, loot }: (typeof ZONES)[number]): Piece[] {
  const cells = spaces.map((at) => space(s, side === SOLO ? -at : at, '·'))
  if (loot === 0) return cells
  return [s.loot[side].includes(loot) ? ink(`${loot}${COIN}`, 'yellow') : gap(2), ...cells]
}

const space = (s: State, at: number, empty: string): Piece =>
  s.pawn === at ? ink('◆', 'red', 'bold') : ink(empty, 'dim')

const between = <T>(items: readonly T[], separator: T): T[] =>
  items.flatMap((item, at) => (at > 0 ? [separator, item] : [item]))

function lead(s: State, lang: Lang): string {
  if (s.pawn === 0) return WORDS.even[lang]
  const side = s.pawn > 0 ? SOLO : PLAYER
  const { military } = points(s, side)
  const who = side === SOLO ? WORDS.soloLeads : WORDS.youLead
  return `${who[lang]} ${Math.abs(s.pawn)}${military > 0 ? ` (${military}${POINT})` : ''}`
}
