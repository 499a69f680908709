// Which cards the AI buys (S8.1 to S8.3), and what it pays where a price leaves the choice (Q20).
import { type Ladder, least, most, onlyFor, yes } from '../../../../ladder/rung.ts'
import { card, type Goods, goodId, type GoodNo, VALUES } from '../../catalogue/index.ts'
import { canPayOffer, type Offer } from '../../purchases.ts'
import { NONE, type State } from '../../state.ts'
import { head, scale, SPACE, VALUE } from './shared.ts'

/** An offer with the display it is made from. */
export interface Candidate {
  readonly offer: Offer
  readonly market: readonly number[]
}

const offerName = ({ offer, market }: Candidate): string =>
  offer.spaces.map((space) => card(market[space] as number).id).join('+')

const payable = ({ offer }: Candidate, s: State): boolean => canPayOffer(s, offer, s.ai.goods)

/** A condition: the single cards it can pay for. */
export const affordable: Ladder<Candidate, State> = {
  ...scale('affordable', 'S8.1', { it: 'Quali carte può pagare', en: 'Which cards it can pay for' }),
  name: offerName,
  rungs: [
    yes(
      head('affordable.price', 'Q18', {
        it: 'il costo della carta più quello del suo spazio',
        en: 'the cost of the card and of its space',
      }),
      payable,
    ),
  ],
}

/** A condition: of two such cards, those it can pay for together. */
export const together: Ladder<Candidate, State> = {
  ...scale('together', 'S8.3', { it: 'Quali coppie può pagare', en: 'Which pairs it can pay for' }),
  name: offerName,
  rungs: [yes(head('together.price', 'Q20', { it: 'i due costi insieme', en: 'both costs together' }), payable)],
}

const isPair = ({ offer }: Candidate): boolean => offer.left !== NONE
const isSingle = ({ offer }: Candidate): boolean => offer.left === NONE

export const buy: Ladder<Candidate, State> = {
  ...scale('buy', 'S8.3', { it: 'Quali carte acquista', en: 'Which cards it buys' }),
  name: offerName,
  rungs: [
    yes(head('buy.two', 'S8.3', { it: 'due carte prima di una', en: 'two cards before one' }), isPair),
    onlyFor(
      isPair,
      most(
        head(
          'buy.right',
          'S8.2',
          { it: 'con la carta di destra più a destra', en: 'with its right card furthest right' },
          { unit: SPACE },
        ),
        ({ offer }) => offer.right + 1,
      ),
    ),
    onlyFor(
      isPair,
      most(
        head(
          'buy.left',
          'Q19',
          { it: 'con l’altra carta più a destra', en: 'with its other card furthest right' },
          { unit: SPACE },
        ),
        ({ offer }) => offer.left + 1,
      ),
    ),
    onlyFor(
      isSingle,
      most(
        head('buy.single', 'S8.2', { it: 'la carta più a destra', en: 'the card furthest right' }, { unit: SPACE }),
        ({ offer }) => offer.right + 1,
      ),
    ),
  ],
}

/** Goods left once all fixed goods are set aside (Q20). */
export const anyGood: Ladder<GoodNo, Goods> = {
  ...scale('any-good', 'Q20', { it: 'Con che cosa paga una merce qualsiasi', en: 'What it pays as any good' }),
  name: goodId,
  rungs: [
    least(
      head('any-good.cheapest', 'Q20', { it: 'la merce più economica', en: 'the cheapest good' }, { unit: VALUE }),
      (good) => VALUES[good],
    ),
  ],
}
