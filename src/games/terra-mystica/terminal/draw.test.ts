import { describe, expect, test } from 'vitest'
import { plain, testDrawings } from '../../../../test/fixtures/drawings.ts'
import { BONUS_TILES, FACTIONS, FAVOURS, SCORING_TILES } from '../catalogue/index.ts'
import { terraMysticaModule } from '../module.ts'
import { draw } from './draw.ts'
import { WORDS } from './words.ts'

const { position } = terraMysticaModule

testDrawings('terra-mystica', {
  games: 200,
  names: (lang) => [
    WORDS.over[lang],
    ...[...FACTIONS, ...BONUS_TILES, ...FAVOURS, ...SCORING_TILES].map(({ name }) => name[lang]),
  ],
})

describe('the table as text', () => {
  test('shows map, tiles and board', () => {
    const s = position.read({
      bonusTiles: { 'bonus-coins': 2 },
      blocked: ['power-coins'],
      opponents: [{ colour: 'blue', structures: { A11: 'trading-post' } }],
      player: {
        faction: 'witches',
        structures: { A10: 'stronghold', C3: 'dwelling' },
        favours: ['favour-air-1'],
        bridges: [['A7', 'C3']],
        towns: [{ tile: 'town-coins', hexes: ['A10'] }],
        bonusTile: 'bonus-cult',
      },
    })
    const text = draw(s, 'en', plain)
    expect(text.split('\n')[1]).toBe('A 1n   2a   3g   4b   5y   6r   7n   8k   9r   10gS 11bp 12r  13k')
    for (const part of ['Coins bonus tile (2)', 'Gain 7 coins (blocked)', 'Town: 6 coins A10', 'A7-C3', 'Air 2 (0)'])
      expect(text).toContain(part)
  })
})
