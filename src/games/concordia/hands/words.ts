// Instructions for the hands, with names as printed on the components.
import { andList, isOne, type Phrase, type Text, type Unit } from '../../../kernel/text.ts'

/** Something a side does: you, then the AI. */
type OfSides<A extends readonly unknown[]> = readonly [you: Phrase<A>, ai: Phrase<A>]

export const TOKEN: Phrase<[city: string, good: string]> = {
  it: (city, good) => `Scopri il gettone città di ${city}: ${good}`,
  en: (city, good) => `Turn up the city token of ${city}: ${good}`,
}
export const MARKER: Phrase<[province: string, good: string, coins: string]> = {
  it: (province, good, coins) =>
    `Metti un segnalino bonus (${good}; sul retro ${coins}) sulla casella di ${province}, con la merce in vista`,
  en: (province, good, coins) =>
    `Put a bonus marker (${good}; ${coins} on its back) on the place of ${province}, its good up`,
}
export const REVEAL: Phrase<[card: string, space: number]> = {
  it: (card, space) => `Scopri la prima carta del mazzo, ${card}, e mettila nello spazio ${space} da sinistra`,
  en: (card, space) => `Turn up the top card of the deck, ${card}, and put it on space ${space} from the left`,
}
export const CONCORDIA: readonly [you: Text, ai: Text] = [
  { it: 'Prendi la carta Concordia', en: 'Take the Concordia card' },
  { it: 'Metti la carta Concordia con le carte dell’IA', en: 'Put the Concordia card with the AI’s cards' },
]
export const PLAY: Phrase<[card: string]> = {
  it: (card) => `Metti ${card} sulla tua pila degli scarti, scoperto`,
  en: (card) => `Put ${card} face up on your discard pile`,
}
export const BACK: Unit = {
  one: { it: 'Riprendi in mano la carta della tua pila degli scarti', en: 'Take the card of your discard pile back' },
  other: {
    it: 'Riprendi in mano le # carte della tua pila degli scarti',
    en: 'Take the # cards of your discard pile back into your hand',
  },
}
export const TAKE_COINS: Phrase<[coins: string]> = {
  it: (coins) => `Prendi ${coins} dalla banca`,
  en: (coins) => `Take ${coins} from the bank`,
}
export const BUY: Phrase<[goods: string, coins: string]> = {
  it: (goods, coins) => `Paga ${coins} alla banca e metti ${goods} nel tuo magazzino`,
  en: (goods, coins) => `Pay ${coins} to the bank and put ${goods} into your storehouse`,
}
export const SELL: Phrase<[goods: string, coins: string]> = {
  it: (goods, coins) => `Rendi ${goods} dal tuo magazzino alla banca e prendi ${coins}`,
  en: (goods, coins) => `Give ${goods} from your storehouse to the bank and take ${coins}`,
}
export const STORE: OfSides<[goods: string]> = [
  {
    it: (goods) => `Metti nel tuo magazzino, dalla banca, ${goods}`,
    en: (goods) => `Put ${goods} from the bank into your storehouse`,
  },
  {
    it: (goods) => `Metti nel magazzino dell’IA, dalla banca, ${goods}`,
    en: (goods) => `Put ${goods} from the bank into the AI’s storehouse`,
  },
]
export const PAY: OfSides<[price: string]> = [
  { it: (price) => `Paga ${price} alla banca`, en: (price) => `Pay ${price} to the bank` },
  {
    it: (price) => `Paga alla banca, dal magazzino dell’IA, ${price}`,
    en: (price) => `Pay ${price} from the AI’s storehouse to the bank`,
  },
]
export const TURN: Phrase<[province: string, coins: string]> = {
  it: (province, coins) => `Gira il segnalino bonus di ${province}: ora mostra ${coins}`,
  en: (province, coins) => `Turn the bonus marker of ${province}: it shows ${coins} now`,
}
export const TURN_BACK: Phrase<[provinces: readonly string[]]> = {
  it: (provinces) =>
    `Rigira i segnalini bonus che mostrano monete, così che mostrino la merce: ${andList(provinces, 'it')}`,
  en: (provinces) => `Turn the bonus markers that show coins back to their good: ${andList(provinces, 'en')}`,
}
export const MOVE: Phrase<[colonist: string, from: string, to: string]> = {
  it: (colonist, from, to) => `Sposta sulla ${to} il tuo ${colonist} (ora ${from})`,
  en: (colonist, from, to) => `Move to the ${to} your ${colonist} (now ${from})`,
}
export const PLACE: Phrase<[colonist: string, where: string]> = {
  it: (colonist, where) => `Metti ${where} un ${colonist} dal tuo magazzino`,
  en: (colonist, where) => `Put a ${colonist} ${where}, from your storehouse`,
}
export const PLACE_AI: Phrase<[where: string]> = {
  it: (where) => `Metti ${where} un colono dal magazzino dell’IA`,
  en: (where) => `Put a colonist of the AI ${where}, from its storehouse`,
}
/** With the kind of the city, because some names of cities end with a full stop. */
export const HOUSE: OfSides<[where: string, type: string]> = [
  {
    it: (where, type) => `Metti una tua abitazione ${where} (${type})`,
    en: (where, type) => `Put one of your houses ${where} (${type})`,
  },
  {
    it: (where, type) => `Metti un’abitazione dell’IA ${where} (${type})`,
    en: (where, type) => `Put a house of the AI ${where} (${type})`,
  },
]
export const TAKE_CARD: OfSides<[card: string, space: number]> = [
  {
    it: (card, space) => `Prendi in mano ${card} dallo spazio ${space} da sinistra`,
    en: (card, space) => `Take ${card} from space ${space} from the left into your hand`,
  },
  {
    it: (card, space) => `Togli ${card} dallo spazio ${space} da sinistra e mettilo con le carte dell’IA`,
    en: (card, space) => `Take ${card} from space ${space} from the left and put it with the AI’s cards`,
  },
]
export const SLIDE: Unit = {
  one: {
    it: 'Fai scorrere a sinistra # carta in vendita, nel primo spazio libero',
    en: 'Slide # card on display to the left, into the free space',
  },
  other: {
    it: 'Fai scorrere a sinistra le # carte in vendita a destra dei vuoti, nello stesso ordine',
    en: 'Slide the # cards on display to the right of the gaps to the left, in the same order',
  },
}

