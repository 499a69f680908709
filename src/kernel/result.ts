// What is remembered of a finished game when its log is gone: enough for statistics, for a sheet of wins and for a challenge.
import type { ScoreSheet, SideScore } from './contract.ts'
import type { Mark } from './marks.ts'
import type { ChanceMode } from './mode.ts'
import { movesIn } from './moves.ts'
import { isReferee } from './referee.ts'
import type { Table } from './table.ts'
import type { Text } from './text.ts'
import { variantOf } from './variant.ts'
import { verdictOf } from './verdict.ts'

/** Something results differ in, with its possible values: the level, the faction, the title. */
export interface Facet {
  readonly id: string
  readonly title: Text
  readonly choices: readonly { readonly id: string; readonly title: Text }[]
}

/** A part of the sheet of wins: a field for every value of a facet, or for every pair of values of two. */
export interface SheetPart {
  readonly title: Text
  readonly columns: string
  readonly rows?: string
  /** A field is filled by reaching its value, won or not, and so are the fields before it: titles. */
  readonly climbs?: true
}

/** What a game says about its results besides points and options. */
export interface ResultSpec<S> {
  /** The name of every source of points. */
  readonly sources: Readonly<Record<string, Text>>
  /** What the deal or the play decided. A facet with the id of an option replaces it: the faction that was drawn. */
  readonly facets: readonly Facet[]
  /** The values of those facets in a finished game. */
  facts(s: S): Facts
  readonly sheet: readonly SheetPart[]
}

export type Facts = Readonly<Record<string, readonly string[]>>

/** The points of a side, by source; sources without points are left out. */
export interface SidePoints {
  readonly total: number
  readonly by: Readonly<Record<string, number>>
}

export const PLACES = ['screen', 'beside', 'mixed'] as const
/** Where it was played: on screen, beside the real table, or with the app's dice there. */
export type Place = (typeof PLACES)[number]

export interface GameResult {
  readonly game: string
  readonly edition: number
  readonly options: Readonly<Record<string, string>>
  readonly facts: Facts
  readonly place: Place
  readonly seed?: string
  readonly winner: ScoreSheet['outcome']['winner']
  /** The way it ended, by its id among the game's endings. */
  readonly by: string
  /** It ended by an instant victory: points did not count. */
  readonly isInstant?: true
  readonly you: SidePoints
  readonly automa?: SidePoints
  readonly moves: number
  /** How often something else was played after chance had shown what comes, and at how many moments a hint was asked for. */
  readonly undone: number
  readonly hints: number
  readonly marks: readonly Mark[]
  /** It did not begin at the beginning: from a position, or from a moment of another game. */
  readonly began?: 'position' | 'copy'
}

const PLACE_OF: Readonly<Record<ChanceMode['kind'], Place>> = { seeded: 'screen', dealt: 'beside', mixed: 'mixed' }

/** The result of a table whose game is over. */
export function gameResult<S, M, O extends Readonly<Record<string, string>>, C>(table: Table<S, M, O, C>): GameResult {
  const { module, setup, state, log, marks } = table
  const { sides, outcome } = module.score(state)
  const { isInstant = false } = verdictOf(module, state)
  const { chance, options, position } = setup
  const automa = pointsOf(sides, 'automa')
  const times = (mark: Mark): number => (marks.includes(mark) ? Math.max(1, table.timesMarked(mark)) : 0)
  return {
    game: module.game.id,
    edition: module.game.edition,
    options,
    facts: module.results?.facts(state) ?? {},
    place: PLACE_OF[chance.kind],
    ...(chance.kind === 'dealt' ? {} : { seed: chance.seed }),
    winner: outcome.winner,
    by: outcome.by,
    ...(isInstant && { isInstant }),
    you: pointsOf(sides, 'you') ?? { total: 0, by: {} },
    ...(automa && { automa }),
    moves: movesIn(log),
    undone: times('undone'),
    hints: times('hint'),
    marks,
    ...(position === undefined ? {} : { began: 'position' }),
  }
}

function pointsOf(sides: readonly SideScore[], seat: SideScore['seat']): SidePoints | undefined {
  const side = sides.find((each) => each.seat === seat)
  if (side === undefined) return undefined
  const by: Record<string, number> = {}
  for (const { source, points } of side.items) if (points !== 0) by[source] = (by[source] ?? 0) + points
  return { total: side.total, by }
}

/** What a result with this mark is left out of: of everything, or only of the sheet. */
const LEFT_OUT: Readonly<Record<Mark, 'everything' | 'sheet'>> = {
  undone: 'sheet',
  hint: 'sheet',
  imported: 'everything',
  edited: 'everything',
}

/** Why a result does not count: a mark, the way it began, a referee who checks nothing, or other rules of the opponent. */
export type Reason = Mark | NonNullable<GameResult['began']> | 'referee' | 'variant'

export type Counted = Pick<GameResult, 'marks' | 'began' | 'options'>

const otherReasons = ({ began, options }: Counted): readonly Reason[] => [
  ...(began === undefined ? [] : [began]),
  ...(isReferee(options) ? (['referee'] as const) : []),
  ...(variantOf(options) === '' ? [] : (['variant'] as const)),
]

/** Why a result is not in the statistics; nothing if it is. */
export const reasonsApart = (result: Counted): readonly Reason[] => [
  ...result.marks.filter((mark) => LEFT_OUT[mark] === 'everything'),
  ...otherReasons(result),
]

/** Why a result fills no field of the sheet; nothing if it may. */
export const reasonsOffSheet = (result: Counted): readonly Reason[] => [...result.marks, ...otherReasons(result)]
