// Every component: what is printed on it, and that it comes into play.
import { describe, expect, test } from 'vitest'
import { dice, pickWeighted } from '../../../src/kernel/chance.ts'
import { PRINTED_CARDS } from '../../../src/games/age-of-comics/catalogue/automa-cards.ts'
import { CHALLENGES, INCOMPATIBLE, PLAYER_TITLES } from '../../../src/games/age-of-comics/catalogue/challenges.ts'
import { bonusOf, CARDS, card, isOriginal, ripOffOf } from '../../../src/games/age-of-comics/catalogue/index.ts'
import {
  ADJACENT,
  NODE_IDS,
  ORDER_COPIES,
  SPACE_NAMES,
  SPACES_AT,
  START_NODE,
} from '../../../src/games/age-of-comics/catalogue/map.ts'
import { AREAS, BONUSES, GENRES, SPECIALS } from '../../../src/games/age-of-comics/catalogue/vocabulary.ts'
import { CARD_IDS, cardsOf, STANDARD } from '../../../src/games/age-of-comics/deck.ts'
import { ageOfComicsModule } from '../../../src/games/age-of-comics/module.ts'
import type { Move } from '../../../src/games/age-of-comics/moves.ts'
import { CALENDAR_SLOTS, type State } from '../../../src/games/age-of-comics/state.ts'

const { game, automa } = ageOfComicsModule

/** Plays what the game is about rather than at random: prints where it can, and what leads there. */
const WISHES = [
  'campaign',
  'extra-editor',
  'swap',
  'hype',
  'convert',
  'print',
  'place print',
  'collect',
  'flip',
  'increase',
]

/** Every move of many games as lines with their seats; every other game prefers the moves of WISHES. */
function moves(games: number): ReadonlySet<string> {
  const seen = new Set<string>()
  for (let seed = 0; seed < games; seed++) {
    const level = (['beginner', 'intermediate', 'expert'] as const)[seed % 3] ?? 'beginner'
    const s = game.start({ level, challenges: 'none', deck: STANDARD })
    const stream = dice(seed)
    for (let step = game.step(s); step.kind !== 'over'; step = game.step(s)) {
      const its = step.kind === 'choice' && step.seat === 'automa'
      const yours = step.kind === 'choice' && step.seat === 'you'
      const wish = yours && seed % 2 === 1 ? wished(s, stream.below(WISHES.length)) : undefined
      const move = its ? automa.decide(s) : (wish ?? pickWeighted(game.options(s), stream).move)
      seen.add(`${step.kind === 'chance' ? 'chance' : its ? 'automa' : 'you'} ${game.key(move)}`)
      game.apply(s, move)
    }
  }
  return seen
}

function wished(s: State, first: number): Move | undefined {
  const options = game.options(s)
  for (let n = 0; n < WISHES.length; n++) {
    const wish = WISHES[(first + n) % WISHES.length] ?? ''
    const found = options.filter(({ move }) => `${game.key(move)} `.startsWith(`${wish} `))
    if (found.length > 0) return found[first % found.length]?.move
  }
  return undefined
}

