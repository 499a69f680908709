// Every clause of the base rules of each game: what a handbook has to tell.
import { BASE_CLAUSES as ageOfComics } from '../games/age-of-comics/base-clauses.ts'
import { BASE_CLAUSES as architects } from '../games/architects/base-clauses.ts'
import { BASE_CLAUSES as concordia } from '../games/concordia/base-clauses.ts'
import { BASE_CLAUSES as duel } from '../games/duel/base-clauses.ts'
import { BASE_CLAUSES as terraMystica } from '../games/terra-mystica/base-clauses.ts'

export const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  'age-of-comics': ageOfComics,
  architects,
  concordia,
  // Components have no behaviour to test, and R2.4 only points at R3; people still want to read of them.
  duel: ['R1.1', 'R1.2', 'R1.3', 'R1.4', 'R1.5', 'R1.6', 'R1.7', 'R2.4', ...duel],
  'terra-mystica': terraMystica,
}
