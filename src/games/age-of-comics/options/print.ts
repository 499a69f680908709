// Printing (R10), the cubes it earns (R12), orders that fit several comics (R13.3).
import type { Ask } from '../asks.ts'
import { SPECIALS } from '../catalogue/vocabulary.ts'
import { artistsToUse, cubePlaces, fulfils, LAST_CUBE, printable, writersToUse } from '../measures.ts'
import { OPTION, type Option } from '../moves.ts'
import type { State } from '../state.ts'

/** `m` says that the print is the optional second one (R10.1). */
export function printOptions(s: State, { m }: Ask): Option[] {
  const found = printable(s).map((no) => OPTION.print[no] as Option)
  if (m === 1) found.push(OPTION.done)
  return found
}

export const writerOptions = (s: State): Option[] => writersToUse(s).map((no) => OPTION.use[no] as Option)
export const artistOptions = (s: State, { m: writer }: Ask): Option[] =>
  artistsToUse(s, writer).map((no) => OPTION.use[no] as Option)

/** R12.1: the tier is the number of printed comics. */
export const cubeOptions = (s: State): Option[] =>
  cubePlaces(s.you.cubes, s.you.printed.length).map((no) => OPTION.cube[no] as Option)

/** R12.2 */
export function moveCubeOptions(s: State): Option[] {
  const free = cubePlaces(s.you.cubes, LAST_CUBE)
  const found = SPECIALS.flatMap((_, from) =>
    (s.you.cubes & (1 << from)) === 0 ? [] : free.map((to) => OPTION['move-cube'][from]?.[to] as Option),
  )
  return [...found, OPTION.done]
}

export const fulfilOptions = (s: State, { n: order }: Ask): Option[] =>
  s.you.printed.filter((entry) => fulfils(entry, order)).map(({ comic }) => OPTION.fulfil[comic] as Option)
