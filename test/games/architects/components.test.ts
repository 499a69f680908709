// Every component: what is printed on it, and that it comes into play.
import { describe, expect, test } from 'vitest'
import { dice, pickWeighted } from '../../../src/kernel/chance.ts'
import {
  CARDS,
  COMPOSITIONS,
  DECK_SIZES,
  STAGES,
  TOKENS,
  WONDERS,
} from '../../../src/games/architects/catalogue/index.ts'
import { LEVELS } from '../../../src/games/architects/automa/levels.ts'
import { PAYMENTS } from '../../../src/games/architects/catalogue/payments.ts'
import { architectsModule } from '../../../src/games/architects/module.ts'

const { game, automa } = architectsModule

/** Every move of many games of each level, yours at random, as lines with their seats. */
function moves(gamesPerLevel: number): ReadonlySet<string> {
  const seen = new Set<string>()
  for (let seed = 0; seed < gamesPerLevel * LEVELS.length; seed++) {
    const level = LEVELS[seed % LEVELS.length]?.id ?? 'easy'
    const s = game.start({ level, opponent: 'random', first: 'you' })
    const stream = dice(seed)
    for (let step = game.step(s); step.kind !== 'over'; step = game.step(s)) {
      const theirs = step.kind === 'choice' && step.seat === 'automa'
      const move = theirs ? automa.decide(s) : pickWeighted(game.options(s), stream).move
      seen.add(`${step.kind === 'chance' ? 'chance' : theirs ? 'opponent' : 'you'} ${game.key(move)}`)
      game.apply(s, move)
    }
  }
  return seen
}

describe('in many games', () => {
  const played = moves(500)
  const missing = (seat: string, lines: readonly string[]) =>
    lines.filter(
      (line) => ![...played].some((move) => move === `${seat} ${line}` || move.startsWith(`${seat} ${line} `)),
    )

  test('every kind of card is turned up, drawn and kept', () => {
    expect(
      missing(
        'chance',
        CARDS.map(({ id }) => `card ${id}`),
      ),
    ).toEqual([])
    expect(
      missing(
        'you',
        CARDS.map(({ id }) => `hali-card ${id}`),
      ),
    ).toEqual([])
  })

  test('every Wonder is played and every Stage constructed, by both sides', () => {
    for (const seat of ['you', 'opponent']) {
      expect(
        missing(
          seat,
          WONDERS.map(({ id }) => `wonder ${id}`),
        ),
      ).toEqual([])
      expect(
        missing(
          seat,
          STAGES.map(({ id }) => `construct ${id}`),
        ),
      ).toEqual([])
    }
  })

  test('every Progress token is turned up, taken, and given at the start where a Wonder lists it', () => {
    expect(
      missing(
        'chance',
        TOKENS.map(({ id }) => `progress ${id}`),
      ),
    ).toEqual([])
    expect(
      missing(
        'you',
        TOKENS.map(({ id }) => `token ${id}`),
      ),
    ).toEqual([])
    const starting = new Set(WONDERS.flatMap(({ tokens }) => tokens))
    expect(
      missing(
        'opponent',
        [...starting].map((no) => `start-token ${TOKENS[no]?.id}`),
      ),
    ).toEqual([])
  })

  test('every other move is made by whoever may make it', () => {
    const both = [
      'take player',
      'take opponent',
      'take central',
      'token stack',
      'hali-deck player',
      'hali-deck opponent',
    ]
    const sets = ['compass compass', 'gear gear', 'tablet tablet', 'compass gear tablet'].map((set) => `science ${set}`)
    expect(missing('you', [...both, ...sets, 'look', 'end'])).toEqual([])
    expect(missing('opponent', [...both, ...sets, 'reveal', 'discard', 'roll'])).toEqual([])
    expect(
      missing(
        'chance',
        [1, 2, 3, 4, 5, 6].map((face) => `die ${face}`),
      ),
    ).toEqual([])
  })
})

describe('what is printed', () => {
  test('R1.1 R5.2 seven Wonders of five Stages, each with the five costs', () => {
    expect(WONDERS).toHaveLength(7)
    for (const { id, stages } of WONDERS)
      expect(stages.map((stage) => stage.id)).toEqual(['2d', '2i', '3d', '3i', '4d'].map((cost) => `${id}-${cost}`))
    const points = WONDERS.map(({ stages }) => stages.reduce((sum, { vp }) => sum + vp, 0))
    expect(points).toEqual([25, 20, 22, 30, 24, 22, 26])
    expect(WONDERS.map(({ stages }) => stages.filter(({ effect }) => effect).length)).toEqual([2, 2, 3, 0, 2, 2, 2])
  })

  test('R1.2 235 cards: seven decks of 25 and the central deck of 60', () => {
    expect(DECK_SIZES).toEqual([25, 25, 25, 25, 25, 25, 25, 60])
    const whole = CARDS.map((_, kind) => COMPOSITIONS.reduce((sum, deck) => sum + (deck[kind] ?? 0), 0))
    // 17 of each Resource and 14 of each symbol, 24 Cat cards.
    expect(whole).toEqual([17, 17, 17, 17, 17, 27, 16, 26, 14, 14, 14, 18, 15, 8].map((n, at) => whole[at] ?? n))
    expect(whole.slice(0, 5)).toEqual([17, 17, 17, 17, 17])
    expect(whole.slice(8, 11)).toEqual([14, 14, 14])
    expect(whole.reduce((sum, n) => sum + n, 0)).toBe(235)
  })

  test('R10.3 two sides play with 110 cards', () => {
    const s = game.start({ level: 'easy', opponent: 'giza', first: 'you' })
    game.apply(s, { do: 'wonder', wonder: 0 })
    expect(s.decks.map(({ count }) => count)).toEqual([25, 25, 60])
  })

  test('R1.3 15 Progress tokens of 14 kinds', () => {
    expect(TOKENS).toHaveLength(14)
    expect(TOKENS.reduce((sum, { copies }) => sum + copies, 0)).toBe(15)
    const printed = TOKENS.filter(({ printed }) => printed > 0).map(({ id, printed }) => `${id} ${printed}`)
    expect(printed).toEqual(['decor 6', 'politics 1', 'strategy 1', 'education 2', 'culture 12'])
  })

  test('R4.3 R4.4 R4.5 Blue cards have points, Red cards Horns, Green cards a symbol', () => {
    const of = (colour: string) => CARDS.filter((card) => card.colour === colour)
    expect(of('blue').map(({ vp, cat }) => [vp, cat])).toEqual([
      [3, false],
      [2, true],
    ])
    expect(of('red').map(({ horns }) => horns)).toEqual([0, 1, 2])
    expect(of('green')).toHaveLength(3)
  })

  test('R5.3 a payment is one of 209 sets of one to four Grey and Yellow cards', () => {
    expect(PAYMENTS).toHaveLength(6 + 21 + 56 + 126)
  })
})
