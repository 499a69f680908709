// What lessons of Architects ask for: small predicates over a move and what came of it; and the table they begin at.
import type { Json } from '../../../kernel/contract.ts'
import type { Goal, Lesson } from '../../../kernel/lesson.ts'
import { PLAYER } from '../asks.ts'
import { card, stage, token } from '../catalogue/index.ts'
import type { CardId } from '../catalogue/cards.ts'
import type { TokenId } from '../catalogue/tokens.ts'
import type { Consequence } from '../consequences/records.ts'
import { ones, payable, scienceSets } from '../measures.ts'
import { DECK_NAMES, type Move, STACK } from '../moves.ts'
import { outcome } from '../score.ts'
import type { State } from '../state.ts'

type ArchitectsGoal = Goal<State, Move, Consequence>
export type ArchitectsLesson = Lesson<State, Move, Consequence>

/** The move is of this kind. */
export const does =
  (kind: Move['do']): ArchitectsGoal =>
  ({ move }) =>
    move.do === kind

/** A card is taken from this deck. */
export const takesFrom =
  (deck: (typeof DECK_NAMES)[number]): ArchitectsGoal =>
  ({ move }) =>
    move.do === 'take' && DECK_NAMES[move.deck] === deck

/** The card taken lay open, and is this one. */
export const takes =
  (id: CardId): ArchitectsGoal =>
  ({ before, move }) => {
    const top = move.do === 'take' ? before.decks[move.deck].top : -1
    return top >= 0 && card(top).id === id
  }

export const takesToken =
  (id: TokenId): ArchitectsGoal =>
  ({ move }) =>
    move.do === 'token' && move.token !== STACK && token(move.token).id === id

export const constructs =
  (id: string): ArchitectsGoal =>
  ({ move }) =>
    move.do === 'construct' && stage(move.stage).id === id

/** You can pay for a Stage now (R5.5). */
export const canConstruct: ArchitectsGoal = ({ after }) => payable(after, PLAYER) !== 0

/** You have a science set now (R6.1). */
export const hasSet: ArchitectsGoal = ({ after }) => scienceSets(after.boards[PLAYER]) !== 0

/** As many Stages stand as this. */
export const hasStages =
  (count: number): ArchitectsGoal =>
  ({ after }) =>
    ones(after.boards[PLAYER].stages) >= count

/** So many cards of this kind lie in front of you. */
export const keeps =
  (id: CardId, count: number): ArchitectsGoal =>
  ({ after }) =>
    after.boards[PLAYER].cards.some((held, no) => card(no).id === id && held >= count)

/** The game is over, decided in this way, and you have not lost it. */
export const ends =
  (by: ReturnType<typeof outcome>['by']): ArchitectsGoal =>
  ({ after }) => {
    const result = outcome(after)
    return after.over && result.by === by && (result.winner === PLAYER || result.winner === 'shared')
  }

/** A table in your turn, with what every lesson needs; the rest is the lesson's. */
export const at = (position: { readonly [field: string]: Json }): Json => ({
  active: 'player',
  player: { wonder: 'giza' },
  opponent: { wonder: 'rhodes' },
  progress: { faceUp: ['education', 'crafts', 'tactics'] },
  ...position,
})
