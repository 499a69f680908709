// Texts of the board. Names, effects and moves come from the rules.
import { counted, type Lang, type Phrase, type Text, type Unit } from '../../../kernel/text.ts'
import { CAPITAL } from '../measures.ts'
import { BOARD_WORDS } from '../../../web/kit/board/words.ts'

export const WORDS = {
  ...BOARD_WORDS,
  solo: { it: 'SOLO', en: 'SOLO' },
  yourCity: { it: 'La tua città', en: 'Your city' },
  soloCity: { it: 'La città di SOLO', en: 'SOLO’s city' },
  coins: { it: 'Monete', en: 'Coins' },
  soloWins: { it: 'Ha vinto SOLO', en: 'SOLO has won' },
  shared: { it: 'Vittoria condivisa', en: 'A shared victory' },
  whole: { it: 'Apri la città', en: 'Open the city' },
  production: { it: 'Produzione', en: 'Production' },
  science: { it: 'Simboli scientifici', en: 'Science symbols' },
  wonders: { it: 'Meraviglie', en: 'Wonders' },
  buildings: { it: 'Costruzioni', en: 'Buildings' },
  tokens: { it: 'Gettoni progresso', en: 'Progress tokens' },
  structure: { it: 'Schema delle carte', en: 'Card structure' },
  track: { it: 'Tracciato del conflitto', en: 'Conflict track' },
  discard: { it: 'Scarti', en: 'Discards' },
  discardEmpty: { it: 'Nessuna carta scartata.', en: 'No card has been discarded.' },
  address: { it: 'Indirizzo strategico', en: 'Strategic address' },
  age: { it: 'Epoca', en: 'Age' },
  build: { it: 'Costruisci', en: 'Build' },
  sell: { it: 'Scarta e incassa', en: 'Discard for coins' },
  wonder: { it: 'Meraviglia', en: 'Wonder' },
  take: { it: 'Prendi', en: 'Take' },
  buildFree: { it: 'Costruisci gratis', en: 'Build for free' },
  destroy: { it: 'Elimina', en: 'Destroy' },
  free: { it: 'gratis', en: 'free' },
  freeChain: { it: 'gratis per concatenazione', en: 'free by chain' },
  costsYou: { it: 'Ti costa', en: 'Costs you' },
  costsSolo: { it: 'A SOLO costa', en: 'Costs SOLO' },
  printed: { it: 'Monete stampate', en: 'Printed coins' },
  own: { it: 'di tua produzione', en: 'your own production' },
  choice: { it: 'di produzione a scelta', en: 'production by choice' },
  discount: { it: 'in meno grazie a un gettone', en: 'spared by a token' },
  bought: { it: 'da comprare a', en: 'to buy at' },
  faceDown: { it: 'Carta coperta', en: 'Face-down card' },
  faceDownGuild: { it: 'Gilda coperta', en: 'Face-down guild' },
  faceDownWhy: { it: 'È a faccia in giù: nessuno sa ancora che cos’è.', en: 'It lies face down: nobody knows it yet.' },
  accessible: { it: 'accessibile', en: 'accessible' },
  itsTurn: { it: 'È il turno di SOLO.', en: 'It is SOLO’s turn.' },
  inYourCity: { it: 'Sta nella tua città.', en: 'It stands in your city.' },
  inSoloCity: { it: 'Sta nella città di SOLO.', en: 'It stands in SOLO’s city.' },
  inDiscard: { it: 'È tra gli scarti.', en: 'It lies in the discard pile.' },
  aside: { it: 'È tra le carte messe da parte.', en: 'It is one of the cards set aside.' },
  onBoard: {
    it: 'È sul tabellone: lo prende chi chiude una coppia di simboli.',
    en: 'On the board: whoever closes a pair of symbols takes one.',
  },
  built: { it: 'costruita', en: 'built' },
  unbuilt: { it: 'da costruire', en: 'not built yet' },
  builtWith: { it: 'Costruita con', en: 'Built with' },
  pickCard: {
    it: 'Per costruirla scegli una carta accessibile dello schema.',
    en: 'To build it choose an accessible card of the structure.',
  },
  sevenBuilt: { it: 'Sono già state costruite sette meraviglie.', en: 'Seven wonders have been built already.' },
  removed: { it: 'fuori gioco', en: 'out of the game' },
  draft: { it: 'Meraviglie in offerta', en: 'Wonders on offer' },
  drawnTokens: { it: 'Gettoni pescati dalla scatola', en: 'Tokens drawn from the box' },
  fromDiscard: { it: 'Costruisci gratis una carta dagli scarti', en: 'Build a card of the discard pile for free' },
  topRow: {
    it: 'Scegli una carta della riga in cima allo schema.',
    en: 'Choose a card of the top row of the structure.',
  },
  libertyTake: { it: 'Quale carta costruisci tu?', en: 'Which card do you build?' },
  libertyGive: { it: 'E quale dai a SOLO?', en: 'And which one goes to SOLO?' },
  forYou: { it: 'Per te', en: 'For you' },
  again: { it: 'Cambia', en: 'Change' },
  whoBegins: { it: 'Chi comincia la prossima Epoca?', en: 'Who begins the next Age?' },
  begins: { it: 'comincia', en: 'begins' },
  youBegin: { it: 'Cominci tu', en: 'You begin' },
  soloBegins: { it: 'Comincia SOLO', en: 'SOLO begins' },
  chooseAddress: { it: 'Scegli l’indirizzo di SOLO', en: 'Choose SOLO’s address' },
  roads: { it: 'Conflitto e scienza', en: 'Conflict and science' },
  pair: { it: 'coppia', en: 'pair' },
  different: { it: 'diversi', en: 'different' },
  looting: { it: 'saccheggio', en: 'looting' },
  capital: { it: 'Capitale', en: 'Capital' },
  pawnCentre: { it: 'La pedina è al centro.', en: 'The pawn stands in the middle.' },
  made: { it: 'produce', en: 'produces' },
  buyAt: { it: 'compra a', en: 'buys at' },
  missing: { it: 'se manca si compra a', en: 'missing ones cost' },
  each: { it: 'l’una', en: 'each' },
  nothing: { it: 'ancora vuota', en: 'still empty' },
} as const satisfies Record<string, Text>

