// Small lists changed in place, and lists of records copied.

/** The records of a list, each copied by its own way. */
export function copyEach<T extends object>(list: readonly T[], copyOne: (item: T) => T): T[] {
  const twins: T[] = []
  for (let at = 0; at < list.length; at++) twins.push(copyOne(list[at] as T))
  return twins
}

/** Takes an item out of a list in which it stands. */
export function takeOut<T>(list: T[], item: T): void {
  let at = list.indexOf(item)
  if (at >= 0) for (; at + 1 < list.length; at++) list[at] = list[at + 1] as T
  list.pop()
}

/** Takes the last ones out until so many are left: of a few this is quicker than setting the length. */
export function cutTo(list: unknown[], length: number): void {
  while (list.length > length) list.pop()
}
