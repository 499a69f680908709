// What would happen next if the table stayed as it is, asked of positions.
import { describe, expect, test } from 'vitest'
import { copy, freeze } from '../../../src/kernel/copy.ts'
import { duelModule } from '../../../src/games/duel/module.ts'
import { SCENARIOS } from './all.ts'
import { laid, positionOf, type World } from './world.ts'

const { position, ahead } = duelModule
const aheadOf = (world: World) => ahead?.(position.read(world)) ?? []

const FIVE = ['apothecary', 'pharmacist', 'scriptorium', 'workshop', 'academy'] as const
const wins = (world: World) =>
  aheadOf(world)
    .filter((each) => each.wins !== undefined)
    .map(({ text, wins: who, ids, cite }) => [who, text.en, text.it, ids, cite])

describe('who could win at once', () => {
  test('S9.4 R12.5 SOLO by military, on your turn already', () => {
    const world: World = {
      ...laid(3, 'arsenal', 'palace'),
      turn: 'player',
      address: 'MS',
      conflict: 6,
      solo: { coins: 40 },
    }
    expect(wins(world)).toEqual([
      [
        'automa',
        'SOLO can win at once with Arsenal (Military supremacy)',
        'SOLO può vincere subito con Arsenale (Supremazia Militare)',
        ['arsenal'],
        'Q14',
      ],
    ])
  })

  test('R12.5 one space too far is no danger', () => {
    const world: World = { ...laid(3, 'arsenal', 'palace'), turn: 'player', address: 'MS', conflict: 5 }
    expect(wins({ ...world, solo: { coins: 40 } })).toEqual([])
  })

  test('R6.7 a card SOLO cannot pay for is no danger', () => {
    const world: World = { ...laid(3, 'arsenal', 'palace'), turn: 'player', address: 'MS', conflict: 6 }
    expect(wins({ ...world, solo: { coins: 0 } })).toEqual([])
  })

  test('R13.5 SOLO by science', () => {
    const world: World = { ...laid(3, 'university', 'palace'), turn: 'player', address: 'MS' }
    expect(wins({ ...world, solo: { coins: 40, cards: FIVE } })).toEqual([
      [
        'automa',
        'SOLO can win at once with University (Scientific supremacy)',
        'SOLO può vincere subito con Università (Scienza e Progresso)',
        ['university'],
        'Q14',
      ],
    ])
  })

  test('S5 the shields of the wonder SOLO would build win as well', () => {
    const world: World = { ...laid(3, 'palace', 'senate'), turn: 'player', address: 'MS', conflict: 7 }
    const own = ['clay-pool', 'clay-pit', 'brickyard', 'glassworks'] as const
    expect(wins({ ...world, solo: { coins: 0, cards: own, unbuilt: ['colossus'] } })).toEqual([
      [
        'automa',
        'SOLO can win at once with The Colossus (Military supremacy)',
        'SOLO può vincere subito con Colosso (Supremazia Militare)',
        ['colossus'],
        'S5',
      ],
    ])
  })

  test('you, by a card and by a wonder with any card under it', () => {
    const world: World = {
      ...laid(3, 'arsenal', 'palace'),
      turn: 'player',
      address: 'MS',
      conflict: -7,
      player: { coins: 60, unbuilt: ['colossus', 'sphinx'] },
    }
    expect(wins(world)).toEqual([
      [
        'you',
        'You can win at once with Arsenal or The Colossus (Military supremacy)',
        'Puoi vincere subito con Arsenale o Colosso (Supremazia Militare)',
        ['arsenal', 'colossus'],
        undefined,
      ],
    ])
  })

  test('R13.2 R13.3 you, by the token Law that a pair lets you take', () => {
    const world: World = {
      ...laid(2, 'school', 'walls'),
      turn: 'player',
      address: 'MS',
      board: ['law', 'economy'],
      player: { coins: 40, cards: FIVE },
    }
    expect(wins(world).map(([who, en]) => [who, en])).toEqual([
      ['you', 'You can win at once with School (Scientific supremacy)'],
    ])
    expect(wins({ ...world, board: ['economy'] })).toEqual([])
  })
})

describe('SOLO’s next turn', () => {
  test('S9.1 S9.2 S9.3 whether it adapts', () => {
    const world: World = { ...laid(2, 'walls', 'temple'), address: 'MS', turn: 'player', solo: { coins: 40 } }
    const adapts = (more: World) => aheadOf({ ...world, ...more }).find(({ cite }) => cite?.startsWith('S9'))
    expect(adapts({})).toBeUndefined()
    expect(adapts({ conflict: -6 })?.cite).toBe('S9.1')
    expect(adapts({ player: { cards: FIVE } })?.cite).toBe('S9.2')
    expect(adapts({ conflict: -6, player: { cards: FIVE } })?.cite).toBe('S9.3')
    expect(adapts({ conflict: -6 })?.text.it).toContain('le carte rosse vengono prima di tutte')
  })

  test('S6 S6.2 what it would do, with its clause', () => {
    const world: World = { ...laid(2, 'walls', 'temple'), address: 'MS', turn: 'player', solo: { coins: 40 } }
    expect(aheadOf(world).at(-1)).toEqual({
      text: {
        en: 'SOLO builds Walls for 4 coins (buying 2 Stone)',
        it: 'SOLO costruisce Mura per 4 monete (comprando 2 pietre)',
      },
      cite: 'S6',
      ids: ['walls'],
    })
  })

  test('S5 S5.4 with a wonder, the card that goes under it', () => {
    const world: World = {
      ...laid(2, 'walls', 'temple'),
      address: 'MS',
      turn: 'player',
      solo: { coins: 40, cards: ['glassworks', 'glassblower', 'clay-pit', 'quarry'], unbuilt: ['sphinx'] },
    }
    expect(aheadOf(world).at(-1)).toMatchObject({ cite: 'S5', ids: ['sphinx', 'temple'] })
  })

  test('nothing during the selection of wonders, and nothing after the end', () => {
    expect(aheadOf({ phase: 'draft', group: 2, address: 'MS', turn: 'player', offer: ['sphinx'] })).toEqual([])
    expect(aheadOf({ ...laid(3, 'palace'), address: 'MS', conflict: 9 })).toEqual([])
  })

  test('a forecast never changes the table, and asks for nothing it does not know', () => {
    for (const scenario of Object.values(SCENARIOS).flat()) {
      const state = freeze(position.read(positionOf(scenario, duelModule.answer)))
      const before = copy(state)
      ahead?.(state)
      expect(state).toEqual(before)
    }
  })
})
