// Which card is played (R3.1), the two uses of a Prefect (R7), goods that do not fit (R4.2).
import { GOOD_COUNT } from '../catalogue/index.ts'
import type { Province } from '../catalogue/geography.ts'
import { OPTION, type Option } from '../moves.ts'
import { mapOf, type State } from '../state.ts'

/** Any card in hand, whether or not its action has an effect (R3.2). */
export function cardOptions(s: State): Option[] {
  const { hand } = s.player
  const found: Option[] = []
  let listed = 0
  for (let i = 0; i < hand.length; i++) {
    const no = hand[i] as number
    if ((listed & (1 << no)) !== 0) continue
    listed |= 1 << no
    found.push(OPTION.play[no] as Option)
  }
  return found
}

/** A province whose marker shows its good (R7.1), or the coins where a marker shows some (R7.3). */
export function prefectOptions(s: State): Option[] {
  const { provinces, no } = mapOf(s)
  const found: Option[] = []
  for (let p = 0; p < provinces.length; p++)
    if ((s.coinSides & (provinces[p] as Province).bit) === 0)
      found.push((OPTION.produce[no] as readonly Option[])[p] as Option)
  if (s.coinSides !== 0) found.push(OPTION.coins)
  return found
}

/** One of the goods just received goes back (R4.2). */
export function giveUpOptions(s: State): Option[] {
  const found: Option[] = []
  for (let g = 0; g < GOOD_COUNT; g++) if ((s.offered[g] as number) > 0) found.push(OPTION['give-up'][g] as Option)
  return found
}
