// What may turn up: the token of a city (R2.2), a card of the deck (R10.6).
import { GOOD_COUNT } from '../catalogue/index.ts'
import type { City, Province } from '../catalogue/geography.ts'
import { OPTION, type Option } from '../moves.ts'
import { mapOf, nextDeck, NONE, ones, type State, unseen } from '../state.ts'

/** The tokens of the city's letter that do not lie on the map yet. */
export function tokenOptions(s: State): Option[] {
  const { cities, provinces, tokens } = mapOf(s)
  const { letter, ofLetter } = provinces[(cities[s.goodOf.indexOf(NONE)] as City).province] as Province
  const made = tokens[letter] as readonly number[]
  const found: Option[] = []
  for (let g = 0; g < GOOD_COUNT; g++) {
    const left = (made[g] as number) - ones((s.ofGood[g] as number) & ofLetter)
    if (left > 0) found.push((OPTION.token[g] as readonly Option[])[left] as Option)
  }
  return found
}

export const revealOptions = (s: State): Option[] => unseen(s, nextDeck(s)).map((no) => OPTION.reveal[no] as Option)
