// Texts of the board besides names and moves.
import { counted, type Lang, type Phrase, type Text, type Unit } from '../../../kernel/text.ts'
import type { PerArea, PerSpecial } from '../catalogue/vocabulary.ts'
import { BOARD_WORDS } from '../../../web/kit/board/words.ts'
import { CARD_WORDS } from './card/words.ts'

const WORDS = {
  ...BOARD_WORDS,
  ...CARD_WORDS,
  automa: { it: 'Automa', en: 'Automa' },
  board: { it: 'Tabellone', en: 'Board' },
  market: { it: 'Carte in vista', en: 'Display' },
  map: { it: 'Mappa delle vendite', en: 'Sales map' },
  chart: { it: 'Classifica', en: 'Chart' },
  calendar: { it: 'Calendario', en: 'Calendar' },
  goTo: { it: 'Vai a', en: 'Go to' },
  shortBoard: { it: 'Tabellone', en: 'Board' },
  shortMarket: { it: 'Carte', en: 'Cards' },
  shortMap: { it: 'Mappa', en: 'Map' },
  shortYou: { it: 'Tu', en: 'You' },
  shortAutoma: { it: 'Automa', en: 'Automa' },
  shortChart: { it: 'Classifica', en: 'Chart' },
  writers: { it: 'Scrittori', en: 'Writers' },
  artists: { it: 'Artisti', en: 'Artists' },
  comics: { it: 'Fumetti', en: 'Comics' },
  ripOffOf: { it: 'Plagio di', en: 'Rip-off of' },
  deck: { it: 'Mazzo', en: 'Deck' },
  emptyDeck: { it: 'mazzo vuoto', en: 'empty deck' },
  left: { it: 'Carte nel mazzo', en: 'Cards in the deck' },
  inDiscard: { it: 'Negli scarti', en: 'In the discard pile' },
  onTop: { it: 'Il dorso in cima mostra', en: 'The back on top shows' },
  value: { it: 'valore', en: 'value' },
  costs: { it: 'Costo', en: 'Cost' },
  round: { it: 'Round', en: 'Round' },
  money: { it: 'Denaro', en: 'Money' },
  tickets: { it: 'Biglietti super-trasporto', en: 'Super-transport tickets' },
  editorsLeft: { it: 'Redattori da piazzare', en: 'Editors to place' },
  cubes: { it: 'Cubi', en: 'Cubes' },
  cubeHere: { it: 'il tuo cubo è qui', en: 'your cube is here' },
  cubeFrom: { it: 'cubo dal fumetto n.', en: 'cube with comic no.' },
  ideaTokens: { it: 'Gettoni Idea', en: 'Idea tokens' },
  ideasBoard: { it: 'Idee sul tabellone', en: 'Ideas on the board' },
  taken: { it: 'presa', en: 'taken' },
  orders: { it: 'Ordini raccolti', en: 'Orders collected' },
  noOrders: { it: 'Nessun ordine in sospeso.', en: 'No open order.' },
  fulfilled: { it: 'Soddisfatti', en: 'Fulfilled' },
  ordersAbout: {
    it: 'Un ordine va al primo fumetto del suo genere che vale abbastanza. Quelli che restano costano alla fine i loro fan in PV.',
    en: 'An order goes to a comic of its genre that is worth enough. Those left at the end cost their fans in VP.',
  },
  hand: { it: 'La tua mano', en: 'Your hand' },
  emptyHand: { it: 'Nessuna carta in mano.', en: 'No cards in hand.' },
  hyped: { it: 'Hype', en: 'Hyped' },
  hypeAbout: {
    it: 'Riceve un segnalino a ogni nuovo round; ognuno vale 2 fan alla stampa.',
    en: 'It gets a token every new round; each is worth 2 fans when printed.',
  },
  printed: { it: 'Fumetti stampati', en: 'Printed comics' },
  noPrinted: { it: 'Ancora nessun fumetto stampato.', en: 'No comic printed yet.' },
  developed: { it: 'Sviluppati', en: 'Developed' },
  playArea: { it: 'Area di gioco', en: 'Play area' },
  offChart: { it: 'fuori classifica', en: 'off the chart' },
  income: { it: 'Incasso di fine round', en: 'Income at the end of the round' },
  chartAbout: {
    it: 'A fine round il fumetto più seguito dà 3 PV, l’altro editore ne prende 2. Poi ogni tuo fumetto incassa e tutti perdono un fan, mai l’ultimo.',
    en: 'At the end of a round the comic with most fans brings 3 VP, the other side 2. Then each of your comics earns and all lose a fan, never the last.',
  },
  chartNow: { it: 'Se il round finisse ora', en: 'If the round ended now' },
  chartNowShort: { it: 'Se finisse ora', en: 'If it ended now' },
  matches: { it: 'è del genere giusto', en: 'matches' },
  noMatch: { it: 'di un altro genere', en: 'of another genre' },
  teamValue: { it: 'Valore', en: 'Value' },
  betterColor: { it: 'Miglioria del colore: 2 PV', en: 'Better Color: 2 VP' },
  bonus: { it: 'Bonus alla stampa', en: 'Bonus when printed' },
  noBonus: { it: 'Un plagio non costa idee e non dà bonus.', en: 'A rip-off costs no ideas and has no bonus.' },
  needs: {
    it: 'Servono 2 idee del genere, uno scrittore e un artista.',
    en: 'It takes 2 ideas of its genre, a writer and an artist.',
  },
  mastery: { it: 'Maestria', en: 'Mastery' },
  masteryAbout: {
    it: 'Chi stampa il primo originale di un genere prende il gettone e un fan; passa a chi ha più fumetti del genere. Vale 2 PV.',
    en: 'Whoever prints the first original of a genre takes the token and a fan; it goes to whoever has more comics of the genre. Worth 2 VP.',
  },
  nobody: { it: 'nessuno', en: 'nobody' },
  agent: { it: 'il tuo agente', en: 'your agent' },
  faceDown: { it: 'coperto', en: 'face down' },
  noOrder: { it: 'vuota', en: 'empty' },
  unseen: { it: 'Valori ancora possibili', en: 'Values still possible' },
  orderGives: { it: 'Fan che porta', en: 'Fans it brings' },
  fitsNow: { it: 'Lo soddisfa subito', en: 'Fulfilled at once by' },
  fitsNone: { it: 'Nessun tuo fumetto lo soddisfa adesso.', en: 'None of your comics fulfils it now.' },
  agentFar: { it: 'L’agente non è su uno snodo vicino.', en: 'The agent is not at a node beside it.' },
  nodeFar: { it: 'Da qui non ci si arriva con un passo.', en: 'It is not one step away.' },
  noOrdersHere: { it: 'nessun ordine attorno', en: 'no orders around it' },
  beside: { it: 'vicino a', en: 'next to' },
  between: { it: 'fra', en: 'between' },
  space: { it: 'casella', en: 'space' },
  free: { it: 'libera', en: 'free' },
  ordersHere: { it: 'Ordini attorno', en: 'Orders around it' },
  notYet: { it: 'non ancora girata', en: 'not turned yet' },
  calendarAbout: {
    it: 'A inizio round si gira la tessera: tutti gli ordini di quel genere si scoprono.',
    en: 'At the start of a round the tile is turned: all orders of that genre are turned up.',
  },
  full: { it: 'Tutte le caselle sono occupate.', en: 'All spaces are taken.' },
  cannot: {
    it: 'Ora non puoi farlo: ti mancano carte, idee o denaro.',
    en: 'You cannot do it now: cards, ideas or money are missing.',
  },
  moneyAbout: {
    it: 'Paga creativi, passi dell’agente e crescite. Arriva da Royalties e a fine round dai tuoi fumetti; alla fine ogni $4 valgono 1 PV.',
    en: 'It pays for creatives, steps of the agent and increases. It comes from Royalties and, at the end of a round, from your comics; at the end every $4 are worth 1 VP.',
  },
  ticketsAbout: {
    it: 'Con un biglietto l’agente va su uno snodo qualunque senza pagare.',
    en: 'A ticket takes the agent to any node without paying.',
  },
  editorsAbout: {
    it: 'Ne piazzi uno per turno; a fine round tornano tutti.',
    en: 'You place one each turn; at the end of the round all return.',
  },
  cubesAbout: {
    it: 'Arrivano con il secondo, il terzo e il quarto fumetto: dove metti un cubo puoi fare l’azione speciale.',
    en: 'They come with your second, third and fourth comic: where you put a cube you may do the special action.',
  },
  cubeThere: { it: 'C’è già un tuo cubo.', en: 'A cube of yours lies here already.' },
  cubeLater: { it: 'Si apre con un fumetto successivo.', en: 'It opens with a later comic.' },
  needCube: { it: 'Serve un tuo cubo qui.', en: 'It takes a cube of yours here.' },
  afterAction: { it: 'Si offre dopo la sua azione.', en: 'It is offered after its action.' },
  byHire: { it: 'Si prende con Assumi.', en: 'You take it by Hire.' },
  byDevelop: { it: 'Si prende con Sviluppa.', en: 'You take it by Develop.' },
  byIdeas: { it: 'Si prende con Idee e si spende stampando.', en: 'You take it by Ideas and spend it by printing.' },
  byPrint: { it: 'Si usa con Stampa.', en: 'You use it by Print.' },
  bySales: { it: 'Ci pensa l’agente, con Vendite.', en: 'The agent sees to it, by Sales.' },
  cannotPrint: {
    it: 'Ti mancano 2 idee del suo genere, oppure il denaro per uno scrittore e un artista.',
    en: 'You lack 2 ideas of its genre, or the money for a writer and an artist.',
  },
  tooDear: { it: 'Con il denaro che hai non basta per la coppia.', en: 'Your money does not pay for the pair.' },
  oneWriter: { it: 'Hai già preso lo scrittore di quest’azione.', en: 'You have taken the writer of this action.' },
  oneArtist: { it: 'Hai già preso l’artista di quest’azione.', en: 'You have taken the artist of this action.' },
  noneLeft: { it: 'Non puoi più girare né raccogliere ordini.', en: 'You may turn and collect no more orders.' },
  noCollect: { it: 'Non puoi più raccogliere ordini.', en: 'You may collect no more orders.' },
  agentHere: { it: 'L’agente è già qui.', en: 'The agent stands here already.' },
  onlyStart: {
    it: 'Qui l’agente comincia soltanto: non ci torna.',
    en: 'The agent only starts here: it never returns.',
  },
  cannotGrow: {
    it: 'Non può crescere adesso: è di un altro genere, al massimo, già cresciuto, o manca il denaro.',
    en: 'It cannot grow now: it is of another genre, at the top, has grown already, or money is missing.',
  },
  growsLater: { it: 'I creativi crescono a inizio round.', en: 'Creatives grow at the start of a round.' },
  special: { it: 'Azione speciale', en: 'Special action' },
  slots: { it: 'Le quattro carte del round', en: 'The four cards of the round' },
  slotDown: { it: 'carta coperta', en: 'face-down card' },
  actions: { it: 'Azioni', en: 'Actions' },
  doneNow: { it: 'la esegue adesso', en: 'being done now' },
  doneBefore: { it: 'già eseguita in questo round', en: 'already done this round' },
  reconstructed: {
    it: 'Ricostruzione: solo la prima carta del mazzo è nota dal regolamento.',
    en: 'Reconstruction: only the first card of the deck is known from the rules.',
  },
  variantDeck: { it: 'Carte della variante', en: 'Cards of the variant' },
  ownDeck: { it: 'Carte del tuo mazzo', en: 'Cards of your own deck' },
  level: { it: 'Livello', en: 'Level' },
  levelFans: { it: 'Stampa con', en: 'Prints with' },
  pointsNow: { it: 'PV se finisse ora', en: 'VP if it ended now' },
  pointsEnd: { it: 'PV finali', en: 'Final VP' },
  title: { it: 'Titolo', en: 'Title' },
  noTitleYet: { it: 'ancora nessuno', en: 'none yet' },
  nextTitle: { it: 'prossimo', en: 'next' },
  vp: { it: 'PV', en: 'VP' },
  noTitle: { it: 'nessun titolo sotto i 50 PV', en: 'no title below 50 VP' },
  goals: { it: 'Titolo e sfide', en: 'Title and challenges' },
  noChallenge: { it: 'Nessuna sfida in questa partita.', en: 'No challenge in this game.' },
  met: { it: 'riuscita finora', en: 'met so far' },
  notMet: { it: 'non ancora: −15 PV', en: 'not yet: −15 VP' },
  automaWins: { it: 'Ha vinto l’Automa', en: 'The Automa has won' },
  chooseGenre: { it: 'Il genere del primo fumetto', en: 'The genre of your first comic' },
  chooseIdeas: { it: 'Dalla riserva', en: 'From the supply' },
  yourPeople: { it: 'I tuoi creativi', en: 'Your creatives' },
  youHave: { it: 'ne hai', en: 'you have' },
  search: { it: 'Oppure paga $4 e cerca un genere nel mazzo', en: 'Or pay $4 and search the deck for a genre' },
  ripOffs: { it: 'Plagi possibili', en: 'Rip-offs you can print' },
  freeStep: { it: 'il primo passo è gratis', en: 'the first step is free' },
  paidStep: { it: 'ogni passo costa $2', en: 'each step costs $2' },
  printing: { it: 'In stampa', en: 'Going to print' },
  wouldHave: { it: 'Fan alla stampa', en: 'Fans when printed' },
  itsTurn: { it: 'È il turno dell’Automa.', en: 'It is the Automa’s turn.' },
} as const satisfies Record<string, Text>

