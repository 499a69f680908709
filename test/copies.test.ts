// A game's own `copy` is a copy: equal, and nothing that happens to it happens to the original.
import { expect, test } from 'vitest'
import { GAMES } from '../src/games/index.ts'
import { dice } from '../src/kernel/chance.ts'
import { copy, copyOf, freeze } from '../src/kernel/copy.ts'
import { playOn } from '../src/kernel/play-on.ts'
import { fullOptions } from '../src/kernel/options.ts'

test.each(GAMES.map((manifest) => [manifest.id, manifest] as const))(
  'a state of %s is copied whole',
  async (_, manifest) => {
    const module = await manifest.load()
    let seen = 0
    playOn(module, module.game.start(fullOptions(manifest.options, {})), {
      stream: dice(5),
      watch(state, steps) {
        // A frozen state cannot be changed: a part that the copy shares would throw when the copy is played on.
        const frozen = freeze(copy(state))
        const twin = copyOf(module.game, frozen)
        expect(twin).toEqual(state)
        if (steps % 20 !== 0) return
        playOn(module, twin, { stream: dice(steps) })
        expect(frozen).toEqual(state)
        seen++
      },
    })
    expect(seen).toBeGreaterThan(2)
  },
)
