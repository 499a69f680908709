// Moves that would do nothing, and why.
import { describe, expect, test } from 'vitest'
import { copy, freeze } from '../../../src/kernel/copy.ts'
import { dice } from '../../../src/kernel/chance.ts'
import { Table } from '../../../src/kernel/table.ts'
import { idle } from '../../../src/games/concordia/idle.ts'
import { concordiaModule } from '../../../src/games/concordia/module.ts'
import type { State } from '../../../src/games/concordia/state.ts'
import { playerOf } from '../../../src/players/index.ts'
import type { World } from './world.ts'

const { game, position } = concordiaModule

const at = (world: World & { readonly doing?: object }): State =>
  freeze(copy(position.read({ map: 'italia', turn: 'player', ...world })))

/** Why a move named by its key would do nothing, in English. */
function why(s: State, key: string): string | undefined {
  const move = game.options(s).find((each) => game.key(each.move) === key)?.move
  if (move === undefined) throw new Error(`${key} is not possible`)
  return idle(s, move)?.en
}

const FULL = { goods: { food: 8 }, storedColonists: { land: 2, sea: 2 } }
const hand = (...cards: NonNullable<World['player']>['hand'] & object) =>
  ({ hand: ['start-tribune', ...cards] }) as const

describe('a card whose action does nothing', () => {
  test('S4.2 Q24 a Diplomat with nothing to copy, and one that would copy a Diplomat', () => {
    const player = hand('start-diplomat')
    expect(why(at({ player }), 'play start-diplomat')).toMatch(/^There is nothing to copy/)
    expect(why(at({ player: { ...player, discard: ['i-diplomat'] } }), 'play start-diplomat')).toMatch(
      /nothing to copy/,
    )
    expect(why(at({ player: { ...player, discard: ['start-mercator'] } }), 'play start-diplomat')).toBeUndefined()
  })

  test('S4.2 R12.1 a Diplomat that copies a specialist without houses', () => {
    const player = { ...hand('start-diplomat'), discard: ['i-mason'] } as const
    expect(why(at({ player }), 'play start-diplomat')).toMatch(/^You have no house in a city of this good/)
  })

  test('R12.1 a specialist without houses of its good, or without room', () => {
    const player = hand('i-mason')
    const cityGoods = { cosa: 'brick' } as const
    expect(why(at({ player, cityGoods }), 'play i-mason')).toMatch(/^You have no house/)
    const houses = { player: ['cosa'] }
    expect(why(at({ player, cityGoods, houses }), 'play i-mason')).toBeUndefined()
    expect(why(at({ player: { ...player, ...FULL }, cityGoods, houses }), 'play i-mason')).toMatch(/storehouse is full/)
  })

  test('R6.2 an Architect without anybody to move and without a house to pay', () => {
    const player = hand('start-architect')
    expect(why(at({ player: { ...player, colonists: [] } }), 'play start-architect')).toMatch(/^No colonist can move/)
    const one = { ...player, colonists: [{ type: 'land', at: 'roma' }] } as const
    expect(why(at({ player: one }), 'play start-architect')).toBeUndefined()
  })

  test('R10.3 a Senator or a Consul that can pay for nothing', () => {
    const player = hand('start-senator', 'ii-consul')
    const poor = at({ player: { ...player, goods: {} }, market: ['i-mason', 'i-architect'] })
    expect(why(poor, 'play start-senator')).toBe('You can pay for none of the cards for sale.')
    expect(why(poor, 'play ii-consul')).toBe('You can pay for none of the cards for sale.')
    const rich = at({ player: { ...player, goods: { food: 1 } }, market: ['i-mason', 'i-architect'] })
    expect(why(rich, 'play start-senator')).toBeUndefined()
  })

  test('R7.1 R4.2 a Prefect without room, unless there are coins to take', () => {
    const player = { ...hand('start-prefect-1'), ...FULL }
    expect(why(at({ player }), 'play start-prefect-1')).toMatch(/storehouse is full/)
    expect(why(at({ player, coinProvinces: ['umbria'] }), 'play start-prefect-1')).toBeUndefined()
    expect(why(at({ player: hand('start-prefect-1') }), 'play start-prefect-1')).toBeUndefined()
    expect(why(at({ player, doing: { ask: 'prefect' } }), 'produce etruria')).toMatch(/storehouse is full/)
  })

  test('R5.1 R5.3 a Tribune that takes back only itself and pays for no colonist', () => {
    const player = { ...hand('start-architect'), goods: {} }
    expect(why(at({ player }), 'play start-tribune')).toMatch(/takes back only itself/)
    expect(why(at({ player: { ...player, discard: ['i-mason'] } }), 'play start-tribune')).toBeUndefined()
    const rich = { ...player, goods: { food: 1, tool: 1 } }
    expect(why(at({ player: rich }), 'play start-tribune')).toBeUndefined()
  })
})

test('R11.1 R10.1 the end of an action of which nothing has been done', () => {
  expect(why(at({ player: { discard: ['i-colonist'] }, doing: { ask: 'colonist' } }), 'done')).toMatch(/turn is lost/)
  const table = at({ player: { ...hand('start-senator'), goods: { food: 1 } }, market: ['i-mason'] })
  const buying = copy(table)
  game.apply(buying, { do: 'play', card: 'start-senator' })
  expect(why(buying, 'done')).toMatch(/^You buy no card/)
})

/** What you own, as far as an action may change it. */
const owned = ({ player, coinSides }: State) => {
  const { coins, goods, houses, colonists, stored } = player
  return structuredClone({
    coins,
    goods,
    houses,
    colonists,
    stored,
    coinSides,
    cards: player.hand.length + player.discard.length,
  })
}

test.each(['italia', 'hispania', 'imperium'])(
  'R3.2 in games on %s a card called idle changes nothing of yours, however it is played out',
  (map) => {
    let found = 0
    for (const seed of ['1', '2', '3', '4']) {
      const table = new Table(concordiaModule, { options: { map, dice: 'd12' }, chance: { kind: 'seeded', seed } })
      const stream = dice(Number(seed))
      for (table.advance(); table.seat !== undefined; table.advance()) {
        const s = table.state
        for (const { move } of table.options) {
          if (move.do !== 'play' || idle(s, move) === undefined) continue
          found++
          const after = copy(s)
          game.apply(after, move)
          // The last answer is the end of an action; a Prefect without room has none.
          while (game.step(after).kind === 'choice' && after.turn === s.turn && after.asks.at(-1)?.ask !== 'card') {
            const last = game.options(after).at(-1)?.move
            if (last === undefined || last.do === 'produce') break
            game.apply(after, last)
          }
          expect(owned(after), game.key(move)).toEqual(owned(s))
        }
        table.play(game.key(playerOf('random')(concordiaModule, table.state, table.options, stream)))
      }
    }
    expect(found).toBeGreaterThan(10)
  },
)
