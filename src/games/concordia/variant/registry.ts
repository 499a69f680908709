// Everything an author of a variant may change or use.
import type { LadderPart, Registry, TablePart } from '../../../kernel/variant.ts'
import type { DieTable } from '../../../ladder/climb.ts'
import { shortName } from '../../../variant/names.ts'
import { type DiceId, PAIR, SIDES } from '../automa/dice.ts'
import { moreCities, moreGoods } from '../automa/ladders/build.ts'
import { moreOffers, morePayments } from '../automa/ladders/buy.ts'
import type { Ladders } from '../automa/ladders/index.ts'
import type { ActionPlans } from '../automa/plans.ts'
import { concordia } from '../manifest.ts'
import { conditions } from './conditions.ts'
import { SETTINGS } from './settings.ts'

const PLANS = 'plans'
const GOODS = 'goods'
const CITIES = 'cities'
const OFFERS = 'offers'
const PAYMENTS = 'payments'

/** The document's ladders in the order of its pages, each with what an author may do with it. */
export const partsOf = ({ plans, lastTurn }: ActionPlans, ladders: Ladders): readonly LadderPart[] => [
  { id: 'build', ladder: plans.build, over: PLANS, isPlans: true },
  { id: 'buildable', ladder: ladders.buildable, over: GOODS, isFixed: true },
  { id: 'build-type', ladder: ladders.buildType, over: GOODS },
  { id: 'empty-city', ladder: ladders.emptyCity, over: CITIES, isFixed: true },
  { id: 'build-city', ladder: ladders.buildCity, over: CITIES },
  { id: 'occupied-city', ladder: ladders.occupiedCity, over: CITIES },
  { id: 'extra-good', ladder: ladders.extraGood, over: PAYMENTS },
  { id: 'take', ladder: plans.take, over: PLANS, isPlans: true },
  { id: 'purchase', ladder: plans.buy, over: PLANS, isPlans: true },
  { id: 'affordable', ladder: ladders.affordable, over: OFFERS, isFixed: true },
  { id: 'together', ladder: ladders.together, over: OFFERS, isFixed: true },
  { id: 'buy', ladder: ladders.buy, over: OFFERS },
  { id: 'any-good', ladder: ladders.anyGood, over: PAYMENTS },
  // S9.3: nothing is rolled there, so the plans of the other turns have no place in it.
  { id: 'last-turn', ladder: lastTurn, over: 'last-plans', isPlans: true },
  { id: 'more-goods', ladder: moreGoods, over: GOODS, isStore: true },
  { id: 'more-cities', ladder: moreCities, over: CITIES, isStore: true },
  { id: 'more-offers', ladder: moreOffers, over: OFFERS, isStore: true },
  { id: 'more-payments', ladder: morePayments, over: PAYMENTS, isStore: true },
]

const ROLLED: Readonly<Record<DiceId, Pick<TablePart, 'dice' | 'least'>>> = {
  d12: { dice: SIDES },
  '2d6': { dice: [PAIR.most], least: PAIR.least },
}

const tablePart = <V, M>(id: string, dice: DiceId, table: DieTable<V, M>): TablePart => ({
  id: `${id}-${dice}`,
  table,
  ...ROLLED[dice],
  initial: table.rungs.map((row) => ({ faces: row.faces, row: shortName(table, row) })),
})

export const registryOf = (plans: ActionPlans, ladders: Ladders): Registry => ({
  game: concordia.id,
  edition: concordia.edition,
  ladders: partsOf(plans, ladders),
  tables: [
    tablePart('action', 'd12', ladders.actionTables.d12),
    tablePart('action', '2d6', ladders.actionTables['2d6']),
    tablePart('goods', 'd12', ladders.goodTables.d12),
    tablePart('goods', '2d6', ladders.goodTables['2d6']),
  ],
  settings: SETTINGS,
  conditions,
  readings: [],
})
