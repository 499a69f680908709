// A why that adds up: sums of distances, and what made a move the only one.
import { describe, expect, test } from 'vitest'
import { terraMysticaModule } from '../../../src/games/terra-mystica/module.ts'
import { answer } from '../../../src/games/terra-mystica/position/answer.ts'
import type { TraceEntry } from '../../../src/kernel/contract.ts'
import { recorder } from '../../../src/kernel/trace.ts'
import { toldValue } from '../../../src/ladder/told.ts'
import { SCENARIOS } from './all.ts'
import { run } from './run.ts'

const { automa, game, onlyMove, position } = terraMysticaModule

const WITCHES = { faction: 'witches', structures: { A10: 'dwelling', G3: 'dwelling' } }

test('S13 S16 the sum of distances is told pair by pair', () => {
  const watch = recorder()
  answer(
    { round: 0, player: { faction: 'witches' }, opponents: [{ colour: 'gray' }] },
    { kind: 'initial-opponents', own: ['A10', 'G3'] },
    watch,
  )
  const nearest = watch.entries.find(({ rung }) => rung.id === 'terra-mystica.initial-hexes.distance')
  // I9 and E7 are both two steps from G3.
  expect(nearest?.kept).toEqual(['C5+E7', 'C5+I9'])
  const told = (lang: 'it' | 'en') => nearest && toldValue(nearest, 'C5+I9', lang)
  expect(told('it')).toBe('4 passi = 2 da A10 a C5 + 2 da G3 a I9')
  expect(told('en')).toBe('4 steps = 2 from A10 to C5 + 2 from G3 to I9')
})

test('whatever is told as a sum adds up to what was measured', () => {
  const entries: TraceEntry[] = []
  for (const scenario of Object.values(SCENARIOS).flat()) run(scenario, { entry: (entry) => entries.push(entry) })
  const sums = entries.flatMap(({ sums: parts = {}, values, kept, dropped }) =>
    Object.entries(parts).map(([id, list]) => {
      expect([...kept, ...dropped]).toContain(id)
      return [list.reduce((sum, { value }) => sum + value, 0), values[id]]
    }),
  )
  expect(sums.length).toBeGreaterThan(100)
  for (const [sum, value] of sums) expect(sum).toBe(value)
})

describe('what made it the only move', () => {
  const why = (json: unknown) => {
    const s = position.read(json)
    return onlyMove?.(s, automa.decide(s))
  }
  const act = { player: WITCHES, powerMode: 'blocked-each-round', pending: [{ ask: 'act' }, { ask: 'block' }] }

  test('S19 the die is rolled until enough actions have come up', () => {
    expect(why({ ...act, scenario: 'medium' })).toEqual({
      it: 'vanno coperte 3 azioni potere diverse e finora ne sono uscite 0 (S19)',
      en: '3 different power actions are to be blocked, and 0 have come up so far (S19)',
    })
    expect(why({ ...act, scenario: 'easy', rolls: [4, 4] })).toEqual({
      it: 'vanno coperte 2 azioni potere diverse e finora ne è uscita 1 (S19)',
      en: '2 different power actions are to be blocked, and 1 has come up so far (S19)',
    })
  })

  const settling = (more: object) => ({
    round: 0,
    player: { faction: 'witches', structures: { A3: 'dwelling', I6: 'dwelling' } },
    opponents: [{ colour: 'blue' }],
    bonusTiles: ['bonus-spade', 'bonus-coins', 'bonus-priest', 'bonus-cult'],
    scoringTiles: [
      'town',
      'dwelling-water',
      'dwelling-fire',
      'stronghold-fire',
      'stronghold-air',
      'trading-post-air',
    ].map((id) => `scoring-${id}`),
    ...more,
  })

  test('S15 a tie is for chance or for you', () => {
    expect(why(settling({ tieMode: 'random' }))?.en).toBe('2 possibilities are tied: chance decides (S15)')
    expect(why(settling({ tieMode: 'choice' }))?.it).toBe('2 possibilità alla pari: decidi tu (S15)')
  })

  test('S7 what a ladder has chosen needs no other reason', () => {
    const s = position.read({ round: 0, player: { faction: 'witches' } })
    const third = game.options(s)[0]?.move
    if (third === undefined) throw new Error('nothing is drawn')
    game.apply(s, third)
    expect(onlyMove?.(s, automa.decide(s))).toBeUndefined()
  })
})
