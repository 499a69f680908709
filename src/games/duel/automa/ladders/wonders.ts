// Which wonder: S2.2, S2.4, S3, S5.1 to S5.3.
import { atMost, guarded, inOrder, type Ladder, least, type Rung, summed, yes } from '../../../../ladder/rung.ts'
import { SOLO } from '../../asks.ts'
import { EACH_RESOURCE, wonder } from '../../catalogue/index.ts'
import { isFirstPick } from '../../options/setup.ts'
import { wonderTrade } from '../../payment.ts'
import { owned } from '../../tally.ts'
import type { Ground } from '../../variant/ground.ts'
import type { Level } from '../levels.ts'
import { capWords } from '../numbers.ts'
import { addressOf, type View } from '../view.ts'
import { COINS, head, PLACE, scale } from './shared.ts'
import { printedSum, wonderSum } from './sums.ts'

const name = (no: number): string => wonder(no).id

export const affordableWonders = ({ levels, readings }: Ground): Ladder<number, View> => ({
  ...scale('affordable-wonders', 'S5.1', { it: 'Meraviglie costruibili', en: 'Wonders SOLO can build' }),
  name,
  rungs: [
    summed(
      atMost(
        head('affordable-wonders.coins', 'S5.1', capWords(levels), { unit: COINS }),
        (no, { s }) => wonderTrade(s, SOLO, wonder(no)), // Q21: the cheapest payment; Q25: all of it may be coins
        ({ s }) => Math.min((levels.get(s.level) as Level).cap[s.age], s.cities[SOLO].coins),
      ),
      (no, { s }) => wonderSum(s, wonder(no)),
    ),
    ...(readings.wonderNeedsOwnResource ? [ownResource] : []),
  ],
})

/** Another reading of S5.1, instead of Q25. */
const ownResource: Rung<number, View> = yes(
  head('affordable-wonders.own', 'Q25', {
    it: 'SOLO produce almeno una delle sue risorse',
    en: 'SOLO produces at least one of its resources',
  }),
  (no, { s }) => {
    const made = owned(s.cities[SOLO].tally)
    return EACH_RESOURCE.some((r) => wonder(no).resources[r] > 0 && made[r] > 0)
  },
)

/** Q2: printed cost, whatever SOLO would have to pay. */
export const cheapestWonder: Ladder<number, View> = {
  ...scale('cheapest-wonder', 'S5.2', { it: 'Meraviglia più economica', en: 'Cheapest wonder' }),
  name,
  rungs: [
    summed(
      least(
        head(
          'cheapest-wonder.printed',
          'Q2',
          { it: 'la meraviglia più economica', en: 'the cheapest wonder' },
          { unit: COINS },
        ),
        (no) => wonder(no).printed,
      ),
      (no) => printedSum(wonder(no)),
    ),
  ],
}

/** In the selection (S2.4), and among wonders of equal cost (S5.3). */
export const strategic = (ground: Ground): Ladder<number, View> => ({
  ...scale('strategic', 'S3', { it: 'Scala strategica', en: 'Strategic scale' }),
  name,
  rungs: [
    guarded(
      ({ s }) => isFirstPick(s),
      yes(
        head('strategic.first', 'S2.2', {
          it: 'la prima meraviglia rivelata (solo alla prima scelta della partita)',
          en: 'the first wonder revealed (only at the very first pick)',
        }),
        (no, { s }) => s.offer[0] === no,
      ),
    ),
    inOrder(
      head(
        'strategic.order',
        'S3',
        {
          it: 'la prima nell’ordine dell’indirizzo strategico',
          en: 'the first in the order of the strategic address',
        },
        { unit: PLACE, table: ground.rows.wonders },
      ),
      (no, v) => ground.wonderPlace[addressOf(v)][no],
    ),
  ],
})
