// Every component comes into play: each faction, structure, tile and action in games from rich beginnings.
import { describe, expect, test } from 'vitest'
import { dice, pickWeighted } from '../../../src/kernel/chance.ts'
import {
  BONUS_TILES,
  CONVERSIONS,
  FACTIONS,
  FAVOURS,
  HEXES,
  POWER_ACTIONS,
  SCORING_TILES,
  SITES,
  SPECIAL_ACTIONS,
  STRUCTURES,
  TOWN_TILES,
} from '../../../src/games/terra-mystica/catalogue/index.ts'
import { terraMysticaModule } from '../../../src/games/terra-mystica/module.ts'
import type { State } from '../../../src/games/terra-mystica/state.ts'

const { game, automa, laws, position } = terraMysticaModule

const THEIRS = { yellow: 'brown red black', brown: 'yellow black blue', black: 'brown blue green' } as const

/** The start of round 1 with plenty of everything, tiles drawn by the seed. */
function rich(faction: (typeof FACTIONS)[number], seed: number): State {
  const home = HEXES.filter(({ printed }) => printed === faction.colour).map(({ id }) => id)
  const turn = <T>(list: readonly T[]): T[] => list.map((_, at) => list[(at + seed) % list.length] as T)
  const scoring = turn(SCORING_TILES.filter(({ id }) => id !== 'scoring-spade').map(({ id }) => id))
  const tiles = turn(BONUS_TILES.map(({ id }) => id))
  const others = Object.values(THEIRS)[seed % 3]?.split(' ') ?? []
  return position.read({
    scoringTiles: ['scoring-spade', ...scoring.slice(0, 5)],
    bonusTiles: tiles.slice(0, 3),
    opponents: others.map((colour) => ({ colour })),
    options: { 'cultists-reaction': seed % 2 === 0 ? 'cult-step' : 'power' },
    player: {
      faction: faction.id,
      coins: 150,
      workers: 90,
      priests: 5,
      bonusTile: tiles[3],
      structures: { [home[seed % 11] as string]: 'dwelling', [home[(seed + 4) % 11] as string]: 'dwelling' },
    },
  })
}

/** Does not spend what it has on nothing: conversions and passing are rare. */
function moves(games: number): { seen: Set<string>; built: Map<string, Set<string>> } {
  const seen = new Set<string>()
  const built = new Map<string, Set<string>>()
  for (const faction of FACTIONS)
    for (let seed = 0; seed < games; seed++) {
      const s = rich(faction, seed)
      const stream = dice(seed * 31 + faction.colour)
      const mine = built.get(faction.id) ?? new Set<string>()
      built.set(faction.id, mine)
      for (let step = game.step(s); step.kind !== 'over'; step = game.step(s)) {
        const options = game.options(s)
        const kept = options.filter(({ move }) => !['pass', 'convert', 'burn', 'add', 'evolve'].includes(move.do))
        const list = kept.length > 0 && stream.below(12) > 0 ? kept : options
        const move =
          step.kind === 'choice' && step.seat === 'automa' ? automa.decide(s) : pickWeighted(list, stream).move
        seen.add(game.key(move))
        if (move.do === 'upgrade') mine.add(STRUCTURES[move.to]?.id ?? '')
        game.apply(s, move)
        for (const law of laws) expect(law.broken(s), law.id).toBeUndefined()
      }
    }
  return { seen, built }
}

describe('in many games', () => {
  const { seen, built } = moves(14)
  const missing = (list: readonly { readonly id: string }[], verb: string) =>
    list.filter(({ id }) => !seen.has(`${verb} ${id}`)).map(({ id }) => id)

  test('every faction upgrades to every structure', () => {
    for (const { id } of FACTIONS)
      expect([...(built.get(id) ?? [])].sort(), id).toEqual(['sanctuary', 'stronghold', 'temple', 'trading-post'])
  })

  test('every favour and town tile is taken, every bonus tile on a pass', () => {
    expect(missing(FAVOURS, 'favour')).toEqual([])
    expect(missing(TOWN_TILES, 'town')).toEqual([])
    expect(missing(BONUS_TILES, 'pass')).toEqual([])
  })

  test('every power action, special action and conversion is used', () => {
    expect(missing(POWER_ACTIONS, 'power')).toEqual([])
    // These three name their hex at once.
    expect(missing(SPECIAL_ACTIONS, 'special')).toEqual(['nomads-sandstorm', 'swarmlings-upgrade', 'witches-ride'])
    for (const verb of [
      'sandstorm ',
      'free-post ',
      'ride ',
      'river-town ',
      'exchange 3',
      'tenth ',
      'take-power',
      'decline',
    ])
      expect(
        [...seen].some((key) => key.startsWith(verb)),
        verb,
      ).toBe(true)
    expect(missing(CONVERSIONS, 'convert')).toEqual([])
  })

  test('every place for a bridge is built on', () => {
    const keys = SITES.map(({ id }) => ({ id: id.replace('-', ' ') }))
    expect(missing(keys, 'bridge')).toEqual([])
  })

  test('every hex is transformed and built on', () => {
    expect(missing(HEXES, 'dig')).toEqual([])
    expect(missing(HEXES, 'build')).toEqual([])
  })
})
