import { testCoverage } from '../../fixtures/coverage.ts'
import { textsOf } from '../../../src/games/concordia/automa/clauses.ts'
import { concordiaModule } from '../../../src/games/concordia/module.ts'
import { SCENARIOS } from './all.ts'
import { BASE_CLAUSES } from './base-clauses.ts'
import { CASES } from './cases.ts'
import { run } from './run.ts'

const { clauses: CLAUSES, rulings: RULINGS } = textsOf()

testCoverage({
  folder: import.meta.dirname,
  module: concordiaModule,
  scenarios: [...Object.values(SCENARIOS).flat(), ...CASES],
  run,
  known: [...CLAUSES, ...RULINGS].map(({ id }) => id),
  base: BASE_CLAUSES,
})
