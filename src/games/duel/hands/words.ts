// Instructions for the hands: names as printed, places as seen at the table. SOLO's side is on the left (Q11).
import type { Phrase, Text, Unit } from '../../../kernel/text.ts'
import { PLAYER, type Side, SOLO } from '../asks.ts'
import { ORDINALS } from '../where.ts'

type Whose<T> = Readonly<Record<Side, T>>
type Named = Phrase<[name: string]>
type Amount = Phrase<[coins: string]>

/** A place of the board, counted with those whose token is gone. */
export const TOKEN_PLACE: Phrase<[at: number]> = {
  it: (at) => `${(ORDINALS[at]?.it ?? '').replace(/a$/, 'o')} posto dal lato di SOLO`,
  en: (at) => `${ORDINALS[at]?.en} place from SOLO’s side`,
}

export const COINS: Unit = { one: { it: '# moneta', en: '# coin' }, other: { it: '# monete', en: '# coins' } }
export const SPACES: Unit = { one: { it: '# casella', en: '# space' }, other: { it: '# caselle', en: '# spaces' } }

// The set-up
export const PLACED: Phrase<[name: string, place: string]> = {
  it: (name, place) => `Metti sul tabellone il gettone ${name}: ${place}`,
  en: (name, place) => `Put the token ${name} on the board: ${place}`,
}
export const REVEALED: Named = {
  it: (name) => `Scopri la meraviglia ${name} e mettila nella fila`,
  en: (name) => `Turn up the wonder ${name} and put it in the row`,
}
export const PICKED: Whose<Named> = {
  [SOLO]: { it: (name) => `Metti ${name} davanti a SOLO`, en: (name) => `Put ${name} in front of SOLO` },
  [PLAYER]: { it: (name) => `Metti ${name} davanti a te`, en: (name) => `Put ${name} in front of you` },
}
export const MORE_WONDERS: Text = {
  it: 'Scopri altre quattro meraviglie e mettile in fila',
  en: 'Turn up four more wonders, in a row',
}

// The Ages
const ROW: Readonly<Record<'up' | 'down', Unit>> = {
  up: { one: { it: '# scoperta', en: '# face up' }, other: { it: '# scoperte', en: '# face up' } },
  down: { one: { it: '# coperta', en: '# face down' }, other: { it: '# coperte', en: '# face down' } },
}
export const rowUnit = (faceUp: boolean): Unit => ROW[faceUp ? 'up' : 'down']
export const LAY_OUT: Phrase<[age: string, rows: readonly string[]]> = {
  it: (age, rows) =>
    `Disponi a righe le 20 carte del mazzo dell’Epoca ${age}, dalla riga più lontana alla più vicina: ${rows.join(', ')}. Ogni riga copre in parte quella prima`,
  en: (age, rows) =>
    `Lay out the 20 cards of the Age ${age} deck in rows, from the far one to the near one: ${rows.join(', ')}. Each row lies partly over the one before`,
}
export const PUT_AWAY: Phrase<[age: string]> = {
  it: (age) => `Le carte messe da parte dell’Epoca ${age} non servono più: rimettile nella scatola`,
  en: (age) => `The cards of Age ${age} that were set aside are not needed any more: put them back into the box`,
}
export const LAID: Phrase<[name: string, place: string]> = {
  it: (name, place) => `Metti nello schema ${name}: ${place}`,
  en: (name, place) => `Lay ${name} in the structure: ${place}`,
}
export const BACKS: Readonly<Record<'card' | 'guild', Text>> = {
  card: { it: 'una carta coperta', en: 'a face-down card' },
  guild: { it: 'una gilda coperta', en: 'a face-down guild' },
}
export const TURNED_UP: Phrase<[name: string, place: string]> = {
  it: (name, place) => `Scopri ${name} nello schema: ${place}`,
  en: (name, place) => `Turn up ${name} in the structure: ${place}`,
}
export const TURN_UP: Phrase<[place: string]> = {
  it: (place) => `Scopri la carta che ora è libera: ${place}`,
  en: (place) => `Turn up the card that is now free: ${place}`,
}

