// Instructions for the hands, with names as printed on the cards and places as on the rim of the map.
import { andList, type Lang, type Phrase, type Text, type Unit } from '../../../kernel/text.ts'
import { i } from '../../../kernel/italian.ts'

/** Something a side does: you, then the Automa. */
type OfSides<A extends readonly unknown[]> = readonly [you: Phrase<A>, automa: Phrase<A>]
/** By deck: writers, artists, comics. */
type OfDecks<T> = readonly [writers: T, artists: T, comics: T]

// money, ideas, tickets, points
export const TAKE_MONEY: Phrase<[money: number, why: string]> = {
  it: (money, why) => `Prendi $${money} dalla riserva (${why})`,
  en: (money, why) => `Take $${money} from the supply (${why})`,
}
export const PAY_MONEY: Phrase<[money: number, why: string]> = {
  it: (money, why) => `Paga $${money} alla riserva (${why})`,
  en: (money, why) => `Pay $${money} to the supply (${why})`,
}
export const TAKE_IDEAS: Phrase<[ideas: string]> = {
  it: (ideas) => `Prendi dalla riserva ${ideas}`,
  en: (ideas) => `Take ${ideas} from the supply`,
}
export const PAY_IDEAS: Phrase<[ideas: string]> = {
  it: (ideas) => `Rendi alla riserva ${ideas}`,
  en: (ideas) => `Give ${ideas} back to the supply`,
}
export const TAKE_TICKET: Text = {
  it: 'Prendi dalla riserva un biglietto super-trasporto',
  en: 'Take a super-transport ticket from the supply',
}
export const PAY_TICKET: Text = { it: 'Rendi alla riserva un biglietto', en: 'Give a ticket back to the supply' }
export const POINTS: OfSides<[points: string]> = [
  {
    it: (points) => `Prendi ${points} per la classifica`,
    en: (points) => `Take ${points} for the ranking`,
  },
  {
    it: (points) => `Metti ${points} accanto alla plancia dell’Automa per la classifica`,
    en: (points) => `Put ${points} beside the Automa’s mat for the ranking`,
  },
]

// cards
export const TAKE_CARD: OfSides<[card: string]> = [
  { it: (card) => `Prendi in mano dall’esposizione ${card}`, en: (card) => `Take ${card} from the display` },
  {
    it: (card) => `Sposta dall’esposizione nell’area di gioco dell’Automa ${card}`,
    en: (card) => `Move ${card} from the display to the Automa’s play area`,
  },
]
export const DRAW_CARD: OfSides<[card: string, deck: string]> = [
  {
    it: (card, deck) => `Prendi in mano la prima carta del ${deck}: ${card}`,
    en: (card, deck) => `Take the top card of the ${deck} into your hand: ${card}`,
  },
  {
    it: (card, deck) => `Metti nell’area di gioco dell’Automa la prima carta del ${deck}: ${card}`,
    en: (card, deck) => `Put the top card of the ${deck} into the Automa’s play area: ${card}`,
  },
]
export const DEAL_CARD: Phrase<[card: string, deck: string]> = {
  it: (card, deck) => `Scopri a destra del ${deck} la sua prima carta: ${card}`,
  en: (card, deck) => `Turn up the top card of the ${deck} to the right of it: ${card}`,
}
export const SEARCHED_PAST: Phrase<[card: string]> = {
  it: (card) => `Scarta, perché è di un altro genere, ${card}`,
  en: (card) => `Discard ${card}, which is of another genre`,
}
export const DISCARD_CARD: Phrase<[card: string]> = {
  it: (card) => `Scarta dalla mano ${card}`,
  en: (card) => `Discard ${card} from your hand`,
}
export const HYPE_CARD: Phrase<[card: string]> = {
  it: (card) => `Metti da parte, con l’Hype, ${card}`,
  en: (card) => `Set ${card} aside as hyped`,
}
export const DECK_MADE_UP: Phrase<[deck: string]> = {
  it: (deck) => `Mescola gli scarti: diventano il nuovo ${deck}, coperto`,
  en: (deck) => `Shuffle the discard pile: it becomes the new ${deck}, face down`,
}
export const CLEAR_DISPLAYS: Unit = {
  one: { it: 'Scarta la carta che resta nelle esposizioni', en: 'Discard the card that is left in the displays' },
  other: {
    it: 'Scarta le # carte che restano nelle tre esposizioni, ognuna sulla sua pila',
    en: 'Discard the # cards that are left in the three displays, each to its own pile',
  },
}

