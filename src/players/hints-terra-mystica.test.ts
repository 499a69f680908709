// What nobody who knows the game would advise: found in the middles of random games, where anything may be left to do.
import { beforeAll, describe, expect, test } from 'vitest'
import { toPlay } from '../games/terra-mystica/play.ts'
import { terraMystica } from '../games/terra-mystica/manifest.ts'
import type { Move } from '../games/terra-mystica/moves.ts'
import { copyState, type Options, type State, topAsk } from '../games/terra-mystica/state.ts'
import { ROUNDS, SLOTS_3 } from '../games/terra-mystica/catalogue/index.ts'
import { dice } from '../kernel/chance.ts'
import type { PlayModule } from '../kernel/contract.ts'
import { fullOptions } from '../kernel/options.ts'
import { playOn } from '../kernel/play-on.ts'
import { draw } from '../kernel/policy.ts'
import { grow, judge, openSearch } from './search/tree.ts'
import { sharpen } from './sharpen.ts'

type Module = PlayModule<State, Move, Options>

const PLAYOUTS = 60
const GAMES = 16
let module: Module
let middles: State[]

beforeAll(async () => {
  module = await sharpen<State, Move, Options, Module>(toPlay)
  middles = Array.from({ length: GAMES }, (_, seed) => middlesOf(seed)).flat()
})

/** Some of your choices between two actions in a game in which nobody thinks, but passes late. */
function middlesOf(seed: number): State[] {
  const stream = dice(seed)
  const found: State[] = []
  const state = module.game.start(fullOptions(terraMystica.options, {}) as Options)
  playOn(module, state, {
    stream,
    choose(now, options) {
      if (topAsk(now)?.ask === 'act' && stream.below(6) === 0) found.push(copyState(now))
      const others = options.filter(({ move }) => move.do !== 'pass')
      return draw(others.length > 0 && stream.below(8) > 0 ? others : options, stream)
    },
  })
  return found
}

function hintIn(state: State): Move {
  const search = openSearch(module, state, dice(1))
  grow(search, PLAYOUTS)
  return judge(search)[0]?.move as Move
}

/** The points at the end, if you pass right after a move of the last round. */
function pointsAfter(state: State, move: Move): number {
  const next = copyState(state)
  module.game.apply(next, move)
  if (topAsk(next)?.ask === 'act') module.game.apply(next, { do: 'pass', tile: -1 })
  return module.score(next).sides[0]?.total ?? 0
}

describe('a hint of Terra Mystica, in the middles of random games', () => {
  test('does not end the game while a single move would bring points', () => {
    const last = middles.filter(({ round }) => round === ROUNDS)
    const toDo = last.filter((state) => {
      const now = pointsAfter(state, { do: 'pass', tile: -1 })
      return module.game.options(state).some(({ move }) => move.do !== 'pass' && pointsAfter(state, move) > now)
    })
    expect(toDo.length).toBeGreaterThan(3)
    for (const state of toDo.slice(0, 8)) expect(hintIn(state).do).not.toBe('pass')
  })

  test('does not pass with priests in hand and the best place of a low cult free', () => {
    const withPriests = middles.filter(
      ({ player, round }) =>
        round > 1 &&
        player.priests >= 2 &&
        player.cults.some((level, cult) => level <= 6 && (player.slots3[cult] ?? SLOTS_3) < SLOTS_3),
    )
    expect(withPriests.length).toBeGreaterThan(2)
    for (const state of withPriests.slice(0, 8)) expect(hintIn(state).do).not.toBe('pass')
  })

  test('does not pass with much to build with', () => {
    const rich = middles.filter(
      ({ player, round }) => round < ROUNDS && player.coins >= 12 && player.workers >= 6 && (player.built[0] ?? 0) > 0,
    )
    expect(rich.length).toBeGreaterThan(1)
    for (const state of rich.slice(0, 8)) expect(hintIn(state).do).not.toBe('pass')
  })

  test('burns power only for something: what it is burnt for follows before the pass', () => {
    const states = middles.filter(({ player, round }) => round < ROUNDS && player.bowls[1] >= 2).slice(0, 12)
    expect(states.length).toBeGreaterThan(5)
    for (const state of states) {
      if (hintIn(state).do !== 'burn') continue
      const power = spentAfter(state)
      expect(power).toBe(true)
    }
  })
})

/** Whether power is spent by the hints that follow, up to the pass. */
function spentAfter(state: State): boolean {
  const now = copyState(state)
  for (let steps = 0; steps < 12; steps++) {
    const move = hintIn(now)
    if (move.do === 'pass') return false
    if (move.do === 'power' || move.do === 'convert') return true
    module.game.apply(now, move)
  }
  return false
}