// Cards
type FromStructure = Phrase<[name: string, place: string]>
export const TAKE_TO_CITY: Whose<FromStructure> = {
  [SOLO]: {
    it: (name, place) => `Prendi ${name} dallo schema (${place}) e mettila nella città di SOLO`,
    en: (name, place) => `Take ${name} from the structure (${place}) and put it in SOLO’s city`,
  },
  [PLAYER]: {
    it: (name, place) => `Prendi ${name} dallo schema (${place}) e mettila nella tua città`,
    en: (name, place) => `Take ${name} from the structure (${place}) and put it in your city`,
  },
}
export const TAKE_TO_DISCARD: FromStructure = {
  it: (name, place) => `Prendi ${name} dallo schema (${place}) e mettila scoperta in cima agli scarti`,
  en: (name, place) => `Take ${name} from the structure (${place}) and put it face up on the discard pile`,
}
export const TAKE_UNDER: Whose<Phrase<[name: string, place: string, wonder: string]>> = {
  [SOLO]: {
    it: (name, place, under) =>
      `Prendi ${name} dallo schema (${place}) e infilala coperta sotto la meraviglia di SOLO ${under}: ora è costruita`,
    en: (name, place, under) =>
      `Take ${name} from the structure (${place}) and slide it face down under SOLO’s wonder ${under}: it is built now`,
  },
  [PLAYER]: {
    it: (name, place, under) =>
      `Prendi ${name} dallo schema (${place}) e infilala coperta sotto la tua meraviglia ${under}: ora è costruita`,
    en: (name, place, under) =>
      `Take ${name} from the structure (${place}) and slide it face down under your wonder ${under}: it is built now`,
  },
}
export const DESTROY: Whose<Named> = {
  [SOLO]: {
    it: (name) => `Togli ${name} dalla città di SOLO e mettila scoperta in cima agli scarti`,
    en: (name) => `Take ${name} out of SOLO’s city and put it face up on the discard pile`,
  },
  [PLAYER]: {
    it: (name) => `Togli ${name} dalla tua città e mettila scoperta in cima agli scarti`,
    en: (name) => `Take ${name} out of your city and put it face up on the discard pile`,
  },
}
export const FROM_DISCARD: Whose<Named> = {
  [SOLO]: {
    it: (name) => `Prendi ${name} dagli scarti e mettila nella città di SOLO`,
    en: (name) => `Take ${name} from the discard pile and put it in SOLO’s city`,
  },
  [PLAYER]: {
    it: (name) => `Prendi ${name} dagli scarti e mettila nella tua città`,
    en: (name) => `Take ${name} from the discard pile and put it in your city`,
  },
}
export const FROM_ASIDE: Whose<Named> = {
  [SOLO]: {
    it: (name) => `Prendi ${name} dalle carte messe da parte e mettila nella città di SOLO`,
    en: (name) => `Take ${name} from the cards set aside and put it in SOLO’s city`,
  },
  [PLAYER]: {
    it: (name) => `Prendi ${name} dalle carte messe da parte e mettila nella tua città`,
    en: (name) => `Take ${name} from the cards set aside and put it in your city`,
  },
}
export const SHOW_ASIDE: Phrase<[age: string]> = {
  it: (age) => `Scopri le carte messe da parte dell’Epoca ${age}, in fila`,
  en: (age) => `Turn up the cards of Age ${age} that were set aside, in a row`,
}
export const SHOWN: Named = {
  it: (name) => `Scopri ${name} tra le carte messe da parte`,
  en: (name) => `Turn up ${name} among the cards set aside`,
}
export const GIFT: Named = {
  it: (name) => `Metti ${name} nella città di SOLO`,
  en: (name) => `Put ${name} in SOLO’s city`,
}
export const DRAW_GIFT: Phrase<[age: string]> = {
  it: (age) => `Mescola le carte messe da parte dell’Epoca ${age} e scoprine una a caso: è per SOLO`,
  en: (age) => `Shuffle the cards of Age ${age} that were set aside and turn up one at random: it is for SOLO`,
}
export const DRAW_GUILD: Text = {
  it: 'Mescola le gilde avanzate e scoprine una a caso: è per SOLO',
  en: 'Shuffle the unused guilds and turn up one at random: it is for SOLO',
}

