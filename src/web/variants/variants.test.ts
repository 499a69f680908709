import { describe, expect, test } from 'vitest'
import { GAMES, manifestOf } from '../../games/index.ts'
import { NO_VARIANT } from '../../kernel/variant.ts'
import { knownVariants } from './known.ts'
import { composed, loadVariants, partsIn, readWritten, toldVariant } from './read.ts'

const loaded = await loadVariants(manifestOf('duel'))
if (loaded === undefined) throw new Error('Duel is not open to variants')
const { variants } = loaded

test.each(GAMES.map(({ id }) => id))(
  '%s offers its examples, each with a title, if it is open to variants',
  async (game) => {
    const open = await loadVariants(manifestOf(game))
    const known = await knownVariants(game)
    expect(known.length > 0).toBe(open !== undefined)
    for (const { title, value } of known) {
      const told = open && toldVariant(open.variants, value)
      expect(told?.choices.title).toEqual(title)
      expect(told?.list.length).toBeGreaterThan(0)
    }
  },
)

describe('a variant and other readings', () => {
  const VALUE = '{"settings":{"last-zone":3},"readings":["track-first"]}'

  test('come apart and go together again', () => {
    const parts = partsIn(variants, VALUE)
    expect(parts).toEqual({ base: '{"settings":{"last-zone":3}}', readings: ['track-first'] })
    expect(composed(variants, parts)).toBe(VALUE)
  })

  test('readings alone are a variant; none at all are the document', () => {
    expect(composed(variants, { base: NO_VARIANT, readings: ['track-first', 'chain-is-free'] })).toBe(
      '{"readings":["chain-is-free","track-first"]}',
    )
    expect(composed(variants, { base: NO_VARIANT, readings: [] })).toBe(NO_VARIANT)
  })

  test('what a person writes is refused with its line and column', async () => {
    await expect(readWritten(loaded, 'settings:\n  last-zon: 3')).rejects.toThrow(
      'line 2, column 3: "last-zon" is no setting of this game: did you mean "last-zone"?',
    )
  })
})
