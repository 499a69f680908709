// The option of the dice as a variant has them, told before the rules are loaded.
import type { OptionSpec } from '../../../kernel/contract.ts'
import { readVariant } from '../../../variant/option.ts'
import { isData } from '../../../variant/read-values.ts'
import { diceWith, SIDES } from '../automa/dice.ts'

/** The other options of a game with this variant: a single die with other faces has another name. */
export function withDice(value: string, others: readonly OptionSpec[]): readonly OptionSpec[] {
  const { tables } = readVariant(value)
  const [action, good] = [sidesIn(tables, 'action-d12'), sidesIn(tables, 'goods-d12')]
  return others.map((spec) => (spec.id === 'dice' ? { ...spec, choices: diceWith(action, good) } : spec))
}

/** Whether the table fits is checked when the game starts. */
function sidesIn(tables: unknown, id: string): number {
  const table = isData(tables) ? tables[id] : undefined
  const die = isData(table) ? table['die'] : undefined
  return SIDES.find((sides) => sides === die) ?? SIDES[0]
}
