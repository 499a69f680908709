// Worlds for tests: a position in a line, a question about it or a few moves in it, and what the clauses say. Nothing here knows how the
// rules are written.
import type { Json } from '../../../src/kernel/contract.ts'
import type { CardId } from '../../../src/games/concordia/catalogue/cards.ts'
import type { GoodId, TypeId } from '../../../src/games/concordia/catalogue/vocabulary.ts'

export type SideName = 'player' | 'ai'
export type Goods = Readonly<Partial<Record<GoodId, number>>>
export type Answer = Readonly<Record<string, Json>>

/** A position; every field has a default, the map Italia with its sample layout. */
export interface World {
  /** As the value of the option, or as data. */
  readonly variant?: Json
  readonly map?: 'italia' | 'hispania' | 'imperium'
  readonly dice?: 'd12' | '2d6'
  readonly turn?: SideName
  readonly phase?: 'normal' | 'final' | 'over'
  readonly endTriggeredBy?: SideName | null
  readonly cityGoods?: Readonly<Record<string, GoodId>>
  readonly coinProvinces?: readonly string[]
  readonly houses?: Readonly<Partial<Record<SideName, readonly string[]>>>
  readonly market?: readonly CardId[]
  readonly faceDown?: { readonly I?: number; readonly II?: number }
  readonly player?: {
    readonly coins?: number
    readonly goods?: Goods
    readonly storedColonists?: Readonly<Partial<Record<TypeId, number>>>
    readonly colonists?: readonly { readonly type: TypeId; readonly at: string }[]
    readonly hand?: readonly CardId[]
    readonly discard?: readonly CardId[]
  }
  readonly ai?: { readonly goods?: Goods; readonly storedColonists?: number; readonly bought?: readonly CardId[] }
  readonly chance?: readonly number[]
  /** What the AI has rolled already in its turn. */
  readonly rolls?: readonly number[]
  /** What the player is in the middle of. */
  readonly doing?: Answer
}

export interface Scenario {
  /** The clauses, and the sentence they prove. */
  readonly says: string
  readonly world: World
  /** Without it the question is the AI's turn. */
  readonly ask?: Answer | undefined
  /** Moves of all seats instead of a question; `expect` is then a part of the position they lead to. */
  readonly play?: readonly string[]
  /** What can be done after these moves: all of it, in any order. */
  readonly options?: readonly string[]
  readonly expect: Answer
  /** How the clauses lead there, and which other reading would not. */
  readonly why: string
}

const onItalia = (world: World): World => ({ map: 'italia', ...world })

/**
 * The AI acts as the line says: `build cosa cloth brick`, `take wine tool`, `take wine / tool` (the second lost), `colonist`,
 * `buy 6 i-mason 3 i-mercator : food food cloth`, `none`.
 */
export const acts = (says: string, world: World, line: string, why: string): Scenario => ({
  says,
  world: onItalia(world),
  expect: { action: action(line, world.map === 'hispania' ? 'saguntum' : 'roma') },
  why,
})

export const asked = (says: string, ask: Answer, world: World, expect: Answer, why: string): Scenario => ({
  says,
  world: onItalia(world),
  ask,
  expect,
  why,
})

/** What the position tells by itself: `now` (what the AI decides), `only`, `sheet`, `weights`, `prompt`, `prints`, the `dice` to choose from. */
export const tells = (says: string, world: World, expect: Answer, why: string): Scenario => ({
  says,
  world: onItalia(world),
  expect,
  why,
})

/** Moves of all seats, as in a log, and part of the position they lead to. It is your turn unless the world says otherwise. */
export const plays = (says: string, world: World, play: readonly string[], then: Answer, why: string): Scenario => ({
  says,
  world: onItalia({ turn: 'player', ...world }),
  play,
  expect: then,
  why,
})

/** What can be done after these moves. */
export const offers = (
  says: string,
  world: World,
  play: readonly string[],
  options: readonly string[],
  why: string,
): Scenario => ({ ...plays(says, world, play, {}, why), options })

function counts(words: readonly string[]): Answer {
  const found: Record<string, number> = {}
  for (const word of words) found[word] = (found[word] ?? 0) + 1
  return found
}

export function action(line: string, capital: string): Answer {
  const [type = '', ...words] = line.split(' ')
  switch (type) {
    case 'build':
      return { type, city: words[0] ?? '', pay: words.slice(1) }
    case 'take': {
      const slash = words.indexOf('/')
      return slash < 0 ? { type, goods: words } : { type, goods: words.slice(0, slash), lost: words.slice(slash + 1) }
    }
    case 'buy': {
      const colon = words.indexOf(':')
      const cards = words.slice(0, colon)
      const bought = cards.flatMap((word, at) =>
        at % 2 === 0 ? [{ card: cards[at + 1] ?? '', space: Number(word) }] : [],
      )
      return { type, cards: bought, pay: counts(words.slice(colon + 1)) }
    }
    case 'colonist':
      return { type: 'place-colonist', city: capital }
    default:
      return { type }
  }
}

const WHOLE = new Set(['pay', 'goods', 'gain', 'cost', 'action', 'doing', 'rolls', 'values', 'sums', 'weights'])
const SETS = new Set(['legal'])

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
