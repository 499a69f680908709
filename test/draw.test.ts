// A game's `draw` and its `options` agree: in every state of some games each option is drawn as often as its weight says.
import { describe, expect, test } from 'vitest'
import type { State as ArchitectsState } from '../src/games/architects/state.ts'
import { GUILD_BACK, HIDDEN, type State as DuelState } from '../src/games/duel/state.ts'
import { GAMES, manifestOf } from '../src/games/index.ts'
import { dice } from '../src/kernel/chance.ts'
import type { AnyGameModule, Manifest } from '../src/kernel/contract.ts'
import { copy } from '../src/kernel/copy.ts'
import { playOn } from '../src/kernel/play-on.ts'
import { chancesOfDraw, chancesOfList, difference } from './fixtures/draws.ts'

type Options = Readonly<Record<string, string>>

/** One game after the other, each with other choices of its options. */
function eachState(module: AnyGameModule, { options }: Manifest, games: number, look: (state: unknown) => void): void {
  for (let seed = 0; seed < games; seed++) {
    const chosen: Options = Object.fromEntries(
      options.map(({ id, choices, initial }) => [id, choices[seed % choices.length]?.id ?? initial]),
    )
    playOn(module, module.game.start(chosen), { stream: dice(seed), watch: look })
  }
}

/** Checks a state; true if all falls of the dice could be tried. */
function check({ game }: AnyGameModule, state: unknown): boolean {
  if (game.step(state).kind === 'over') return true
  const listed = chancesOfList(game, state)
  const drawn = chancesOfDraw(game, state)
  if (drawn !== undefined) {
    if (difference(listed, drawn) > 1e-9) expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(listed))
    return true
  }
  const stream = dice(1)
  for (let n = 0; n < 200; n++) expect(listed).toContain(game.key(game.draw?.(state, stream)))
  return false
}

const WITH_DRAW: AnyGameModule[] = []
for (const manifest of GAMES) {
  const module = await manifest.load()
  if (module.game.draw !== undefined) WITH_DRAW.push(module)
}

describe('draw', () => {
  test.each(WITH_DRAW.map((module) => [module.game.id, module] as const))(
    'of %s agrees with its list',
    (id, module) => {
      let states = 0
      let exact = 0
      eachState(module, manifestOf(id), 6, (state) => {
        states++
        if (check(module, state)) exact++
      })
      expect(states).toBeGreaterThan(300)
      expect(exact / states).toBeGreaterThan(0.9)
    },
  )

  test('of Duel agrees where the backs of Age III were not noted (R4.4)', async () => {
    const manifest = manifestOf('duel')
    const module = await manifest.load()
    let seen = 0
    eachState(module, manifest, 6, (state) => {
      const s = copy(state) as DuelState
      const ask = s.asks.at(-1)?.ask
      if (s.age !== 3 || ask !== 'turn-up') return
      s.guildsToCome = s.slots.filter((held) => held === GUILD_BACK).length
      s.slots = s.slots.map((held) => (held === GUILD_BACK ? HIDDEN : held))
      if (s.guildsToCome > 0) seen++
      expect(check(module, s)).toBe(true)
    })
    expect(seen).toBeGreaterThan(10)
  })

  test('of Architects agrees where nobody told what a deck holds', async () => {
    const manifest = manifestOf('architects')
    const module = await manifest.load()
    let seen = 0
    eachState(module, manifest, 2, (state) => {
      const s = copy(state) as ArchitectsState
      for (const deck of s.decks) {
        deck.unknown = deck.left.reduce((sum, copies) => sum + copies, 0)
        deck.left = deck.left.map(() => 0)
      }
      if (module.game.step(s).kind !== 'chance') return
      seen++
      expect(check(module, s)).toBe(true)
    })
    expect(seen).toBeGreaterThan(50)
  })

  test('takes the same from the stream as the list, so that a seed of the lab means the same games', async () => {
    for (const manifest of GAMES) {
      const { game, automa } = await manifest.load()
      const { draw: _, ...listing } = game
      for (let seed = 0; seed < 8; seed++) {
        const options = Object.fromEntries(manifest.options.map((option) => [option.id, option.initial]))
        const [one, two] = [game.start(options), game.start(options)]
        playOn({ game, automa }, one, { stream: dice(seed) })
        playOn({ game: listing, automa }, two, { stream: dice(seed) })
        expect(one).toEqual(two)
      }
    }
  })
})
