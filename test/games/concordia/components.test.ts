// Every component: what is printed on it, and that it comes into play.
import { describe, expect, test } from 'vitest'
import { dice, pickWeighted } from '../../../src/kernel/chance.ts'
import { CARDS, DECK_CARDS, FOR_SALE, STARTING } from '../../../src/games/concordia/catalogue/index.ts'
import { type Line, MAPS } from '../../../src/games/concordia/catalogue/geography.ts'
import { GODS, GOODS, TYPES } from '../../../src/games/concordia/catalogue/vocabulary.ts'
import { concordiaModule } from '../../../src/games/concordia/module.ts'
import type { State } from '../../../src/games/concordia/state.ts'

const { game, automa, position } = concordiaModule

/** Every move of many games on a map, yours at random, as lines with their seats. */
function moves(map: 'italia' | 'hispania' | 'imperium', games: number): ReadonlySet<string> {
  const seen = new Set<string>()
  for (let seed = 0; seed < games; seed++) {
    const s = game.start({ map, dice: seed % 2 === 0 ? 'd12' : '2d6' })
    const stream = dice(seed)
    for (let step = game.step(s); step.kind !== 'over'; step = game.step(s)) {
      const theirs = step.kind === 'choice' && step.seat === 'automa'
      const move = theirs ? automa.decide(s) : pickWeighted(game.options(s), stream).move
      seen.add(`${step.kind === 'chance' ? 'chance' : theirs ? 'ai' : 'you'} ${game.key(move)}`)
      game.apply(s, move)
    }
  }
  return seen
}

function play(s: State, keys: readonly string[]): void {
  for (const key of keys) {
    const option = game.options(s).find(({ move }) => game.key(move) === key)
    if (option === undefined) throw new Error(`"${key}" is not possible`)
    game.apply(s, option.move)
  }
}

describe.each(MAPS)('on $id, in many games', ({ id, cities, lines, provinces, capital }) => {
  const played = moves(id as 'italia', 1500)
  /** One colonist on that line, and the means to build anything. */
  const onLine = (line: Line): State =>
    position.read({
      map: id,
      turn: 'player',
      player: {
        coins: 99,
        goods: { brick: 2, food: 2, tool: 2, wine: 2, cloth: 2 },
        storedColonists: {},
        colonists: [{ type: TYPES[line.type], at: line.id }],
      },
    })
  const missing = (seat: string, wanted: readonly string[]) =>
    wanted.filter(
      (line) => !played.has(`${seat} ${line}`) && ![...played].some((move) => move.startsWith(`${seat} ${line} `)),
    )

  test('every city is built in by the AI, and every good is laid', () => {
    expect(
      missing(
        'ai',
        cities.map((city) => `house ${city.id}`),
      ),
    ).toEqual([])
    expect(
      missing(
        'chance',
        GOODS.map((good) => `token ${good}`),
      ),
    ).toEqual([])
  })

  test('the player can build in every city, from every line that touches it', () => {
    for (const line of lines) {
      const ends = [line.a, line.b].filter((city) => city.id !== capital.id).map((city) => `build ${city.id}`)
      const s = onLine(line)
      play(s, ['play start-architect', 'done'])
      expect(game.options(s).map(({ move }) => game.key(move))).toEqual([...ends.sort(), 'done'])
      play(s, ends)
      expect(s.player.houses).toBe(line.ends)
    }
  })

  test('every line is gone to from a line that shares an end, and left again', () => {
    for (const line of lines) {
      const s = onLine(line)
      play(s, ['play start-architect', `pick ${TYPES[line.type]} ${line.id}`])
      const next = game.options(s).map(({ move }) => game.key(move).replace('to ', ''))
      const touching = lines.filter(
        ({ no, type, a, b }) =>
          no !== line.no && type === line.type && [a, b].some((city) => city === line.a || city === line.b),
      )
      expect(next.sort()).toEqual(touching.map((each) => each.id).sort())
    }
  })

  test('every province produces, colonists are placed and moved from the capital', () => {
    expect(
      missing(
        'you',
        provinces.map((province) => `produce ${province.id}`),
      ),
    ).toEqual([])
    expect(
      missing(
        'you',
        TYPES.flatMap((type) => [`place ${type} ${capital.id}`, `pick ${type} ${capital.id}`]),
      ),
    ).toEqual([])
  })

  test('every card is turned up, bought by both sides and played', () => {
    const sale = FOR_SALE.map((card) => card.id)
    expect(
      missing(
        'chance',
        sale.map((card) => `reveal ${card}`),
      ),
    ).toEqual([])
    expect(
      missing(
        'you',
        sale.map((card) => `acquire ${card}`),
      ),
    ).toEqual([])
    expect(
      missing(
        'you',
        CARDS.map((card) => `play ${card.id}`),
      ),
    ).toEqual([])
    const bought = new Set(
      [...played].filter((move) => move.startsWith('ai purchase')).flatMap((move) => move.split(' ')),
    )
    expect(sale.filter((card) => !bought.has(card))).toEqual([])
  })

  test('every good is traded both ways, given up, taken by the AI; every other move is made', () => {
    expect(
      missing(
        'you',
        GOODS.flatMap((good) => [`buy ${good}`, `sell ${good}`, `give-up ${good}`]),
      ),
    ).toEqual([])
    expect(
      missing(
        'ai',
        GOODS.map((good) => `goods ${good}`),
      ),
    ).toEqual([])
    expect(missing('ai', ['roll', 'settle'])).toEqual([])
    expect(missing('you', ['coins', 'done'])).toEqual([])
    expect(
      missing(
        'chance',
        Array.from({ length: 12 }, (_, at) => `die ${at + 1}`),
      ),
    ).toEqual([])
  })
})

