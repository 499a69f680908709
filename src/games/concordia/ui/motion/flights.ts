// What moved between two snapshots without a name of its own: goods from and to the bank, cards off the display.
import type { Flight } from '../../../../web/kit/board/flip.ts'
import type { State } from '../../state.ts'

export function flightsOf(before: State | undefined, s: State): readonly Flight[] {
  if (before === undefined) return []
  const bought = s.ai.bought.filter((no) => !before.ai.bought.includes(no))
  return bought.map((no) => ({ from: `card:${no}`, to: 'bought' }))
}
