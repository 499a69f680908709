import { testCoverage } from '../../fixtures/coverage.ts'
import { CLAUSES, RULINGS } from '../../../src/games/terra-mystica/automa/clauses.ts'
import { terraMysticaModule } from '../../../src/games/terra-mystica/module.ts'
import { SCENARIOS } from './all.ts'
import { BASE_CLAUSES } from './base-clauses.ts'
import { CASES } from './cases.ts'
import { run } from './run.ts'

testCoverage({
  folder: import.meta.dirname,
  module: terraMysticaModule,
  scenarios: [...Object.values(SCENARIOS).flat(), ...CASES],
  run,
  known: [...CLAUSES, ...RULINGS].map(({ id }) => id),
  base: BASE_CLAUSES,
})
