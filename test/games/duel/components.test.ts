// Every card, wonder and token is put to use through the rules and compared with what is printed on it.
import { describe, expect, test } from 'vitest'
import { duelModule } from '../../../src/games/duel/module.ts'
import {
  type Letter,
  PRINTED_CARDS,
  PRINTED_WONDERS,
  type PrintedCard,
  type PrintedItem,
  RESOURCE_LETTERS,
  TOKEN_POINTS,
} from './components.ts'

type Numbers = Readonly<Record<string, number>>
interface Position {
  readonly [field: string]: unknown
  readonly player: { readonly coins: number; readonly cards: readonly string[]; readonly built: readonly string[] }
}

const LETTERS = Object.keys(RESOURCE_LETTERS) as Letter[]
const SYMBOLS = new Set(['wheel', 'plumb-line', 'quill', 'mortar', 'globe', 'sundial'])
const COLOURS = ['blue', 'green', 'yellow', 'purple']
/** One producer of each resource: with the opponent they make prices tell resources apart. */
const PRODUCER = { w: 'lumber-yard', c: 'clay-pool', s: 'quarry', g: 'glassworks', p: 'press' } as const
const BOARD = ['law', 'economy', 'masonry', 'strategy', 'theology']

const ask = (position: unknown, kind: string, more: object = {}): unknown =>
  duelModule.answer(position, { kind, ...more })[kind]
const after = (position: object, type: string, more: object): Position =>
  ask(position, 'after', { moves: [{ type, ...more }] }) as Position
const priceOf = (item: string, solo: readonly string[], player: readonly string[]): unknown =>
  ask({ solo: { cards: solo }, player: { cards: player } }, 'cost', { side: 'player', item })
const pointsOf = (position: Position): Numbers => (ask(position, 'score') as { player: Numbers }).player
const count = (letters: string, letter: Letter): number => letters.split(letter).length - 1
/** Coins for an item if all its resources are bought from an opponent without production. */
const bought = ({ coins, letters }: PrintedItem): number => coins + 2 * letters.length

/** Two of what an effect counts in the builder's city, three in the opponent's, none of which changes the price. */
const TWO: Readonly<Record<string, object>> = {
  'each-grey': { cards: ['glassworks', 'glassblower'] },
  'each-brown': { cards: ['clay-pit', 'quarry'] },
  'each-red': { cards: ['guard-tower', 'stable'] },
  'each-yellow': { cards: ['stone-reserve'] }, // and itself
  'each-wonder': { built: ['pyramids', 'sphinx'] },
}
const THREE: Readonly<Record<string, object>> = {
  'most-yellow': { cards: ['tavern', 'brewery', 'stone-reserve'] },
  'most-brown-grey': { cards: ['lumber-yard', 'logging-camp', 'sawmill'] },
  'most-wonders': { built: ['pyramids', 'sphinx', 'colossus'] },
  'most-blue': { cards: ['altar', 'theater', 'baths'] },
  'most-green': { cards: ['workshop', 'apothecary', 'scriptorium'] },
  'most-coins': { coins: 11 },
  'most-red': { cards: ['guard-tower', 'stable', 'garrison'] },
}
/** Another card stays in the structure, so that the Age goes on. */
const OTHERS = {
  1: ['clay-reserve', 'wood-reserve'],
  2: ['courthouse', 'rostrum'],
  3: ['town-hall', 'obelisk'],
} as const

/** The player builds the card with just the coins it takes. */
function build(card: PrintedCard, city: object = TWO[card.effect[0]] ?? {}): Position {
  const world = {
    age: card.age,
    turn: 'player',
    structure: { '1.1': card.id, '1.2': OTHERS[card.age].find((id) => id !== card.id) },
    board: BOARD,
    solo: THREE[card.effect[0]] ?? {},
    player: { ...city, coins: bought(card) },
  }
  return after(world, 'build', { card: card.id })
}

/** Coins received, shields and points of a card that has been built so. */
function yields([verb, what]: PrintedCard['effect']): readonly [coins: number, shields: number, points: number] {
  const amount = Number(what)
  if (verb === 'coins') return [amount, 0, 0]
  if (verb === 'shields') return [0, amount, 0]
  if (verb === 'points' || SYMBOLS.has(verb)) return [0, 0, amount]
  if (verb.startsWith('each-')) return [2 * amount, 0, 3]
  if (verb === 'most-coins' || verb === 'most-wonders') return [0, 0, 3 * amount]
  if (verb.startsWith('most-')) return [3 * amount, 0, 3 * amount]
  return [0, 0, 0]
}

