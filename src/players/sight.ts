// What states are worth to your seat, as a learned eye sees them.
import type { PlayModule, ScoreSheet } from '../kernel/contract.ts'
import type { Eye, Unit } from '../kernel/eye.ts'
import { marginOf } from './margin.ts'

/** Values from 0 to 1, or points where an eye foresees them. */
export interface Sight<S> {
  readonly unit: Unit
  /** Where a search ends: at a choice of yours, or at the end of the game. */
  leaf(s: S, before: S, isOver: boolean): Found
  /** Right after a move made in `before`, to compare it with others. */
  glance(s: S, before: S): number
  /** Whether a move made in `before` has led so far that a search ends; then every state is worth the best that follows. */
  isBeyond(s: S, before: S): boolean
  readonly hasHorizon: boolean
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
const VICTORY = 0.7

const WON: Readonly<Record<ScoreSheet['outcome']['winner'], number>> = { you: 1, shared: 0.5, none: 0.5, automa: 0 }

const hasOpponent = (sheet: ScoreSheet): boolean => sheet.sides.length > 1

const squash = (points: number, width: number): number => 1 / (1 + Math.exp(-points / width))

/** What the end of a game is worth; points say nothing about a game that ended at once. */
export function resultOf<S, M, O>(module: PlayModule<S, M, O>, s: S, width: number): number {
  const sheet = module.score(s)
  if (!hasOpponent(sheet)) return marginOf(sheet)
  const won = WON[sheet.outcome.winner]
  if (module.verdict?.(s).isInstant) return won
  return VICTORY * won + (1 - VICTORY) * squash(marginOf(sheet), width)
}

export function sightOf<S, M, O>(module: PlayModule<S, M, O>, eye: Eye<S>): Sight<S> {
  const { unit, width } = eye.brain
  const { horizon, game } = module
  const isBeyond = (s: S, before: S): boolean => horizon?.isBeyond(s, before) ?? false
  const rested = (s: S, before: S): S => (horizon === undefined || isBeyond(s, before) ? s : horizon.rest(s))
  return {
    unit,
    leaf(s, before, isOver) {
      if (isOver) return ended(module, s, width)
      const at = rested(s, before)
      if (game.step(at).kind === 'over') return ended(module, at, width)
      const worth = eye.value(at)
      return { worth, chance: worth, margin: worth }
    },
    glance(s, before) {
      const at = game.step(s).kind === 'over' ? s : rested(s, before)
      return game.step(at).kind === 'over' ? resultOf(module, at, width) : eye.value(at)
    },
    isBeyond,
    hasHorizon: horizon !== undefined,
  }
}

function ended<S, M, O>(module: PlayModule<S, M, O>, s: S, width: number): Found {
  const worth = resultOf(module, s, width)
  return { worth, chance: WON[module.score(s).outcome.winner], margin: worth }
}