export const BOARD: Phrase<[board: string]> = {
  it: (board) => `Metti sul tavolo il tabellone ${board}`,
  en: (board) => `Lay the board ${board} on the table`,
}
export const LAY_TOKENS: Phrase<[letter: string, count: number]> = {
  it: (letter, count) =>
    `Mescola coperti i ${count} gettoni città con la lettera ${letter} e mettine uno, coperto, su ogni città con quella lettera`,
  en: (letter, count) =>
    `Shuffle the ${count} city tokens with the letter ${letter} face down and put one, face down, on each city with that letter`,
}
export const WITH_SALT: Phrase<[good: string]> = {
  it: (good) => `, compreso quello del sale, che vale come ${good}`,
  en: (good) => `, the one with salt included, which counts as ${good}`,
}
export const MAKE_DECK: Phrase<[first: number, second: number]> = {
  it: (first, second) =>
    `Mescola le ${first} carte con il retro I e, a parte, le ${second} con il retro II; metti il mazzo I sopra il II, coperto. Gli altri mazzi restano nella scatola`,
  en: (first, second) =>
    `Shuffle the ${first} cards with back I and, apart, the ${second} with back II; put deck I on top of deck II, face down. The other decks stay in the box`,
}
export const CARD_BESIDE: Text = {
  it: 'Metti la carta Concordia accanto al tabellone; il Praefectus Magnus resta nella scatola',
  en: 'Put the Concordia card beside the board; the Praefectus Magnus stays in the box',
}
/** One thing, the other or both. */
const BOTH: Phrase<[one: string, other: string]> = {
  it: (one, other) => (one === '' || other === '' ? `${one}${other}` : `${one} e ${other}`),
  en: (one, other) => (one === '' || other === '' ? `${one}${other}` : `${one} and ${other}`),
}
const YOUR_COLONISTS: Text = {
  it: '2 coloni di terra, 2 coloni di mare',
  en: '2 land colonists, 2 sea colonists',
}
const AI_COLONISTS: Phrase<[count: number]> = {
  it: (count) => (count === 0 ? '' : `${count} dei suoi coloni, di qualunque tipo,`),
  en: (count) => (count === 0 ? '' : `${count} of the AI’s colonists, of any kind,`),
}

