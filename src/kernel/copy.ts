// Copies and freezes plain data, so that only `Table` has to care about it.
import type { Game } from './contract.ts'

/** A deep copy of plain JSON data; much faster than going through text or the structured clone. */
export function copy<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) {
    const twin = data.slice()
    for (let i = 0; i < twin.length; i++) {
      const item = twin[i]
      if (typeof item === 'object') twin[i] = copy(item)
    }
    return twin as T
  }
  // Spread first: the copy then has the same hidden class as its original, and rules stay fast on copies.
  const twin = { ...data }
  for (const key in twin) {
    const value = twin[key]
    if (typeof value === 'object') twin[key] = copy(value)
  }
  return twin
}

/** A copy of a state, by the game's own way where it has one. */
export const copyOf = <S, M, O>(game: Game<S, M, O>, state: S): S =>
  game.copy === undefined ? copy(state) : game.copy(state)

/** Freezes plain data all the way down and returns it. */
export function freeze<T>(data: T): T {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return data
  for (const key in data) freeze(data[key])
  return Object.freeze(data)
}
