// Each other reading of the document with a position that it decides otherwise.
import { bothWays, type Read } from '../../fixtures/readings.ts'
import { laid, type Scenario, type World } from './world.ts'

type Answer = Scenario['expect']
const action = (told: Answer): Answer => ({ action: told })

export const READINGS: readonly Read<World, Answer>[] = [
  {
    reading: 'chain-is-free',
    world: { age: 2, address: 'CS', solo: { coins: 9, cards: ['baths'] }, ...laid(2, 'statue', 'aqueduct') },
    document: action({ type: 'build', card: 'statue', pay: 4 }),
    instead: action({ type: 'build', card: 'aqueduct', pay: 0 }),
    why: 'Q3: the Aqueduct is printed with 6, the Statue with 4; by the chain of the Baths the Aqueduct would count 0.',
  },
  {
    reading: 'rank-yellow',
    world: {
      age: 1,
      address: 'CS',
      solo: { coins: 9, cards: ['clay-pit'], unbuilt: ['piraeus'] },
      ...laid(1, 'clay-reserve', 'stone-reserve'),
    },
    document: action({ type: 'build', card: 'clay-reserve', pay: 3 }),
    instead: action({ type: 'build', card: 'stone-reserve', pay: 3 }),
    why: 'Q4: wood is needed most (2) and neither card serves it, so both stay and the side decides; by need stone (1) goes before clay (0).',
  },
  {
    reading: 'symbols-on-trade-cards',
    world: {
      age: 2,
      address: 'MC',
      phase: 'destroy-brown',
      player: { cards: ['clay-pit', 'stone-pit', 'stone-reserve'] },
    },
    document: action({ type: 'destroy', card: 'stone-pit' }),
    instead: action({ type: 'destroy', card: 'clay-pit' }),
    why: 'Q7: one clay and one stone, so the card built last goes; with the symbol on the Stone Reserve the player has two of stone.',
  },
  {
    reading: 'track-first',
    world: { age: 2, phase: 'age-start', level: 'medio', conflict: -1, setAside: ['?', '?', '?'], chance: ['walls'] },
    document: action({ type: 'age-start', free: ['walls'], conflict: 1 }),
    instead: action({ type: 'age-start', free: ['walls'], conflict: 2 }),
    why: 'Q19: after the two shields of the Walls SOLO is no longer behind; looked at before, the pawn takes its step first.',
  },
  {
    reading: 'wonder-needs-own-resource',
    world: {
      age: 3,
      address: 'SM',
      solo: { coins: 12, cards: ['stone-reserve', 'clay-reserve', 'customs-house', 'press'], unbuilt: ['sphinx'] },
      ...laid(3, 'arsenal', 'palace'),
    },
    document: action({ type: 'wonder', wonder: 'sphinx', card: 'palace', pay: 4 }),
    instead: action({ type: 'build', card: 'arsenal', pay: 7 }),
    why: 'Q25: the Sphinx costs 4 coins for four resources at a fixed price, within the cap of 5, but SOLO produces none of them: its papyrus is none.',
  },
]

export const otherReadings: readonly Scenario[] = bothWays(READINGS)
