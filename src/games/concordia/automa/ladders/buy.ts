// Which cards the AI buys (S8.1 to S8.3), and what it pays where a price leaves the choice (Q20).
import type { Summand, Text, Unit } from '../../../../kernel/contract.ts'
import { type Head, type Ladder, least, most, onlyFor, type Rung, summed, yes } from '../../../../ladder/rung.ts'
import { card, type Goods, goodId, type GoodNo, VALUES } from '../../catalogue/index.ts'
import { canPayOffer, missingFor, type Offer, partsOfPrice } from '../../purchases.ts'
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
const missing = ({ offer }: Candidate, s: State): number => missingFor(s, offer, s.ai.goods)

const MISSING: Unit = { one: { it: 'ne manca #', en: '# missing' }, other: { it: 'ne mancano #', en: '# missing' } }
const HELD: Text = { it: 'che ha', en: 'that it has' }

/** What it can pay for; of what it cannot, how many goods it lacks: the price of card and space less what it has of it. */
const price = (head: Head, forCards: Text, forSpaces: Text): Rung<Candidate, State> => {
  const sum = (candidate: Candidate, s: State): readonly Summand[] => {
    const { cards, spaces } = partsOfPrice(s, candidate.offer)
    return [
      { text: forCards, value: cards },
      { text: forSpaces, value: spaces },
      { text: HELD, value: -(cards + spaces - missing(candidate, s)) },
    ]
  }
  return summed(
    { ...yes({ ...head, unit: MISSING }, payable), shown: (candidate, s) => missing(candidate, s) || undefined },
    sum,
  )
}

/** A condition: the single cards it can pay for. */
export const affordable: Ladder<Candidate, State> = {
  ...scale('affordable', 'S8.1', { it: 'Quali carte può pagare', en: 'Which cards it can pay for' }),
  name: offerName,
  rungs: [
    price(
      head('affordable.price', 'Q18', {
        it: 'il costo della carta più quello del suo spazio',
        en: 'the cost of the card and of its space',
      }),
      { it: 'per la carta', en: 'for the card' },
      { it: 'per lo spazio', en: 'for its space' },
    ),
  ],
}

/** A condition: of two such cards, those it can pay for together. */
export const together: Ladder<Candidate, State> = {
  ...scale('together', 'S8.3', { it: 'Quali coppie può pagare', en: 'Which pairs it can pay for' }),
  name: offerName,
  rungs: [
    price(
      head('together.price', 'Q20', { it: 'i due costi insieme', en: 'both costs together' }),
      { it: 'per le carte', en: 'for the cards' },
      { it: 'per gli spazi', en: 'for their spaces' },
    ),
  ],
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
