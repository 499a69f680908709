// Which cards the AI buys (S8.1 to S8.3), and what it pays where a price leaves the choice (Q20).
import type { Summand, Text, Unit } from '../../../../kernel/contract.ts'
import { type Head, type Ladder, least, most, onlyFor, type Rung, summed, yes } from '../../../../ladder/rung.ts'
import { ADDED } from '../../../../variant/arrange.ts'
import { card, goodId, type GoodNo, VALUES } from '../../catalogue/index.ts'
import { canPayOffer, missingFor, type Offer, partsOfPrice } from '../../purchases.ts'
import { NONE, ones, type State } from '../../state.ts'
import type { Paying } from '../view.ts'
import { GOODS_PAID, HELD, head, HOUSES_THERE, NEW_GODS, scale, SPACE, VALUE } from './shared.ts'

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
const OF_IT: Text = { it: 'che ha', en: 'that it has' }

/** What it can pay for; of what it cannot, how many goods it lacks: the price of card and space less what it has of it. */
const price = (head: Head, forCards: Text, forSpaces: Text): Rung<Candidate, State> => {
  const sum = (candidate: Candidate, s: State): readonly Summand[] => {
    const { cards, spaces } = partsOfPrice(s, candidate.offer)
    return [
      { text: forCards, value: cards },
      { text: forSpaces, value: spaces },
      { text: OF_IT, value: -(cards + spaces - missing(candidate, s)) },
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
export const anyGood: Ladder<GoodNo, Paying> = {
  ...scale('any-good', 'Q20', { it: 'Con che cosa paga una merce qualsiasi', en: 'What it pays as any good' }),
  name: goodId,
  rungs: [
    least(
      head('any-good.cheapest', 'Q20', { it: 'la merce più economica', en: 'the cheapest good' }, { unit: VALUE }),
      (good) => VALUES[good],
    ),
  ],
}

const cardsOf = ({ offer, market }: Candidate) => offer.spaces.map((space) => card(market[space] as number))

/** Houses of the AI that the specialists of an offer count; other cards count none. */
const counted = (candidate: Candidate, s: State): number =>
  cardsOf(candidate).reduce((sum, { good }) => sum + ones((s.ofGood[good] ?? 0) & s.ai.houses), 0)

/** Gods of an offer that no card it has bought is of. */
function newGods(candidate: Candidate, s: State): number {
  const bought = new Set(s.ai.bought.map((no) => card(no).god))
  return new Set(cardsOf(candidate).flatMap(({ god }) => (bought.has(god) ? [] : [god]))).size
}

/** Rungs of no document, for authors of variants. */
export const moreOffers: Ladder<Candidate, State> = {
  ...scale('more-offers', ADDED, { it: 'Altri criteri per gli acquisti', en: 'More rungs for purchases' }),
  name: offerName,
  rungs: [
    least(
      head(
        'more-offers.price',
        ADDED,
        { it: 'quello che costa meno merci', en: 'what costs the fewest goods' },
        { unit: GOODS_PAID },
      ),
      ({ offer }, s) => {
        const { cards, spaces } = partsOfPrice(s, offer)
        return cards + spaces
      },
    ),
    most(
      head(
        'more-offers.specialist',
        ADDED,
        {
          it: 'con lo specialista che conta più abitazioni dell’IA',
          en: 'with the specialist that counts most houses of the AI',
        },
        { unit: HOUSES_THERE },
      ),
      counted,
    ),
    most(
      head(
        'more-offers.new-gods',
        ADDED,
        {
          it: 'con più divinità fra quelle che non ha ancora acquistato',
          en: 'with most gods of which it has bought no card',
        },
        { unit: NEW_GODS },
      ),
      newGods,
    ),
    yes(
      head('more-offers.your-card', ADDED, {
        it: 'con una carta che potresti pagare tu',
        en: 'with a card that you could pay for',
      }),
      ({ offer }, s) =>
        offer.spaces.some((right) => canPayOffer(s, { spaces: [right], right, left: NONE }, s.player.goods)),
    ),
  ],
}

export const morePayments: Ladder<GoodNo, Paying> = {
  ...scale('more-payments', ADDED, { it: 'Altri criteri per pagare', en: 'More rungs for paying' }),
  name: goodId,
  rungs: [
    most(
      head(
        'more-payments.held',
        ADDED,
        { it: 'la merce di cui ne resta di più', en: 'the good most of which is left' },
        { unit: HELD },
      ),
      (good, { left }) => left[good],
    ),
    yes(
      head('more-payments.useless', ADDED, {
        it: 'una merce con cui non può più costruire',
        en: 'a good it can build nothing more with',
      }),
      (good, { s }) => ((s.ofGood[good] as number) & ~s.ai.houses) === 0,
    ),
  ],
}
