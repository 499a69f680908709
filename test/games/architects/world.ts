// Worlds for tests: a position in a line, a question about it or a few moves in it, and what the clauses say. Nothing here knows how the
// rules are written.
import type { Json } from '../../../src/kernel/contract.ts'
import type { CardId } from '../../../src/games/architects/catalogue/cards.ts'
import type { TokenId } from '../../../src/games/architects/catalogue/tokens.ts'
import type { WonderId } from '../../../src/games/architects/catalogue/wonders.ts'

export type SideName = 'player' | 'opponent'
export type DeckName = SideName | 'central'
export type Cards = Readonly<Partial<Record<CardId, number>>>

export interface BoardWorld {
  readonly wonder?: WonderId
  readonly stages?: readonly string[]
  readonly cards?: Cards
  readonly tokens?: readonly TokenId[]
  readonly military?: number
}

type DeckWorld =
  | CardId
  | null
  | 'empty'
  | { readonly top?: CardId | null; readonly count?: number; readonly left?: Cards }

/** A position; every field has a default. */
export interface World {
  readonly difficulty?: string
  /** As the value of the option, or as data. */
  readonly variant?: Json
  readonly active?: SideName
  readonly player?: BoardWorld
  readonly opponent?: BoardWorld
  readonly cat?: SideName | null
  readonly conflict?: number
  readonly progress?: { readonly faceUp?: readonly TokenId[]; readonly stack?: number }
  readonly decks?: Readonly<Partial<Record<DeckName, DeckWorld>>>
  readonly taken?: boolean
  readonly due?: Readonly<Record<string, Json>> | null
  readonly used?: readonly TokenId[]
  readonly pending?: number
  readonly seen?: CardId | null
  /** Dice rolled already for the decision that waits. */
  readonly rolls?: readonly number[]
  readonly discard?: Cards
  readonly chance?: readonly (string | number)[]
}

export type Answer = Readonly<Record<string, Json>>

export interface Scenario {
  /** The clauses, and the sentence they prove. */
  readonly says: string
  readonly world: World
  /** Without it the question is the Opponent's whole turn. */
  readonly ask?: Readonly<Record<string, Json>> | undefined
  /** Moves of all seats instead of a question; `expect` is then a part of the position they lead to. */
  readonly play?: readonly string[]
  readonly expect: Answer
  /** How the clauses lead there, and which other reading would not. */
  readonly why: string
}

/** You play Giza and the Opponent Rhodes, unless the world says otherwise. */
const seated = (world: World): World => ({
  ...world,
  player: { wonder: 'giza', ...world.player },
  opponent: { wonder: 'rhodes', ...world.opponent },
})

/** The Opponent decides as the line says: `take player`, `construct rhodes-2i wood coin`, `token stack`, `none`. */
export const decides = (says: string, kind: string, world: World, line: string, why: string): Scenario => ({
  says,
  world: seated(world),
  ask: { kind },
  expect: { action: action(line) },
  why,
})

/** Of the two Wonder decks (and the central card) it takes that one. */
export const takes = (says: string, world: World, deck: DeckName, why: string): Scenario =>
  decides(says, 'take', world, `take ${deck}`, why)

/** The whole turn, event by event; `after` names only what is compared. */
export const turn = (says: string, world: World, steps: readonly string[], after: Answer, why: string): Scenario => ({
  says,
  world: seated(world),
  expect: { action: { type: 'turn', steps: steps.map(event) }, after },
  why,
})

export const asked = (says: string, ask: Answer, world: World, expect: Answer, why: string): Scenario => ({
  says,
  world: seated(world),
  ask,
  expect,
  why,
})

/** What the position tells by itself: `now` (what the Opponent decides), `only`, `sheet`, `prints`, the `levels` that its variant adds. */
export const tells = (says: string, world: World, expect: Answer, why: string): Scenario => ({
  says,
  world: seated(world),
  expect,
  why,
})

/** Your moves at this moment. */
export const moves = (says: string, world: World, legal: readonly string[], why: string): Scenario => ({
  says,
  world: seated({ active: 'player', ...world }),
  ask: { kind: 'moves' },
  expect: { legal: legal.map(action) },
  why,
})

/** Moves of all seats, as in a log, and part of the position they lead to. */
export const plays = (says: string, world: World, play: readonly string[], then: Answer, why: string): Scenario => ({
  says,
  world: seated({ active: 'player', progress: { faceUp: ['culture', 'decor', 'education'] }, ...world }),
  play,
  expect: then,
  why,
})

function counts(words: readonly string[]): Answer {
  const found: Record<string, number> = {}
  for (const word of words) found[word] = (found[word] ?? 0) + 1
  return found
}

/** A decision, or a move of yours. */
export function action(line: string): Answer {
  const [type = '', one = '', ...more] = line.split(' ')
  switch (type) {
    case 'take':
    case 'hali-deck':
      return { type, deck: one }
    case 'hali-card':
      return { type, card: one }
    case 'science':
      return { type, discard: counts([one, ...more]) }
    case 'token':
      return { type, token: one }
    case 'construct':
      return { type, stage: one, pay: counts(more) }
    case 'wonder':
      return { type, wonder: one }
    case 'setup':
      return { type, tokens: one === '' ? [] : [one, ...more] }
    default:
      return { type }
  }
}

/** An event of a turn. */
function event(line: string): Answer {
  const [type = '', one = '', two = ''] = line.split(' ')
  switch (type) {
    case 'take':
      return { type, deck: one, card: two }
    case 'reveal-central':
    case 'discard-central':
      return { type, card: one }
    case 'token':
      return { type, token: one, got: two === '' ? one : two }
    case 'battle':
      return { type, player: Number(one), opponent: Number(two) }
    default:
      return action(line)
  }
}

/** Clauses and rulings a sentence names. */
export const idsIn = (text: string): readonly string[] => text.match(/\b[SQR]\d+(?:\.\d+)?\b/g) ?? []

const WHOLE = new Set(['cards', 'pay', 'discard', 'values', 'sums'])
const SETS = new Set(['stages', 'tokens', 'available', 'payable', 'payments', 'legal', 'obligations'])

/** Where an answer is not what was expected: only what is expected is compared, sets in any order, counts as a whole. */
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
