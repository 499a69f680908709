// The Architect: which colonist moves, to which line, and where houses are built (R6, R17.2).
import type { Reach } from '../catalogue/geography.ts'
import { FIRST_LINE } from '../catalogue/geography.ts'
import { besideColonists, canBuildIn, canMove } from '../measures.ts'
import { OPTION, type Option } from '../moves.ts'
import { type Colonist, isOccupied, lowest, mapOf, type State } from '../state.ts'

/** Every colonist that can come to a free line; those alike are one choice. */
export function moveOptions(s: State): Option[] {
  const { colonists } = s.player
  const found: Option[] = []
  for (let i = 0; i < colonists.length; i++) {
    const colonist = colonists[i] as Colonist
    if (!canMove(s, colonist, s.steps)) continue
    const pick = pickOption(s, colonist)
    if (!found.includes(pick)) found.push(pick)
  }
  found.push(OPTION.done)
  return found
}

function pickOption(s: State, { type, at }: Colonist): Option {
  if (at >= FIRST_LINE) return (OPTION.pickOn[s.map] as readonly Option[])[at - FIRST_LINE] as Option
  return OPTION.pickIn[s.map]?.[type]?.[at] as Option
}

/** Free lines within the steps that are left (R6.3, R6.4). */
export function lineOptions(s: State): Option[] {
  const { type, at } = s.player.colonists[s.picked] as Colonist
  const { lines, steps } = mapOf(s).reach[type][at] as Reach
  const all = OPTION.to[s.map] as readonly Option[]
  const found: Option[] = []
  for (let i = 0; i < lines.length && (steps[i] as number) <= s.steps; i++)
    if (!isOccupied(s, lines[i] as number)) found.push(all[lines[i] as number] as Option)
  return found
}

export function buildOptions(s: State): Option[] {
  const all = OPTION.build[s.map] as readonly Option[]
  const found: Option[] = []
  for (let left = besideColonists(s); left !== 0; left &= left - 1) {
    const city = lowest(left)
    if (canBuildIn(s, city)) found.push(all[city] as Option)
  }
  found.push(OPTION.done)
  return found
}
