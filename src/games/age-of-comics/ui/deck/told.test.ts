import { describe, expect, test } from 'vitest'
import { RECONSTRUCTION } from '../../catalogue/automa-cards.ts'
import { parseCard, readDeck, STANDARD } from '../../deck.ts'
import { deckWith } from './cards.ts'
import { knownIn, repeats, toldBefore, turnedUp, unseenIn, withTold } from './told.ts'

const CARD = 'SSD-WCFRSH'
const built = RECONSTRUCTION.split(' ')
const none = new Set<number>()

describe('a card told as it is printed', () => {
  test('takes the place of the first guess, never of the printed card (Q1)', () => {
    const told = withTold(STANDARD, CARD, none)
    expect(told).toEqual({ deck: deckWith(built, 1, CARD), no: 1 })
    expect(readDeck(told?.deck ?? '')).toBe(told?.deck)
    expect(knownIn(told?.deck ?? '')).toBe(2)
  })

  test('never takes the place of a card that has turned up', () => {
    const turned = turnedUp(['reveal automa-02', 'place hire', 'reveal automa-04'])
    expect([...turned]).toEqual([1, 3])
    expect(withTold(STANDARD, CARD, turned)?.no).toBe(2)
    expect(unseenIn(STANDARD, turned)).toEqual([0, 2, 4, 5, 6, 7, 8, 9, 10, 11])
  })

  test('stays where it is if the deck has it', () => {
    const deck = deckWith(built, 6, CARD)
    expect(withTold(deck, CARD, none)).toEqual({ deck, no: 6 })
    // Its own place is taken: it has turned up since the deck was shuffled.
    expect(withTold(deck, CARD, new Set([6]))?.no).toBe(1)
  })

  test('has no place in a deck without guesses: a person has to say which card is wrong', () => {
    const own = built
      .map((_, no) => `HDS-${['CFSRWH', 'FCSRWH', 'SCFRWH', 'RCFSWH', 'WCFSRH', 'HCFSRW'][no % 6]}`)
      .join(' ')
    expect(withTold(own, CARD, none)).toBeUndefined()
    expect(knownIn(own)).toBe(12)
  })

  test('is offered in a game whose deck lacks it', () => {
    const kept = deckWith(built, 3, CARD)
    expect(toldBefore(kept, STANDARD)).toEqual([CARD])
    expect(toldBefore(kept, kept)).toEqual([])
    expect(toldBefore('', STANDARD)).toEqual([])
  })

  test('with an action more than once is warned of, not forbidden (S5.1)', () => {
    expect(repeats(parseCard('HHH-CFSRWH'))).toBe(true)
    expect(repeats(parseCard('HDH-CFSRWH'))).toBe(true)
    expect(repeats(parseCard('HDI-CFSRWH'))).toBe(false)
    expect(readDeck(deckWith(built, 0, 'HHH-CFSRWH'))).toContain('HHH-CFSRWH')
  })
})
