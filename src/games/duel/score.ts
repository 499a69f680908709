// Points by source, and who wins (R15, R19).
import type { ScoreSheet, Text } from '../../kernel/contract.ts'
import { card, token, wonder } from './catalogue/index.ts'
import type { Effect } from './catalogue/vocabulary.ts'
import { CAPITAL, SYMBOLS_TO_WIN, lead, majority } from './measures.ts'
import { PLAYER, SIDES, SOLO, type Side } from './asks.ts'
import { type Result, type State } from './state.ts'
import { different } from './tally.ts'

export const SOURCES = ['military', 'blue', 'green', 'yellow', 'purple', 'wonders', 'progress', 'coins'] as const
export type Source = (typeof SOURCES)[number]
export type Points = Record<Source, number>

export const SOURCE_NAMES: Readonly<Record<Source, Text>> = {
  military: { it: 'Militare', en: 'Military' },
  blue: { it: 'Strutture civili', en: 'Civilian buildings' },
  green: { it: 'Strutture scientifiche', en: 'Scientific buildings' },
  yellow: { it: 'Strutture commerciali', en: 'Commercial buildings' },
  purple: { it: 'Gilde', en: 'Guilds' },
  wonders: { it: 'Meraviglie', en: 'Wonders' },
  progress: { it: 'Gettoni progresso', en: 'Progress tokens' },
  coins: { it: 'Monete', en: 'Coins' },
}

const SIDE_TITLES: Readonly<Record<Side, Text>> = {
  [SOLO]: { it: 'SOLO', en: 'SOLO' },
  [PLAYER]: { it: 'Tu', en: 'You' },
}

const COINS_PER_POINT = 3

/** The points of a side if the game ended now (R19.2). */
export function points(s: State, side: Side): Points {
  const own = s.cities[side]
  const sum: Points = {
    military: military(lead(s, side)),
    blue: 0,
    green: 0,
    yellow: 0,
    purple: 0,
    wonders: 0,
    progress: 0,
    coins: Math.floor(own.coins / COINS_PER_POINT),
  }
  for (const no of own.cards) {
    const { colour, vp, effects } = card(no)
    if (colour === 'blue') sum.blue += vp
    else if (colour === 'green') sum.green += vp
    else if (colour === 'yellow') sum.yellow += vp
    else if (colour === 'purple') sum.purple += worthOf(s, side, effects)
  }
  for (const no of own.built) sum.wonders += wonder(no).vp
  for (const no of own.tokens) sum.progress += worthOf(s, side, token(no).effects)
  return sum
}

function worthOf(s: State, side: Side, effects: readonly Effect[]): number {
  let sum = 0
  for (const effect of effects) sum += worth(s, side, effect)
  return sum
}

/** What an effect is worth to its owner at the end (R14, R15). */
export function worth(s: State, side: Side, effect: Effect): number {
  switch (effect.code) {
    case 'vp':
      return effect.amount
    case 'vp-per-token':
      return effect.amount * s.cities[side].tokens.length
    case 'guild-vp':
      return effect.amount * majority(s, effect.colours)
    case 'guild-vp-wonders':
      return effect.amount * Math.max(s.cities[SOLO].built.length, s.cities[PLAYER].built.length)
    case 'guild-vp-coins':
      return effect.amount * Math.floor(Math.max(s.cities[SOLO].coins, s.cities[PLAYER].coins) / effect.per)
    default:
      return 0
  }
}

/** The lead on the track: 2, 5 or 10 by zone; the capital is a victory, not points. */
function military(spaces: number): number {
  if (spaces <= 0 || spaces >= CAPITAL) return 0
  return spaces < 3 ? 2 : spaces < 6 ? 5 : 10
}

export const total = ({ military: army, blue, green, yellow, purple, wonders, progress, coins }: Points): number =>
  army + blue + green + yellow + purple + wonders + progress + coins

/** Who wins if the game ends now: supremacy, then points, then the points of blue cards, then nobody alone (R19). */
export function outcome(s: State): Result {
  if (s.result !== null) return s.result
  for (const side of SIDES) {
    if (lead(s, side) >= CAPITAL) return { winner: side, by: 'military' }
    if (different(s.cities[side].tally) >= SYMBOLS_TO_WIN) return { winner: side, by: 'science' }
  }
  const [solo, player] = [points(s, SOLO), points(s, PLAYER)]
  const margin = total(solo) - total(player) || solo.blue - player.blue
  return { winner: margin > 0 ? SOLO : margin < 0 ? PLAYER : 'shared', by: 'civilian' }
}

export const ENDINGS: Readonly<Record<Result['by'], Text>> = {
  military: { it: 'Supremazia Militare', en: 'Military supremacy' },
  science: { it: 'Scienza e Progresso', en: 'Scientific supremacy' },
  civilian: { it: 'Vittoria civile', en: 'Civilian victory' },
}

export function score(s: State): ScoreSheet {
  const { winner, by } = outcome(s)
  return {
    sides: ([PLAYER, SOLO] as const).map((side) => {
      const sum = points(s, side)
      return {
        seat: side === SOLO ? 'automa' : 'you',
        name: SIDE_TITLES[side],
        items: SOURCES.map((source) => ({ source, text: SOURCE_NAMES[source], points: sum[source] })),
        total: total(sum),
      }
    }),
    outcome: { winner: winner === 'shared' ? 'shared' : winner === SOLO ? 'automa' : 'you', by, text: ENDINGS[by] },
  }
}
