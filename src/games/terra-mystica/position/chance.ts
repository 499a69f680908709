// What goes on by itself after an action: decisions for the opponents and dice, the latter from the `chance` of the position.
import { BadInput, type Tracer } from '../../../kernel/contract.ts'
import { apply } from '../apply/index.ts'
import { decide } from '../automa/decide.ts'
import { type Move, OPTION, type Option } from '../moves.ts'
import { options, step } from '../options/index.ts'
import { type State, topAsk } from '../state.ts'

/** Values of chance used from left to right. */
export interface ChanceList {
  readonly values: readonly number[]
  used: number
}

export const toChance = (values: readonly number[]): ChanceList => ({ values, used: 0 })

export function draw(chance: ChanceList, highest: number): number {
  const value = chance.values[chance.used]
  if (value === undefined) throw new BadInput(`chance: a value from 1 to ${highest} is needed, and none is left`)
  if (value > highest) throw new BadInput(`chance: ${value} is above ${highest}`)
  chance.used++
  return value
}

/** Until the player has to say something, or the game is over. */
export function goOn(s: State, chance: ChanceList, tracer?: Tracer): void {
  for (let now = step(s); now.kind !== 'over' && !(now.kind === 'choice' && now.seat === 'you'); now = step(s))
    apply(s, now.kind === 'choice' ? decide(s, tracer) : outcome(s, chance))
}

function outcome(s: State, chance: ChanceList): Move {
  const list: readonly Option[] = topAsk(s)?.ask === 'die' ? OPTION.die : options(s)
  return (list[draw(chance, list.length) - 1] as Option).move
}
