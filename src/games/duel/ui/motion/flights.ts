// Where cards have gone that are no longer visible: onto the discard pile, under a wonder.
import type { Flight } from '../../../../web/kit/board/flip.ts'
import { SIDES } from '../../asks.ts'
import type { State } from '../../state.ts'

const fresh = (was: readonly number[], now: readonly number[]): number[] => now.filter((no) => !was.includes(no))

export function flightsOf(before: State | undefined, s: State): readonly Flight[] {
  if (before === undefined) return []
  const found = fresh(before.discard, s.discard).map((no) => ({ from: `card:${no}`, to: 'pile' }))
  for (const side of SIDES) {
    const { buried, built } = s.cities[side]
    for (const no of fresh(before.cities[side].buried, buried))
      found.push({ from: `card:${no}`, to: `wonder:${built[buried.indexOf(no)]}` })
  }
  return found
}
