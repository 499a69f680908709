// Instructions for the hands: names as printed, places as seen at the table.
import type { Phrase, Text, Unit } from '../../../kernel/text.ts'

/** A text for each who: yours, and the Opponent's. */
type Sides<A extends readonly unknown[]> = readonly [you: Phrase<A>, opponent: Phrase<A>]

export const OF_DECK = [
  { it: 'del tuo mazzo', en: 'of your deck' },
  { it: 'del mazzo dell’Avversario', en: 'of the Opponent’s deck' },
  { it: 'del mazzo centrale', en: 'of the central deck' },
] as const satisfies readonly Text[]

export const WONDER: Sides<[wonder: string, cards: number]> = [
  {
    it: (name, cards) =>
      `Metti davanti a te i cinque Stadi di ${name}, sul lato in costruzione. Mescola il suo mazzo di ${cards} carte e mettilo scoperto alla tua sinistra`,
    en: (name, cards) =>
      `Put the five Stages of ${name} in front of you, under construction. Shuffle its deck of ${cards} cards and put it face up on your left`,
  },
  {
    it: (name, cards) =>
      `Metti davanti all’Avversario i cinque Stadi di ${name}, sul lato in costruzione. Mescola il suo mazzo di ${cards} carte e mettilo scoperto alla tua destra`,
    en: (name, cards) =>
      `Put the five Stages of ${name} in front of the Opponent, under construction. Shuffle its deck of ${cards} cards and put it face up on your right`,
  },
]
export const TAKE_CARD: Sides<[card: string, deck: string]> = [
  {
    it: (name, deck) => `Prendi ${name} dalla cima ${deck} e mettila davanti a te`,
    en: (name, deck) => `Take ${name} from the top ${deck} and put it in front of you`,
  },
  {
    it: (name, deck) => `Prendi ${name} dalla cima ${deck} e mettila davanti all’Avversario`,
    en: (name, deck) => `Take ${name} from the top ${deck} and put it in front of the Opponent`,
  },
]
export const PUT_CARD: Sides<[card: string]> = [
  {
    it: (name) => `Metti davanti a te la carta pescata: ${name}`,
    en: (name) => `Put the card drawn in front of you: ${name}`,
  },
  {
    it: (name) => `Metti davanti all’Avversario la carta pescata: ${name}`,
    en: (name) => `Put the card drawn in front of the Opponent: ${name}`,
  },
]
export const KEEP_CARD: Sides<[card: string]> = [
  {
    it: (name) => `Tra le carte mostrate prendi ${name} e mettila davanti a te`,
    en: (name) => `Of the cards shown take ${name} and put it in front of you`,
  },
  {
    it: (name) => `Tra le carte mostrate prendi ${name} e mettila davanti all’Avversario`,
    en: (name) => `Of the cards shown take ${name} and put it in front of the Opponent`,
  },
]
export const OPEN: Phrase<[card: string, deck: string]> = {
  it: (name, deck) => `Scopri ${name} in cima, ${deck}`,
  en: (name, deck) => `Turn up ${name} on top ${deck}`,
}
export const SHOW: Phrase<[card: string, deck: string]> = {
  it: (name, deck) => `Togli ${name} dalla cima ${deck} e mettila accanto, scoperta`,
  en: (name, deck) => `Take ${name} from the top ${deck} and lay it beside the deck, face up`,
}
export const SHUFFLE_IN: Phrase<[cards: string, deck: string]> = {
  it: (cards, deck) => `Rimescola tra le carte ${deck} le altre mostrate (${cards}); il mazzo torna scoperto`,
  en: (cards, deck) => `Shuffle the others shown (${cards}) into the cards ${deck}; it lies face up again`,
}
export const DISCARD_CENTRAL: Phrase<[card: string]> = {
  it: (name) => `Metti negli scarti ${name}, la carta scoperta in cima al mazzo centrale`,
  en: (name) => `Put ${name}, the face-up card of the central deck, on the discard pile`,
}
export const CAT: readonly [you: Text, opponent: Text] = [
  { it: 'Metti davanti a te la pedina Gatto', en: 'Put the Cat pawn in front of you' },
  { it: 'Metti davanti all’Avversario la pedina Gatto', en: 'Put the Cat pawn in front of the Opponent' },
]
export const TO_BATTLE: Unit = {
  one: { it: 'Gira # segnalino Conflitto sul lato Battaglia', en: 'Turn # Conflict token to the Battle side' },
  other: { it: 'Gira # segnalini Conflitto sul lato Battaglia', en: 'Turn # Conflict tokens to the Battle side' },
}
export const TO_PEACE: Phrase<[tokens: number]> = {
  it: (n) => `Rigira i ${n} segnalini Conflitto sul lato Pace`,
  en: (n) => `Turn the ${n} Conflict tokens back to the Peace side`,
}
export const DISCARDS: Sides<[cards: string]> = [
  { it: (cards) => `Metti negli scarti tue carte: ${cards}`, en: (cards) => `Discard cards of yours: ${cards}` },
  {
    it: (cards) => `Metti negli scarti carte dell’Avversario: ${cards}`,
    en: (cards) => `Discard cards of the Opponent’s: ${cards}`,
  },
]
export const TURN_STAGE: Sides<[stage: string]> = [
  {
    it: (name) => `Gira sul lato costruito ${name}`,
    en: (name) => `Turn ${name} to its constructed side`,
  },
  {
    it: (name) => `Gira sul lato costruito ${name}, dell’Avversario`,
    en: (name) => `Turn ${name}, the Opponent’s, to its constructed side`,
  },
]
export const TOKEN_FACE_UP: Sides<[token: string, place: string]> = [
  {
    it: (name, place) => `Prendi il segnalino Progresso ${name}${place} e mettilo davanti a te`,
    en: (name, place) => `Take the Progress token ${name}${place} and put it in front of you`,
  },
  {
    it: (name, place) => `Prendi il segnalino Progresso ${name}${place} e mettilo davanti all’Avversario`,
    en: (name, place) => `Take the Progress token ${name}${place} and put it in front of the Opponent`,
  },
]
export const TOKEN_DRAWN: Sides<[token: string]> = [
  {
    it: (name) => `Metti davanti a te il segnalino della pila: ${name}`,
    en: (name) => `Put the token from the stack in front of you: ${name}`,
  },
  {
    it: (name) => `Metti davanti all’Avversario il segnalino della pila: ${name}`,
    en: (name) => `Put the token from the stack in front of the Opponent: ${name}`,
  },
]
export const FIRST_TOKEN: Phrase<[token: string]> = {
  it: (name) => `Cerca tra i segnalini Progresso ${name} e mettilo davanti all’Avversario`,
  en: (name) => `Look for ${name} among the Progress tokens and put it in front of the Opponent`,
}
/** Of the tokens that lie face up; of a single one no place is told. */
export const FROM_LEFT: readonly Text[] = [
  { it: ' (il primo da sinistra)', en: ' (the first from the left)' },
  { it: ' (il secondo da sinistra)', en: ' (the second from the left)' },
  { it: ' (il terzo da sinistra)', en: ' (the third from the left)' },
]
export const LAID: Phrase<[token: string]> = {
  it: (name) => `Scopri dalla pila il segnalino Progresso ${name}`,
  en: (name) => `Turn up the Progress token ${name} from the stack`,
}
export const VICTORIES: readonly [you: Unit, opponent: Unit] = [
  {
    one: { it: 'Prendi # segnalino Vittoria Militare', en: 'Take # Military Victory token' },
    other: { it: 'Prendi # segnalini Vittoria Militare', en: 'Take # Military Victory tokens' },
  },
  {
    one: { it: 'Dai all’Avversario # segnalino Vittoria Militare', en: 'Give the Opponent # Military Victory token' },
    other: {
      it: 'Dai all’Avversario # segnalini Vittoria Militare',
      en: 'Give the Opponent # Military Victory tokens',
    },
  },
]
export const TIMES: Phrase<[count: number, name: string]> = {
  it: (count, name) => `${count} × ${name}`,
  en: (count, name) => `${count} × ${name}`,
}

