import { expect, test } from 'vitest'
import { OPPONENT, PLAYER } from '../../../src/games/architects/asks.ts'
import { architects } from '../../../src/games/architects/manifest.ts'
import { start } from '../../../src/games/architects/start.ts'
import type { Options } from '../../../src/games/architects/state.ts'
import { verdict } from '../../../src/games/architects/verdict.ts'
import { fullOptions } from '../../../src/kernel/options.ts'

test('R11.3: equal points are decided by Stages, and told so; all equal is a tie', () => {
  const s = start(fullOptions(architects.options, {}) as Options)
  expect(verdict(s).text?.en).toBe('A tie: 0 points each, and as many Stages as the Opponent (0)')
  s.boards[OPPONENT].stages = 1
  expect(verdict(s).text).toEqual({
    it: 'Punti pari, 0 a testa: decidono gli Stadi costruiti, 1 a 0',
    en: 'Equal points, 0 each: constructed Stages decide, 1 to 0',
  })
  s.boards[PLAYER].military = 1
  expect(verdict(s)).toEqual({})
})
