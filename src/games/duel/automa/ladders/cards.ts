// Which card of a type: S6.1, S6.3, S7.3, S11.2, S12.
import { atMost, least, most, summed } from '../../../../ladder/rung.ts'
import { PLAYER, SOLO } from '../../asks.ts'
import { cardPrice } from '../../payment.ts'
import { owned } from '../../tally.ts'
import { pointsOf, valueOf } from '../view.ts'
import {
  byChoice,
  type CardLadder,
  cardName,
  chaining,
  cheapest,
  COINS,
  fixedPrice,
  givesChain,
  head,
  needed,
  pair,
  POINTS,
  SYMBOLS,
  scale,
  uncoversFewest,
} from './shared.ts'
import { cardSum, ownedSum } from './sums.ts'

/** S6.4: no cap, unlike wonders. */
export const affordable: CardLadder = {
  ...scale('affordable', 'S6.1', { it: 'Carte costruibili', en: 'Cards SOLO can build' }),
  name: cardName,
  rungs: [
    summed(
      atMost(
        head(
          'affordable.coins',
          'S6.1',
          {
            it: 'SOLO la può pagare con tutte le sue monete o per concatenazione',
            en: 'SOLO can pay for it with all its coins, or by chain',
          },
          { unit: COINS },
        ),
        ({ card }, { s }) => cardPrice(s, SOLO, card).coins,
        ({ s }) => s.cities[SOLO].coins,
      ),
      ({ card }, { s }) => cardSum(s, card),
    ),
  ],
}

export const choice: CardLadder = {
  ...scale('choice', 'S6.3', { it: 'Scala di scelta', en: 'Choice scale' }),
  name: cardName,
  rungs: [
    pair('choice', 'S6.3'),
    needed('choice', 'S6.3', SOLO),
    fixedPrice('choice', 'S6.3', SOLO),
    byChoice('choice', 'S6.3', SOLO),
    cheapest('choice', SOLO),
    givesChain('choice', 'S6.3', chaining),
    most(
      head('choice.value', 'S6.3', {
        it: 'più punti vittoria (blu, verdi, viola), monete (gialle) o scudi (rosse)',
        en: 'most victory points (blue, green, purple), coins (yellow) or shields (red)',
      }),
      (c, v) => valueOf(v, c.card),
    ),
    uncoversFewest('choice', 'S6.3'),
    least(
      head('choice.side', 'S6.3', { it: 'la prima partendo dal lato di SOLO', en: 'the first from SOLO’s side' }),
      ({ place }) => place,
    ),
  ],
}

export const discardScale: CardLadder = {
  ...scale('discard', 'S7.3', { it: 'Scala di scarto', en: 'Discard scale' }),
  name: cardName,
  rungs: [
    needed('discard', 'S7.3', PLAYER),
    fixedPrice('discard', 'S7.3', PLAYER),
    byChoice('discard', 'S7.3', PLAYER),
    givesChain('discard', 'S7.3', chaining),
    cheapest('discard', PLAYER),
    uncoversFewest('discard', 'S7.3'),
    most(
      head('discard.side', 'S7.3', {
        it: 'la prima partendo dal lato del giocatore; tra le carte mostrate, l’ultima',
        en: 'the first from the player’s side; of cards shown, the last',
      }),
      ({ place }) => place,
    ),
  ],
}

export const freeChoice: CardLadder = {
  ...scale('free-choice', 'S11.2', { it: 'Scala di scelta gratuita', en: 'Free choice scale' }),
  name: cardName,
  rungs: [
    pair('free-choice', 'S11.2'),
    most(
      head('free-choice.points', 'S11.2', { it: 'più Punti Civiltà', en: 'most victory points' }, { unit: POINTS }),
      (c, v) => pointsOf(v, c.card),
    ),
    needed('free-choice', 'S11.2', SOLO),
    givesChain('free-choice', 'S11.2', chaining),
    least(
      head('free-choice.last', 'Q18', {
        it: 'scarti: l’ultima scartata; Messe: la prima dal lato di SOLO; carte mostrate: la prima',
        en: 'discard pile: the last one discarded; Messe: the first from SOLO’s side; cards shown: the first',
      }),
      ({ place }) => place,
    ),
  ],
}

export const scarcest: CardLadder = {
  ...scale('scarcest', 'S12', { it: 'Risorsa più scarsa del giocatore', en: 'The player’s scarcest resource' }),
  name: cardName,
  rungs: [
    summed(
      least(
        head(
          'scarcest.count',
          'S12',
          {
            it: 'la risorsa di cui il giocatore possiede meno simboli',
            en: 'the resource the player owns fewest symbols of',
          },
          { unit: SYMBOLS },
        ),
        ({ card }, { s }) => (card.produces === undefined ? undefined : owned(s.cities[PLAYER].tally)[card.produces]),
      ),
      ({ card }, { s }) => ownedSum(s.cities[PLAYER].tally, card.produces),
    ),
    most(
      head('scarcest.last', 'S12', { it: 'l’ultima costruita dal giocatore', en: 'the one the player built last' }),
      ({ place }) => place,
    ),
  ],
}
