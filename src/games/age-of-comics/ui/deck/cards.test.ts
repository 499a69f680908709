import { describe, expect, test } from 'vitest'
import { RECONSTRUCTION } from '../../catalogue/automa-cards.ts'
import { readDeck } from '../../deck.ts'
import { cardsIn, deckWith, isAsBuilt, withAction, withSwap } from './cards.ts'

describe('a deck being typed in', () => {
  test('an unreadable deck starts as the reconstruction', () => {
    expect(cardsIn('').join(' ')).toBe(RECONSTRUCTION)
    expect(cardsIn('HDI-CFSRWH').join(' ')).toBe(RECONSTRUCTION)
  })

  test('one card changes, the others stay', () => {
    const cards = cardsIn(RECONSTRUCTION)
    const deck = deckWith(cards, 1, withSwap(withAction('DIP-FRCHSW', 2, 'S'), 0, 5))
    expect(deck.split(' ')[1]).toBe('DIS-WRCHSF')
    expect(deck.split(' ').toSpliced(1, 1)).toEqual(cards.toSpliced(1, 1))
    expect(readDeck(deck)).toBe(deck)
  })

  test('a card knows whether it was changed', () => {
    expect(isAsBuilt('HDI-CFSRWH', 0)).toBe(true)
    expect(isAsBuilt('HDI-FCSRWH', 0)).toBe(false)
    expect(isAsBuilt('HDI-CFSRWH', 1)).toBe(false)
  })
})
