// Before the first round: what lies where, and who chooses when.
import { describe, expect, test } from 'vitest'
import { dice, pickWeighted } from '../../../src/kernel/chance.ts'
import { type Ask, SIDE_NAMES } from '../../../src/games/age-of-comics/asks.ts'
import {
  bitOf,
  card,
  deckNoOf,
  genreOf,
  kindOf,
  printedValue,
} from '../../../src/games/age-of-comics/catalogue/index.ts'
import { MOST_ALIKE, SPACES_AT } from '../../../src/games/age-of-comics/catalogue/map.ts'
import { DECK_NAMES } from '../../../src/games/age-of-comics/catalogue/vocabulary.ts'
import { ageOfComicsModule } from '../../../src/games/age-of-comics/module.ts'
import { DISPLAY, NONE, type State } from '../../../src/games/age-of-comics/state.ts'

const { game } = ageOfComicsModule
const OPTIONS = { level: 'beginner', challenges: 'none', deck: 'reconstruction' } as const

/** A game played until its first round begins, and everything it was asked on the way. */
function setUp(seed: number): { readonly s: State; readonly asks: readonly Ask[] } {
  const s = game.start(OPTIONS)
  const stream = dice(seed)
  const asks: Ask[] = []
  while (s.calendar[0] === NONE) {
    asks.push(...s.asks.slice(-1))
    game.apply(s, pickWeighted(game.options(s), stream).move)
  }
  return { s, asks }
}

/** An ask with the side and the deck it is about. */
function told(ask: Ask): string {
  const side = 'side' in ask ? ` ${SIDE_NAMES[ask.side]}` : ''
  const deck = 'deck' in ask ? ` ${DECK_NAMES[ask.deck]}` : ''
  return `${ask.ask}${side}${deck}${ask.ask === 'start-card' && ask.genre !== null ? ' of a genre' : ''}`
}

const tables = Array.from({ length: 60 }, (_, seed) => setUp(seed))

describe('set-up', () => {
  test('R2.2 30 orders face down, five of each genre, never three of a genre around a node', () => {
    for (const { s } of tables) {
      const genres = s.map.map((order) => order >> 3)
      for (let genre = 0; genre < 6; genre++) expect(genres.filter((each) => each === genre)).toHaveLength(5)
      for (const spaces of SPACES_AT)
        for (let genre = 0; genre < 6; genre++)
          expect(spaces.filter((space) => genres[space] === genre).length).toBeLessThanOrEqual(MOST_ALIKE)
    }
  })

  test('R2.2 a layout that crowds a node is laid out again from its first tile', () => {
    const s = game.start(OPTIONS)
    for (const line of ['order o-2-5 crime', 'order o-3-4 crime']) game.apply(s, moveOf(s, line))
    expect(s.layouts).toBe(0)
    // Around n-2-2 lie o-3-4, o-4-3, o-4-5 and o-5-4.
    for (const line of ['order o-3-6 horror', 'order o-4-3 crime', 'order o-4-5 crime']) game.apply(s, moveOf(s, line))
    expect([s.layouts, s.map.every((order) => order === NONE)]).toEqual([1, true])
  })

  test('R2.4 one idea token of each genre lies on the board', () => {
    for (const { s } of tables) expect(s.board).toBe(0b111111)
  })

  test('R2.5 S2.1 you begin with a writer and an artist of value 2 of two genres, a comic of the genre you name, three ideas', () => {
    for (const { s } of tables) {
      const [writer = 0, artist = 0, comic = 0] = s.player.hand
      expect([writer, artist, comic].map(kindOf)).toEqual([0, 1, 2])
      expect([printedValue(writer), printedValue(artist)]).toEqual([2, 2])
      expect(genreOf(writer)).not.toBe(genreOf(artist))
      expect(s.player.ideas.reduce((sum, n) => sum + n, 0)).toBe(3)
    }
    const asked = game.start(OPTIONS)
    while (asked.asks.at(-1)?.ask !== 'start-genre')
      game.apply(asked, pickWeighted(game.options(asked), dice(asked.layouts + 3)).move)
    game.apply(asked, moveOf(asked, 'genre horror'))
    for (const { move } of game.options(asked)) expect(move.do === 'card' && genreOf(move.card)).toBe(1)
  })

  test('R2.5 S2.7 Q2 the Automa begins with a writer, an artist and a comic at random, of any genres', () => {
    const same = tables.filter(({ s }) => {
      const { writers, artists, developed } = s.automa
      expect([writers.length, artists.length, developed.length]).toEqual([1, 1, 1])
      expect([printedValue(writers[0] ?? 0), printedValue(artists[0] ?? 0)]).toEqual([2, 2])
      return genreOf(writers[0] ?? 0) === genreOf(artists[0] ?? 0)
    })
    expect(same.length).toBeGreaterThan(0)
  })

  test("Q31 R2.5 R2.6 you choose before the Automa's cards are turned up, and the displays come last", () => {
    for (const { asks } of tables) {
      const order = asks.filter(({ ask }) => ask !== 'order').map(told)
      expect(order.filter((ask, at) => ask !== order[at - 1])).toEqual([
        'start-card player writers',
        'start-card player artists',
        'start-genre',
        'start-card player comics of a genre',
        'start-ideas',
        'start-card automa writers',
        'start-card automa artists',
        'start-card automa comics',
        'deal writers',
        'deal artists',
        'deal comics',
        'back writers',
        'back artists',
        'back comics',
        'calendar',
      ])
    }
  })

  test('R2.6 R1.10 three cards lie in each display, and each deck shows a back', () => {
    for (const { s } of tables)
      for (const { display, top } of s.decks) {
        expect(display).toHaveLength(DISPLAY)
        expect(top).not.toBe(NONE)
      }
  })

  test('R18.4 Q33 what the Automa has taken is never in a deck again', () => {
    const stream = dice(5)
    const s = game.start(OPTIONS)
    const taken = new Set<number>()
    while (game.step(s).kind !== 'over') {
      const { writers, artists, developed, printed } = s.automa
      for (const no of [...writers, ...artists, ...developed]) taken.add(no)
      for (const { writer, artist } of printed) for (const no of [writer, artist]) taken.add(no)
      for (const no of taken) {
        const { left, discard } = s.decks[deckNoOf(no)]
        expect((left | discard) & bitOf(no), card(no).id).toBe(0)
      }
      game.apply(s, pickWeighted(game.options(s), stream).move)
    }
    expect(taken.size).toBeGreaterThan(8)
  })
})

function moveOf(s: State, line: string) {
  const option = game.options(s).find(({ move }) => game.key(move) === line)
  if (option === undefined) throw new Error(`"${line}" is not possible`)
  return option.move
}
