// Texts of the board.
import { counted, type Lang, type Phrase, type Text, type Unit } from '../../../kernel/text.ts'
import { BOARD_WORDS } from '../../../web/kit/board/words.ts'
import type { RiverNo, StructureId } from '../catalogue/index.ts'
import { riverName } from '../names.ts'

const WORDS = {
  ...BOARD_WORDS,
  map: { it: 'La mappa', en: 'The map' },
  whole: { it: 'Tutta la mappa', en: 'The whole map' },
  closer: { it: 'Ingrandisci', en: 'Zoom in' },
  farther: { it: 'Rimpicciolisci', en: 'Zoom out' },
  you: { it: 'La tua plancia', en: 'Your board' },
  resources: { it: 'Risorse', en: 'Resources' },
  vp: { it: 'Punti Vittoria', en: 'Victory points' },
  vpShort: { it: 'PV', en: 'VP' },
  coins: { it: 'Monete', en: 'Coins' },
  workers: { it: 'Lavoratori', en: 'Workers' },
  priests: { it: 'Sacerdoti', en: 'Priests' },
  power: { it: 'Potere', en: 'Power' },
  keys: { it: 'Chiavi', en: 'Keys' },
  shipping: { it: 'Navigazione', en: 'Shipping' },
  dig: { it: 'Scavo', en: 'Digging' },
  incomeNext: { it: 'Entrate del prossimo turno', en: 'Income of the next round' },
  noIncome: { it: 'Ultimo turno: non ci sono più entrate', en: 'The last round: no more income' },
  structures: { it: 'Edifici', en: 'Structures' },
  next: { it: 'Il prossimo edificio scopre', en: 'The next one uncovers' },
  price: { it: 'Costo', en: 'Price' },
  cults: { it: 'I culti', en: 'The cults' },
  powerActions: { it: 'Azioni potere', en: 'Power actions' },
  used: { it: 'già usata', en: 'used' },
  blocked: { it: 'non disponibile in questo turno', en: 'blocked this round' },
  free: { it: 'disponibile', en: 'available' },
  specials: { it: 'Azioni speciali', en: 'Special actions' },
  rounds: { it: 'Tessere turno', en: 'Scoring tiles' },
  now: { it: 'adesso', en: 'now' },
  roundOver: { it: 'passato', en: 'over' },
  bonusTiles: { it: 'Tessere bonus', en: 'Bonus tiles' },
  held: { it: 'in mano tua', en: 'you hold it' },
  heldShort: { it: 'tua', en: 'yours' },
  favours: { it: 'Favori', en: 'Favours' },
  towns: { it: 'Città', en: 'Towns' },
  opponents: { it: 'Gli avversari', en: 'The opponents' },
  referee: { it: 'Arbitro: che cosa si sa', en: 'Referee: what is known' },
  unchecked: { it: 'Non controllato', en: 'Not checked' },
  opponentsAbout: {
    it: 'Le loro mosse le scegli tu: gratis, facoltative, una volta per colore e per turno.',
    en: 'You choose their moves: free, optional, once per colour and round.',
  },
  opponentsAboutGame: {
    it: 'Le loro mosse le scegli tu: gratis, facoltative, una volta per colore in tutta la partita.',
    en: 'You choose their moves: free, optional, once per colour in the whole game.',
  },
  aimAbout: { it: 'I suoi esagoni si illuminano', en: 'Its hexes light up' },
  placeOpen: { it: 'può piazzare un’abitazione', en: 'may place a dwelling' },
  placeDone: { it: 'abitazione già piazzata', en: 'dwelling placed' },
  evolveOpen: { it: 'può evolvere un’abitazione', en: 'may upgrade a dwelling' },
  evolveDone: { it: 'abitazione già evoluta', en: 'upgrade done' },
  cancel: { it: 'Annulla', en: 'Cancel' },
  showTowns: { it: 'Città da fare', en: 'Towns to be' },
  showNetworks: { it: 'Reti', en: 'Networks' },
  overlays: { it: 'Sulla mappa', en: 'On the map' },
  blocksYou: { it: 'blocca anche te', en: 'also blocks you' },
  score: { it: 'Punteggio se finisse ora', en: 'Score if it ended now' },
  projected: { it: 'punti se finisse ora', en: 'points if it ended now' },
  pass: { it: 'Passa', en: 'Pass' },
  convert: { it: 'Converti', en: 'Convert' },
  burn: { it: 'Sacrifica potere', en: 'Burn power' },
  empty: { it: 'libero', en: 'empty' },
  home: { it: 'il tuo terreno', en: 'your terrain' },
  inTown: { it: 'in città', en: 'in a town' },
  choose: { it: 'Scegli', en: 'Choose' },
  itsTurn: { it: 'Gli avversari si preparano…', en: 'The opponents are set up…' },
  chance: { it: 'Decide il caso…', en: 'Chance decides…' },
  past: { it: 'Un momento passato.', en: 'An old moment.' },
  stronghold: { it: 'Con la fortezza', en: 'With the stronghold' },
  yourHand: { it: 'Che cosa puoi fare', en: 'What you can do' },
  sendPriest: { it: 'Manda un sacerdote', en: 'Send a priest' },
  wheel: { it: 'Il ciclo dei terreni', en: 'The terrain wheel' },
  lit: { it: 'qui puoi agire', en: 'you can act here' },
  litTheirs: { it: 'qui può andare un avversario', en: 'an opponent can go here' },
  litNews: { it: 'appena cambiato', en: 'just changed' },
  kept: { it: 'ha deciso questi', en: 'chosen by the rules' },
  dropped: { it: 'ha scartato questi', en: 'ruled out' },
  nothing: { it: 'niente', en: 'nothing' },
} as const satisfies Record<string, Text>

