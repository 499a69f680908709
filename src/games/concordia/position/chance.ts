// Results of chance that a position brings along, consumed from the front as the moments for them come.
import { quote } from '../../../kernel/clean.ts'
import { BadInput } from '../../../kernel/contract.ts'
import { apply } from '../apply/index.ts'
import { options } from '../options/index.ts'
import type { State } from '../state.ts'
import type { Chance } from './format.ts'

/** The next value is what the AI rolls now. */
export function takeRoll(s: State, chance: Chance): void {
  const value = chance.shift()
  if (value === undefined) throw new BadInput('chance: the dice are rolled here, and there is no value left for them')
  const option = options(s).find(({ move }) => move.do === 'die' && move.face === value)
  if (option === undefined) throw new BadInput(`chance: the dice are rolled here, they cannot be ${quote(value)}`)
  apply(s, option.move)
}