// What is turned up before it is told
export const ROLL: Text = { it: 'Tira il dado', en: 'Roll the die' }
export const DRAW: Text = {
  it: 'Scopri la prima carta del mazzo centrale',
  en: 'Turn up the top card of the central deck',
}
export const FLIP: Text = {
  it: 'Scopri la prima carta del mazzo centrale e lasciala in cima',
  en: 'Turn up the top card of the central deck and leave it on top',
}
export const PEEK: Text = {
  it: 'Guarda la prima carta del mazzo centrale e lasciala in cima, coperta',
  en: 'Look at the top card of the central deck and leave it on top, face down',
}
export const SHOW_MORE: Readonly<{ one: Phrase<[deck: string]>; more: Phrase<[deck: string, cards: number]> }> = {
  one: {
    it: (deck) => `Metti scoperta accanto alle altre la carta seguente ${deck}`,
    en: (deck) => `Lay the next card ${deck} face up beside the others`,
  },
  more: {
    it: (deck, cards) => `Metti scoperte in fila le ${cards} carte seguenti ${deck}`,
    en: (deck, cards) => `Lay the next ${cards} cards ${deck} face up in a row`,
  },
}
export const FIRST_TOKENS: Phrase<[tokens: number]> = {
  it: (n) => `Mescola gli altri segnalini Progresso in una pila coperta e scoprine ${n} accanto, da sinistra a destra`,
  en: (n) => `Shuffle the other Progress tokens into a face-down stack and turn up ${n} beside it, from left to right`,
}
export const NEXT_TOKEN: Text = {
  it: 'Scopri il primo segnalino della pila e mettilo al posto di quello preso',
  en: 'Turn up the top token of the stack and put it in the place of the one taken',
}
export const DRAW_TOKEN: Text = {
  it: 'Scopri il primo segnalino della pila',
  en: 'Turn up the top token of the stack',
}

// The set-up
export const CENTRAL: Phrase<[cards: number]> = {
  it: (cards) => `Mescola le ${cards} carte del mazzo centrale e mettile coperte al centro`,
  en: (cards) => `Shuffle the ${cards} cards of the central deck and put them face down in the middle`,
}
export const CAT_BESIDE: Text = {
  it: 'Metti la pedina Gatto accanto al mazzo centrale',
  en: 'Put the Cat pawn beside the central deck',
}
export const CONFLICT: Phrase<[tokens: number]> = {
  it: (n) => `Metti al centro ${n} segnalini Conflitto sul lato Pace; gli altri restano nella scatola`,
  en: (n) => `Put ${n} Conflict tokens in the middle, Peace side up; the others stay in the box`,
}
export const ALL_TOKENS: Phrase<[tokens: number]> = {
  it: (n) => `Prepara i ${n} segnalini Progresso, i segnalini Vittoria Militare e un dado a sei facce`,
  en: (n) => `Have the ${n} Progress tokens, the Military Victory tokens and a six-sided die ready`,
}
