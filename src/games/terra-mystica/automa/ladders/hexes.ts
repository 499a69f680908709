// Where the opponents' starting dwellings go (S13 to S15).
import type { RungInfo, Summand, Tracer } from '../../../../kernel/contract.ts'
import { inEachLang, type Phrase } from '../../../../kernel/text.ts'
import { climb } from '../../../../ladder/climb.ts'
import { guarded, type Ladder, least, most, type Rung, summed, yes } from '../../../../ladder/rung.ts'
import { distance, type HexNo, hex, HEXES } from '../../catalogue/index.ts'
import { freeOf, groupsFor, type HexGroup, nearestGroups, type Pair, pairsOf } from '../../nearest.ts'
import { NONE, type State } from '../../state.ts'
import { head, scale } from './shared.ts'

/** The number that chance or the player has said of the tied sets, 0 while nobody has. */
export interface TieView {
  readonly pick: number
  readonly tied: readonly HexGroup[]
  /** The player's dwellings, which the distances are measured from. */
  readonly own: readonly HexNo[]
}

type HexRung = Rung<HexGroup, TieView>

const FREE: HexRung = {
  ...yes(
    head('initial-hexes.free', 'S13', {
      it: 'esagoni liberi del suo colore, uno per ogni tua abitazione',
      en: 'free hexes of its colour, one for each of your dwellings',
    }),
    () => true,
  ),
}

export const initialHexes: Ladder<HexGroup, TieView> = {
  ...scale('initial-hexes', 'S13', {
    it: 'Abitazioni iniziali degli avversari',
    en: 'The opponents’ starting dwellings',
  }),
  name: ({ hexes }) => hexes.map((no) => hex(no).id).join('+'),
  rungs: [
    FREE,
    summed(
      least(
        head(
          'initial-hexes.distance',
          'S13',
          {
            it: 'quanto più vicino possibile alle tue abitazioni: la somma delle distanze più piccola (Q9)',
            en: 'as near as possible to your dwellings: the smallest sum of distances (Q9)',
          },
          { one: { it: '# passo', en: '# step' }, other: { it: '# passi', en: '# steps' } },
        ),
        (group) => group.distance,
      ),
      (group, { own }) => pairsOf(group, own).map(steps),
    ),
    most(
      head(
        'initial-hexes.island',
        'S14',
        { it: 'più abitazioni sull’Isola della propria', en: 'more of them on the island of your dwelling' },
        { one: { it: '# sull’Isola', en: '# on the island' }, other: { it: '# sull’Isola', en: '# on the island' } },
      ),
      (group) => group.islands,
    ),
    // Also where none of the tied hexes is on the own island (Q8).
    guarded(
      ({ pick }) => pick > 0,
      yes(
        head('initial-hexes.tie', 'S15', { it: 'a caso o a tua scelta', en: 'at random or by your choice' }),
        (group, { pick, tied }) => tied[pick - 1] === group,
      ),
    ),
  ],
}

const FROM_TO: Phrase<[mine: string, theirs: string]> = {
  it: (mine, theirs) => `da ${mine} a ${theirs}`,
  en: (mine, theirs) => `from ${mine} to ${theirs}`,
}

/** One distance of the sum. */
function steps([mine, theirs]: Pair): Summand {
  return {
    text: inEachLang((lang) => FROM_TO[lang](hex(mine).id, hex(theirs).id)),
    value: distance(mine, theirs),
  }
}

/** While nobody has said anything about ties. */
const undecided = ({ player }: State): TieView => ({ pick: 0, tied: [], own: player.own })

/** The sets that distance and island leave (S13, steps 2 and 3), in map order. */
export const tiedSets = (s: State, opponent: number): readonly (readonly HexNo[])[] =>
  climb(initialHexes, nearestGroups(s, opponent), undecided(s)).map(({ hexes }) => hexes)

/** The same with its reasons; one set where chance has spoken. */
export function chooseHexes(s: State, opponent: number, pick: number, tracer?: Tracer): readonly HexGroup[] {
  const groups = tracer === undefined ? nearestGroups(s, opponent) : groupsFor(s, opponent)
  const told = tracer && nearestOnly(tracer)
  tellFree(s, opponent, groups, told)
  const tied = climb(initialHexes, groups, undecided(s), told)
  if (pick === 0) return tied
  // What was passed over has been told.
  return climb(initialHexes, tied, { pick, tied, own: s.player.own }, told && { ...told, passed: () => {} })
}

const TOLD = 5

/** Of the sets that are too far away only the nearest are worth telling. */
function nearestOnly(tracer: Tracer): Tracer {
  const { entry } = tracer
  if (entry === undefined) return tracer
  return {
    ...tracer,
    // The first step has its own telling.
    passed: (one) => {
      if (one.rung !== FREE) tracer.passed?.(one)
    },
    entry: (one) => {
      const { dropped, kept, values } = one
      const isMeasured = Object.keys(values).length > 0
      if (!isMeasured || dropped.length <= TOLD) return entry(one)
      const valueOf = (name: string): number => values[name] ?? 0
      const near = dropped.toSorted((a, b) => valueOf(a) - valueOf(b)).slice(0, TOLD)
      const names = [...kept, ...near]
      const shown = Object.fromEntries(names.map((name) => [name, valueOf(name)]))
      const sums = Object.fromEntries(names.map((name) => [name, one.sums?.[name] ?? []]))
      entry({ ...one, dropped: near, values: shown, sums })
    },
  }
}

const ids = (list: readonly HexNo[]): string[] => list.map((no) => hex(no).id)

/** Step 1 is told in single hexes: there may be hundreds of sets. */
function tellFree(s: State, opponent: number, groups: readonly HexGroup[], tracer?: Tracer): void {
  if (tracer === undefined) return
  const rung: RungInfo = FREE
  if (groups.length === 1) tracer.decided?.(rung)
  if (tracer.entry === undefined) return
  const colour = s.opponents[opponent]?.colour ?? NONE
  const free = freeOf(s, colour)
  const taken = HEXES.flatMap((_, no) => (s.terrain[no] === colour && !free.includes(no) ? [no] : []))
  tracer.entry({ ladder: initialHexes, rung, kept: ids(free), dropped: ids(taken), values: {} })
}
