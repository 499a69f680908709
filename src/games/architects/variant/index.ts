// What the Opponent plays by: its document, or a variant of it. Everything that depends on the document is made here, once per document.
import type { Choices, Registry } from '../../../kernel/variant.ts'
import type { DieTable, Plans } from '../../../ladder/climb.ts'
import type { Ladder } from '../../../ladder/rung.ts'
import { arrangeLadder, arrangePlans, arrangeTable, type Tests } from '../../../variant/arrange.ts'
import { openTo, type Playable } from '../../../variant/open.ts'
import { type Ladders, laddersOf } from '../automa/ladders/index.ts'
import type { Paying, Spending } from '../automa/ladders/others.ts'
import { SPLITS } from '../automa/ladders/split.ts'
import { LEVELS_PART, type Level } from '../automa/levels.ts'
import { tokens, turn, type Turn, turnOf } from '../automa/plans.ts'
import type { View } from '../automa/view.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { TESTS } from './conditions.ts'
import { type Ground, groundOf } from './ground.ts'
import { partsOf, registryOf } from './registry.ts'
import { SETTINGS } from './settings.ts'

/** A document as the Opponent's decisions read it. */
export interface Doc extends Ground, Omit<Playable, 'ladders'>, Ladders {
  readonly ladders: Playable['ladders']
  readonly turn: Turn
  readonly tokens: Plans<View, Move>
}

const GROUND = groundOf({
  settings: Object.fromEntries(SETTINGS.map(({ id, initial }) => [id, initial])),
  levels: LEVELS_PART.initial,
})
const registry = registryOf(turn, tokens, laddersOf(GROUND))

function make(choices: Choices): Doc {
  const ground = groundOf(choices)
  const plain = laddersOf(ground)
  // The same registry with the orders of this document.
  const told = registryOf(turn, tokens, plain)
  const ladders = arranged(plain, choices, told)
  const ownTurn = turnOf(arrangePlans(told, choices, turn, TESTS))
  const ownTokens = arrangePlans(told, choices, tokens, TESTS)
  const [first, ...others] = partsOf(ownTurn.all, ownTokens, ladders)
    .filter(({ isStore }) => isStore === undefined)
    .map(({ ladder }) => ladder)
  const [list, several, ...rest] = others
  const dice = [ladders.severalDie, ladders.noPriority]
  return {
    ...ground,
    ...ladders,
    choices,
    registry: told,
    ladders: [first, list, several, ...dice, ...rest, ...SPLITS].flatMap((ladder) => ladder ?? []),
    turn: ownTurn,
    tokens: ownTokens,
  }
}

/** Conditions look at the whole table, whatever else a ladder looks at. */
const within = <V extends { readonly view: View }>(): Tests<V> =>
  Object.fromEntries(Object.entries(TESTS).map(([id, holds]) => [id, ({ view }: V) => holds(view)]))
const PAYING = within<Paying>()
const SPENDING = within<Spending>()

/** The ladders and tables in the author's order. */
function arranged(plain: Ladders, choices: Choices, told: Registry): Ladders {
  const arrange = <C>(ladder: Ladder<C, View>): Ladder<C, View> => arrangeLadder(told, choices, ladder, TESTS)
  const table = <V, M>(id: string, each: DieTable<V, M>): DieTable<V, M> => {
    const choice = choices.tables[id]
    return choice === undefined ? each : arrangeTable(each, choice)
  }
  return {
    priority: arrange(plain.priority),
    severalDecks: arrange(plain.severalDecks),
    severalDie: table('several-die', plain.severalDie),
    noPriority: table('no-priority', plain.noPriority),
    science: arrange(plain.science),
    stages: arrange(plain.stages),
    payment: arrangeLadder(told, choices, plain.payment, PAYING),
    resource: arrangeLadder(told, choices, plain.resource, SPENDING),
    printedValue: arrange(plain.printedValue),
  }
}

export const { docOf, variants } = openTo(registry, make)

/** What the Opponent gets at the difficulty of a game (S5). */
export const levelOf = (s: Pick<State, 'variant' | 'level'>): Level => docOf(s.variant).levels.get(s.level) as Level