export type Word = keyof typeof WORDS
export const word = (id: Word, lang: Lang): string => WORDS[id][lang]

export const bowlsText: Phrase<[bowls: readonly number[]]> = {
  it: (bowls) => `Ciotole del potere: ${bowls.join(', ')}`,
  en: (bowls) => `Bowls of power: ${bowls.join(', ')}`,
}
export const bowlsChange: Phrase<[now: readonly number[], then: readonly number[]]> = {
  it: (now, then) => `Ciotole ora ${now.join(', ')}, poi ${then.join(', ')}.`,
  en: (now, then) => `Bowls now ${now.join(', ')}, then ${then.join(', ')}.`,
}
export const perSpade: Phrase<[price: string]> = {
  it: (price) => `${price} per vanga`,
  en: (price) => `${price} a spade`,
}
/** Pieces of a kind on the map and in the supply. */
export const piecesText: Phrase<[built: number, left: number]> = {
  it: (built, left) => `${built} sulla mappa, ${left} in riserva`,
  en: (built, left) => `${built} on the map, ${left} left`,
}
export const cultAt: Phrase<[cult: string, level: number, opponents: readonly number[], points: number]> = {
  it: (name, level, opponents, points) =>
    `${name}: sei al livello ${level}; avversari a ${opponents.join(', ')}; varrebbe ${points} PV`,
  en: (name, level, opponents, points) =>
    `${name}: you are at ${level}; opponents at ${opponents.join(', ')}; worth ${points} VP`,
}
export const orderSlots: Phrase<[threes: number, twos: number]> = {
  it: (threes, twos) => `Posti liberi per sacerdoti: ${threes} da 3 passi, ${twos} da 2 passi`,
  en: (threes, twos) => `Places left for priests: ${threes} of 3 steps, ${twos} of 2 steps`,
}
export const ranksText: Phrase<[prizes: readonly number[]]> = {
  it: (prizes) => `Alla fine i primi tre ottengono ${prizes.join(' / ')} PV`,
  en: (prizes) => `At the end the first three get ${prizes.join(' / ')} VP`,
}
export const networkRanks: Phrase<[networks: readonly number[], prizes: readonly number[]]> = {
  it: (networks, prizes) =>
    `Territori connessi degli avversari: ${networks.join(', ')}; ai primi tre vanno ${prizes.join(' / ')} PV`,
  en: (networks, prizes) =>
    `Connected structures of the opponents: ${networks.join(', ')}; the first three get ${prizes.join(' / ')} VP`,
}
export const networkText: Phrase<[size: number, networks: readonly number[]]> = {
  it: (size, networks) => `Territori connessi: ${size} contro ${networks.join(', ')}`,
  en: (size, networks) => `Connected structures: ${size} against ${networks.join(', ')}`,
}
export const roundText: Phrase<[round: number]> = { it: (round) => `Turno ${round}`, en: (round) => `Round ${round}` }
export const blockedIn: Phrase<[actions: string]> = {
  it: (actions) => `non disponibili: ${actions}`,
  en: (actions) => `blocked: ${actions}`,
}
/** The same as a heading. */
export const riverText = (no: RiverNo, lang: Lang): string => {
  const name = riverName(no, lang)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
export const bridgeSite: Phrase<[id: string]> = {
  it: (id) => `Posto per un ponte ${id}`,
  en: (id) => `Place for a bridge ${id}`,
}
/** A trading post is cheaper beside an opponent (R13.2). */
export const aloneText: Phrase<[price: string]> = {
  it: (price) => `${price} senza avversari accanto`,
  en: (price) => `${price} with no opponent beside it`,
}
export const costsText: Phrase<[price: string]> = {
  it: (price) => `costa ${price}`,
  en: (price) => `costs ${price}`,
}
/** "3 steps: from 1 to 4, +2 power" */
export const sendText: Phrase<[cult: string, steps: string, from: number, to: number, power: number]> = {
  it: (name, steps, from, to, power) => `${name}, ${steps}: da ${from} a ${to}${power > 0 ? `, +${power} potere` : ''}`,
  en: (name, steps, from, to, power) =>
    `${name}, ${steps}: from ${from} to ${to}${power > 0 ? `, +${power} power` : ''}`,
}
/** What a group of structures has of what a town needs (R20.1). */
export const townText: Phrase<[hexes: string, power: number, powerNeeded: number, structures: number, needed: number]> =
  {
    it: (hexes, power, powerNeeded, structures, needed) =>
      `${hexes}: ${power} potere su ${powerNeeded}, ${structures} edifici su ${needed}`,
    en: (hexes, power, powerNeeded, structures, needed) =>
      `${hexes}: ${power} of ${powerNeeded} power, ${structures} of ${needed} structures`,
  }
export const networkOf: Phrase<[size: number, hexes: string]> = {
  it: (size, hexes) => `Rete da ${size}: ${hexes}`,
  en: (size, hexes) => `Network of ${size}: ${hexes}`,
}
/** Neighbours in words, for people who cannot see the map. */
export const besideText: Phrase<[hexes: string, rivers: string]> = {
  it: (hexes, rivers) => [hexes === '' ? '' : `Accanto: ${hexes}`, rivers].filter(Boolean).join('. '),
  en: (hexes, rivers) => [hexes === '' ? '' : `Beside it: ${hexes}`, rivers].filter(Boolean).join('. '),
}
const RIVERS_BESIDE: Unit = {
  one: { it: 'Fiume su # lato', en: 'River on # side' },
  other: { it: 'Fiume su # lati', en: 'River on # sides' },
}
export const riversBeside = (sides: number, lang: Lang): string =>
  sides === 0 ? '' : counted(sides, RIVERS_BESIDE, lang)
export const shipsTo: Phrase<[range: number, hexes: string]> = {
  it: (range, hexes) => `Di là dal fiume, navigazione ${range}: ${hexes}`,
  en: (range, hexes) => `Across the river, shipping ${range}: ${hexes}`,
}

export const timesText: Phrase<[what: string, times: number]> = {
  it: (what, times) => (times === 1 ? what : `${what}, ${times} volte`),
  en: (what, times) => (times === 1 ? what : `${what}, ${times} times`),
}

export const ifAccepted: Phrase<[offer: string]> = {
  it: (offer) => `Se accetti: ${offer}`,
  en: (offer) => `If you accept: ${offer}`,
}
export const wheelStep: Phrase<[terrain: string, colour: string, away: string]> = {
  it: (terrain, name, away) => `${terrain} (${name}): ${away}`,
  en: (terrain, name, away) => `${terrain} (${name}): ${away}`,
}
export const advanceText: Phrase<[track: string]> = {
  it: (track) => `Avanza: ${track}`,
  en: (track) => `Advance: ${track}`,
}
export const cultBonusText: Phrase<[bonus: string]> = {
  it: (bonus) => `A fine turno, bonus dei culti: ${bonus}`,
  en: (bonus) => `At the end of the round, cult bonus: ${bonus}`,
}
export const passingBrings: Phrase<[vp: string]> = {
  it: (vp) => `Passando ora: ${vp}`,
  en: (vp) => `Passing now: ${vp}`,
}
export const fromTo: Phrase<[cult: string, from: number, to: number]> = {
  it: (name, from, to) => `${name}: da ${from} a ${to}`,
  en: (name, from, to) => `${name}: from ${from} to ${to}`,
}
/** The owner of a structure: "Emporio, tuo". */
const YOURS: Readonly<Record<StructureId, Text>> = {
  dwelling: { it: 'tua', en: 'yours' },
  'trading-post': { it: 'tuo', en: 'yours' },
  temple: { it: 'tuo', en: 'yours' },
  stronghold: { it: 'tua', en: 'yours' },
  sanctuary: { it: 'tuo', en: 'yours' },
}
export const yoursText = (id: StructureId, lang: Lang): string => YOURS[id][lang]
export const theirsText: Phrase<[colour: string]> = {
  it: (name) => `avversario ${name}`,
  en: (name) => `${name} opponent`,
}

const FROM_HOME: Unit = {
  one: { it: '# vanga da casa', en: '# spade from home' },
  other: { it: '# vanghe da casa', en: '# spades from home' },
}
export const fromHome = (spades: number, lang: Lang): string => counted(spades, FROM_HOME, lang)
const COINS_ON: Unit = {
  one: { it: '# moneta sopra', en: '# coin on it' },
  other: { it: '# monete sopra', en: '# coins on it' },
}
export const coinsOn = (coins: number, lang: Lang): string => counted(coins, COINS_ON, lang)
const DWELLINGS: Unit = {
  one: { it: '# abitazione', en: '# dwelling' },
  other: { it: '# abitazioni', en: '# dwellings' },
}
const POSTS: Unit = {
  one: { it: '# emporio', en: '# trading post' },
  other: { it: '# empori', en: '# trading posts' },
}
export const supplyText: Phrase<[dwellings: number, posts: number]> = {
  it: (dwellings, posts) => `in riserva: ${counted(dwellings, DWELLINGS, 'it')}, ${counted(posts, POSTS, 'it')}`,
  en: (dwellings, posts) => `supply: ${counted(dwellings, DWELLINGS, 'en')}, ${counted(posts, POSTS, 'en')}`,
}
