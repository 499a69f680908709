// Counts the taps of a game beside the table: the script says what the real cards and dice show and what you do, the hand tells the page.
import type { AnyTable } from '../scripts/moment.ts'
import { pressesOn } from './hand.ts'
import type { Options } from './kernel.ts'
import { touched } from './picker.ts'
import type { Stage } from './stage.ts'
import { type ByHand, playBeside } from './whole.ts'

/** A script of a game, and how its rounds are counted. */
export interface Script {
  readonly byHand: ByHand
  /** Decides what the cards and dice at the real table show, and what you do. */
  readonly seed: string
  readonly options?: Options
  /** Asks that begin a turn, of either side. */
  readonly turns: readonly string[]
  /** The round a table is in, from the first turn on. */
  round(table: AnyTable, turns: Turns): number
  /** Rounds that `npm test` plays; `npm run soak` plays all. */
  readonly rounds: number
  /** Draws in the middle of the game that set up its next part, counted by themselves. */
  isSetUp?(table: AnyTable): boolean
}

/** Turns so far, of you and of the automa. */
export interface Turns {
  readonly you: number
  readonly automa: number
}

export interface Taps {
  /** Before the first turn. */
  readonly before: number
  /** In each round on average, without the draws that set up the next part of a game. */
  readonly perRound: number
  readonly rounds: number
  /** For setting up later parts. */
  readonly later: number
}

export async function tapsOf(stage: Stage, script: Script): Promise<Taps> {
  const { byHand, seed, options = {}, turns: asks, rounds } = script
  const { page } = stage
  const turns = { you: 0, automa: 0 }
  let [from, begun, later, last]: [number | undefined, number | undefined, number, number] = [
    undefined,
    undefined,
    0,
    0,
  ]
  let isLater = false
  let counted = -1
  let done = 0
  let all = 0
  await playBeside(stage, byHand, {
    options,
    seed,
    player: byHand.kernel.player('greedy', seed),
    tell: touched,
    watch: (dealer) => {
      const now = pressesOn(page)
      from ??= now
      if (isLater) later += now - last
      last = now
      const { step, cursor } = dealer
      isLater = begun !== undefined && script.isSetUp?.(dealer) === true
      if (step.kind !== 'choice' || !asks.includes(step.ask) || cursor === counted) return
      counted = cursor
      begun ??= now
      turns[step.seat]++
      done = script.round(dealer, turns)
    },
    ended: () => {
      all = pressesOn(page)
    },
    until: (dealer) => script.round(dealer, turns) > rounds,
  })
  const before = (begun ?? all) - (from ?? 0)
  return { before, later, rounds: done, perRound: (all - (begun ?? all) - later) / done }
}
