import { testCoverage } from '../../fixtures/coverage.ts'
import { textsOf } from '../../../src/games/age-of-comics/automa/clauses.ts'
import { ageOfComicsModule } from '../../../src/games/age-of-comics/module.ts'
import { SCENARIOS } from './all.ts'
import { BASE_CLAUSES } from './base-clauses.ts'
import { CASES } from './cases.ts'
import { run } from './run.ts'

const { clauses, rulings } = textsOf()

testCoverage({
  folder: import.meta.dirname,
  module: ageOfComicsModule,
  scenarios: [...Object.values(SCENARIOS).flat(), ...CASES],
  run,
  known: [...clauses, ...rulings].map(({ id }) => id),
  base: BASE_CLAUSES,
})