describe('what is printed', () => {
  test('R1.1 R1.2 R2.4 seven starting cards, eight cards of deck I, seven of deck II', () => {
    expect(STARTING).toHaveLength(7)
    expect(DECK_CARDS.map(({ length }) => length)).toEqual([8, 7])
    const gods = GODS.map((god) => CARDS.filter((card) => card.god === god).length)
    // Vesta only on the Senator; for sale 3 Jupiter, 3 Saturnus, 2 Mercurius, 2 Mars, 5 Minerva.
    expect(gods).toEqual([1, 2 + 3, 2 + 3, 1 + 2, 1 + 2, 5])
  })

  test('R1.3 R2.1 the three maps: cities, provinces, lines, letters', () => {
    const facts = MAPS.map(({ id, cities, provinces, lines }) => [
      id,
      cities.length,
      provinces.length,
      lines.filter(({ type }) => type === 0).length,
      lines.filter(({ type }) => type === 1).length,
    ])
    expect(facts).toEqual([
      ['italia', 25, 11, 40, 23],
      ['hispania', 23, 9, 34, 24],
      ['imperium', 30, 12, 44, 35],
    ])
    for (const { cities } of MAPS) expect(cities.map(({ id }) => id)).toEqual(cities.map(({ id }) => id).sort())
  })

  test('Q3 every city can be come to from the capital, by the fewest lines', () => {
    for (const { cities } of MAPS) for (const { distance } of cities) expect(distance).toBeGreaterThan(0)
    const far = MAPS.map(({ cities }) => Math.max(...cities.map(({ distance }) => distance)))
    expect(far).toEqual([4, 4, 4])
    const [italia] = MAPS
    expect(italia?.cities.filter(({ distance }) => distance === 1).map(({ id }) => id)).toEqual([
      'casinum',
      'cosa',
      'neapolis',
      'olbia',
      'panormus',
      'spoletum',
    ])
  })

  test('R15.6 no salt, forum tiles or Venus cards: only the five goods and six gods', () => {
    expect(GOODS).toHaveLength(5)
    expect(GODS).toHaveLength(6)
  })
})
