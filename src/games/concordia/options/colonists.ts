// New colonists: of a Tribune (R5.3), of a Colonist (R11).
import { LAND, SEA } from '../catalogue/geography.ts'
import { canPayColonist, mayPlace } from '../measures.ts'
import { OPTION, type Option } from '../moves.ts'
import { mapOf, type State } from '../state.ts'

const TYPES = [LAND, SEA] as const

/** In the capital or not at all. */
export function tribuneOptions(s: State): Option[] {
  const found: Option[] = []
  const { capital } = mapOf(s)
  if (canPayColonist(s)) for (const type of TYPES) addPlace(s, type, capital.no, found)
  found.push(OPTION.done)
  return found
}

/** The coins (R11.2), or colonists. */
export const colonistOptions = (s: State): Option[] => [OPTION.coins, ...placeOptions(s)]

export function placeOptions(s: State): Option[] {
  const found: Option[] = []
  const { cities, capital } = mapOf(s)
  if (canPayColonist(s))
    for (const type of TYPES) {
      addPlace(s, type, capital.no, found)
      for (let city = 0; city < cities.length; city++) addPlace(s, type, city, found)
    }
  found.push(OPTION.done)
  return found
}

function addPlace(s: State, type: 0 | 1, city: number, found: Option[]): void {
  if ((s.player.stored[type] as number) > 0 && mayPlace(s, type, city))
    found.push(OPTION.place[s.map]?.[type]?.[city] as Option)
}