export type Word = keyof typeof WORDS
export const word = (name: Word, lang: Lang): string => WORDS[name][lang]

const ORDERS_LEFT = {
  flips: {
    one: { it: '# ordine da girare', en: '# order to turn' },
    other: { it: '# ordini da girare', en: '# orders to turn' },
  },
  collects: {
    one: { it: '# ordine da raccogliere', en: '# order to collect' },
    other: { it: '# ordini da raccogliere', en: '# orders to collect' },
  },
} as const satisfies Record<string, Unit>
export const ordersLeft = (what: keyof typeof ORDERS_LEFT, count: number, lang: Lang): string =>
  counted(count, ORDERS_LEFT[what], lang)

/** What each special action does, in the order of the areas (R14). */
export const SPECIAL_ABOUT: Readonly<PerSpecial<Text>> = [
  {
    it: 'Dopo Assumi scambia uno scrittore e un artista della plancia con carte della mano, pagando la differenza.',
    en: 'After Hire swap one writer and one artist on your mat for cards of your hand, paying the difference.',
  },
  {
    it: 'Dopo Sviluppa metti da parte un originale: un segnalino Hype a ogni nuovo round, 2 fan ciascuno alla stampa.',
    en: 'After Develop set an original aside: a Hype token every new round, 2 fans each when printed.',
  },
  {
    it: 'Dopo Idee trasforma fino a 3 idee in fan, uno per fumetto.',
    en: 'After Ideas turn up to 3 ideas into fans, one per comic.',
  },
  {
    it: 'Ogni fumetto stampato mentre il cubo è qui vale 2 PV in più.',
    en: 'Each comic printed while the cube lies here is worth 2 VP more.',
  },
  {
    it: 'Dopo Royalties paga $2, $5 o $9 per 1, 2 o 4 fan.',
    en: 'After Royalties pay $2, $5 or $9 for 1, 2 or 4 fans.',
  },
  {
    it: 'Dopo Vendite prendi il quinto redattore per il resto del round.',
    en: 'After Sales take your fifth editor for the rest of the round.',
  },
]

