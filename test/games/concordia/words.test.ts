// How rolls and questions are worded.
import { describe, expect, test } from 'vitest'
import { mapAt } from '../../../src/games/concordia/catalogue/geography.ts'
import { concordiaModule } from '../../../src/games/concordia/module.ts'

const { position, prompt, say } = concordiaModule

describe('S1.2 one die is not two', () => {
  const rolled = { do: 'die', face: 7 } as const
  const saidWith = (with12: 'd12' | '2d6') =>
    say(rolled, 'it', position.read({ map: 'italia', turn: 'ai', dice: with12 }))

  test('what is rolled is said of the die or dice at hand, and neutrally where nobody knows them', () => {
    expect(saidWith('d12')).toBe('Il dado dà 7')
    expect(saidWith('2d6')).toBe('I dadi danno 7')
    expect(say(rolled, 'it')).toBe('Il tiro dà 7')
    expect(say(rolled, 'en')).toBe('The roll is 7')
  })
})

describe('R7.1 R7.3 what a Prefect asks', () => {
  const asks = (coinProvinces: readonly string[], lang: 'it' | 'en') =>
    prompt(position.read({ map: 'italia', turn: 'player', coinProvinces, doing: { ask: 'prefect' } }), lang)
  const all = mapAt(0).provinces.map(({ id }) => id)

  test('a province while none is turned, the money besides while some are, only the money when all are', () => {
    expect(asks([], 'en')).toBe('Prefect: which province produces?')
    expect(asks(['etruria'], 'en')).toBe('Prefect: which province produces? Or do you take the money?')
    expect(asks(all, 'it')).toBe('Prefetto: tutti i segnalini sono girati, puoi solo prendere il denaro.')
  })
})