export type Word = keyof typeof WORDS
export const word = (name: Word, lang: Lang): string => WORDS[name][lang]

export const costsButHave: Phrase<[costs: number, have: number]> = {
  it: (costs, have) => `costa ${costs}, ne hai ${have}`,
  en: (costs, have) => `costs ${costs}, you have ${have}`,
}

const LEFT: Unit = { one: { it: '# carta', en: '# card left' }, other: { it: '# carte', en: '# cards left' } }
export const cardsLeft = (count: number, lang: Lang): string => counted(count, LEFT, lang)

export const symbolsText: Phrase<[yours: number, theirs: number, wins: number]> = {
  it: (yours, theirs, wins) => `Simboli scientifici diversi: tu ${yours}, SOLO ${theirs}; con ${wins} si vince.`,
  en: (yours, theirs, wins) => `Different science symbols: you ${yours}, SOLO ${theirs}; ${wins} win.`,
}

/** A card is covered by at most two. */
const COVERED: readonly Text[] = [
  { it: 'coperta da nessuna carta', en: 'covered by no card' },
  { it: 'coperta da una carta', en: 'covered by one card' },
  { it: 'coperta da due carte', en: 'covered by two cards' },
]
export const coveredBy = (count: number, lang: Lang): string => COVERED[count]?.[lang] ?? ''

const SPACES: Unit = {
  one: { it: 'manca # casella', en: '# space' },
  other: { it: 'mancano # caselle', en: '# spaces' },
}
const SOLO_LEADS: Phrase<[by: number, left: number]> = {
  it: (by, left) => `SOLO è in vantaggio di ${by}: gli ${counted(left, SPACES, 'it')} alla tua capitale.`,
  en: (by, left) => `SOLO leads by ${by}: ${counted(left, SPACES, 'en')} to your capital.`,
}
const YOU_LEAD: Phrase<[by: number, left: number]> = {
  it: (by, left) => `Sei in vantaggio di ${by}: ti ${counted(left, SPACES, 'it')} alla capitale di SOLO.`,
  en: (by, left) => `You lead by ${by}: ${counted(left, SPACES, 'en')} to SOLO’s capital.`,
}

export function leadText(pawn: number, lang: Lang): string {
  if (pawn === 0) return WORDS.pawnCentre[lang]
  const by = Math.abs(pawn)
  return (pawn > 0 ? SOLO_LEADS : YOU_LEAD)[lang](by, CAPITAL - by)
}
