// Worlds for tests: a position in a line, a question about it, and what the clauses say. Nothing here knows how the rules are written.
import type { Json } from '../../../src/kernel/contract.ts'
import type { CardId } from '../../../src/games/duel/catalogue/cards.ts'
import type { TokenId } from '../../../src/games/duel/catalogue/tokens.ts'
import type { AddressId } from '../../../src/games/duel/catalogue/vocabulary.ts'
import type { WonderId } from '../../../src/games/duel/catalogue/wonders.ts'

export type SideName = 'solo' | 'player'
export type Age = 1 | 2 | 3
export type Face = CardId | '?' | '?guild'

export interface CityWorld {
  readonly coins?: number
  readonly cards?: readonly CardId[]
  readonly unbuilt?: readonly WonderId[]
  readonly built?: readonly WonderId[]
  readonly buried?: readonly CardId[]
  readonly tokens?: readonly TokenId[]
}

/** A position; every field has a default. */
export interface World {
  readonly variant?: string | object
  readonly age?: Age
  readonly phase?: string
  readonly turn?: SideName
  readonly address?: AddressId
  readonly level?: string
  readonly promos?: readonly WonderId[]
  readonly conflict?: number
  readonly loot?: Readonly<Partial<Record<SideName, readonly number[]>>>
  readonly board?: readonly (TokenId | null)[]
  readonly box?: readonly TokenId[]
  readonly structure?: Readonly<Record<string, Face>>
  readonly solo?: CityWorld
  readonly player?: CityWorld
  readonly discard?: readonly CardId[]
  readonly setAside?: readonly Face[]
  readonly guildsAside?: readonly CardId[]
  readonly offer?: readonly WonderId[]
  readonly group?: 1 | 2
  readonly lastActive?: SideName
  readonly actor?: SideName
  readonly next?: SideName
  readonly queue?: readonly (readonly [string, SideName])[]
  readonly chance?: readonly string[]
}

type Answer = Readonly<Record<string, Json>>

export interface Scenario {
  /** The clauses, and the sentence they prove. */
  readonly says: string
  readonly world: World
  /** Moves made before the question is put. */
  readonly first?: readonly Json[]
  /** Without it the question is SOLO's decision. */
  readonly ask?: Readonly<Record<string, Json>> | undefined
  readonly expect: Answer
  /** How the clauses lead there, and which other reading would not. */
  readonly why: string
}

/** Cards that all lie accessible, named from SOLO's side to the player's, with nothing but face-down cards under them. */
export function laid(age: Age, ...faces: readonly CardId[]): World & { readonly structure: Record<string, Face> } {
  const row = age === 2 ? 1 : Math.max(1, faces.length - 1)
  const structure: Record<string, Face> = {}
  for (const [at, face] of faces.entries()) structure[`${row}.${at + 1}`] = face
  // Only row 1 may be empty under a card.
  if (row === 3) for (const slot of ['2.1', '2.2', '2.3']) structure[slot] = '?'
  return { age, structure }
}

/** SOLO decides as the line says: `build school 6`, `wonder pyramids altar 2`, `discard walls 3`, `token law`. */
export const decides = (says: string, world: World, line: string, why: string): Scenario => ({
  says,
  world,
  expect: { action: action(line) },
  why,
})

/** SOLO decides so after some moves. */
export const decidesAfter = (
  says: string,
  world: World,
  moves: readonly string[],
  line: string,
  why: string,
): Scenario => ({ ...decides(says, world, line, why), first: moves.map(move) })

export const legal = (says: string, world: World, moves: readonly string[], why: string): Scenario => ({
  says,
  world,
  ask: { kind: 'legal' },
  expect: { legal: moves.toSorted() },
  why,
})

/** What an item costs a side: coins in all, the part paid for resources, whether free by chain. */
export const costs = (
  says: string,
  world: World,
  [side, item]: readonly [SideName, CardId | WonderId],
  [coins, trade, chain = false]: readonly [number, number, boolean?],
  why: string,
): Scenario => ({ says, world, ask: { kind: 'cost', side, item }, expect: { cost: { coins, trade, chain } }, why })

