// What no scenario proves yet. Each test lists what is missing.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { counter } from '../../../kernel/trace.ts'
import { CLAUSES, RULINGS } from '../automa/clauses.ts'
import { ageOfComicsModule } from '../module.ts'
import { SCENARIOS } from './all.ts'
import { BASE_CLAUSES } from './base-clauses.ts'
import { CASES } from './cases.ts'
import { run } from './run.ts'
import { idsIn, type Scenario } from './world.ts'

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
    expect(known).toHaveLength(61 + 33)
  })

  test('of the base rules', () => {
    expect(BASE_CLAUSES.filter((id) => !named.has(id))).toEqual([])
  })

  test('and no test names a clause that does not exist', () => {
    const exists = new Set([...known, ...BASE_CLAUSES, ...BASE_CLAUSES.map((id) => id.split('.')[0])])
    expect([...named].filter((id) => !exists.has(id))).toEqual([])
  })
})

test('every rung decides in a scenario', () => {
  const { counts, decided } = counter()
  for (const scenario of ALL) run(scenario, { decided: (rung) => decided?.(rung) })
  const rungs = ageOfComicsModule.ladders.flatMap((ladder) => ladder.rungs.map(({ id }) => id))
  expect(rungs.filter((id) => !counts.has(id))).toEqual([])
})

test('no two scenarios say the same', () => {
  const said = ALL.map(({ says }) => says)
  expect(said.filter((says, at) => said.indexOf(says) !== at)).toEqual([])
})
