import { describe, expect, test } from 'vitest'
import { PLAYER, SOLO } from '../../../src/games/duel/asks.ts'
import { cardNo } from '../../../src/games/duel/catalogue/index.ts'
import { duelModule } from '../../../src/games/duel/module.ts'
import { start } from '../../../src/games/duel/start.ts'
import { type Options, type State } from '../../../src/games/duel/state.ts'
import { verdict } from '../../../src/games/duel/verdict.ts'
import { duel } from '../../../src/games/duel/manifest.ts'
import { fullOptions } from '../../../src/kernel/options.ts'
import { decidedBy } from '../../../src/kernel/verdict.ts'

const ended = (change: Partial<State>): State => ({ ...start(fullOptions(duel.options, {}) as Options), ...change })

describe('how a game of Duel was decided (R19)', () => {
  test.each([
    [SOLO, 9, 'la tua Capitale', 'your capital'],
    [PLAYER, -9, 'la Capitale di SOLO', 'SOLO’s capital'],
  ] as const)('by military supremacy: no points, the pawn on its track', (winner, pawn, it, en) => {
    const { text, isInstant, gauges } = verdict(ended({ result: { winner, by: 'military' }, pawn }))
    expect(isInstant).toBe(true)
    expect(text).toEqual({
      it: `Supremazia Militare: la pedina conflitto ha raggiunto ${it}`,
      en: `Military supremacy: the conflict pawn has reached ${en}`,
    })
    expect(gauges).toMatchObject([{ from: -9, to: 9, value: pawn }])
  })

  test('by science: no points, the symbols of both', () => {
    const s = ended({ result: { winner: PLAYER, by: 'science' } })
    const { text, isInstant, gauges } = verdict(s)
    expect(isInstant).toBe(true)
    expect(text?.it).toBe('Scienza e Progresso: hai 6 simboli scientifici diversi')
    expect(gauges?.map(({ value, to }) => [value, to])).toEqual([
      [0, 6],
      [0, 6],
    ])
  })

  test('by points: the margin', () => {
    const s = ended({ result: { winner: PLAYER, by: 'civilian' } })
    s.cities[PLAYER].coins = 12
    s.cities[SOLO].coins = 3
    expect(verdict(s)).toEqual({})
    expect(decidedBy(duelModule, s)).toEqual({ it: 'Vinci di 3 punti: 4 a 1', en: 'You win by 3 points: 4 to 1' })
  })

  test('by civilian buildings where points are equal', () => {
    const s = ended({ result: { winner: SOLO, by: 'civilian' } })
    const [solo, player] = [s.cities[SOLO], s.cities[PLAYER]]
    solo.cards.push(cardNo('altar') ?? 0)
    solo.coins = 0
    player.coins = 9
    expect(verdict(s).text?.en).toBe('Equal points, 3 each: civilian buildings decide, 3 to 0')
  })

  test('by nothing: points and civilian buildings are equal', () => {
    const s = ended({ result: { winner: 'shared', by: 'civilian' } })
    for (const city of s.cities) city.coins = 9
    expect(decidedBy(duelModule, s)).toEqual({
      it: 'Parità: 3 punti a testa, e 0 a testa con le strutture civili',
      en: 'A tie: 3 points each, and 0 each from civilian buildings',
    })
  })
})
