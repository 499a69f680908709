// Where the opponents' starting dwellings go (S13 to S15).
import type { RungInfo, Tracer } from '../../../../kernel/contract.ts'
import { climb } from '../../../../ladder/climb.ts'
import { guarded, type Ladder, least, most, type Rung, yes } from '../../../../ladder/rung.ts'
import { type HexNo, hex, HEXES } from '../../catalogue/index.ts'
import { freeOf, groupsFor, type HexGroup } from '../../nearest.ts'
import { NONE, type State } from '../../state.ts'
import { head, scale } from './shared.ts'

/** The number that chance or the player has said of the tied sets, 0 while nobody has. */
export interface TieView {
  readonly pick: number
  tied: readonly HexGroup[]
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
    least(
      head(
        'initial-hexes.distance',
        'S13',
        { it: 'la somma delle distanze più piccola', en: 'the smallest sum of distances' },
        { one: { it: '# passo', en: '# step' }, other: { it: '# passi', en: '# steps' } },
      ),
      (group) => group.distance,
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

const UNDECIDED: TieView = { pick: 0, tied: [] }

/** The sets that distance and island leave (S13, steps 2 and 3), in map order. */
export const tiedSets = (s: State, opponent: number): readonly (readonly HexNo[])[] =>
  climb(initialHexes, groupsFor(s, opponent), UNDECIDED).map(({ hexes }) => hexes)

/** The same with its reasons; one set where chance has spoken. */
export function chooseHexes(s: State, opponent: number, pick: number, tracer?: Tracer): readonly HexGroup[] {
  const groups = groupsFor(s, opponent)
  const told = tracer && nearestOnly(tracer)
  tellFree(s, opponent, groups, told)
  const tied = climb(initialHexes, groups, UNDECIDED, told)
  return pick === 0 ? tied : climb(initialHexes, tied, { pick, tied }, told)
}

const TOLD = 5

/** Of the sets that are too far away only the nearest are worth telling. */
function nearestOnly(tracer: Tracer): Tracer {
  const { entry } = tracer
  if (entry === undefined) return tracer
  return {
    ...tracer,
    entry: (one) => {
      const { dropped, kept, values } = one
      const isMeasured = Object.keys(values).length > 0
      if (!isMeasured || dropped.length <= TOLD) return entry(one)
      const valueOf = (name: string): number => values[name] ?? 0
      const near = dropped.toSorted((a, b) => valueOf(a) - valueOf(b)).slice(0, TOLD)
      const shown = Object.fromEntries([...kept, ...near].map((name) => [name, valueOf(name)]))
      entry({ ...one, dropped: near, values: shown })
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