// comics
export const PRINT: OfSides<[comic: string, writer: string, artist: string]> = [
  {
    it: (comic, writer, artist) =>
      `Metti nella prima colonna libera della tua plancia ${comic} con ${writer} e ${artist}`,
    en: (comic, writer, artist) => `Put ${comic} with ${writer} and ${artist} into the next free column of your mat`,
  },
  {
    it: (comic, writer, artist) =>
      `Metti nella prima colonna libera della plancia dell’Automa ${comic} con ${writer} e ${artist}`,
    en: (comic, writer, artist) =>
      `Put ${comic} with ${writer} and ${artist} into the next free column of the Automa’s mat`,
  },
]
export const FROM_SUPPLY: Text = { it: ' (il plagio è nella riserva)', en: ' (the rip-off is in the supply)' }
export const HYPE_BACK: Unit = {
  one: {
    it: 'Rendi alla riserva il segnalino Hype che era sul fumetto',
    en: 'Give the Hype token of the comic back to the supply',
  },
  other: {
    it: 'Rendi alla riserva i # segnalini Hype che erano sul fumetto',
    en: 'Give the # Hype tokens of the comic back to the supply',
  },
}
/** With the word of whose comic it is. */
const OF: Readonly<Record<Lang, readonly [you: string, automa: string]>> = {
  it: ['tuo', 'dell’Automa'],
  en: ['your', 'the Automa’s'],
}
export const FANS_UP: Phrase<[side: 0 | 1, comic: string, fans: string, why: string]> = {
  it: (side, comic, fans, why) => `Sulla classifica fai avanzare di ${fans} ${comic}, ${OF.it[side]} (${why})`,
  en: (side, comic, fans, why) => `On the chart, move ${OF.en[side]} ${comic} up by ${fans} (${why})`,
}
export const FANS_DOWN: Phrase<[side: 0 | 1, comic: string, fans: string, why: string]> = {
  it: (side, comic, fans, why) => `Sulla classifica fai arretrare di ${fans} ${comic}, ${OF.it[side]} (${why})`,
  en: (side, comic, fans, why) => `On the chart, move ${OF.en[side]} ${comic} down by ${fans} (${why})`,
}
export const BETTER_COLOR: Phrase<[comic: string]> = {
  it: (comic) => `Metti un segnalino Miglioria del colore su ${comic}`,
  en: (comic) => `Put a Better Colors token on ${comic}`,
}
export const HYPE_TOKEN: Phrase<[comic: string]> = {
  it: (comic) => `Metti un segnalino Hype su ${comic}, che hai messo da parte`,
  en: (comic) => `Put a Hype token on ${comic}, which you have set aside`,
}
export const RAISE: Phrase<[creative: string, comic: string, value: number]> = {
  it: (creative, comic, value) => `Metti un segnalino aumento su ${creative}, che lavora a ${comic}: ora vale ${value}`,
  en: (creative, comic, value) => `Put an increase token on ${creative} of ${comic}: it is worth ${value} now`,
}
export const SWAP: Phrase<[creative: string, old: string, comic: string]> = {
  it: (creative, old, comic) =>
    `Nella colonna di ${comic} metti ${creative} e riprendi in mano, senza segnalini aumento, ${old}`,
  en: (creative, old, comic) =>
    `In the column of ${comic} put ${creative}, and take ${old} back into your hand, without increase tokens`,
}
export const MASTERY: OfSides<[token: string]> = [
  { it: (token) => `Prendi la ${token}`, en: (token) => `Take the ${token}` },
  {
    it: (token) => `Metti accanto alla plancia dell’Automa la ${token}`,
    en: (token) => `Put the ${token} beside the Automa’s mat`,
  },
]
/** Where it lies now: in the supply, with you, with the Automa. */
export const MASTERY_FROM: readonly [supply: Text, you: Text, automa: Text] = [
  { it: ' (è nella riserva)', en: ' (it is in the supply)' },
  { it: ' (ora è tua)', en: ' (you have it now)' },
  { it: ' (ora è dell’Automa)', en: ' (the Automa has it now)' },
]

