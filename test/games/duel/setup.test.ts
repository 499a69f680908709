// How a game is set up and dealt: from the options to the first turn, and what chance may bring.
import { describe, expect, test } from 'vitest'
import { sampled } from '../../../src/kernel/chance.ts'
import { duel } from '../../../src/games/duel/manifest.ts'
import { key, type Move } from '../../../src/games/duel/moves.ts'
import { duelModule } from '../../../src/games/duel/module.ts'
import type { Options, State } from '../../../src/games/duel/state.ts'

const { game, automa, position } = duelModule
const LEVELS = ['base', 'facile', 'normale', 'medio', 'impegnativo', 'difficile', 'estremo', 'leggendario'] as const

interface Seen {
  readonly position: ReturnType<typeof written>
  /** What was asked before, in order: seat and ask, or the bag. */
  readonly asked: readonly string[]
}

const written = (s: State) =>
  position.write(s) as {
    readonly age: number
    readonly phase: string
    readonly turn: string
    readonly conflict: number
    readonly loot: unknown
    readonly board: readonly (string | null)[]
    readonly box: readonly string[]
    readonly structure: Readonly<Record<string, string>>
    readonly setAside: readonly string[]
    readonly solo: { readonly coins: number; readonly unbuilt: readonly string[] }
    readonly player: { readonly coins: number; readonly unbuilt: readonly string[] }
  }

/** From the options to the first turn; the player takes the first wonder on offer. */
function deal(options: Options, seed: number): Seen {
  const chance = sampled(seed)
  const state = game.start(options)
  const asked: string[] = []
  for (let step = game.step(state); ; step = game.step(state)) {
    if (step.kind === 'over' || (step.kind === 'choice' && step.ask === 'turn')) break
    asked.push(step.kind === 'choice' ? `${step.seat} ${step.ask}` : step.bag)
    const moves = game.options(state)
    const picked = step.kind === 'chance' ? chance.pick({ bag: step.bag, options: moves, key }) : undefined
    const decided = step.kind === 'choice' && step.seat === 'automa' ? automa.decide(state) : moves[0]?.move
    game.apply(state, (picked ?? decided) as Move)
  }
  return { position: written(state), asked }
}

/** An Age as it lies when it begins. */
function layOut(age: 1 | 2 | 3, seed: number): ReturnType<typeof written> {
  if (age === 1) return deal(BASE, seed).position
  const chance = sampled(seed)
  const state = position.read({ phase: 'age-end', age: age - 1, conflict: 1 })
  for (let step = game.step(state); step.kind === 'chance'; step = game.step(state))
    game.apply(state, chance.pick({ bag: step.bag, options: game.options(state), key }) as Move)
  return written(state)
}

const BASE: Options = { level: 'base', promos: 'none' }
const isGuild = (face: string): boolean => face.endsWith('guild')

describe('setting up', () => {
  test('R2.1 the pawn stands on 0 and the four looting tokens are in place', () => {
    expect(written(game.start(BASE))).toMatchObject({ conflict: 0, loot: { solo: [2, 5], player: [2, 5] } })
  })

  test('R2.2 R21.2 five progress tokens lie on the board, the other five are in the box', () => {
    const { board, box } = deal(BASE, 1).position
    expect([board.length, box.length, new Set([...board, ...box]).size]).toEqual([5, 5, 10])
  })

  test.each(LEVELS)('R2.3 S14 S14.3 the coins at the start of a game at level %s', (level) => {
    const { solo, player } = written(game.start({ level, promos: 'none' }))
    expect([solo.coins, player.coins]).toEqual([level === 'estremo' || level === 'leggendario' ? 10 : 7, 7])
  })

  test('R2.4 R3.3 R21.1 each side begins with four wonders, all different, promos only if they are in use', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { solo, player } = deal(BASE, seed).position
      const all = [...solo.unbuilt, ...player.unbuilt]
      expect([solo.unbuilt.length, player.unbuilt.length, new Set(all).size]).toEqual([4, 4, 8])
      expect(all.filter((id) => id === 'messe' || id === 'statue-of-liberty')).toEqual([])
    }
  })

  test('R2.6 S1.2 S2.1 tokens, wonders, structure, level, and then SOLO moves', () => {
    const { asked, position: first } = deal({ level: 'normale', promos: 'none' }, 3)
    const times = (n: number, what: string) => Array.from({ length: n }, () => what)
    expect(asked).toEqual([
      ...times(5, 'progress'),
      ...times(4, 'wonders'),
      'automa draft-1',
      'you draft-1',
      'you draft-1',
      'automa draft-1',
      ...times(4, 'wonders'),
      'you draft-2',
      'automa draft-2',
      'automa draft-2',
      'you draft-2',
      ...times(12, 'age-1'),
      'automa age-start',
      'age-1',
    ])
    expect(first).toMatchObject({ age: 1, phase: 'turn', turn: 'solo', setAside: ['?', '?'] })
  })

  test.each([1, 2] as const)(
    'R2.5 R4.1 R21.3 Age %i lies in twenty cards, odd rows face up, three set aside',
    (age) => {
      const { structure, setAside } = layOut(age, 5)
      expect(Object.keys(structure)).toHaveLength(20)
      expect(setAside).toEqual(['?', '?', '?'])
      for (const [slot, face] of Object.entries(structure))
        expect([slot, face === '?']).toEqual([slot, slot[0] === '2' || slot[0] === '4'])
    },
  )

  test('R2.5 R4.1 R4.4 Age III holds exactly three guilds, which show by their backs', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { structure } = layOut(3, seed)
      const faces = Object.entries(structure)
      expect(faces).toHaveLength(20)
      expect(faces.filter(([, face]) => isGuild(face))).toHaveLength(3)
      for (const [slot, face] of faces) expect([slot, face.startsWith('?')]).toEqual([slot, Number(slot[0]) % 2 === 0])
    }
  })
})

