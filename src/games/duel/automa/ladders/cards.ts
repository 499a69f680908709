// Which card of a type: S6.1, S6.3, S7.3, S11.2, S12.
import { atMost, least, most, summed, yes } from '../../../../ladder/rung.ts'
import { ADDED } from '../../../../variant/arrange.ts'
import { PLAYER, SOLO } from '../../asks.ts'
import { SOLO_TYPES } from '../../catalogue/index.ts'
import { winsAtOnce } from '../../measures.ts'
import { cardCoins, chains } from '../../payment.ts'
import { owned, shown } from '../../tally.ts'
import type { Ground } from '../../variant/ground.ts'
import { TYPE_NAMES } from '../scales.ts'
import { coinsOf, pointsOf, valueOf } from '../view.ts'
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
  ofType,
  pair,
  POINTS,
  SHIELDS,
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
        ({ card }, { s }) => cardCoins(s, SOLO, card),
        ({ s }) => s.cities[SOLO].coins,
      ),
      ({ card }, { s }) => cardSum(s, card),
    ),
  ],
}

export const choice = (ground: Ground): CardLadder => ({
  ...scale('choice', 'S6.3', { it: 'Scala di scelta', en: 'Choice scale' }),
  name: cardName,
  rungs: [
    pair('choice', 'S6.3'),
    needed('choice', 'S6.3', SOLO),
    fixedPrice('choice', 'S6.3', SOLO, ground),
    byChoice('choice', 'S6.3', SOLO, ground),
    cheapest('choice', SOLO, ground),
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
})

export const discardScale = (ground: Ground): CardLadder => ({
  ...scale('discard', 'S7.3', { it: 'Scala di scarto', en: 'Discard scale' }),
  name: cardName,
  rungs: [
    needed('discard', 'S7.3', PLAYER),
    fixedPrice('discard', 'S7.3', PLAYER, ground),
    byChoice('discard', 'S7.3', PLAYER, ground),
    givesChain('discard', 'S7.3', chaining),
    cheapest('discard', PLAYER, ground),
    uncoversFewest('discard', 'S7.3'),
    most(
      head('discard.side', 'S7.3', {
        it: 'la prima partendo dal lato del giocatore; tra le carte mostrate, l’ultima',
        en: 'the first from the player’s side; of cards shown, the last',
      }),
      ({ place }) => place,
    ),
  ],
})

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

export const scarcest = ({ readings }: Ground): CardLadder => ({
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
        ({ card }, { s }) =>
          card.produces === undefined
            ? undefined
            : (readings.symbolsOnTradeCards ? shown : owned)(s.cities[PLAYER].tally)[card.produces],
      ),
      ({ card }, { s }) => ownedSum(s.cities[PLAYER].tally, card.produces, readings.symbolsOnTradeCards),
    ),
    most(
      head('scarcest.last', 'S12', { it: 'l’ultima costruita dal giocatore', en: 'the one the player built last' }),
      ({ place }) => place,
    ),
  ],
})

/** Rungs that stand in no scale of the document, for authors of variants. */
export const moreCards: CardLadder = {
  ...scale('more-cards', ADDED, { it: 'Altri gradini per le carte', en: 'Further rungs for cards' }),
  name: cardName,
  rungs: [
    ...SOLO_TYPES.map((type) =>
      yes(
        head(`more-cards.${type}`, ADDED, {
          it: `la carta ${TYPE_NAMES[type].it}`,
          en: `the ${TYPE_NAMES[type].en} card`,
        }),
        ofType(type),
      ),
    ),
    most(
      head('more-cards.points', ADDED, { it: 'più punti vittoria', en: 'most victory points' }, { unit: POINTS }),
      (c, v) => pointsOf(v, c.card),
    ),
    most(
      head('more-cards.shields', ADDED, { it: 'più scudi', en: 'most shields' }, { unit: SHIELDS }),
      ({ card }) => card.shields,
    ),
    most(
      head(
        'more-cards.coins',
        ADDED,
        { it: 'più monete incassate subito', en: 'most coins received at once' },
        { unit: COINS },
      ),
      (c, v) => coinsOf(v, c.card),
    ),
    least(
      head(
        'more-cards.price',
        ADDED,
        { it: 'ciò che SOLO paga di meno', en: 'what SOLO pays least for' },
        { unit: COINS },
      ),
      ({ card }, { s }) => cardCoins(s, SOLO, card),
    ),
    yes(
      head('more-cards.player-wins', ADDED, {
        it: 'porterebbe il giocatore alla vittoria',
        en: 'would make the player win',
      }),
      ({ card }, { s }) => winsAtOnce(s, PLAYER, card),
    ),
    yes(
      head('more-cards.player-pair', ADDED, {
        it: 'chiuderebbe una coppia di simboli al giocatore',
        en: 'would close a pair of symbols for the player',
      }),
      ({ card }, { s }) => card.symbol !== undefined && s.cities[PLAYER].tally.symbols[card.symbol] === 1,
    ),
    yes(
      head('more-cards.player-chain', ADDED, {
        it: 'il giocatore la potrebbe costruire per concatenazione',
        en: 'the player could build it by chain',
      }),
      ({ card }, { s }) => chains(s, PLAYER, card),
    ),
    yes(
      head('more-cards.chained', ADDED, {
        it: 'SOLO la può costruire per concatenazione',
        en: 'SOLO can build it by chain',
      }),
      ({ card }, { s }) => chains(s, SOLO, card),
    ),
  ],
}