/** What a side gets on its storehouse and on the map. */
export const STOREHOUSE: OfSides<[goods: string, aiColonists: number]> = [
  {
    it: (goods) => `Metti nel tuo magazzino ${BOTH.it(YOUR_COLONISTS.it, goods)}`,
    en: (goods) => `Put ${BOTH.en(YOUR_COLONISTS.en, goods)} into your storehouse`,
  },
  {
    it: (goods, aiColonists) =>
      `Metti nel magazzino dell’IA, accanto al tabellone, ${BOTH.it(AI_COLONISTS.it(aiColonists), goods)}`,
    en: (goods, aiColonists) =>
      `Put ${BOTH.en(AI_COLONISTS.en(aiColonists), goods)} into the AI’s storehouse beside the board`,
  },
]
export const IN_CAPITAL: OfSides<[where: string, aiColonists: number, isAll: boolean]> = [
  {
    it: (where) => `Metti 1 tuo colono di terra e 1 di mare ${where}`,
    en: (where) => `Put 1 of your land colonists and 1 of your sea colonists ${where}`,
  },
  {
    it: (where, aiColonists, isAll) =>
      isAll
        ? `Metti i ${aiColonists} coloni dell’IA ${where}`
        : isOne(aiColonists, 'it')
          ? `Metti l’altro colono dell’IA ${where}`
          : `Metti gli altri ${aiColonists} coloni dell’IA ${where}`,
    en: (where, aiColonists, isAll) =>
      isAll
        ? `Put the ${aiColonists} colonists of the AI ${where}`
        : isOne(aiColonists, 'en')
          ? `Put the other colonist of the AI ${where}`
          : `Put the other ${aiColonists} colonists of the AI ${where}`,
  },
]
export const HOUSES: OfSides<[count: number]> = [
  { it: (count) => `Tieni pronte le tue ${count} abitazioni`, en: (count) => `Keep your ${count} houses ready` },
  {
    it: (count) => `Metti le ${count} abitazioni dell’IA accanto al suo magazzino`,
    en: (count) => `Put the ${count} houses of the AI beside its storehouse`,
  },
]
export const STARTING_CARDS: OfSides<[count: number]> = [
  {
    it: (count) => `Prendi in mano le tue ${count} carte di partenza`,
    en: (count) => `Take your ${count} starting cards into your hand`,
  },
  {
    it: (count) => `Metti le ${count} carte di partenza dell’IA scoperte accanto al tabellone`,
    en: (count) => `Put the ${count} starting cards of the AI face up beside the board`,
  },
]
export const DICE_READY: Readonly<Record<'d12' | '2d6', Phrase<[action: number, good: number]>>> = {
  d12: {
    it: (action, good) =>
      action === good
        ? `Tieni pronto ${A_DIE.it(action)}`
        : `Tieni pronti ${A_DIE.it(action)} per le azioni e uno a ${good} facce per le merci`,
    en: (action, good) =>
      action === good
        ? `Keep ${A_DIE.en(action)} ready`
        : `Keep ${A_DIE.en(action)} for actions and ${A_DIE.en(good)} for goods ready`,
  },
  '2d6': { it: () => 'Tieni pronti due dadi a 6 facce', en: () => 'Keep two 6-sided dice ready' },
}
/** "an 8-sided die" */
const A_DIE: Phrase<[sides: number]> = {
  it: (sides) => `un dado a ${sides} facce`,
  en: (sides) => (sides === 8 ? `an ${sides}-sided die` : `a ${sides}-sided die`),
}

export const TOKENS_UP: Text = {
  it: 'Scopri tutti i gettoni città e rimettili al loro posto',
  en: 'Turn all city tokens up and leave them in their places',
}
export const DISPLAY_UP: Phrase<[count: number]> = {
  it: (count) => `Scopri le prime ${count} carte del mazzo e mettile sul tabellone, da sinistra a destra`,
  en: (count) => `Turn up the first ${count} cards of the deck and put them on the board, from left to right`,
}
export const TURN_UP: Phrase<[space: number]> = {
  it: (space) => `Scopri la prima carta del mazzo e mettila nello spazio ${space} da sinistra`,
  en: (space) => `Turn up the top card of the deck and put it on space ${space} from the left`,
}
/** What is rolled for, with one die or two. */
export const ROLL = {
  action: {
    d12: {
      it: (sides) => `Tira il dado a ${sides} facce per l’azione dell’IA`,
      en: (sides) => `Roll the ${sides}-sided die for the AI’s action`,
    },
    '2d6': { it: () => 'Tira i due dadi per l’azione dell’IA', en: () => 'Roll the two dice for the AI’s action' },
  },
  good: {
    d12: {
      it: (sides) => `Tira il dado a ${sides} facce per la merce dell’IA`,
      en: (sides) => `Roll the ${sides}-sided die for the AI’s good`,
    },
    '2d6': { it: () => 'Tira i due dadi per la merce dell’IA', en: () => 'Roll the two dice for the AI’s good' },
  },
} as const satisfies Record<string, Record<string, Phrase<[sides: number]>>>