// Coins
export const PAYS: Whose<Amount> = {
  [SOLO]: { it: (n) => `Paga alla banca ${n} di SOLO`, en: (n) => `Pay ${n} of SOLO’s to the bank` },
  [PLAYER]: { it: (n) => `Paga ${n} alla banca`, en: (n) => `Pay ${n} to the bank` },
}
export const GAINS: Whose<Amount> = {
  [SOLO]: { it: (n) => `Dai a SOLO ${n} della banca`, en: (n) => `Give SOLO ${n} from the bank` },
  [PLAYER]: { it: (n) => `Prendi ${n} dalla banca`, en: (n) => `Take ${n} from the bank` },
}

// The conflict
export const MOVE_PAWN: Whose<Phrase<[spaces: string]>> = {
  [SOLO]: {
    it: (n) => `Sposta la pedina conflitto di ${n} verso la tua Capitale`,
    en: (n) => `Move the conflict pawn ${n} towards your capital`,
  },
  [PLAYER]: {
    it: (n) => `Sposta la pedina conflitto di ${n} verso la Capitale di SOLO`,
    en: (n) => `Move the conflict pawn ${n} towards SOLO’s capital`,
  },
}
export const LOOT: Whose<Phrase<[token: number]>> = {
  [SOLO]: {
    it: (n) => `Togli dalla metà di SOLO il segnalino saccheggio da ${n} e rimettilo nella scatola`,
    en: (n) => `Take the looting token of ${n} off SOLO’s half of the track and put it back into the box`,
  },
  [PLAYER]: {
    it: (n) => `Togli dalla tua metà il segnalino saccheggio da ${n} e rimettilo nella scatola`,
    en: (n) => `Take the looting token of ${n} off your half of the track and put it back into the box`,
  },
}

// Wonders and tokens
export const WONDER_OUT: Whose<Named> = {
  [SOLO]: {
    it: (name) => `Rimetti nella scatola la meraviglia di SOLO ${name}: ne sono state costruite sette`,
    en: (name) => `Put SOLO’s wonder ${name} back into the box: seven wonders are built`,
  },
  [PLAYER]: {
    it: (name) => `Rimetti nella scatola la tua meraviglia ${name}: ne sono state costruite sette`,
    en: (name) => `Put your wonder ${name} back into the box: seven wonders are built`,
  },
}
export const TOKEN_FROM_BOARD: Whose<Phrase<[name: string, place: string]>> = {
  [SOLO]: {
    it: (name, place) => `Prendi dal tabellone il gettone ${name} (${place}) e dallo a SOLO`,
    en: (name, place) => `Take the token ${name} from the board (${place}) and give it to SOLO`,
  },
  [PLAYER]: {
    it: (name, place) => `Prendi dal tabellone il gettone ${name} (${place}) e mettilo davanti a te`,
    en: (name, place) => `Take the token ${name} from the board (${place}) and put it in front of you`,
  },
}
export const TOKEN_DRAWN: Whose<Named> = {
  [SOLO]: {
    it: (name) => `Dai a SOLO il gettone ${name}, uno di quelli pescati`,
    en: (name) => `Give SOLO the token ${name}, one of those drawn`,
  },
  [PLAYER]: {
    it: (name) => `Metti davanti a te il gettone ${name}, uno di quelli pescati`,
    en: (name) => `Put the token ${name}, one of those drawn, in front of you`,
  },
}
export const DRAW_TOKENS: Phrase<[n: number]> = {
  it: (n) => `Pesca a caso dalla scatola ${n} gettoni progresso e scoprili in fila`,
  en: (n) => `Draw ${n} progress tokens from the box at random and turn them up in a row`,
}
export const DRAWN_TOKEN: Named = {
  it: (name) => `Scopri il gettone ${name}, pescato dalla scatola`,
  en: (name) => `Turn up the token ${name}, drawn from the box`,
}
export const PUT_BACK: Phrase<[names: string]> = {
  it: (names) => `Rimetti coperti nella scatola gli altri gettoni pescati: ${names}`,
  en: (names) => `Put the other tokens drawn back into the box, face down: ${names}`,
}