export const needs = (says: string, world: World, side: SideName, need: Answer, why: string): Scenario => ({
  says,
  world,
  ask: { kind: 'need', side },
  expect: { need },
  why,
})

export const prints = (says: string, item: CardId | WonderId, printed: number, why: string): Scenario => ({
  says,
  world: {},
  ask: { kind: 'printed', item },
  expect: { printed },
  why,
})

export const scores = (says: string, world: World, score: Answer, why: string): Scenario => ({
  says,
  world,
  ask: { kind: 'score' },
  expect: { score },
  why,
})

/** What the position tells by itself: `now` (what SOLO decides, and what it looked at), `only`, `sheet`, `ahead`, `cites`, `clauses`. */
export const tells = (says: string, world: World, expect: Answer, why: string): Scenario => ({
  says,
  world,
  expect,
  why,
})

/** The position after some moves, in the words of R20; only the fields named are compared. */
export const after = (says: string, world: World, moves: readonly string[], then: Answer, why: string): Scenario => ({
  says,
  world,
  ask: { kind: 'after', moves: moves.map(move) },
  expect: { after: then },
  why,
})

const idOrNull = (word: string | undefined): string | null => (word === undefined || word === 'null' ? null : word)

function action(line: string): Json {
  const [type = '', one = '', two = '', three] = line.split(' ')
  switch (type) {
    case 'build':
      return { type, card: one, pay: Number(two) }
    case 'discard':
      return { type, card: one, gain: Number(two) }
    case 'wonder':
      return { type, wonder: one, card: two, pay: Number(three) }
    case 'draft':
      return two === '' ? { type, wonder: one } : { type, wonder: one, address: idOrNull(two) }
    case 'starter':
      return two === '' ? { type, side: one } : { type, side: null, chooser: two }
    case 'age-start':
      return { type, free: one === 'none' ? [] : one.split('+'), conflict: Number(two) }
    case 'liberty':
      return { type, take: one, give: idOrNull(two) }
    default:
      return move(line)
  }
}

export function move(line: string): Json {
  const [type = '', ...words] = line.split(' ')
  const [one = '', two] = words
  switch (type) {
    case 'wonder':
      return { type, wonder: one, card: two ?? '' }
    case 'draft':
      return { type, wonder: one }
    case 'address':
      return { type, address: one }
    case 'token':
      return { type, token: one }
    case 'liberty':
      return { type, take: one, give: idOrNull(two) }
    case 'starter':
      return { type, side: one }
    case 'age-start':
      return { type, free: words }
    case 'none':
      return { type }
    default:
      return { type, card: one }
  }
}

type Ask = (position: unknown, ask: unknown) => Readonly<Record<string, unknown>>

/** The position a scenario asks about. */
export const positionOf = ({ world, first }: Pick<Scenario, 'world' | 'first'>, ask: Ask): unknown =>
  first === undefined ? world : ask(world, { kind: 'after', moves: first })['after']

/** Clauses and rulings a sentence names. */
export const idsIn = (text: string): readonly string[] => text.match(/\b[SQR]\d+(?:\.\d+)?\b/g) ?? []

/** Answers of which every key counts; of the others only what is expected is compared. */
const WHOLE = new Set(['action', 'cost', 'need'])

/** Where an answer is not what was expected: objects key by key, lists and values exactly. */
export function differences(expected: unknown, actual: unknown, at = 'answer', whole = false): string[] {
  if (!isObject(expected) || !isObject(actual))
    return JSON.stringify(expected) === JSON.stringify(actual)
      ? []
      : [`${at} is ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`]
  const more = whole ? Object.keys(actual).filter((key) => !(key in expected)) : []
  return [
    ...more.map((key) => `${at} has ${key} as well`),
    ...Object.entries(expected).flatMap(([key, value]) =>
      differences(value, actual[key], `${at} ${key}`, WHOLE.has(key)),
    ),
  ]
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