// orders
export const LAY_ORDER: Phrase<[order: string, space: string]> = {
  it: (order, space) => `Metti un ${order} sulla ${space}`,
  en: (order, space) => `Put a ${order} on ${space}`,
}
export const CLEAR_MAP: Text = {
  it: 'Attorno a uno snodo ci sono tre ordini di un genere: raccogli tutte le tessere, mescolale e disponile di nuovo',
  en: 'Three orders of one genre lie around a node: take up all tiles, shuffle them and lay them out again',
}
export const TURN_ORDER: Phrase<[order: string, space: string]> = {
  it: (order, space) => `Gira l’${order} sulla ${space}`,
  en: (order, space) => `Turn the ${order} on ${space} face up`,
}
export const TURNED: Phrase<[value: number]> = { it: (value) => `: vale ${value}`, en: (value) => `: value ${value}` }
export const COLLECT: OfSides<[order: string, space: string]> = [
  {
    it: (order, space) => `Prendi dalla ${space} l’${order} e mettilo davanti a te`,
    en: (order, space) => `Take the ${order} from ${space} and put it in front of you`,
  },
  {
    it: (order, space) => `Togli dalla ${space} l’${order} e rimettilo nella scatola`,
    en: (order, space) => `Take the ${order} from ${space} and put it back into the box`,
  },
]
export const FULFIL: Phrase<[order: string, comic: string, fans: string]> = {
  it: (order, comic, fans) => `Metti da parte come soddisfatto l’${order}; sulla classifica ${comic} avanza di ${fans}`,
  en: (order, comic, fans) => `Lay the ${order} aside as fulfilled; on the chart, move ${comic} up by ${fans}`,
}
export const CALENDAR: Phrase<[round: number]> = {
  it: (round) => `Gira la tessera calendario del round ${round}`,
  en: (round) => `Turn the calendar tile of round ${round}`,
}

// pieces
export const BOARD_IDEA: OfSides<[idea: string]> = [
  { it: (idea) => `Prendi dal tabellone l’${idea}`, en: (idea) => `Take the ${idea} from the board` },
  {
    it: (idea) => `Togli dal tabellone l’${idea} e rimettila nella riserva`,
    en: (idea) => `Take the ${idea} from the board and put it into the supply`,
  },
]
export const FILL_BOARD: Phrase<[genres: readonly string[]]> = {
  it: (genres) => `Rimetti sul tabellone un’idea di ogni genere che manca: ${andList(genres, 'it')}`,
  en: (genres) => `Put an idea of each missing genre back on the board: ${andList(genres, 'en')}`,
}
export const PLACE_EDITOR: OfSides<[area: string, place: number]> = [
  {
    it: (area, place) => `Metti un tuo redattore su ${area}, casella ${place} dall’alto`,
    en: (area, place) => `Put one of your editors on ${area}, space ${place} from the top`,
  },
  {
    it: (area, place) => `Metti un redattore dell’Automa su ${area}, casella ${place} dall’alto`,
    en: (area, place) => `Put an editor of the Automa on ${area}, space ${place} from the top`,
  },
]
export const EDITOR_LOST: Text = {
  it: 'Togli un redattore dalla plancia dell’Automa e mettilo da parte fino alla fine del round',
  en: 'Take an editor from the Automa’s mat and set it aside until the end of the round',
}
export const EXTRA_EDITOR: Text = {
  it: 'Prendi il tuo quinto redattore dall’azione speciale Redattore extra',
  en: 'Take your fifth editor from the special action Extra editor',
}
export const EDITORS_RETURN: Text = {
  it: 'Riprendi tutti i redattori dal tabellone: i tuoi davanti a te, quelli dell’Automa sulla sua plancia',
  en: 'Take all editors back from the board: yours to you, the Automa’s to its mat',
}
export const EXTRA_BACK: Text = {
  it: '; il quinto torna sull’azione speciale Redattore extra',
  en: '; your fifth one goes back to the special action Extra editor',
}
export const PUT_CUBE: Phrase<[special: string]> = {
  it: (special) => `Metti un tuo cubo sull’azione speciale ${special}`,
  en: (special) => `Put one of your cubes on the special action ${special}`,
}
export const MOVE_CUBE: Phrase<[from: string, to: string]> = {
  it: (from, to) => `Sposta il tuo cubo dall’azione speciale ${from} all’azione speciale ${to}`,
  en: (from, to) => `Move your cube from the special action ${from} to the special action ${to}`,
}
export const MOVE_AGENT: Phrase<[to: string]> = {
  it: (to) => `Sposta il tuo agente ${to}`,
  en: (to) => `Move your agent ${to}`,
}

