// What states are worth to your seat, as a learned eye sees them.
import type { PlayModule, ScoreSheet } from '../kernel/contract.ts'
import type { Brain, Eye } from '../kernel/eye.ts'
import { marginOf } from './margin.ts'

/** Values from 0 to 1, or points where an eye foresees them. */
export interface Sight<S> {
  readonly brain: Brain
  /** Where a search ends: at a choice of yours, or at the end of the game. */
  leaf(s: S, isOver: boolean): Found
  /** Right after a move made in `before`, to compare it with others; up to a horizon as it would be there. */
  glance(s: S, before: S): number
  /** The same for a search that will look closer: an end that is lost promises no more than it looks like, as what is still open does. */
  promise(s: S): number
}

export interface Found {
  /** What the search maximises. */
  readonly worth: number
  /** From 0 to 1: how likely it is won, as far as can be said; a finished game is won or not. */
  readonly chance: number
  /** Points at the end where nobody is to be beaten. */
  readonly margin: number
}

/** How much of a result is the victory itself; the rest is how clear it was, so that a lost game is still played well. */
export const VICTORY = 0.7

const WON: Readonly<Record<ScoreSheet['outcome']['winner'], number>> = { you: 1, shared: 0.5, none: 0.5, automa: 0 }

const hasOpponent = (sheet: ScoreSheet): boolean => sheet.sides.length > 1

const squash = (points: number, width: number): number => 1 / (1 + Math.exp(-points / width))

type Aim = Pick<Brain, 'width' | 'victory'>

/** What the end of a game is worth; points say nothing about a game that ended at once. */
export function resultOf<S, M, O>(module: PlayModule<S, M, O>, s: S, { width, victory = VICTORY }: Aim): number {
  const sheet = module.score(s)
  if (!hasOpponent(sheet)) return marginOf(sheet)
  const won = WON[sheet.outcome.winner]
  if (module.verdict?.(s).isInstant) return won
  return victory * won + (1 - victory) * squash(marginOf(sheet), width)
}

export function sightOf<S, M, O>(module: PlayModule<S, M, O>, eye: Eye<S>): Sight<S> {
  const { brain } = eye
  const { horizon, game } = module
  const isOver = (s: S): boolean => game.step(s).kind === 'over'
  const seen = (s: S): number => (isOver(s) ? resultOf(module, s, brain) : eye.value(s))
  return {
    brain,
    leaf(s, hasEnded) {
      if (hasEnded) return ended(module, s, brain)
      const worth = eye.value(s)
      return { worth, chance: worth, margin: worth }
    },
    glance: (s, before) =>
      seen(horizon === undefined || isOver(s) || horizon.isBeyond(s, before) ? s : horizon.rest(s)),
    promise(s) {
      const seenNow = seen(s)
      if (!isOver(s) || module.score(s).outcome.winner !== 'automa') return seenNow
      return Math.min(seenNow, eye.value(s))
    },
  }
}

function ended<S, M, O>(module: PlayModule<S, M, O>, s: S, aim: Aim): Found {
  const worth = resultOf(module, s, aim)
  return { worth, chance: WON[module.score(s).outcome.winner], margin: worth }
}
