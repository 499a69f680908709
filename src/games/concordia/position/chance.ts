// Results of chance in a position, used from the front as they are needed.
import { quote } from '../../../kernel/clean.ts'
import { refusal } from '../../../kernel/refusal.ts'
import { apply } from '../apply/index.ts'
import { options } from '../options/index.ts'
import type { State } from '../state.ts'
import type { Chance } from './format.ts'

const noRollLeft = refusal('concordia.no-roll-left', {
  it: 'qui si tirano i dadi, e manca il risultato',
  en: 'the dice are rolled here, and there is no value left for them',
})
const notRolled = refusal<{ readonly value: number | string }>('concordia.not-rolled', {
  it: ({ value }) => `qui si tirano i dadi, e non possono dare ${quote(value)}`,
  en: ({ value }) => `the dice are rolled here, they cannot be ${quote(value)}`,
})

/** The next value is the AI's roll now. */
export function takeRoll(s: State, chance: Chance): void {
  const value = chance.shift()
  if (value === undefined) throw noRollLeft(['chance'])
  const option = options(s).find(({ move }) => move.do === 'die' && move.face === value)
  if (option === undefined) throw notRolled({ value }, ['chance'])
  apply(s, option.move)
}