// automa cards
export const AUTOMA_CARD: Phrase<[card: string]> = {
  it: (card) => `Scopri la prima carta coperta della plancia dell’Automa: ${card}`,
  en: (card) => `Turn up the first face-down card of the Automa’s mat: ${card}`,
}
export const CARDS_AWAY: Text = {
  it: 'Metti le carte scoperte dell’Automa sull’ultimo spazio della sua plancia, quello degli scarti',
  en: 'Put the Automa’s face-up cards on the last space of its mat, its discard pile',
}
export const CARDS_SHUFFLED: Phrase<[cards: number]> = {
  it: (cards) => `Mescola tutte le ${cards} carte Automa e metti il mazzo, coperto, sul primo spazio della plancia`,
  en: (cards) => `Shuffle all ${cards} automa cards and put the deck face down on the first space of the mat`,
}

// what is turned up for a question
export const DEAL_OUT: Phrase<[cards: number]> = {
  it: (cards) =>
    `Metti ${cards} carte del mazzo Automa, coperte, sui ${cards} spazi della plancia da sinistra a destra, e scopri la prima`,
  en: (cards) =>
    `Put ${cards} cards of the automa deck face down on the ${cards} spaces of the mat, left to right, and turn up the first`,
}
export const NEXT_CARD: Text = {
  it: 'Scopri la prossima carta coperta della plancia dell’Automa, da sinistra',
  en: 'Turn up the next face-down card of the Automa’s mat, from the left',
}
export const LAY_OUT: Text = {
  it: 'Guarda i generi sulla mappa: le colonne hanno le lettere A–G da sinistra, le righe i numeri 1–11 dall’alto',
  en: 'Look at the genres on the map: columns have the letters A to G from the left, rows the numbers 1 to 11 from the top',
}
export const START_CARD: OfSides<[card: string]> = [
  { it: (card) => `Pesca a caso per te ${card}`, en: (card) => `Draw at random for yourself ${card}` },
  {
    it: (card) => `Pesca a caso ${card} e mettilo scoperto nell’area di gioco dell’Automa`,
    en: (card) => `Draw at random ${card} and put it face up into the Automa’s play area`,
  },
]
export const STARTING: OfDecks<Text> = [
  { it: 'uno degli scrittori di valore 2', en: 'one of the writers of value 2' },
  { it: 'uno degli artisti di valore 2', en: 'one of the artists of value 2' },
  { it: 'un fumetto originale', en: 'an original comic' },
]
export const OTHER_GENRE: Text = {
  it: ', di un genere diverso dal tuo scrittore',
  en: ', of another genre than your writer',
}
export const DEAL_DISPLAY: Phrase<[cards: number, deck: string]> = {
  it: (cards, deck) =>
    `Scopri le prime carte del ${deck} e mettile alla sua destra, una accanto all’altra, finché sono ${cards}`,
  en: (cards, deck) =>
    `Turn up cards of the ${deck} and put them in a row to the right of it, until ${cards} lie there`,
}
export const DRAW_TOP: OfSides<[deck: string]> = [
  { it: (deck) => `Pesca la prima carta del ${deck}`, en: (deck) => `Draw the top card of the ${deck}` },
  {
    it: (deck) => `Metti scoperta nell’area di gioco dell’Automa la prima carta del ${deck}`,
    en: (deck) => `Put the top card of the ${deck} face up into the Automa’s play area`,
  },
]
export const SEARCH: Phrase<[comic: string]> = {
  it: (comic) => `Scopri la prima carta del mazzo dei fumetti; cerchi un ${comic}, gli altri si scartano`,
  en: (comic) => `Turn up the top card of the comic deck; you look for a ${comic}, others are discarded`,
}
export const LOOK_AT_BACK: Phrase<[deck: string]> = {
  it: (deck) => `Guarda il dorso che ora è in cima al ${deck}`,
  en: (deck) => `Look at the back that is now on top of the ${deck}`,
}

