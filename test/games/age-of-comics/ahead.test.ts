// What is ahead: what the cards that may come lead to, and what the end of the round would bring.
import { describe, expect, test } from 'vitest'
import { copy } from '../../../src/kernel/copy.ts'
import { STANDARD } from '../../../src/games/age-of-comics/deck.ts'
import { ageOfComicsModule } from '../../../src/games/age-of-comics/module.ts'
import { BACKS, comic, orders } from './world.ts'

const { ahead, game, position } = ageOfComicsModule

/** Two cards each that begin with Hire, Print and Sales, and six that begin with Ideas. */
const DECK = [
  ...new Array<string>(2).fill('HSP-CFSRWH'),
  ...new Array<string>(2).fill('PHS-CFSRWH'),
  ...new Array<string>(2).fill('SHP-WHRSFC'),
  ...new Array<string>(6).fill('IHP-CFSRWH'),
].join(' ')

const IDEA_CARDS = ['07', '08', '09', '10', '11', '12'].map((no) => `automa-${no}`)

const WORLD = {
  phase: 'player-turn',
  decks: BACKS,
  deck: DECK,
  spaces: { develop: ['automa'] },
  display: { writers: ['writer-crime-3'], artists: ['artist-horror-1'], comics: ['comic-outlaws'] },
  map: orders('o-2-5 crime', 'o-3-4 western'),
  automa: {
    writers: ['writer-romance-2a'],
    artists: ['artist-romance-2a'],
    developed: ['comic-carmilla'],
    cards: { discard: IDEA_CARDS },
  },
}
const told = (world: object) => ahead?.(position.read(world)).map(({ text, cite }) => `[${cite}] ${text.en}`)

describe('ahead', () => {
  test('S5.1 S6.1 the cards that may come, by the action they lead to and what it would be about', () => {
    expect(told(WORLD)).toEqual([
      '[S5.1] 2 of 6 automa cards lead to Hire: Crime Writer 3 Chris Constance and Horror Artist 1 Julian Earl',
      '[S5.1] 2 of 6 automa cards lead to Print: “Carmilla”',
      '[S5.1] 2 of 6 automa cards lead to Sales: western orders',
      '[S12.1] at the end of the round 0 VP and $0 for you, 0 VP for the Automa',
    ])
  })

  test('it is told in Italian too, with the components it is about', () => {
    const [hire, print] = ahead?.(position.read(WORLD)) ?? []
    expect(hire?.text.it).toBe(
      '2 carte Automa su 6 danno Assumi: Scrittore Poliziesco 3 Chris Constance e Artista Horror 1 Julian Earl',
    )
    expect(hire?.ids).toEqual(['hire', 'writer-crime-3', 'artist-horror-1'])
    expect(print?.ids).toEqual(['print', 'comic-carmilla'])
  })

  test('S6.1 where cards differ each way is told with its number of cards', () => {
    const display = { writers: ['writer-crime-3', 'writer-western-3'], artists: ['artist-crime-1', 'artist-western-1'] }
    const used = { ...WORLD, display, spaces: { sales: ['automa'], print: ['automa'] } }
    expect(told(used)?.[0]).toBe(
      '[S5.1] 6 of 6 automa cards lead to Hire: Crime Writer 3 Chris Constance and Crime Artist 1 Eleanor Herrero (4), Western Writer 3 Alex Quarella and Western Artist 1 Danny Rich (2)',
    )
  })

  test('S9.2 S8.3 ideas that go, and the top of the deck', () => {
    const ideas = {
      ...WORLD,
      display: {},
      spaces: { sales: ['automa'] },
      automa: { printed: [comic('comic-carmilla', 3)] },
    }
    expect(told(ideas)).toContain('[S5.1] 6 of 12 automa cards lead to Ideas: crime idea, sci-fi idea')
    const develop = { ...WORLD, deck: new Array<string>(12).fill('DHP-CFSRWH').join(' '), display: {}, spaces: {} }
    expect(told(develop)?.[0]).toBe('[S5.1] 6 of 6 automa cards lead to Develop: the top of the comic deck (Romance)')
  })

  test('Q5 a repeated action is cited as the ruling it rests on', () => {
    const again = {
      ...WORLD,
      deck: new Array<string>(12).fill('HIP-CFSRWH').join(' '),
      spaces: { hire: ['automa'] },
      automa: {},
    }
    expect(told(again)?.[0]).toBe(
      '[Q5] 12 of 12 automa cards lead to Hire: Crime Writer 3 Chris Constance and Horror Artist 1 Julian Earl',
    )
  })

  test('S5.1 once the card is turned up there is no doubt', () => {
    const turned = { ...WORLD, phase: 'automa-turn', card: 'automa-03', spaces: {} }
    expect(told(turned)?.[0]).toBe('[S5.1] the card turned up leads to Print: “Carmilla”')
  })

  test('S12.1 R15.1 the end of the round as it stands, also when the Automa has placed all its editors', () => {
    const last = {
      phase: 'player-turn',
      decks: BACKS,
      spaces: { hire: ['automa', 'automa'], sales: ['automa', 'player'], ideas: ['automa'] },
      player: { printed: [comic('comic-gang-wars', 5)] },
      automa: { printed: [comic('comic-love-letter', 7)] },
    }
    expect(told(last)).toEqual(['[S12.1] at the end of the round 2 VP and $3 for you, 3 VP for the Automa'])
  })

  test('nothing is ahead during the set-up, while chance acts, and after the end', () => {
    expect(ahead?.(game.start({ level: 'beginner', challenges: 'none', deck: STANDARD }))).toEqual([])
    expect(ahead?.(position.read({ phase: 'automa-turn', decks: BACKS, spaces: {} }))).toEqual([])
    expect(ahead?.(position.read({ phase: 'final', round: 5 }))).toEqual([])
  })

  test('looking ahead changes nothing on the table', () => {
    const state = position.read(WORLD)
    const before = copy(state)
    ahead?.(state)
    expect(state).toEqual(before)
  })
})
