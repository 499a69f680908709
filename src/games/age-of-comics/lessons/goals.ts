// What lessons of Age of Comics ask for: small predicates over a move and what came of it; and the table they begin at.
import type { Json } from '../../../kernel/contract.ts'
import type { Goal, Lesson } from '../../../kernel/lesson.ts'
import { PLAYER } from '../asks.ts'
import { card, type CardNo, cardNo } from '../catalogue/index.ts'
import { spaceNo } from '../catalogue/map.ts'
import { type AreaId, AREAS, type GenreId, genreNo } from '../catalogue/vocabulary.ts'
import type { Consequence } from '../consequences/records.ts'
import { matches } from '../measures.ts'
import type { Move } from '../moves.ts'
import { result } from '../score.ts'
import type { Printed, State } from '../state.ts'

type ComicsGoal = Goal<State, Move, Consequence>
export type ComicsLesson = Lesson<State, Move, Consequence>

/** The move is of one of these kinds. */
export const does =
  (...kinds: readonly Move['do'][]): ComicsGoal =>
  ({ move }) =>
    kinds.includes(move.do)

/** An editor goes to this area. */
export const places =
  (area: AreaId): ComicsGoal =>
  ({ move }) =>
    move.do === 'place' && AREAS[move.area] === area

/** The move is about one of these cards. */
export const about =
  (...ids: readonly string[]): ComicsGoal =>
  ({ move }) =>
    'card' in move && ids.includes(card(move.card).id)

/** The move names this genre. */
export const names =
  (genre: GenreId): ComicsGoal =>
  ({ move }) =>
    'genre' in move && move.genre === genreNo(genre)

/** The order that is turned or collected lies here. */
export const onSpace =
  (id: string): ComicsGoal =>
  ({ move }) =>
    'space' in move && move.space === spaceNo(id)

/** Your comic as it is now, if you have printed it. */
export const yours = ({ player }: State, id: string): Printed | undefined =>
  player.printed.find(({ comic }) => comic === (cardNo(id) as CardNo))

/** This comic is on your mat, and both its creatives match. */
export const matchesBoth =
  (id: string): ComicsGoal =>
  ({ after }) => {
    const entry = yours(after, id)
    return entry !== undefined && matches(entry.writer, entry.comic) && matches(entry.artist, entry.comic)
  }

/** An order of yours has been fulfilled. */
export const fulfils: ComicsGoal = ({ consequences }) => consequences.some(({ what }) => what === 'fulfilled')

export const holdsMastery =
  (genre: GenreId): ComicsGoal =>
  ({ after }) =>
    after.mastery[genreNo(genre) ?? 0] === PLAYER

/** The game has ended, with you ahead of the Automa; or level with it. */
export const wins: ComicsGoal = ({ after }) => after.over && result(after).winner === 'you'
export const ties: ComicsGoal = ({ after }) => after.over && result(after).final === result(after).itsTotal

/** A table in your turn, with what every lesson needs; the rest is the lesson's. */
export const at = (position: { readonly [field: string]: Json }): Json => ({
  phase: 'player-turn',
  card: 'automa-01',
  spaces: { hire: ['automa'] },
  decks: { writerTop: 2, artistTop: 1, comicTop: 'sci-fi' },
  ...position,
})