describe.each(PRINTED_CARDS.map((card) => [card.id, card] as const))('card %s', (id, card) => {
  const [verb, what] = card.effect

  test('R6.2 costs what is printed, resource by resource', () => {
    expect(ask({}, 'printed', { item: id })).toBe(bought(card))
    expect(priceOf(id, [], [])).toEqual({ coins: bought(card), trade: 2 * card.letters.length, chain: false })
    for (const letter of LETTERS)
      expect(priceOf(id, [PRODUCER[letter]], [])).toMatchObject({ coins: bought(card) + count(card.letters, letter) })
  })

  test('R11.2 R11.4 gives its coins, shields and points when it is built', () => {
    const then = build(card)
    const [coins, shields, points] = yields(card.effect)
    expect(then.player.cards).toContain(id)
    expect([then.player.coins, then['conflict'], then['turn']]).toEqual([coins, 0 - shields, 'solo'])
    const scored = pointsOf(then)
    expect(COLOURS.map((colour) => scored[colour])).toEqual(COLOURS.map((each) => (each === card.colour ? points : 0)))
  })

  test('R6.3 R6.4 R7.2 helps to pay with its resources and with no others', () => {
    const produced = verb === 'makes' || verb === 'chooses' ? what : ''
    const cheap = produced + (verb === 'fixes' ? what : '')
    const need = ask({ player: { cards: [id] } }, 'need', { side: 'player' }) as Numbers
    for (const letter of LETTERS) expect(need[RESOURCE_LETTERS[letter]]).toBe(0 - count(produced, letter))
    // The Statue of Liberty takes one of each resource.
    const price = 10 - (produced === '' ? 0 : 2) - (verb === 'fixes' ? what.length : 0)
    expect(priceOf('statue-of-liberty', [], [id])).toMatchObject({ coins: price })
    for (const letter of LETTERS.filter((each) => PRODUCER[each] !== id))
      expect(priceOf('statue-of-liberty', [PRODUCER[letter]], [id])).toMatchObject({
        coins: price + (cheap.includes(letter) ? 0 : 1),
      })
  })

  test('R8.1 is free by its chain and by no other card', () => {
    const sources = PRINTED_CARDS.filter(({ gives }) => gives !== '' && gives === card.takes)
    const others = PRINTED_CARDS.filter((each) => !sources.includes(each) && each !== card)
    expect(sources).toHaveLength(card.takes === '' ? 0 : 1)
    expect(
      priceOf(
        id,
        [],
        others.map((each) => each.id),
      ),
    ).toMatchObject({ chain: false })
    for (const source of sources) expect(priceOf(id, [], [source.id])).toEqual({ coins: 0, trade: 0, chain: true })
    if (card.gives !== '') expect(PRINTED_CARDS.filter(({ takes }) => takes === card.gives)).toHaveLength(1)
  })
})

const GREEN = PRINTED_CARDS.filter(({ colour }) => colour === 'green')

test.each(GREEN.map((card) => [card.id, card] as const))(
  'R13.2 card %s closes a pair with the other card of its symbol and with no other',
  (_, card) => {
    for (const green of GREEN.filter((each) => each !== card)) {
      const phase = green.effect[0] === card.effect[0] ? 'token-board' : 'turn'
      expect([green.id, build(card, { cards: [green.id] })['phase']]).toEqual([green.id, phase])
    }
  },
)

describe.each(PRINTED_WONDERS.map((wonder) => [wonder.id, wonder] as const))('wonder %s', (id, wonder) => {
  test('R10.3 costs what is printed, resource by resource, and no coins', () => {
    expect(wonder.coins).toBe(0)
    expect(ask({}, 'printed', { item: id })).toBe(bought(wonder))
    expect(priceOf(id, [], [])).toEqual({ coins: bought(wonder), trade: bought(wonder), chain: false })
    for (const letter of LETTERS)
      expect(priceOf(id, [PRODUCER[letter]], [])).toMatchObject({
        coins: bought(wonder) + count(wonder.letters, letter),
      })
  })

  test('R17 is built with its points and its extra turn', () => {
    const world = {
      age: 2,
      turn: 'player',
      structure: { '1.1': 'walls', '1.2': 'brewery' },
      player: { coins: bought(wonder), unbuilt: [id] },
    }
    const then = after(world, 'wonder', { wonder: id, card: 'walls' })
    expect(then.player.built).toEqual([id])
    expect(pointsOf(then)['wonders']).toBe(wonder.points)
    expect(then['next'] ?? then['turn']).toBe(wonder.again ? 'player' : 'solo')
  })
})

describe.each(Object.entries(TOKEN_POINTS))('token %s', (id, points) => {
  test('R14 is gained with its points', () => {
    const world = {
      phase: 'token-board',
      age: 2,
      turn: 'player',
      structure: { '1.1': 'walls' },
      board: [null, id, null, null, null],
    }
    const then = after(world, 'token', { token: id })
    expect([then['phase'], then['board'], pointsOf(then)['progress']]).toEqual([
      'turn',
      [null, null, null, null, null],
      points,
    ])
  })
})
