// What a move or a draw causes. `apply` reports it while it happens, so causes are right. Simulations pass no listener and pay nothing:
// `tell?.({ … })` does not even make the record.
import type { AnyModule, Game, Seat } from './contract.ts'
import { copy } from './copy.ts'
import type { Lang, Text } from './text.ts'

/** Hears every change a move makes, in order. */
export type Tell<C> = (consequence: C) => void

/**
 * How a consequence is shown. `section`: a new part of the game begins (an Age, a round), a heading of the log. `event`: a person should
 * notice it (a battle, a wonder of the automa); what follows it in the same move belongs to it. `line`: an effect, shown below its move.
 * `said`: the sentence of the move says it already.
 */
export type Rank = 'section' | 'event' | 'line' | 'said'

/** How a game describes its consequences: each is a record of the game's own type. */
export interface Consequences<C> {
  /** Who, what, how much, because of what. A sentence without a full stop; a section has a short title ("Age II"). */
  say(c: C, lang: Lang): string
  rank(c: C): Rank
  /** The side whose coins, points, cards or pieces it changes; undefined if it is nobody's. */
  seat(c: C): Exclude<Seat, 'chance'> | undefined
  /** The components it is about, for drawings. */
  ids?(c: C): readonly string[]
  /** Points that are counted as they are made: the ledger splits an item of the score sheet by their source. */
  points?(c: C): TalliedPoints | undefined
}

export interface TalliedPoints {
  readonly seat: Exclude<Seat, 'chance'>
  /** The item of the score sheet they are counted in. */
  readonly item: string
  /** Their source, by an id and in words. */
  readonly source: string
  readonly text: Text
  readonly points: number
}

/** All public numbers by name: coins, tracks, goods, cards in every place. Zeros may be left out. */
export type PublicNumbers = Readonly<Record<string, number>>

/** What the law of consequences compares: the numbers of a state, and by how much a consequence moves them. */
export interface Counting<S, C> {
  numbers(s: S): PublicNumbers
  moves(c: C): PublicNumbers
}

/** Applies a move to a copy and listens. */
export function listen<S, M, O, C>(game: Game<S, M, O, C>, before: S, move: M): { readonly after: S; told: C[] } {
  const after = copy(before)
  const told: C[] = []
  game.apply(after, move, (consequence) => told.push(consequence))
  return { after, told }
}

/** The law: the numbers before plus the reported changes give the numbers after. Returns the first number that is wrong, for developers. */
export function untold<S, C>(
  { moves }: Counting<S, C>,
  before: PublicNumbers,
  told: readonly C[],
  after: PublicNumbers,
): string | undefined {
  const changes: Record<string, number> = {}
  for (const consequence of told)
    for (const [name, by] of Object.entries(moves(consequence))) changes[name] = (changes[name] ?? 0) + by
  const wrong = (name: string): string | undefined => {
    const is = after[name] ?? 0
    const due = (before[name] ?? 0) + (changes[name] ?? 0)
    return due === is ? undefined : `${name} is ${is}, but ${due} by what was told`
  }
  // There are hundreds of numbers and few changes: each is looked at once.
  for (const name of Object.keys(after)) {
    if (before[name] === after[name] && changes[name] === undefined) continue
    const breach = wrong(name)
    if (breach !== undefined) return breach
  }
  for (const name of Object.keys(before)) {
    if (after[name] !== undefined) continue
    const breach = wrong(name)
    if (breach !== undefined) return breach
  }
  for (const name of Object.keys(changes)) {
    const breach = wrong(name)
    if (breach !== undefined) return breach
  }
  return undefined
}

/** Consequences as people read them, without those that the move's own sentence says. */
export function tellings(
  { consequences }: Pick<AnyModule, 'consequences'>,
  told: readonly unknown[],
  lang: Lang,
): readonly Telling[] {
  if (consequences === undefined) return []
  return told.flatMap((c) => {
    const rank = consequences.rank(c)
    return rank === 'said' ? [] : [{ rank, text: consequences.say(c, lang), seat: consequences.seat(c) }]
  })
}

export interface Telling {
  readonly rank: Exclude<Rank, 'said'>
  readonly text: string
  readonly seat: Exclude<Seat, 'chance'> | undefined
}
