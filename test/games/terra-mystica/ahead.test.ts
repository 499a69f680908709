// What is known of what comes next, in both languages.
import { describe, expect, test } from 'vitest'
import { terraMysticaModule } from '../../../src/games/terra-mystica/module.ts'
import { copy, freeze } from '../../../src/kernel/copy.ts'
import { type Answer, world } from './world.ts'

const { ahead, position } = terraMysticaModule
const told = (json: unknown) => {
  const state = position.read(json)
  return ahead?.(freeze(copy(state))) ?? []
}
const texts = (json: unknown, lang: 'it' | 'en') => told(json).map(({ text }) => text[lang])

const INCOME_IT = 'la rendita del prossimo turno è di 3 lavoratori, più quella della tessera bonus che prendi'
const INCOME_EN = 'the income of the next round is 3 workers, and that of the bonus tile you take'
const two = (me: Answer, more: Answer) => world('witches', 'A10 dwelling, G3 dwelling', { me, more })

describe('if it stays like this', () => {
  test('R17.1 passing brings points', () => {
    const json = two({ bonusTile: 'bonus-dwelling' }, { round: 6 })
    expect(texts(json, 'it')).toEqual(['passando ricevi 2 PV'])
    expect(texts(json, 'en')).toEqual(['passing brings you 2 VP'])
    expect(told(json)[0]?.ids).toEqual(['bonus-dwelling'])
  })

  test('R18.1 R8 the end of the round brings the cult bonus, the next one its income', () => {
    const json = two({ cults: { fire: 5 } }, { scoringTiles: ['scoring-stronghold-fire'] })
    expect(texts(json, 'it')).toEqual(['a fine turno il culto del Fuoco ti dà 2 lavoratori', INCOME_IT])
    expect(texts(json, 'en')).toEqual(['at the end of the round the cult of Fire brings you 2 workers', INCOME_EN])
    expect(told(json)[0]?.ids).toEqual(['scoring-stronghold-fire', 'fire'])
  })

  test('R18.1 a bonus that is not reached says how far it is', () => {
    const json = two({ cults: { earth: 3 } }, { scoringTiles: ['scoring-town'] })
    expect(texts(json, 'it')[0]).toBe('a fine turno il culto della Terra non ti dà niente: ti serve ancora 1 passo')
    expect(texts(json, 'en')[0]).toBe(
      'at the end of the round the cult of Earth brings you nothing: you need 1 more step',
    )
  })

  test('S20 the power actions noted for the next round', () => {
    const json = two(
      {},
      {
        powerMode: 'blocked-predetermined',
        blockedByRound: [
          ['power-spade', 'power-coins', 'power-priest'],
          ['power-bridge', 'power-priest', 'power-spade'],
        ],
      },
    )
    expect(told(json).at(-1)).toEqual({
      text: {
        it: 'nel turno 2 non sono disponibili: costruire un ponte, reclutare un sacerdote, una vanga gratis',
        en: 'blocked in round 2: build a bridge, gain a priest, one free spade',
      },
      cite: 'S20',
      ids: ['power-bridge', 'power-priest', 'power-spade'],
    })
  })

  test('S19 how many the die will block', () => {
    const json = two({}, { powerMode: 'blocked-each-round', scenario: 'hard' })
    expect(told(json).at(-1)).toEqual({
      text: {
        it: 'all’inizio del turno 2 il dado copre 4 azioni potere',
        en: 'at the start of round 2 the die blocks 4 power actions',
      },
      cite: 'S19',
      ids: [],
    })
  })

  test('R20.1 a group that is not far from a town, and what it lacks', () => {
    const near = (structures: string) => world('auren', structures, { more: { round: 6 } })
    const three = near('E9 trading-post, E10 trading-post, F5 dwelling')
    expect(texts(three, 'it')).toEqual(['E9, E10 e F5: per una città ancora 1 edificio e 2 potere'])
    expect(texts(three, 'en')).toEqual(['E9, E10, and F5: 1 structure and 2 power more for a town'])
    const weak = near('E9 dwelling, E10 trading-post, F5 dwelling, F6 dwelling')
    expect(texts(weak, 'it')).toEqual(['E9, E10, F5 e F6: per una città ancora 2 potere'])
    expect(texts(near('E9 dwelling, E10 dwelling'), 'en')).toEqual([])
  })

  test('after the pass only what comes is told', () => {
    const json = two({ cultSpades: 1, bonusTile: 'bonus-dwelling' }, { phase: 'cult-spades' })
    expect(texts(json, 'en')).toEqual([INCOME_EN])
  })

  test('nothing during set-up and after the end', () => {
    expect(told({ round: 0 })).toEqual([])
    expect(told({ round: 6, player: { faction: 'witches', passed: true } })).toEqual([])
  })
})
