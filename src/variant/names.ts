// How authors name rungs, plans and rows: by what follows the ladder's name in their ids.
import type { LadderInfo, RungInfo } from '../kernel/contract.ts'
import type { LadderPart, Registry } from '../kernel/variant.ts'

export const shortName = ({ id }: LadderInfo, rung: RungInfo): string =>
  rung.id.startsWith(`${id}.`) ? rung.id.slice(id.length + 1) : rung.id

/** A rung and the ladder it belongs to. */
export interface Named {
  readonly part: LadderPart
  readonly rung: RungInfo
}

/** All rungs that may stand in a ladder, by their full names: its own and those of ladders over the same candidates. */
export function rungsFor({ ladders }: Registry, { over }: LadderPart): ReadonlyMap<string, Named> {
  const found = new Map<string, Named>()
  for (const part of ladders)
    if (part.over === over)
      for (const rung of part.ladder.rungs) found.set(`${part.id}.${shortName(part.ladder, rung)}`, { part, rung })
  return found
}

/** The full name of what an author wrote, where it can be meant. */
export function fullName(part: LadderPart, name: string, known: ReadonlyMap<string, Named>): string | undefined {
  const own = `${part.id}.${name}`
  if (known.has(own)) return own
  return known.has(name) ? name : undefined
}

/** A full name as short as it may be written in that ladder. */
export const writtenIn = (part: LadderPart, name: string): string =>
  name.startsWith(`${part.id}.`) ? name.slice(part.id.length + 1) : name

/** Whether authors may change it. */
export const isOpen = ({ isFixed, isStore, follows }: LadderPart): boolean =>
  isFixed === undefined && isStore === undefined && follows === undefined
