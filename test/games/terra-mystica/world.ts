// Worlds for tests: a position in a line, a question about it or actions in it, and what the clauses say. Nothing here knows how the
// rules are written.
import type { Json } from '../../../src/kernel/contract.ts'
import { colour, factionNo, factionOf, hex, hexNo } from '../../../src/games/terra-mystica/catalogue/index.ts'

export type Answer = Readonly<Record<string, Json>>

export interface Scenario {
  /** The clauses, and the sentence they prove. */
  readonly says: string
  readonly world: Answer
  readonly ask?: Answer | undefined
  readonly expect: Answer
  /** How the clauses lead there, and which other reading would not. */
  readonly why: string
}

/** Pieces on the map: `E9 dwelling, E10 temple`. */
const piecesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(', ')
      .filter((part) => part !== '')
      .map((part) => part.split(' ') as [string, string]),
  )

export interface WorldParts {
  /** More of the player. */
  readonly me?: Answer
  /** Opponents: colour -> pieces. */
  readonly them?: Readonly<Record<string, string>>
  /** More of the position. */
  readonly more?: Answer
}

/** A faction with structures, the ground under them its own, and plenty to pay with. */
export function world(faction: string, structures: string, { me = {}, them = {}, more = {} }: WorldParts = {}): Answer {
  const own = piecesOf(structures)
  const home = factionOf(factionNo(faction) as number).colour
  const changed = Object.keys(own).filter((id) => hex(hexNo(id) as number).printed !== home)
  const { terrain = {}, ...rest } = more
  return {
    terrain: { ...Object.fromEntries(changed.map((id) => [id, colour(home).id])), ...(terrain as Answer) },
    opponents: Object.entries(them).map(([id, pieces]) => ({ colour: id, structures: piecesOf(pieces) })),
    player: { faction, structures: own, coins: 20, workers: 10, priests: 0, bowls: [6, 6, 0], ...me },
    ...rest,
  }
}

export const asked = (says: string, ask: Answer, position: Answer, expect: Answer, why: string): Scenario => ({
  says,
  world: position,
  ask,
  expect,
  why,
})

/** What the position tells by itself: `now` (what is decided), `ahead`, `sheet`, `prints`. */
export const tells = (says: string, position: Answer, expect: Answer, why: string): Scenario => ({
  says,
  world: position,
  expect,
  why,
})

/** Actions one after the other, and part of the position they lead to. */
export const does = (
  says: string,
  position: Answer,
  actions: readonly Answer[],
  state: Answer,
  why: string,
): Scenario => asked(says, { kind: 'apply', actions }, position, { state }, why)

/** The last of the actions is the first that is not legal. */
export const refuses = (says: string, position: Answer, actions: readonly Answer[], why: string): Scenario =>
  asked(says, { kind: 'apply', actions }, position, { illegal: actions.length - 1 }, why)

/** An action in short: `act('upgrade', { hex: 'E9', to: 'temple' })`. */
export const act = (type: string, more: Answer = {}): Answer => ({ type, ...more })

const WHOLE = new Set(['cost', 'income', 'gain', 'placements', 'pawns', 'values', 'sums'])
const SETS = new Set(['legal', 'skip', 'place', 'upgrade', 'hexes'])

/** Where an answer is not what was expected: only what is expected is compared, sets in any order, some objects as a whole. */
export function differences(expected: unknown, actual: unknown, at = 'answer', key = ''): string[] {
  const differs = () => [`${at} is ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`]
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return differs()
    if (!SETS.has(key)) return expected.flatMap((each, n) => differences(each, actual[n], `${at} ${n}`, key))
    const there = new Set(actual.map((each) => JSON.stringify(each)))
    return expected.every((each) => there.has(JSON.stringify(each))) ? [] : differs()
  }
  if (!isObject(expected) || !isObject(actual)) return Object.is(expected, actual) ? [] : differs()
  const extra = WHOLE.has(key) ? Object.keys(actual).filter((name) => !(name in expected)) : []
  if (extra.length > 0) return differs()
  return Object.entries(expected).flatMap(([name, value]) =>
    differences(value, actual[name], `${at} ${name}`, SETS.has(key) ? key : name),
  )
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