export const AREA_ABOUT: Readonly<PerArea<Text>> = [
  {
    it: 'Prendi uno scrittore e un artista, in vista o dal mazzo. In mano al massimo 6 carte.',
    en: 'Take a writer and an artist, face up or from the deck. At most 6 cards in hand.',
  },
  {
    it: 'Prendi un fumetto in vista o dal mazzo; con $4 cerchi un genere.',
    en: 'Take a comic, face up or from the deck; for $4 search for a genre.',
  },
  {
    it: 'Prendi idee dal tabellone (2 sulla prima casella, poi 1) e 2 dalla riserva.',
    en: 'Take ideas from the board (2 on the first space, then 1) and 2 from the supply.',
  },
  {
    it: 'Stampa un fumetto con uno scrittore e un artista; due sulla prima casella.',
    en: 'Print a comic with a writer and an artist; two on the first space.',
  },
  { it: 'Incassa $4 sulla prima casella, poi $3.', en: 'Take $4 on the first space, then $3.' },
  {
    it: 'Muovi l’agente, gira e raccogli ordini: 3 sulla prima casella, poi 2.',
    en: 'Move the agent, turn and collect orders: 3 on the first space, then 2.',
  },
]

/** What a comic with so many fans pays at the end of the round (R15.2). */
export const payOf: Phrase<[fans: number, income: number]> = {
  it: (fans, income) => `Fan: ${fans}. A fine round rende $${income}`,
  en: (fans, income) => `Fans: ${fans}. At the end of the round it pays $${income}`,
}
