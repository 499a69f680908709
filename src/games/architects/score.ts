// Points by source, and who wins (R8.8, R11.2, R11.3).
import type { ScoreSheet, SideScore, Text } from '../../kernel/contract.ts'
import { OPPONENT, PLAYER, type Side } from './asks.ts'
import { CARDS, CAT_CARD, COMPLETE, type Token, token, wonder } from './catalogue/index.ts'
import { ones } from './measures.ts'
import { type Board, countOf, NONE, type State } from './state.ts'

export const SOURCES = ['stages', 'cat', 'blue', 'military', 'progress'] as const
export type Source = (typeof SOURCES)[number]
export type Points = Record<Source, number>

export const SOURCE_NAMES: Readonly<Record<Source, Text>> = {
  stages: { it: 'Stadi costruiti', en: 'Constructed Stages' },
  cat: { it: 'Pedina Gatto', en: 'Cat pawn' },
  blue: { it: 'Carte Blu', en: 'Blue cards' },
  military: { it: 'Segnalini Vittoria Militare', en: 'Military Victory tokens' },
  progress: { it: 'Segnalini Progresso', en: 'Progress tokens' },
}

const CAT_POINTS = 2
const VICTORY_POINTS = 3

/** The points of a side if the game ended now. */
export function points(s: State, side: Side): Points {
  const board = s.boards[side]
  const { cards, tokens, military } = board
  let blue = 0
  for (const { no, vp } of CARDS) blue += vp * (cards[no] as number)
  let progress = 0
  for (let i = 0; i < tokens.length; i++) progress += worth(board, token(tokens[i] as number), i)
  return {
    stages: stagePoints(board),
    cat: s.cat === side ? CAT_POINTS : 0,
    blue,
    military: military * VICTORY_POINTS,
    progress,
  }
}

export function stagePoints({ wonder: no, stages }: Board): number {
  if (no === NONE) return 0
  let sum = 0
  for (const { bit, vp } of wonder(no).stages) if ((stages & bit) !== 0) sum += vp
  return sum
}

/** What the token in that place is worth to its owner at the end (R8.8). */
export function worth({ stages, cards, tokens, military }: Board, { no, effect }: Token, place: number): number {
  switch (effect.code) {
    case 'vp-wonder':
      return stages === COMPLETE ? effect.complete : effect.unfinished
    case 'vp-per-cat':
      return effect.amount * (cards[CAT_CARD] as number)
    case 'vp-per-victory':
      return effect.amount * military
    case 'vp-per-token':
      return effect.amount * tokens.length
    case 'vp-pair': {
      if (tokens.indexOf(no) < place) return 0 // told with the first copy
      return countOf(tokens, no) > 1 ? effect.both : effect.one
    }
    // No points of their own.
    case 'extra-card':
    case 'extra-card-on-stage':
    case 'coin-worth-two':
    case 'any-resources':
    case 'shields':
      return 0
  }
}

export const total = ({ stages, cat, blue, military, progress }: Points): number =>
  stages + cat + blue + military + progress

export type Winner = Side | 'shared'

/** Who wins if the game ends now, and whether only by Stages (R11.3, Q27). */
export const outcome = (s: State): Outcome => decided(s, total(points(s, PLAYER)), total(points(s, OPPONENT)))

interface Outcome {
  readonly winner: Winner
  readonly by: 'points' | 'stages' | 'shared'
}

function decided(s: State, player: number, opponent: number): Outcome {
  const margin = player - opponent
  if (margin !== 0) return { winner: margin > 0 ? PLAYER : OPPONENT, by: 'points' }
  const more = ones(s.boards[PLAYER].stages) - ones(s.boards[OPPONENT].stages)
  if (more !== 0) return { winner: more > 0 ? PLAYER : OPPONENT, by: 'stages' }
  return { winner: 'shared', by: 'shared' }
}

export const ENDINGS: Readonly<Record<'points' | 'stages' | 'shared', Text>> = {
  points: { it: 'più punti', en: 'more points' },
  stages: { it: 'più Stadi a parità di punti', en: 'more Stages, points being equal' },
  shared: { it: 'parità di punti e di Stadi', en: 'a tie on points and Stages' },
}

const SIDE_TEXTS = {
  [PLAYER]: { seat: 'you', name: { it: 'Tu', en: 'You' }, inSentence: { it: 'tu', en: 'you' } },
  [OPPONENT]: {
    seat: 'automa',
    name: { it: 'Avversario', en: 'Opponent' },
    inSentence: { it: 'l’Avversario', en: 'the Opponent' },
  },
} as const satisfies Record<Side, Partial<SideScore>>

function sideScore(s: State, side: Side): SideScore {
  const sum = points(s, side)
  const { seat, name, inSentence } = SIDE_TEXTS[side]
  return {
    seat,
    name,
    inSentence,
    items: SOURCES.map((source) => ({ source, text: SOURCE_NAMES[source], points: sum[source] })),
    total: total(sum),
  }
}

export function score(s: State): ScoreSheet {
  const sides = [sideScore(s, PLAYER), sideScore(s, OPPONENT)] as const
  const { winner, by } = decided(s, sides[PLAYER].total, sides[OPPONENT].total)
  return {
    sides,
    outcome: { winner: winner === 'shared' ? winner : winner === OPPONENT ? 'automa' : 'you', by, text: ENDINGS[by] },
  }
}
