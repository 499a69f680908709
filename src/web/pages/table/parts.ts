// The list of moves in parts: each group of a game under its heading.
import type { MoveGroup } from '../../contract.ts'

/** Moves under a heading, or under none. */
interface Part<T> {
  readonly group?: MoveGroup
  readonly moves: readonly T[]
}

/**
 * The moves by the groups of their game, each in the first that has it. A list of one kind needs no heading. A group that tells something
 * stands there without moves, too, unless a move is looked for.
 */
export function partsOf<T extends { readonly move: unknown }>(
  moves: readonly T[],
  groups: readonly MoveGroup[],
  isFiltered: boolean,
): readonly Part<T>[] {
  const found = groups.map((group) => ({ group, moves: [] as T[] }))
  const loose = moves.filter((each) => {
    const part = found.find(({ group }) => group.has(each.move))
    part?.moves.push(each)
    return part === undefined
  })
  const shown = found.filter(({ group, moves: of }) => of.length > 0 || (group.about !== undefined && !isFiltered))
  if (loose.length === moves.length) return [{ moves }]
  if (loose.length === 0 && shown.length === 1 && shown[0]?.group.about === undefined) return [{ moves }]
  return loose.length === 0 ? shown : [{ moves: loose }, ...shown]
}
