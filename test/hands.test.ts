// The checklist for the hands is complete: whoever only obeys it has the same table as the app.
import { describe, expect, test } from 'vitest'
import { GAMES } from '../src/games/index.ts'
import { disobeyed, handedGame, obeyedGames, optionsOf } from './fixtures/hands.ts'

/** `npm run soak -- hands` follows many more. */
const GAMES_EACH = 50

const loaded = await Promise.all(GAMES.map(async (manifest) => ({ manifest, module: await manifest.load() })))

describe.each(loaded)('$manifest.id', ({ manifest, module }) => {
  test(`${GAMES_EACH} random games, followed by obeying the steps alone, have the table of the state after every entry`, async () => {
    await expect(obeyedGames(manifest, GAMES_EACH)).resolves.toBeUndefined()
  })

  test('whichever step is left out, the table differs', async () => {
    const hands = await module.hands?.()
    if (hands === undefined) throw new Error('no hands')
    let tried = 0
    for (const entry of handedGame(module, hands, optionsOf(manifest, 1), 1))
      for (const [at, { acts, text }] of entry.steps.entries()) {
        if (acts.length === 0) continue
        tried++
        const steps = entry.steps.filter((_, each) => each !== at)
        expect(disobeyed(hands, { ...entry, steps }), text.en).toBeDefined()
      }
    expect(tried).toBeGreaterThan(50)
  })
})