export const SHUFFLE_DECKS: Text = {
  it: 'Mescola quel che resta di scrittori, artisti e fumetti originali: sono i tre mazzi, coperti',
  en: 'Shuffle what is left of the writers, artists and original comics: these are the three decks, face down',
}

// the set-up
export const BOARD: Text = {
  it: 'Metti sul tavolo il tabellone per due giocatori: di ogni azione si usano le prime tre caselle dall’alto',
  en: 'Lay the two-player board on the table: of each action only the first three spaces from the top are used',
}
export const ORDER_TILES: Phrase<[tiles: number]> = {
  it: (tiles) =>
    `Prendi ${i('ordini', 'm')} di valore 3, 3, 4, 5 e 6 di ogni genere (${tiles}), mescolali e mettine uno, con il valore nascosto, su ogni casella ordine della mappa`,
  en: (tiles) =>
    `Take the orders of value 3, 3, 4, 5 and 6 of each genre (${tiles}), shuffle them and put one, its value hidden, on each order space of the map`,
}
export const CALENDAR_TILES: Text = {
  it: 'Mescola coperte le 6 tessere calendario: una sui round 1, 2, 4 e 5, due sul round 3',
  en: 'Shuffle the 6 calendar tiles face down: one each on rounds 1, 2, 4 and 5, two on round 3',
}
export const IDEAS_OUT: Text = {
  it: 'Metti un gettone Idea di ogni genere sul tabellone; gli altri sono la riserva',
  en: 'Put an idea token of each genre on the board; the others are the supply',
}
export const SUPPLY_OUT: Text = {
  it: 'Tieni pronti nella riserva denaro, biglietti, plagi, segnalini Hype, Miglioria del colore e aumento, e le 6 Maestrie',
  en: 'Keep ready in the supply money, tickets, rip-offs, Hype, Better Colors and increase tokens, and the 6 mastery tokens',
}
export const DECKS_OUT: Text = {
  it: 'Dividi scrittori, artisti e fumetti originali in tre mazzi; scrittori e artisti di valore 2 restano divisi dagli altri finché hai pescato le carte iniziali',
  en: 'Sort writers, artists and original comics into three decks; keep writers and artists of value 2 apart until the starting cards are drawn',
}
export const YOUR_PIECES: Phrase<[money: number, editors: number, cubes: number]> = {
  it: (money, editors, cubes) =>
    `Prendi $${money}, una plancia, ${editors} redattori e ${cubes} cubi; il quinto redattore va sull’azione speciale Redattore extra, il tuo agente sulla X della mappa`,
  en: (money, editors, cubes) =>
    `Take $${money}, a mat, ${editors} editors and ${cubes} cubes; your fifth editor goes on the special action Extra editor, your agent on the X of the map`,
}
export const AUTOMA_PIECES: Phrase<[editors: number, cards: number]> = {
  it: (editors, cards) =>
    `Metti sulla plancia dell’Automa i suoi ${editors} redattori e, sul primo spazio, il mazzo mescolato delle ${cards} carte Automa. Non riceve altro`,
  en: (editors, cards) =>
    `Put the Automa’s ${editors} editors on its mat and, on the first space, the shuffled deck of ${cards} automa cards. It gets nothing else`,
}
export const A_COMIC: Phrase<[comic: string]> = { it: (comic) => `un ${comic}`, en: (comic) => `a ${comic}` }
export const ORDER: Phrase<[order: string, value: number]> = {
  it: (order, value) => `${order} di valore ${value}`,
  en: (order, value) => `${order} of value ${value}`,
}
