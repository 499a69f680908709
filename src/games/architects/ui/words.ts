// Texts of the board. Names, effects and moves come from the rules.
import { counted, type Lang, type Phrase, type Text, type Unit } from '../../../kernel/text.ts'
import type { CardId } from '../catalogue/cards.ts'
import { BOARD_WORDS } from '../../../web/kit/board/words.ts'

export const WORDS = {
  ...BOARD_WORDS,
  opponent: { it: 'Avversario', en: 'Opponent' },
  yourSide: { it: 'La tua parte del tavolo', en: 'Your side of the table' },
  opponentSide: { it: 'La parte dell’Avversario', en: 'The Opponent’s side' },
  decks: { it: 'I tre mazzi', en: 'The three decks' },
  onTop: { it: 'In cima ai mazzi', en: 'On top of the decks' },
  yourDeck: { it: 'Il tuo mazzo', en: 'Your deck' },
  opponentDeck: { it: 'Mazzo dell’Avversario', en: 'Opponent’s deck' },
  centralDeck: { it: 'Mazzo centrale', en: 'Central deck' },
  yours: { it: 'Il tuo', en: 'Yours' },
  central: { it: 'Centrale', en: 'Central' },
  empty: { it: 'vuoto', en: 'empty' },
  emptyWhy: { it: 'Il mazzo è vuoto.', en: 'The deck is empty.' },
  faceDown: { it: 'coperta', en: 'face down' },
  seen: { it: 'vista col Gatto', en: 'seen with the Cat' },
  seenAbout: {
    it: 'L’hai guardata grazie al Gatto: l’Avversario non la conosce.',
    en: 'You have looked at it with the Cat: the Opponent does not know it.',
  },
  leftIn: { it: 'Carte ancora nel mazzo', en: 'Cards still in the deck' },
  leftAbout: {
    it: 'Per tipo, la prima carta visibile esclusa: l’ordine non lo sa nessuno.',
    en: 'By kind, without the visible top card: nobody knows their order.',
  },
  take: { it: 'Prendi', en: 'Take' },
  takeExtra: { it: 'Prendi come carta aggiuntiva', en: 'Take as the extra card' },
  look: { it: 'Guarda la prima carta', en: 'Look at the top card' },
  lookShort: { it: 'Guarda', en: 'Look' },
  showFive: { it: 'Guarda le prime cinque carte', en: 'Look at the top five cards' },
  opponentWins: { it: 'Ha vinto l’Avversario', en: 'The Opponent has won' },
  shared: { it: 'Vittoria condivisa', en: 'A shared victory' },
  shields: { it: 'Scudi', en: 'Shields' },
  victories: { it: 'Segnalini Vittoria Militare', en: 'Military Victory tokens' },
  conflict: { it: 'Segnalini Conflitto', en: 'Conflict tokens' },
  battle: { it: 'Battaglia', en: 'Battle' },
  battleNow: { it: 'Battaglia a fine turno', en: 'Battle at the end of the turn' },
  ifBattle: { it: 'Se ci fosse battaglia', en: 'In a battle now' },
  evenFight: { it: 'pari: niente a nessuno', en: 'a tie: nobody gains' },
  peace: { it: 'Pace', en: 'Peace' },
  battleAbout: {
    it: 'Ogni Corno gira un segnalino; al terzo c’è battaglia alla fine del turno. Chi ha più Scudi prende una Vittoria (3 punti), due se ne ha almeno il doppio. Poi le carte con Corni si scartano.',
    en: 'Every Horn turns a token; with the third there is a battle at the end of the turn. Whoever has more Shields takes one Victory (3 points), two with at least twice as many. Then the cards with Horns are discarded.',
  },
  cat: { it: 'Pedina Gatto', en: 'Cat pawn' },
  catNobody: { it: 'Il Gatto non è ancora di nessuno.', en: 'The Cat belongs to nobody yet.' },
  catYours: { it: 'Il Gatto è tuo: 2 punti alla fine.', en: 'The Cat is yours: 2 points at the end.' },
  catOpponents: { it: 'Il Gatto è dell’Avversario.', en: 'The Cat is the Opponent’s.' },
  catAbout: {
    it: 'Chi prende una carta Blu con il Gatto riceve la pedina. A inizio turno fa guardare la prima carta del mazzo centrale; all’Avversario la fa scoprire.',
    en: 'Whoever takes a Blue card with the Cat gets the pawn. At the start of a turn it lets its owner look at the top central card; the Opponent turns it up.',
  },
  progress: { it: 'Segnalini Progresso', en: 'Progress tokens' },
  stack: { it: 'Pila coperta', en: 'Face-down stack' },
  fromStack: { it: 'Il primo della pila, senza guardare', en: 'The top of the stack, unseen' },
  stackAbout: { it: 'Ci possono essere ancora:', en: 'It may still hold:' },
  chooseToken: { it: 'Scegli un segnalino Progresso', en: 'Choose a Progress token' },
  chooseWonder: { it: 'Scegli la tua Meraviglia', en: 'Choose your Wonder' },
  shown: { it: 'Carte mostrate', en: 'Cards shown' },
  chooseShown: { it: 'Quale carta tieni?', en: 'Which card do you keep?' },
  tokenLater: {
    it: 'Si prende scartando due carte Verdi uguali o tre diverse.',
    en: 'Taken by discarding two equal Green cards or three different ones.',
  },
  usedNow: { it: 'già usato in questo turno', en: 'used this turn' },
  wonder: { it: 'Meraviglia', en: 'Wonder' },
  stages: { it: 'Stadi', en: 'Stages' },
  built: { it: 'costruito', en: 'constructed' },
  available: { it: 'disponibile', en: 'available' },
  notYet: { it: 'poggia su uno Stadio non costruito', en: 'rests on a Stage not constructed yet' },
  restsOn: { it: 'Poggia su', en: 'Rests on' },
  restsOnGround: { it: 'Poggia a terra', en: 'Rests on the ground' },
  construct: { it: 'Costruisci', en: 'Construct' },
  constructWith: { it: 'Paga con', en: 'Pay with' },
  noEffect: { it: 'nessun effetto', en: 'no effect' },
  cards: { it: 'Carte raccolte', en: 'Cards collected' },
  resources: { it: 'Risorse', en: 'Resources' },
  science: { it: 'Scienza', en: 'Science' },
  war: { it: 'Guerra', en: 'War' },
  civil: { it: 'Civili', en: 'Civic' },
  discard: { it: 'Scarti', en: 'Discards' },
  discardEmpty: { it: 'Nessuna carta scartata.', en: 'No card has been discarded.' },
  scienceDo: { it: 'Scarta per un segnalino', en: 'Discard for a token' },
  scienceNeed: {
    it: 'Servono due simboli uguali o tre diversi.',
    en: 'Two equal symbols or three different ones are needed.',
  },
  noTokenLeft: { it: 'Non ci sono più segnalini Progresso.', en: 'No Progress token is left.' },
  wouldReveal: {
    it: 'Col Gatto scopre prima la carta centrale.',
    en: 'With the Cat it first turns up the central card.',
  },
  dieSays: { it: 'Se tira il dado', en: 'If it rolls the die' },
  noPriority: { it: 'nessuna priorità', en: 'no priority' },
  rolled: { it: 'L’Avversario ha tirato', en: 'The Opponent has rolled' },
  forecast: { it: 'Che cosa sceglierebbe l’Avversario', en: 'What the Opponent would choose' },
  forecastAbout: {
    it: 'Secondo le carte in vista adesso: cambia se cambia la prima carta di un mazzo.',
    en: 'By the cards in view now: it changes when the top of a deck does.',
  },
  endTurn: { it: 'Termina il turno', en: 'End your turn' },
  mustFirst: { it: 'Prima di finire il turno:', en: 'Before the turn can end:' },
  itsTurn: { it: 'È il turno dell’Avversario.', en: 'It is the Opponent’s turn.' },
  noExtra: { it: 'Hai già preso la carta di questo turno.', en: 'You have taken the card of this turn already.' },
  takeFirst: { it: 'Prima prendi una carta da un mazzo.', en: 'Take a card from a deck first.' },
  pileOnly: { it: 'Le carte scartate non tornano in gioco.', en: 'Discarded cards never return.' },
} as const satisfies Record<string, Text>