describe('what a face-down card may be', () => {
  /** What chance may bring after the only open card has been discarded. */
  function mayBe(world: object, card: string): string[] {
    const s = position.read(world)
    const move = game.options(s).find(({ move: m }) => key(m) === `discard ${card}`)?.move
    game.apply(s, move as Move)
    return game.options(s).map(({ move: m }) => key(m).replace('turn ', ''))
  }
  const SEEN = ['walls', 'temple', 'statue', 'brewery', 'sawmill']

  test('R4.4 R21.4 any card of the Age that nobody has seen, and no other', () => {
    const faces = mayBe(
      {
        age: 2,
        turn: 'player',
        structure: { '3.1': 'walls', '2.1': '?', '2.2': '?' },
        solo: { cards: ['temple'], buried: ['statue'], built: ['pyramids'] },
        player: { cards: ['brewery', 'altar'] },
        discard: ['sawmill'],
        setAside: ['forum', '?', '?'],
      },
      'walls',
    )
    expect(faces).toHaveLength(23 - SEEN.length - 1)
    expect(faces.filter((face) => [...SEEN, 'forum', 'altar', 'palace'].includes(face))).toEqual([])
  })

  test('R4.4 under a guild back any guild that nobody has seen', () => {
    const world = {
      age: 3,
      turn: 'player',
      structure: { '3.1': 'circus', '2.1': '?guild' },
      solo: { cards: ['builders-guild'] },
    }
    expect(mayBe(world, 'circus').toSorted()).toEqual([
      'magistrates-guild',
      'merchants-guild',
      'moneylenders-guild',
      'scientists-guild',
      'shipowners-guild',
      'tacticians-guild',
    ])
  })

  test('R4.4 where the backs were not noted, a card of Age III or a guild, as long as fewer than three guilds came out', () => {
    const world = { age: 3, turn: 'player', structure: { '3.1': 'circus', '2.1': '?' } }
    const two = { solo: { cards: ['builders-guild', 'merchants-guild'] } }
    const three = { solo: { cards: ['builders-guild', 'merchants-guild', 'scientists-guild'] } }
    expect(mayBe(world, 'circus').filter(isGuild)).toHaveLength(7)
    expect(mayBe({ ...world, ...two }, 'circus').filter(isGuild)).toHaveLength(5)
    expect(mayBe({ ...world, ...three }, 'circus').filter(isGuild)).toEqual([])
  })

  test('R4.4 S14.1 a guild that the level gave SOLO is none of the three', () => {
    const world = { age: 3, turn: 'player', level: 'difficile', structure: { '3.1': 'circus', '2.1': '?' } }
    const three = { solo: { cards: ['builders-guild', 'merchants-guild', 'scientists-guild'] } }
    expect(mayBe({ ...world, ...three }, 'circus').filter(isGuild)).toHaveLength(4)
  })
})

test.each([
  [-1, 'player', 'automa'],
  [-1, 'solo', 'automa'],
  [0, 'player', 'you'],
  [0, 'solo', 'automa'],
  [1, 'player', 'you'],
  [1, 'solo', 'you'],
] as const)(
  'R18.2 S8.1 S8.2 S8.3 with the pawn on %i after a last turn of %s the choice is for %s',
  (conflict, turn, seat) => {
    const state = position.read({ age: 1, turn, conflict, structure: { '1.1': 'altar' } })
    const chance = sampled(7)
    game.apply(state, duelModule.notation.read('discard altar') as Move)
    for (let step = game.step(state); step.kind === 'chance'; step = game.step(state))
      game.apply(state, chance.pick({ bag: step.bag, options: game.options(state), key }) as Move)
    expect(game.step(state)).toEqual({ kind: 'choice', seat, ask: 'starter' })
  },
)

test('S15 the manifest credits the solo document and calls it what it is', () => {
  expect(duel.document.it).toMatch(/7 Wonders Duel.*SOLO MODE 1\.5.*variante/)
  expect(duel.document.en).toMatch(/7 Wonders Duel.*SOLO MODE 1\.5.*variant/)
})
