// Printing (R10), the cubes it earns (R12), orders that fit several comics (R13.3).
import type { Offer } from '../answers.ts'
import type { AskOf } from '../asks.ts'
import { SPECIAL_NOS } from '../catalogue/vocabulary.ts'
import { artistsToUse, cubePlaces, fulfils, hasCube, LAST_CUBE, printable, writersToUse } from '../measures.ts'
import { OPTION } from '../moves.ts'
import type { State } from '../state.ts'

/** The second print is optional (R10.1). */
export function printOptions(s: State, { second }: AskOf<'print'>): Offer<'print'>[] {
  const found: Offer<'print'>[] = printable(s).map(OPTION.print)
  if (second) found.push(OPTION.done)
  return found
}

export const writerOptions = (s: State): Offer<'print-writer'>[] => writersToUse(s).map(OPTION.use)
export const artistOptions = (s: State, { writer }: AskOf<'print-artist'>): Offer<'print-artist'>[] =>
  artistsToUse(s, writer).map(OPTION.use)

/** R12.1: the tier is the number of printed comics. */
export const cubeOptions = (s: State): Offer<'cube'>[] =>
  cubePlaces(s.player.cubes, s.player.printed.length).map(OPTION.cube)

/** R12.2 */
export function moveCubeOptions(s: State): Offer<'move-cube'>[] {
  const free = cubePlaces(s.player.cubes, LAST_CUBE)
  const found: Offer<'move-cube'>[] = []
  for (const from of SPECIAL_NOS) if (hasCube(s, from)) for (const to of free) found.push(OPTION['move-cube'](from, to))
  found.push(OPTION.done)
  return found
}

export const fulfilOptions = (s: State, { order }: AskOf<'fulfil'>): Offer<'fulfil'>[] =>
  s.player.printed.filter((entry) => fulfils(entry, order)).map(({ comic }) => OPTION.fulfil(comic))
