// What may turn up: the token of a city (R2.2), a card of the deck (R10.6).
import { GOOD_COUNT } from '../catalogue/index.ts'
import type { City, Province } from '../catalogue/geography.ts'
import { OPTION, type Option } from '../moves.ts'
import { mapOf, nextDeck, NONE, type State, unseen } from '../state.ts'

/** The tokens of the city's letter that do not lie on the map yet. */
export function tokenOptions(s: State): Option[] {
  const { cities, provinces, tokens } = mapOf(s)
  const letterOf = (city: City) => (provinces[city.province] as Province).letter
  const letter = letterOf(cities[s.goodOf.indexOf(NONE)] as City)
  const left = (tokens[letter] as readonly number[]).slice()
  for (let c = 0; c < cities.length; c++) {
    const good = s.goodOf[c] as number
    if (good !== NONE && letterOf(cities[c] as City) === letter) left[good] = (left[good] as number) - 1
  }
  const found: Option[] = []
  for (let g = 0; g < GOOD_COUNT; g++)
    if ((left[g] as number) > 0) found.push((OPTION.token[g] as readonly Option[])[left[g] as number] as Option)
  return found
}

export const revealOptions = (s: State): Option[] => unseen(s, nextDeck(s)).map((no) => OPTION.reveal[no] as Option)
