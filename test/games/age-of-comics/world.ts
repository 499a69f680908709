// Worlds for tests: a position, a question about it or a few moves in it, and what the clauses say. Nothing here knows how the rules are
// written.
import type { Json } from '../../../src/kernel/contract.ts'

/** A position; every field has a default. */
export type World = Readonly<Record<string, Json>>
export type Answer = Readonly<Record<string, Json>>

export interface Scenario {
  /** The clauses, and the sentence they prove. */
  readonly says: string
  readonly world: World
  /** Without it the question is the Automa's decision. */
  readonly ask?: Answer | undefined
  /** Moves of all seats instead of a question; `expect` is then a part of the position they lead to. */
  readonly play?: readonly string[]
  readonly expect: Answer
  /** How the clauses lead there, and which other reading would not. */
  readonly why: string
}

/** The Automa decides so; only what is named is compared. */
export const decides = (says: string, world: World, action: Answer, why: string): Scenario => ({
  says,
  world,
  expect: { action },
  why,
})

export const asked = (says: string, ask: Answer, world: World, expect: Answer, why: string): Scenario => ({
  says,
  world,
  ask,
  expect,
  why,
})

/** Backs that everybody sees, so that no chance comes before the first move. */
export const BACKS: Answer = { comicTop: 'romance', writerTop: 2, artistTop: 2 }

/** Moves of all seats, as in a log, from your turn on, and part of the position they lead to. */
export const plays = (says: string, world: World, play: readonly string[], then: Answer, why: string): Scenario => ({
  says,
  world: { phase: 'player-turn', decks: BACKS, spaces: { sales: ['automa'] }, ...world },
  play,
  expect: then,
  why,
})

const GENRE_LETTERS: Readonly<Record<string, string>> = {
  C: 'crime',
  H: 'horror',
  R: 'romance',
  F: 'sci-fi',
  S: 'superhero',
  W: 'western',
}

/** An automa card: actions from top to bottom, genres by their letters from left to right. */
export const card = (actions: string, genres = 'CFSRWH'): Json => ({
  actions: actions.split(' '),
  genrePriority: genres.split('').map((letter) => GENRE_LETTERS[letter] ?? letter),
})

/** A printed comic with its fans. */
export const comic = (id: string, fans = 2, more: Answer = {}): Json => ({ id, fans, ...more })

/** Orders on the map: `o-2-5 crime 4`, or `o-2-5 crime` face down. */
export const orders = (...lines: readonly string[]): Json =>
  Object.fromEntries(
    lines.map((line) => {
      const [space = '', genre = '', value] = line.split(' ')
      return [space, value === undefined ? { genre } : { genre, value: Number(value) }]
    }),
  )

const WHOLE = new Set(['values', 'sums'])
const SETS = new Set(['flipped', 'removed', 'gainFan', 'alsoFans', 'legal'])

/** Where an answer is not what was expected: only what is expected is compared, sets in any order, values as a whole. */
export function differences(expected: unknown, actual: unknown, at = 'answer', key = ''): string[] {
  const differs = () => [`${at} is ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`]
  if (WHOLE.has(key)) return canonical(expected) === canonical(actual) ? [] : differs()
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return differs()
    if (!SETS.has(key)) return expected.flatMap((each, n) => differences(each, actual[n], `${at} ${n}`))
    const there = new Set(actual.map((each) => canonical(each)))
    return expected.every((each) => there.has(canonical(each))) ? [] : differs()
  }
  if (!isObject(expected) || !isObject(actual)) return Object.is(expected, actual) ? [] : differs()
  return Object.entries(expected).flatMap(([name, value]) => differences(value, actual[name], `${at} ${name}`, name))
}

/** The same text for the same data, whatever the order of its keys. */
function canonical(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(canonical).join()}]`
  if (!isObject(data)) return JSON.stringify(data) ?? 'nothing'
  return JSON.stringify(
    Object.entries(data)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, v]) => [k, canonical(v)]),
  )
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
