// A state written as a position and read again is the same game.
import { describe, expect, test } from 'vitest'
import { dice, pickWeighted } from '../../../src/kernel/chance.ts'
import { SOLO } from '../../../src/games/duel/asks.ts'
import { LEVELS } from '../../../src/games/duel/automa/levels.ts'
import { key } from '../../../src/games/duel/moves.ts'
import { duelModule } from '../../../src/games/duel/module.ts'
import type { Options, Promos, State } from '../../../src/games/duel/state.ts'
import { SCENARIOS } from './all.ts'
import { CASES } from './cases.ts'
import { positionOf } from './world.ts'

const { game, automa, position } = duelModule
const PROMOS: readonly Promos[] = ['none', 'messe', 'statue-of-liberty', 'both']
const legal = (s: State): string =>
  game
    .options(s)
    .map(({ move }) => key(move))
    .sort()
    .join(', ')

describe('positions', () => {
  test.each([['the worked cases', CASES] as const, ...Object.entries(SCENARIOS)])(
    '%s: what is written is read back the same',
    (_, scenarios) => {
      for (const scenario of scenarios) {
        const once = position.write(position.read(positionOf(scenario, duelModule.answer)))
        expect(position.write(position.read(once)), scenario.says).toEqual(once)
      }
    },
  )
})

/** What differs when a state has been written and read: the position, the step, the legal moves, a law, SOLO's decision. */
function differences(state: State): string[] {
  const told = position.write(state)
  const twin = position.read(told)
  const pairs: [what: string, before: unknown, after: unknown][] = [
    ['position', told, position.write(twin)],
    ['step', game.step(state), game.step(twin)],
    ['legal moves', legal(state), legal(twin)],
    ...duelModule.laws.map(({ id, broken }): [string, unknown, unknown] => [id, undefined, broken(twin)]),
  ]
  if (state.asks.at(-1)?.side === SOLO) pairs.push(['decision', automa.decide(state), automa.decide(twin)])
  return pairs.flatMap(([what, before, after]) => {
    const [one, two] = [JSON.stringify(before), JSON.stringify(after)]
    return one === two ? [] : [`${what}: ${two} instead of ${one}`]
  })
}

/** Plays a random game and stops at the first decision, or the end, that does not read back the same. */
function playThrough(options: Options, seed: number): { readonly decisions: number; readonly wrong: string[] } {
  const stream = dice(seed)
  const state = game.start(options)
  let decisions = 0
  for (let step = game.step(state); step.kind !== 'over'; step = game.step(state)) {
    if (step.kind === 'choice') {
      const wrong = differences(state)
      if (wrong.length > 0) return { decisions, wrong }
      decisions++
    }
    const seat = step.kind === 'choice' ? step.seat : 'chance'
    game.apply(state, seat === 'automa' ? automa.decide(state) : pickWeighted(game.options(state), stream).move)
  }
  return { decisions, wrong: differences(state) }
}

test.each([
  { phase: 'over', age: 3, turn: 'solo', winner: 'solo', by: 'military', conflict: 9 },
  { phase: 'over', age: 3, turn: 'player', winner: 'shared', by: 'civilian' },
])('a finished game reads back the same: %j', (world) => {
  const once = position.write(position.read(world))
  expect(once).toMatchObject(world)
  expect(position.write(position.read(once))).toEqual(once)
})

test.each(LEVELS.map(({ id }, at) => [id, at] as const))(
  'random games at level %s read back the same at every decision and at their end',
  (level, at) => {
    for (let n = 0; n < 38; n++) {
      const { decisions, wrong } = playThrough({ level, promos: PROMOS[n % PROMOS.length] ?? 'none' }, at * 1000 + n)
      expect(wrong, `game ${n}, decision ${decisions + 1}`).toEqual([])
      expect(decisions).toBeGreaterThan(10)
    }
  },
)
