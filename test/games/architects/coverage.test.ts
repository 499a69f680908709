// What no scenario proves yet. Each test lists what is missing.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { counter } from '../../../src/kernel/trace.ts'
import { textsOf } from '../../../src/games/architects/automa/clauses.ts'
import { architectsModule } from '../../../src/games/architects/module.ts'
import { SCENARIOS } from './all.ts'
import { BASE_CLAUSES } from './base-clauses.ts'
import { CASES } from './cases.ts'
import { run } from './run.ts'
import { idsIn, type Scenario } from './world.ts'

const { clauses: CLAUSES, rulings: RULINGS } = textsOf()

const ALL: readonly Scenario[] = [...Object.values(SCENARIOS).flat(), ...CASES]

/** Titles of tests that are not data. */
const TITLES = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8').split('\n'))
  .filter((line) => /^\s*(test\(|test\.each|'R|'S|'Q)/.test(line))

const named: ReadonlySet<string> = new Set([...ALL.map(({ says }) => says), ...TITLES].flatMap(idsIn))

describe('every clause is named by a test', () => {
  const known = [...CLAUSES, ...RULINGS].map(({ id }) => id)

  test('of the solo rules and the rulings', () => {
    expect(known.filter((id) => !named.has(id))).toEqual([])
  })

  test('of the base rules', () => {
    expect(BASE_CLAUSES.filter((id) => !named.has(id))).toEqual([])
  })

  test('and no test names a clause that does not exist', () => {
    const exists = new Set([...known, ...BASE_CLAUSES, ...BASE_CLAUSES.map((id) => id.split('.')[0])])
    expect([...named].filter((id) => !exists.has(id))).toEqual([])
  })
})

test('every rung, plan and row of a die decides in a scenario', () => {
  const again = new Set<string>()
  const { counts, decided } = counter()
  for (const scenario of ALL)
    run(scenario, {
      entry: ({ rung, failed }) => failed !== undefined && again.add(rung.id),
      decided: (rung) => decided?.(rung),
    })
  const rungs = architectsModule.ladders.flatMap((ladder) => ladder.rungs.map(({ id }) => id))
  // A row that says "roll again" decides nothing; it has to be rolled.
  expect(rungs.filter((id) => !counts.has(id) && !(id.endsWith('.again') && again.has(id)))).toEqual([])
})

test('no two scenarios say the same', () => {
  const said = ALL.map(({ says }) => says)
  expect(said.filter((says, at) => said.indexOf(says) !== at)).toEqual([])
})