export type Word = keyof typeof WORDS
export const word = (name: Word, lang: Lang): string => WORDS[name][lang]

const CARDS: Unit = { one: { it: '# carta', en: '# card' }, other: { it: '# carte', en: '# cards' } }
export const cardCount = (count: number, lang: Lang): string => counted(count, CARDS, lang)

const IDENTICAL: Unit = {
  one: { it: '# Risorsa', en: '# Resource' },
  other: { it: '# Risorse identiche', en: '# identical Resources' },
}
const DIFFERENT: Unit = {
  one: { it: '# Risorsa', en: '# Resource' },
  other: { it: '# Risorse diverse', en: '# different Resources' },
}
export const costText = (amount: number, identical: boolean, lang: Lang): string =>
  counted(amount, identical ? IDENTICAL : DIFFERENT, lang)

export const costsButReach: Phrase<[amount: number, reach: number]> = {
  it: (amount, reach) => `Ne servono ${amount}, arrivi a ${reach}.`,
  en: (amount, reach) => `It takes ${amount}, you reach ${reach}.`,
}

const POINTS: Unit = { one: { it: '# punto', en: '# point' }, other: { it: '# punti', en: '# points' } }
export const pointsText = (count: number, lang: Lang): string => counted(count, POINTS, lang)

const VICTORIES: Unit = {
  one: { it: '# Vittoria', en: '# Victory' },
  other: { it: '# Vittorie', en: '# Victories' },
}
/** With their value at the end: 3 points each. */
export const victoriesText = (count: number, lang: Lang): string =>
  `${counted(count, VICTORIES, lang)} (${pointsText(count * 3, lang)})`

const EXTRA: Unit = {
  one: { it: '# carta aggiuntiva da prendere', en: '# extra card to take' },
  other: { it: '# carte aggiuntive da prendere', en: '# extra cards to take' },
}
export const extraText = (count: number, lang: Lang): string => counted(count, EXTRA, lang)

/** Short names for the bottom of a card. */
export const SHORT: Readonly<Record<CardId, Text>> = {
  wood: { it: 'Legno', en: 'Wood' },
  stone: { it: 'Pietra', en: 'Stone' },
  brick: { it: 'Mattone', en: 'Brick' },
  papyrus: { it: 'Papiro', en: 'Papyrus' },
  glass: { it: 'Vetro', en: 'Glass' },
  coin: { it: 'Moneta', en: 'Coin' },
  'blue-3': { it: '3 punti', en: '3 points' },
  'blue-2-cat': { it: '2 e Gatto', en: '2 and Cat' },
  compass: { it: 'Compasso', en: 'Compass' },
  gear: { it: 'Ingranaggio', en: 'Gear' },
  tablet: { it: 'Tavoletta', en: 'Tablet' },
  'red-0': { it: 'Scudo', en: 'Shield' },
  'red-1': { it: '1 Corno', en: '1 Horn' },
  'red-2': { it: '2 Corni', en: '2 Horns' },
}
