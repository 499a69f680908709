import { describe, expect, test } from 'vitest'
import { dice, pickWeighted } from '../../../kernel/chance.ts'
import { LANGS } from '../../../kernel/text.ts'
import { terraMysticaModule } from '../module.ts'
import { draw } from './draw.ts'

const plain = (_: string, text: string) => text
const { game, automa, position } = terraMysticaModule

describe('the table as text', () => {
  test('every state of some games can be drawn, with nothing undefined in it', () => {
    for (let seed = 0; seed < 6; seed++) {
      const s = game.start({
        level: 'hard',
        style: 'random',
        faction: 'open',
        power: 'blocked-each-round',
        bonus: 'drawn',
        ties: 'random',
        limit: 'round',
        cultists: 'power',
      })
      const stream = dice(seed)
      for (let step = game.step(s); step.kind !== 'over'; step = game.step(s)) {
        const text = draw(s, LANGS[seed % 2] ?? 'it', plain)
        expect(text).not.toMatch(/undefined|NaN| \n/)
        const theirs = step.kind === 'choice' && step.seat === 'automa'
        game.apply(s, theirs ? automa.decide(s) : pickWeighted(game.options(s), stream).move)
      }
      expect(draw(s, 'en', plain)).toContain('Game over')
    }
  })

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
    expect(text.split('\n')[1]).toBe('A n   a   g   b   y   r   n   k   r   g*S bp  r   k')
    for (const part of ['Coins bonus tile (2)', 'Gain 7 coins (blocked)', 'Town: 6 coins A10', 'A7-C3', 'Air 2 (0)'])
      expect(text).toContain(part)
  })
})
