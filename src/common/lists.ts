// Small lists changed in place, and lists of flat records copied.

/** The records of a list, each copied. They hold nothing that could change but their own fields. */
export function copyEach<T extends object>(list: readonly T[]): T[] {
  const twins: T[] = []
  for (let at = 0; at < list.length; at++) twins.push({ ...(list[at] as T) })
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