describe('in many games', () => {
  const played = moves(900)
  const missing = (seat: string, lines: readonly string[]) =>
    lines.filter((line) => ![...played].some((move) => `${move} `.startsWith(`${seat} ${line} `)))
  const ids = (kind: string) => CARDS.filter((each) => each.kind === kind).map(({ id }) => id)

  test('every creative is dealt, hired and used by you, and hired by the Automa', () => {
    const creatives = [...ids('writer'), ...ids('artist')]
    expect(
      missing(
        'chance',
        creatives.map((id) => `card ${id}`),
      ),
    ).toEqual([])
    expect(
      missing(
        'you',
        creatives.map((id) => `take ${id}`),
      ),
    ).toEqual([])
    expect(
      missing(
        'you',
        creatives.map((id) => `use ${id}`),
      ),
    ).toEqual([])
    expect(
      missing(
        'automa',
        ids('writer').map((id) => `hire ${id}`),
      ),
    ).toEqual([])
  })

  test('every original is developed and printed by both sides', () => {
    for (const seat of ['you', 'automa']) {
      expect(
        missing(
          seat,
          ids('comic').map((id) => `take ${id}`),
        ),
      ).toEqual([])
      expect(
        missing(
          seat,
          ids('comic').map((id) => `print ${id}`),
        ),
      ).toEqual([])
    }
  })

  test('every rip-off is printed by both sides', () => {
    for (const seat of ['you', 'automa'])
      expect(
        missing(
          seat,
          ids('ripoff').map((id) => `print ${id}`),
        ),
      ).toEqual([])
  })

  test('every automa card is revealed, and every action performed', () => {
    expect(
      missing(
        'chance',
        CARD_IDS.map((id) => `reveal ${id}`),
      ),
    ).toEqual([])
    expect(
      missing(
        'automa',
        AREAS.filter((id) => id !== 'royalties').map((id) => `act ${id}`),
      ),
    ).toEqual([])
    expect(missing('automa', ['act royalties'])).toEqual(['act royalties'])
  })

  test('every order space, node, genre and special action is used', () => {
    expect(
      missing(
        'chance',
        SPACE_NAMES.flatMap((id) => [3, 4, 5, 6].map((value) => `value ${id} ${value}`)),
      ),
    ).toEqual([])
    expect(
      missing(
        'you',
        SPACE_NAMES.map((id) => `collect ${id}`),
      ),
    ).toEqual([])
    expect(
      missing(
        'automa',
        SPACE_NAMES.map((id) => `collect ${id}`),
      ),
    ).toEqual([])
    expect(
      missing(
        'you',
        NODE_IDS.slice(0, START_NODE).map((id) => `walk ${id}`),
      ),
    ).toEqual([])
    expect(
      missing(
        'chance',
        GENRES.flatMap((id) => [`calendar ${id}`, `back comics ${id}`]),
      ),
    ).toEqual([])
    expect(
      missing(
        'you',
        GENRES.flatMap((id) => [`idea ${id}`, `board ${id}`, `search ${id}`, `genre ${id}`]),
      ),
    ).toEqual([])
    expect(
      missing(
        'automa',
        GENRES.flatMap((id) => [`remove ${id}`, `turn ${id}`]),
      ),
    ).toEqual([])
    expect(
      missing(
        'you',
        SPECIALS.map((id) => `cube ${id}`),
      ),
    ).toEqual([])
    const special = ['swap', 'hype', 'convert', 'campaign 2', 'campaign 5', 'campaign 9', 'extra-editor', 'move-cube']
    expect(missing('you', [...special, 'ticket', 'fulfil', 'increase', 'discard', 'done'])).toEqual([])
  })
})

describe('what is printed', () => {
  test('R1.2 R1.3 six genres; of each genre and kind one creative of value 1, two of 2, one of 3', () => {
    expect(GENRES).toHaveLength(6)
    for (const kind of ['writer', 'artist'])
      for (let genre = 0; genre < 6; genre++)
        expect(CARDS.filter((each) => each.kind === kind && each.genre === genre).map(({ value }) => value)).toEqual([
          1, 2, 2, 3,
        ])
    expect(new Set(CARDS.map(({ printedName }) => printedName)).size).toBe(CARDS.length)
  })

  test('R1.4 R18.5 24 originals, one of each genre and bonus, each with its rip-off', () => {
    const originals = CARDS.filter(({ no }) => isOriginal(no))
    expect(new Set(originals.map(({ no, genre }) => `${genre} ${bonusOf(no)}`)).size).toBe(
      GENRES.length * BONUSES.length,
    )
    for (const { no, genre } of originals)
      expect([card(ripOffOf(no)).kind, card(ripOffOf(no)).genre]).toEqual(['ripoff', genre])
  })

  test('R1.8 R2.2 five orders of each genre: 3, 3, 4, 5, 6', () => {
    expect(ORDER_COPIES).toEqual([2, 1, 1, 1])
  })

  test('R13.1 24 nodes in a grid, two diagonals across the X, every order space between two nodes', () => {
    const edges = ADJACENT.slice(0, START_NODE).reduce((sum, beside) => sum + beside.length, 0) / 2
    expect(edges).toBe(40)
    expect(SPACES_AT.reduce((sum, spaces) => sum + spaces.length, 0)).toBe(60)
    expect(ADJACENT.every((beside) => !beside.includes(START_NODE))).toBe(true)
  })

  test('R2.3 six calendar slots, one tile of each genre', () => {
    expect(CALENDAR_SLOTS).toBe(GENRES.length)
  })

  test('Q1 S1.2 the reconstruction is balanced: every genre twice in every place, every pair six times each way', () => {
    const cards = cardsOf(STANDARD)
    expect([cards.length, PRINTED_CARDS]).toEqual([12, 1])
    for (let genre = 0; genre < 6; genre++) {
      for (let place = 1; place <= 6; place++)
        expect(cards.filter(({ places }) => places[genre] === place)).toHaveLength(2)
      for (let other = 0; other < 6; other++)
        if (other !== genre)
          expect(cards.filter(({ places }) => (places[genre] ?? 0) < (places[other] ?? 0))).toHaveLength(6)
    }
    for (const { actions } of cards) expect(new Set(actions).size).toBe(3)
  })

  test('S14.1 S15.2 S15.3 Q35 seven titles, ten challenges, four pairs that cannot be met together', () => {
    expect(PLAYER_TITLES.map(({ min }) => min)).toEqual([110, 100, 90, 80, 70, 60, 50])
    expect(CHALLENGES).toHaveLength(10)
    expect(INCOMPATIBLE).toHaveLength(4)
  })
})
