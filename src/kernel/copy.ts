// Copying and freezing plain data: what the Table does so that nobody else has to.

/** A deep copy of plain JSON data; much faster than going through text or the structured clone. */
export function copy<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) return data.map(copy) as T
  const twin: Record<string, unknown> = {}
  for (const key in data) twin[key] = copy(data[key])
  return twin as T
}

/** Freezes plain data all the way down and returns it. */
export function freeze<T>(data: T): T {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return data
  for (const key in data) freeze(data[key])
  return Object.freeze(data)
}
