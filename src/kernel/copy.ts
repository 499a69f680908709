// Copies and freezes plain data, so that only `Table` has to care about it.

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

/** Freezes plain data all the way down and returns it. */
export function freeze<T>(data: T): T {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return data
  for (const key in data) freeze(data[key])
  return Object.freeze(data)
}
