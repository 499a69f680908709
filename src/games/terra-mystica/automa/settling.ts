// Where the opponents' starting dwellings go (S13 to S15): the ladder climbed, and told.
import type { RungInfo, Tracer } from '../../../kernel/contract.ts'
import { climb } from '../../../ladder/climb.ts'
import { type HexNo, hex, HEXES } from '../catalogue/index.ts'
import { freeOf, groupsFor, type HexGroup, nearestGroups, slotsFor } from '../nearest.ts'
import { NONE, type State } from '../state.ts'
import { type Doc, docOf } from '../variant/index.ts'
import { isFreeRung, type TieView } from './ladders/hexes.ts'

/** How many dwellings of each colour are placed: as many as the player's own (Q31), or as a variant says. */
export const startingFor = ({ variant, player: { own } }: State): number =>
  docOf(variant).starting[own.length] ?? own.length

/** While nobody has said anything about ties. */
const undecided = (s: State, opponent: number): TieView => ({
  s,
  opponent,
  slots: slotsFor(s.player.own, startingFor(s)),
  pick: 0,
  tied: [],
})

/** Sets that cannot be chosen need not be looked at, unless somebody wants them told. */
const groups = (doc: Doc, { s, opponent, slots }: TieView, tracer?: Tracer): readonly HexGroup[] =>
  tracer === undefined && doc.isNearestFirst ? nearestGroups(s, opponent, slots) : groupsFor(s, opponent, slots)

/** The sets that distance and island leave (S13, steps 2 and 3), in map order. */
export function tiedSets(s: State, opponent: number): readonly (readonly HexNo[])[] {
  const doc = docOf(s.variant)
  const view = undecided(s, opponent)
  return climb(doc.initialHexes, groups(doc, view), view).map(({ hexes }) => hexes)
}

/** The same with its reasons; one set where chance has spoken. */
export function chooseHexes(s: State, opponent: number, pick: number, tracer?: Tracer): readonly HexGroup[] {
  const doc = docOf(s.variant)
  const view = undecided(s, opponent)
  const found = groups(doc, view, tracer)
  const told = tracer && nearestOnly(tracer)
  if (told !== undefined) tellFree(doc, view, found, told)
  const tied = climb(doc.initialHexes, found, view, told)
  if (pick === 0) return tied
  // What was passed over has been told.
  climb(doc.initialHexes, tied, { ...view, pick, tied }, told && { ...told, passed: () => {} })
  return tied.slice(pick - 1, pick)
}

const TOLD = 5

/** Of the sets that fall behind, too far away for example, only the nearest are worth telling. */
function nearestOnly(tracer: Tracer): Tracer {
  const { entry } = tracer
  if (entry === undefined) return tracer
  return {
    ...tracer,
    // The first step has its own telling.
    passed: (one) => {
      if (!isFreeRung(one.rung)) tracer.passed?.(one)
    },
    entry: (one) => {
      const { dropped, kept, values, sums } = one
      const best = values[kept[0] as string]
      // Nobody is behind where nothing is measured.
      if (best === undefined || dropped.length <= TOLD) return entry(one)
      const behind = (name: string): number => Math.abs((values[name] as number) - best)
      const near = dropped.toSorted((a, b) => behind(a) - behind(b)).slice(0, TOLD)
      const names = [...kept, ...near]
      entry({ ...one, dropped: near, values: only(names, values), ...(sums && { sums: only(names, sums) }) })
    },
  }
}

const only = <T>(names: readonly string[], all: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(names.map((name) => [name, all[name] as T]))

const ids = (list: readonly HexNo[]): string[] => list.map((no) => hex(no).id)

/** Step 1 is told in single hexes: there may be hundreds of sets. */
function tellFree(
  { initialHexes: ladder }: Doc,
  { s, opponent }: TieView,
  found: readonly HexGroup[],
  tracer: Tracer,
): void {
  // Every variant keeps it.
  const rung = ladder.rungs.find(isFreeRung) as RungInfo
  if (found.length === 1) tracer.decided?.(rung)
  if (tracer.entry === undefined) return
  const colour = s.opponents[opponent]?.colour ?? NONE
  const free = freeOf(s, colour)
  const taken = HEXES.flatMap((_, no) => (s.terrain[no] === colour && !free.includes(no) ? [no] : []))
  tracer.entry({ ladder, rung, kept: ids(free), dropped: ids(taken), values: {} })
}
