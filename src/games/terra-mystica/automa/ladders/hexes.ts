// Where the opponents' starting dwellings go (S13 to S15): the rungs.
import type { Summand } from '../../../../kernel/contract.ts'
import { inEachLang, type Phrase, type Unit } from '../../../../kernel/text.ts'
import { guarded, type Ladder, least, most, type Rung, summed, yes } from '../../../../ladder/rung.ts'
import { distance, type HexNo, hex, LAND } from '../../catalogue/index.ts'
import { type HexGroup, type Pair, pairsOf, type Slots } from '../../nearest.ts'
import type { State } from '../../state.ts'
import type { Ground } from '../../variant/ground.ts'
import { freeText } from '../numbers.ts'
import { head, scale } from './shared.ts'

/** What a choice of hexes is made by. */
export interface TieView {
  readonly s: State
  /** Whose dwellings they are. */
  readonly opponent: number
  /** The player's dwellings, which the distances are measured from. */
  readonly slots: Slots
  /** The number that chance or the player has said of the tied sets, 0 while nobody has. */
  readonly pick: number
  readonly tied: readonly HexGroup[]
}

type HexRung = Rung<HexGroup, TieView>

const STEPS: Unit = { one: { it: '# passo', en: '# step' }, other: { it: '# passi', en: '# steps' } }
const HEXES: Unit = { one: { it: '# esagono', en: '# hex' }, other: { it: '# esagoni', en: '# hexes' } }
const ISLANDS: Unit = { one: { it: '# Isola', en: '# island' }, other: { it: '# Isole', en: '# islands' } }

const free = (starting: Ground['starting']): HexRung =>
  yes(head('initial-hexes.free', 'S13', freeText(starting)), () => true)

const DISTANCE: HexRung = summed(
  least(
    head(
      'initial-hexes.distance',
      'S13',
      {
        it: 'quanto più vicino possibile alle tue abitazioni: la somma delle distanze più piccola (Q9)',
        en: 'as near as possible to your dwellings: the smallest sum of distances (Q9)',
      },
      STEPS,
    ),
    (group) => group.distance,
  ),
  (group, { slots }) => pairsOf(group, slots).map(steps),
)

const ISLAND: HexRung = most(
  head(
    'initial-hexes.island',
    'S14',
    { it: 'più abitazioni sull’Isola della propria', en: 'more of them on the island of your dwelling' },
    { one: { it: '# sull’Isola', en: '# on the island' }, other: { it: '# sull’Isola', en: '# on the island' } },
  ),
  (group) => group.islands,
)

/** Also where none of the tied hexes is on the own island (Q8). */
const TIE: HexRung = guarded(
  ({ pick }) => pick > 0,
  yes(
    head('initial-hexes.tie', 'S15', { it: 'a caso o a tua scelta', en: 'at random or by your choice' }),
    (group, { pick, tied }) => tied[pick - 1] === group,
  ),
)

const name = ({ hexes }: HexGroup): string => hexes.map((no) => hex(no).id).join('+')

export const initialHexes = ({ starting }: Pick<Ground, 'starting'>): Ladder<HexGroup, TieView> => ({
  ...scale('initial-hexes', 'S13', {
    it: 'Abitazioni iniziali degli avversari',
    en: 'The opponents’ starting dwellings',
  }),
  name,
  rungs: [free(starting), DISTANCE, ISLAND, TIE],
})

/** The first step, whatever it says of numbers. */
const FREE = free([]).id

/** It has its own telling, in single hexes. */
export const isFreeRung = ({ id }: Pick<HexRung, 'id'>): boolean => id === FREE

/** Whether only the nearest sets can be chosen: distance speaks first, whatever else follows. */
export function isNearestFirst({ rungs }: Ladder<HexGroup, TieView>): boolean {
  const first = rungs.find((rung) => !isFreeRung(rung))
  return first?.id === DISTANCE.id && first.when === undefined
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

/** From every hex of the set to the nearest own dwelling. */
const reaches = ({ hexes }: HexGroup, own: readonly HexNo[]): readonly number[] =>
  hexes.map((theirs) => Math.min(...own.map((mine) => distance(mine, theirs))))

const apart = ({ hexes }: HexGroup): number => {
  let sum = 0
  for (const [at, one] of hexes.entries()) for (const other of hexes.slice(at + 1)) sum += distance(one, other)
  return sum
}

/** Sets, all of one size, compare by their first hexes first: land has the numbers below `LAND`. A set may be empty. */
const place = ({ hexes }: HexGroup): number => hexes.reduce((sum, no) => sum * LAND + no, hexes.length)

/** Rungs that no document has: further ways to break ties, or to settle altogether. */
export const moreHexes: Ladder<HexGroup, TieView> = {
  ...scale('more-hexes', 'V', { it: 'Altri gradini per gli esagoni', en: 'Further rungs for hexes' }),
  name,
  rungs: [
    most(
      head(
        'more-hexes.adjacent',
        'V',
        {
          it: 'più esagoni accanto alle tue abitazioni',
          en: 'more hexes right beside your dwellings',
        },
        HEXES,
      ),
      (group, { s }) => reaches(group, s.player.own).filter((steps) => steps === 1).length,
    ),
    least(
      head(
        'more-hexes.closest',
        'V',
        { it: 'l’esagono più vicino a una tua abitazione', en: 'the hex nearest to a dwelling of yours' },
        STEPS,
      ),
      (group, { s }) => Math.min(...reaches(group, s.player.own)),
    ),
    least(
      head(
        'more-hexes.farthest',
        'V',
        {
          it: 'nessun esagono lontano: il più lontano sia il più vicino possibile',
          en: 'no hex far away: the farthest is as near as possible',
        },
        STEPS,
      ),
      (group, { s }) => Math.max(...reaches(group, s.player.own)),
    ),
    least(head('more-hexes.together', 'V', { it: 'più vicini fra loro', en: 'nearer to each other' }, STEPS), apart),
    most(
      head('more-hexes.islands', 'V', { it: 'su più Isole', en: 'on more islands' }, ISLANDS),
      ({ hexes }) => new Set(hexes.map((no) => hex(no).island)).size,
    ),
    // Nobody is shown its number: it only orders.
    {
      ...least(
        head('more-hexes.map-order', 'V', {
          it: 'per primi nell’ordine della mappa (A1, A2 …)',
          en: 'first in the order of the map (A1, A2 …)',
        }),
        place,
      ),
      shown: undefined,
    },
  ],
}
