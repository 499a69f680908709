// Which wonder: S2.2, S2.4, S3, S5.1 to S5.3.
import { atMost, guarded, inOrder, type Ladder, least, summed, yes } from '../../../../ladder/rung.ts'
import { SOLO } from '../../asks.ts'
import { wonder } from '../../catalogue/index.ts'
import { isFirstPick } from '../../options/setup.ts'
import { wonderTrade } from '../../payment.ts'
import { levelOf } from '../levels.ts'
import { STRATEGIC_ROWS, WONDER_PLACE } from '../scales.ts'
import { addressOf, type View } from '../view.ts'
import { COINS, head, PLACE, scale } from './shared.ts'
import { printedSum, wonderSum } from './sums.ts'

const name = (no: number): string => wonder(no).id

export const affordableWonders: Ladder<number, View> = {
  ...scale('affordable-wonders', 'S5.1', { it: 'Meraviglie costruibili', en: 'Wonders SOLO can build' }),
  name,
  rungs: [
    summed(
      atMost(
        head(
          'affordable-wonders.coins',
          'S5.1',
          {
            it: 'le risorse mancanti costano al massimo 3, 4 o 5 monete nelle Epoche I, II e III (sempre 5 al livello Leggendario), e SOLO le ha',
            en: 'missing resources cost at most 3, 4 or 5 coins in Ages I, II and III (always 5 at level Legendary), and SOLO has them',
          },
          { unit: COINS },
        ),
        (no, { s }) => wonderTrade(s, SOLO, wonder(no)), // Q21: the cheapest payment; Q25: all of it may be coins
        ({ s }) => Math.min(levelOf(s.level).cap[s.age], s.cities[SOLO].coins),
      ),
      (no, { s }) => wonderSum(s, wonder(no)),
    ),
  ],
}

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
export const strategic: Ladder<number, View> = {
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
        { unit: PLACE, table: STRATEGIC_ROWS },
      ),
      (no, v) => WONDER_PLACE[addressOf(v)][no],
    ),
  ],
}
