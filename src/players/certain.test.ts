// The search up to a horizon, in rounds of Terra Mystica.
import { beforeAll, describe, expect, test } from 'vitest'
import { toPlay } from '../games/terra-mystica/play.ts'
import { terraMystica } from '../games/terra-mystica/manifest.ts'
import type { Move } from '../games/terra-mystica/moves.ts'
import { same } from '../games/terra-mystica/eye/same.ts'
import { copyState, type Options, type State, topAsk } from '../games/terra-mystica/state.ts'
import { dice } from '../kernel/chance.ts'
import type { PlayModule } from '../kernel/contract.ts'
import { fullOptions } from '../kernel/options.ts'
import { playOn } from '../kernel/play-on.ts'
import { draw } from '../kernel/policy.ts'
import { grow, hear, judge, openSearch, spentOn } from './search/tree.ts'
import { sharpen } from './sharpen.ts'

type Module = PlayModule<State, Move, Options>
let module: Module

beforeAll(async () => {
  module = await sharpen<State, Move, Options, Module>(toPlay)
})

/** Your first choice between two actions of a round, in a game in which nobody thinks. */
function beginning(round: number, seed: number): State {
  const state = module.game.start(fullOptions(terraMystica.options, {}) as Options)
  const stream = dice(seed)
  playOn(module, state, {
    stream,
    choose: (now, options) => (now.round === round && topAsk(now)?.ask === 'act' ? undefined : draw(options, stream)),
  })
  return state
}

const after = (state: State, ...moves: readonly Move[]): State => {
  const next = copyState(state)
  for (const move of moves) module.game.apply(next, move)
  return next
}

const searched = (state: State, playouts: number) => {
  const search = openSearch(module, state, dice(1))
  grow(search, playouts)
  return search
}

/** A round in which hardly anything can be done any more. */
function small(): State {
  const state = beginning(6, 3)
  Object.assign(state.player, { coins: 0, workers: 1, priests: 0, bowls: [0, 0, 0] })
  state.opponents = state.opponents.map(({ colour }) => ({ colour, placed: true, upgraded: true }))
  return state
}

describe('a search up to a horizon', () => {
  test('two orders of the same moves meet in one state, and other moves do not', () => {
    const state = beginning(2, 1)
    state.player.workers = 3
    state.player.bowls = [0, 4, 4]
    const burn: Move = { do: 'burn' }
    const convert = module.game.options(state).find(({ move }) => module.game.key(move).includes('worker-to-coin'))
      ?.move as Move
    expect(same(after(state, burn, convert))).toBe(same(after(state, convert, burn)))
    expect(same(after(state, burn))).not.toBe(same(after(state, convert)))
    expect(same(after(state, burn, burn))).not.toBe(same(after(state, burn)))
  })

  test('seed and playouts fix what is judged, in one go or in parts', () => {
    const state = beginning(3, 2)
    const whole = searched(state, 60)
    const parts = searched(state, 25)
    grow(parts, 35)
    expect(judge(parts)).toEqual(judge(whole))
  })

  test('seed and playouts fix what plans came to that were tried out, in one go or in parts', () => {
    const state = beginning(5, 2)
    const whole = searched(state, 700)
    const parts = searched(state, 333)
    grow(parts, 367)
    expect(judge(parts)).toEqual(judge(whole))
    expect(spentOn(whole)).toBeGreaterThanOrEqual(700)
  })

  test('where the eye sees no difference, trying plans out finds one', () => {
    const { eye } = module
    if (eye === undefined) throw new Error('no eye')
    const blind = { ...module, eye: { ...eye, value: () => 50 } }
    const judged = (playouts: number) => {
      const search = openSearch(blind, beginning(5, 1), dice(1))
      grow(search, playouts)
      return new Set(judge(search).map(({ value }) => value))
    }
    expect(judged(200).size).toBe(1)
    expect(judged(1500).size).toBeGreaterThan(1)
  })

  test('more playouts find a better plan, and never judge a move by less than was found', () => {
    const gains = [1, 2, 3, 4, 5].map((seed) => {
      const state = beginning(3, seed)
      const best = (playouts: number): number => judge(searched(state, playouts))[0]?.value ?? 0
      return best(200) - best(3)
    })
    expect(Math.max(...gains)).toBeGreaterThan(1)
  })

  test('a move that is heard is told as often as it was heard, even where there is nothing left to find', () => {
    const state = beginning(3, 2)
    const search = openSearch(module, state, dice(1))
    const pass = judge(search).find(({ move }) => move.do === 'pass')
    const other = judge(search).find(({ move }) => move.do !== 'pass')
    hear(search, pass?.key ?? '', 5)
    hear(search, other?.key ?? '', 5)
    const found = new Map(judge(search).map(({ key, playouts }) => [key, playouts]))
    expect(found.get(pass?.key ?? '')).toBe(5)
    expect(found.get(other?.key ?? '')).toBe(5)
  })

  test('ends by itself once all is known', () => {
    const search = searched(small(), Number.POSITIVE_INFINITY)
    const known = new Map(judge(search).map(({ key, value }) => [key, value]))
    grow(search, 50)
    expect(new Map(judge(search).map(({ key, value }) => [key, value]))).toEqual(known)
  })
})
