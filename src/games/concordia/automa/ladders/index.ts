// All ladders and tables that a document decides by.
import type { Ladder } from '../../../../ladder/rung.ts'
import type { City } from '../../catalogue/geography.ts'
import type { GoodNo } from '../../catalogue/index.ts'
import type { State } from '../../state.ts'
import type { Ground } from '../../variant/ground.ts'
import type { ActionId } from '../dice.ts'
import type { Paying } from '../view.ts'
import { buildable, buildCity, buildType, emptyCity, extraGood, occupiedCity } from './build.ts'
import { affordable, anyGood, buy, type Candidate, together } from './buy.ts'
import { actionTables, goodTables, type PerDice } from './dice.ts'

export interface Ladders {
  readonly actionTables: PerDice<ActionId>
  readonly goodTables: PerDice<GoodNo>
  readonly buildable: Ladder<GoodNo, State>
  readonly buildType: Ladder<GoodNo, State>
  readonly emptyCity: Ladder<City, State>
  readonly buildCity: Ladder<City, State>
  readonly occupiedCity: Ladder<City, State>
  readonly extraGood: Ladder<GoodNo, Paying>
  readonly affordable: Ladder<Candidate, State>
  readonly together: Ladder<Candidate, State>
  readonly buy: Ladder<Candidate, State>
  readonly anyGood: Ladder<GoodNo, Paying>
}

export const laddersOf = (ground: Ground): Ladders => ({
  actionTables: actionTables(ground),
  goodTables: goodTables(ground),
  buildable: buildable(ground),
  buildType,
  emptyCity,
  buildCity,
  occupiedCity,
  extraGood,
  affordable,
  together,
  buy,
  anyGood,
})
