// What lessons of Concordia ask for: small predicates over a move and what came of it; and the table they begin at.
import type { Json } from '../../../kernel/contract.ts'
import type { Goal, Lesson } from '../../../kernel/lesson.ts'
import type { CardId } from '../catalogue/index.ts'
import type { Consequence } from '../consequences/records.ts'
import type { Move } from '../moves.ts'
import { winnerOf, type Winner } from '../score.ts'
import type { State } from '../state.ts'
import { mapOf } from '../state.ts'

type ConcordiaGoal = Goal<State, Move, Consequence>
export type ConcordiaLesson = Lesson<State, Move, Consequence>

/** The move is of this kind. */
export const does =
  (kind: Move['do']): ConcordiaGoal =>
  ({ move }) =>
    move.do === kind

export const plays =
  (...ids: readonly CardId[]): ConcordiaGoal =>
  ({ move }) =>
    move.do === 'play' && ids.includes(move.card)

export const acquires =
  (id: CardId): ConcordiaGoal =>
  ({ move }) =>
    move.do === 'acquire' && move.card === id

export const goesTo =
  (line: string): ConcordiaGoal =>
  ({ move }) =>
    move.do === 'to' && move.line === line

export const builds =
  (city: string): ConcordiaGoal =>
  ({ move }) =>
    move.do === 'build' && move.city === city

export const producesIn =
  (province: string): ConcordiaGoal =>
  ({ move }) =>
    move.do === 'produce' && move.province === province

/** You have houses in all these cities. */
export const hasHouses =
  (...cities: readonly string[]): ConcordiaGoal =>
  ({ after }) =>
    cities.every((city) => ((after.player.houses >> (mapOf(after).cityNo(city) as number)) & 1) === 1)

/** The game is over, and this is how it went. */
export const ends =
  (winner: Winner): ConcordiaGoal =>
  ({ after }) =>
    after.over && winnerOf(after) === winner

/** A table on Italia in your turn; the rest is the lesson's. */
export const at = (position: { readonly [field: string]: Json }): Json => ({
  map: 'italia',
  turn: 'player',
  ...position,
})
