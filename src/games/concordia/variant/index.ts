// What the AI plays by: its document, or a variant of it. Everything that depends on the document is made here, once per document.
import type { LadderInfo } from '../../../kernel/contract.ts'
import type { Choices, Registry } from '../../../kernel/variant.ts'
import type { DieTable, Plans } from '../../../ladder/climb.ts'
import type { Ladder } from '../../../ladder/rung.ts'
import { arrangeLadder, arrangePlans, arrangeTable } from '../../../variant/arrange.ts'
import { openTo, type Playable } from '../../../variant/open.ts'
import { type DiceId, SIDES } from '../automa/dice.ts'
import { type Ladders, laddersOf } from '../automa/ladders/index.ts'
import type { PerDice } from '../automa/ladders/dice.ts'
import { type ActionPlans, plansOf } from '../automa/plans.ts'
import type { Paying, View } from '../automa/view.ts'
import { type Move, OPTION, type Option } from '../moves.ts'
import type { State } from '../state.ts'
import { TESTS, WITHIN } from './conditions.ts'
import { type Ground, groundOf } from './ground.ts'
import { registryOf } from './registry.ts'
import { SETTINGS } from './settings.ts'

/** A document as the AI's decisions, the rules and the set-up read it. */
export interface Doc extends Ground, Omit<Playable, 'ladders'>, Ladders, ActionPlans {
  readonly ladders: Playable['ladders']
  /** What can be rolled, by the dice of the game: for the action, then for a good. */
  readonly rolls: Readonly<Record<DiceId, readonly [action: readonly Option[], good: readonly Option[]]>>
  /** The same to draw from: every face as often as it weighs. */
  readonly throws: Readonly<Record<DiceId, readonly [action: readonly Move[], good: readonly Move[]]>>
  /** The goods that a roll may bring. */
  readonly goodsOptions: readonly Option[]
}

const [USUAL] = SIDES
const GROUND = groundOf({
  settings: Object.fromEntries(SETTINGS.map(({ id, initial }) => [id, initial])),
  tables: { 'action-d12': { die: USUAL, rows: [] }, 'goods-d12': { die: USUAL, rows: [] } },
})
const registry = registryOf(plansOf(GROUND), laddersOf(GROUND))

const throwsOf = (faces: readonly Option[]): readonly Move[] =>
  faces.flatMap(({ move, weight }) => new Array<Move>(weight).fill(move))
const TWO_DICE = throwsOf(OPTION.pair)

function make(choices: Choices): Doc {
  const ground = groundOf(choices)
  const plain = { ...laddersOf(ground), ...plansOf(ground) }
  // The same registry with the numbers of this document.
  const told = registryOf(plain, plain)
  const ladders = arranged(plain, choices, told)
  const plans = arrangedPlans(plain, choices, told)
  const [action, good] = [OPTION.die.slice(0, ground.actionSides), OPTION.die.slice(0, ground.goodSides)]
  const counts = [...new Set([ground.taken, ground.takenInstead])].toSorted((a, b) => a - b)
  return {
    ...ground,
    ...ladders,
    ...plans,
    choices,
    registry: told,
    ladders: inOrder(ladders, plans),
    rolls: { d12: [action, good], '2d6': [OPTION.pair, OPTION.pair] },
    throws: { d12: [throwsOf(action), throwsOf(good)], '2d6': [TWO_DICE, TWO_DICE] },
    goodsOptions: counts.flatMap((count) => OPTION.goods[count - 1] ?? []),
  }
}

/** In the order of the document's pages. */
const inOrder = (ladders: Ladders, { plans, lastTurn }: ActionPlans): readonly LadderInfo[] => [
  ladders.actionTables.d12,
  ladders.actionTables['2d6'],
  plans.build,
  ladders.buildable,
  ladders.buildType,
  ladders.emptyCity,
  ladders.buildCity,
  ladders.occupiedCity,
  ladders.extraGood,
  plans.take,
  ladders.goodTables.d12,
  ladders.goodTables['2d6'],
  plans.buy,
  ladders.affordable,
  ladders.together,
  ladders.buy,
  ladders.anyGood,
  lastTurn,
]

/** The ladders and tables in the author's order; what is legal stays as it is. */
function arranged(plain: Ladders, choices: Choices, told: Registry): Ladders {
  const arrange = <C>(ladder: Ladder<C, State>): Ladder<C, State> => arrangeLadder(told, choices, ladder, TESTS)
  const payment = <C>(ladder: Ladder<C, Paying>): Ladder<C, Paying> => arrangeLadder(told, choices, ladder, WITHIN)
  const table = <M>(id: string, each: DieTable<State, M>): DieTable<State, M> => {
    const choice = choices.tables[id]
    return choice === undefined ? each : arrangeTable(each, choice)
  }
  const tables = <M>(id: string, each: PerDice<M>): PerDice<M> => ({
    d12: table(`${id}-d12`, each.d12),
    '2d6': table(`${id}-2d6`, each['2d6']),
  })
  return {
    ...plain,
    actionTables: tables('action', plain.actionTables),
    goodTables: tables('goods', plain.goodTables),
    buildType: arrange(plain.buildType),
    buildCity: arrange(plain.buildCity),
    occupiedCity: arrange(plain.occupiedCity),
    extraGood: payment(plain.extraGood),
    buy: arrange(plain.buy),
    anyGood: payment(plain.anyGood),
  }
}

function arrangedPlans({ plans, lastTurn }: ActionPlans, choices: Choices, told: Registry): ActionPlans {
  const arrange = (each: Plans<View, Move>): Plans<View, Move> => arrangePlans(told, choices, each, WITHIN)
  return {
    plans: { build: arrange(plans.build), take: arrange(plans.take), buy: arrange(plans.buy) },
    lastTurn: arrange(lastTurn),
  }
}

export const { docOf, variants } = openTo(registry, make)
