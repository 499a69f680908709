// Results of chance that a position brings along, consumed from the front as the moments for them come.
import { quote } from '../../../kernel/clean.ts'
import { BadInput } from '../../../kernel/contract.ts'
import { apply } from '../apply/index.ts'
import { DECK_NAMES, key } from '../moves.ts'
import { options } from '../options/index.ts'
import { type State, topAsk } from '../state.ts'
import type { Chance } from './format.ts'

/** What the event is called where it is missing or wrong. */
function eventName(s: State): string {
  const top = topAsk(s)
  switch (top?.ask) {
    case 'die':
      return 'a die is rolled'
    case 'lay':
      return 'a Progress token is turned up'
    case 'prize':
      return 'a Progress token is drawn from the stack'
    default:
      return `a card of the ${DECK_NAMES[top?.deck ?? 0]} deck is turned up`
  }
}

/** One result for the event the game waits for. */
export function takeResult(s: State, chance: Chance): string | number {
  const result = chance.shift()
  if (result === undefined) throw new BadInput(`chance: ${eventName(s)} here, and there is no value left for it`)
  const option = options(s).find(({ move }) => key(move).split(' ')[1] === String(result))
  if (option === undefined || (typeof result === 'number') !== (option.move.do === 'die'))
    throw new BadInput(`chance: ${eventName(s)} here, it cannot be ${quote(result)}`)
  apply(s, option.move)
  return result
}

/** The dice at the front, for a single decision. */
export function leadingDice(chance: Chance): number[] {
  const end = chance.findIndex((value) => typeof value !== 'number')
  return chance.slice(0, end < 0 ? chance.length : end) as number[]
}

/** A decision that wants a die where there is none. */
export function missingDie(chance: Chance, used: number): BadInput {
  const next = chance[used]
  return new BadInput(
    next === undefined
      ? 'chance: a die is rolled here, and there is no value left for it'
      : `chance: a die is rolled here, it cannot be ${quote(next)}`,
  )
}
