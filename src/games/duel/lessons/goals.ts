// What lessons of Duel ask for: small predicates over a move and what came of it; and the table they begin at.
import type { Json } from '../../../kernel/contract.ts'
import type { Goal, Lesson } from '../../../kernel/lesson.ts'
import { PLAYER } from '../asks.ts'
import type { CardId } from '../catalogue/cards.ts'
import { card, wonder } from '../catalogue/index.ts'
import type { ColourId } from '../catalogue/vocabulary.ts'
import type { WonderId } from '../catalogue/wonders.ts'
import type { Consequence } from '../consequences/records.ts'
import type { Move } from '../moves.ts'
import { cardPrice } from '../payment.ts'
import type { Result, State } from '../state.ts'

type DuelGoal = Goal<State, Move, Consequence>
export type DuelLesson = Lesson<State, Move, Consequence>

/** The move is of this kind. */
export const does =
  (kind: Move['do']): DuelGoal =>
  ({ move }) =>
    move.do === kind

/** The card that the move takes or uses is this one. */
export const takes =
  (id: CardId): DuelGoal =>
  ({ move }) =>
    'card' in move && move.card >= 0 && card(move.card).id === id

export const builds = (id: CardId): DuelGoal => {
  const [isBuilt, isIt] = [does('build'), takes(id)]
  return (done) => isBuilt(done) && isIt(done)
}

/** A building of this colour is constructed. */
export const buildsColour =
  (colour: ColourId): DuelGoal =>
  ({ move }) =>
    move.do === 'build' && card(move.card).colour === colour

export const raises =
  (id: WonderId): DuelGoal =>
  ({ move }) =>
    move.do === 'wonder' && wonder(move.wonder).id === id

/** You pay nothing for it. */
export const isFree: DuelGoal = ({ consequences }) =>
  !consequences.some((c) => c.what === 'pays' && c.side === PLAYER && c.by > 0)

/** It is free because of a chain (R8.1). */
export const isByChain: DuelGoal = ({ before, move }) =>
  move.do === 'build' && cardPrice(before, PLAYER, card(move.card)).chain

/** The card bears a symbol that makes a later one free. */
export const givesChain: DuelGoal = ({ move }) => move.do === 'build' && card(move.card).gives !== 0

/** The game ends in your victory, in this way. */
export const wins =
  (by: Result['by']): DuelGoal =>
  ({ after: { result } }) =>
    result?.winner === PLAYER && result.by === by

/** A table in your turn, with what every lesson needs; the rest is the lesson's. */
export const at = (position: { readonly [field: string]: Json }): Json => ({
  turn: 'player',
  address: 'SC',
  board: ['law', 'economy', 'strategy', 'masonry', 'urbanism'],
  solo: { unbuilt: ['pyramids', 'colossus', 'piraeus', 'mausoleum'] },
  player: { unbuilt: ['sphinx', 'great-library', 'appian-way', 'statue-of-zeus'] },
  ...position,
})
