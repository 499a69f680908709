// What the learned eye looks at: plain measures of a state, of your side and the Automa's.
import { ones } from '../../common/bits.ts'
import type { Measured } from '../../kernel/eye.ts'
import { printFans } from './apply/print.ts'
import { type Ask, type AskName, AUTOMA, PLAYER } from './asks.ts'
import {
  bonusOf,
  type CardNo,
  FIRST_ARTIST,
  FIRST_COMIC,
  FIRST_RIPOFF,
  genreOf,
  isOriginal,
  printedValue,
} from './catalogue/index.ts'
import {
  ADJACENT,
  NODE_IDS,
  NODES_OF,
  ORDER_VALUES,
  orderFans,
  orderGenre,
  orderValue,
  SPACES_AT,
} from './catalogue/map.ts'
import {
  type AreaNo,
  AREA_NOS,
  BONUS_GAINS,
  COMICS,
  EXTRA_EDITOR,
  GENRE_NOS,
  type GenreNo,
  SPECIAL_NAMES,
  SPECIAL_NOS,
  SPECIALS,
  WRITERS,
  ARTISTS,
  PARTS,
} from './catalogue/vocabulary.ts'
import { increaseOf } from './increase.ts'
import {
  bestFans,
  countGenre,
  hasCube,
  IDEA_COST,
  incomeOf,
  masteryOf,
  ripOffsFor,
  totalFans,
  valueOf,
} from './measures.ts'
import { areaName } from './names.ts'
import { result } from './score.ts'
import { EDITORS, editorsOf, NONE, type Printed, ROUNDS, type State } from './state.ts'
import { levelOf } from './variant/index.ts'
import { inEachLang } from '../../kernel/text.ts'

type Feature = Measured<State>

const named = (id: string, it: string, en: string, measure: (s: State) => number): Feature => ({
  id,
  text: { it, en },
  measure,
})

/** Yours and the Automa's: in Italian the noun with its possessive, and with its article before "dell’Automa". */
const both = (
  id: string,
  [yours, its, en]: readonly [string, string, string],
  of: (printed: readonly Printed[], s: State) => number,
): Feature[] => [
  named(`you/${id}`, yours, `your ${en}`, (s) => of(s.player.printed, s)),
  named(`automa/${id}`, `${its} dell’Automa`, `the Automa’s ${en}`, (s) => of(s.automa.printed, s)),
]

// Time

const editorsLeft = (s: State): number => Math.max(0, EDITORS + (s.player.extraEditor ? 1 : 0) - editorsOf(s, PLAYER))
const itsEditorsLeft = (s: State): number => Math.max(0, EDITORS - editorsOf(s, AUTOMA) - s.automa.lostEditors)
const roundsToCome = ({ round }: State): number => ROUNDS - round

/** Actions of yours still to come, as many as are certain. */
const actionsLeft = (s: State): number => editorsLeft(s) + EDITORS * roundsToCome(s)

// What is printed

/** Fans that will be lost until the end (R15.4). */
function decayAhead(printed: readonly Printed[], s: State): number {
  const ends = roundsToCome(s)
  let sum = 0
  for (const { fans } of printed) sum += Math.min(Math.max(0, fans - 1), ends)
  return sum
}

/** Money the comics will bring before the last round, with the fans they have now (R15.2). */
function incomeAhead({ player, round }: State): number {
  let sum = 0
  for (const { fans } of player.printed)
    for (let end = round, left = fans; end < ROUNDS; end++, left = Math.max(1, left - 1)) {
      if (fans === 0) break
      sum += incomeOf(left)
    }
  return sum
}

const incomeNow = ({ player }: State): number => {
  let sum = 0
  for (const { fans } of player.printed) sum += incomeOf(fans)
  return sum
}

/** 1 ahead, 0 behind, a half where nobody has anything: who would be first in the ranking now (R15.1). */
const ranking = (s: State): number => {
  const [yours, its] = [bestFans(s.player.printed), bestFans(s.automa.printed)]
  return yours >= its && yours > 0 ? 1 : 0
}
const rankingGap = (s: State): number =>
  Math.max(-6, Math.min(6, bestFans(s.player.printed) - bestFans(s.automa.printed)))

const originals = (printed: readonly Printed[]): number => {
  let count = 0
  for (const { comic } of printed) if (comic < FIRST_RIPOFF) count++
  return count
}

const teamValues = (s: State): number => {
  let sum = 0
  for (const entry of s.player.printed) sum += valueOf(entry)
  return sum
}

/** Creatives that can still increase (R5.1). */
const learners = (s: State): number => {
  let count = 0
  for (const entry of s.player.printed)
    for (const part of PARTS) {
      const value = part === WRITERS ? entry.writerValue : entry.artistValue
      if (value < 3 && increaseOf({ ...entry, raised: 0 }, part) !== undefined) count += 3 - value
    }
  return count
}

const masteries = (s: State, side: number): number => {
  let count = 0
  for (const holder of s.mastery) if (holder === side) count++
  return count
}

/** Tokens of yours that the next comic of the Automa would take. */
const contested = (s: State): number => {
  let count = 0
  for (const genre of GENRE_NOS)
    if (s.mastery[genre] === PLAYER && countGenre(s.automa.printed, genre) >= countGenre(s.player.printed, genre))
      count++
  return count
}

// What is in your hand

const inHand = (s: State, deck: number): number => {
  const { hand } = s.player
  let count = 0
  for (let at = 0; at < hand.length; at++) {
    const no = hand[at] as CardNo
    if ((no < FIRST_ARTIST ? WRITERS : no < FIRST_COMIC ? ARTISTS : COMICS) === deck) count++
  }
  return count
}
const comicsInHand = (s: State): number => inHand(s, COMICS) + s.player.hyped.length
const teams = (s: State): number => Math.min(inHand(s, WRITERS), inHand(s, ARTISTS))

/** The best value of the writers (or artists) of a genre in the hand, 0 for none. */
const fits = (s: State, genre: GenreNo, artists: boolean): boolean => {
  const { hand } = s.player
  for (let at = 0; at < hand.length; at++) {
    const no = hand[at] as CardNo
    if (no < FIRST_COMIC && no >= FIRST_ARTIST === artists && genreOf(no) === genre) return true
  }
  return false
}

const MASTERY_POINTS = { none: 0, gained: 3, taken: 5, held: 1 } as const

/** Points that a comic would bring at once if it were printed with those of the hand that suit it best (R10.4, R11, R16). */
function printPoints(s: State, comic: CardNo, writer = NONE, artist = NONE): number {
  const genre = genreOf(comic)
  const isFitting = (one: number, artists: boolean): boolean =>
    one === NONE ? fits(s, genre, artists) : genreOf(one) === genre
  const matching = (isFitting(writer, false) ? 1 : 0) + (isFitting(artist, true) ? 1 : 0)
  const { hyped, printed } = s.player
  let tokens = 0
  for (const each of hyped) if (each.comic === comic) tokens = each.tokens
  let sum = printFans(comic, NONE, NONE, tokens) + matching + MASTERY_POINTS[masteryOf(s, PLAYER, comic)]
  if (isOriginal(comic)) {
    const { money, ideas } = BONUS_GAINS[bonusOf(comic)]
    sum += 2 + 2 * matching + (money + ideas) / 4 + (printed.length >= 4 ? 1 : 0)
  }
  if (printed.length === 4) sum += originals(printed)
  if (printed.length >= 5) sum += 2
  return sum
}

/** Those that can be printed as soon as there is a team, by points: originals that have their ideas. */
function ready(s: State, rank: 0 | 1): number {
  let [best, second] = [0, 0]
  const { hand, hyped, ideas } = s.player
  const weigh = (comic: CardNo): void => {
    if (ideas[genreOf(comic)] < IDEA_COST) return
    const points = printPoints(s, comic)
    if (points > best) [best, second] = [points, best]
    else if (points > second) second = points
  }
  for (const no of hand) if (no >= FIRST_COMIC) weigh(no)
  for (const { comic } of hyped) weigh(comic)
  return rank === 0 ? best : second
}

/** Points of all originals of the hand, ready or not: of the best two. */
function planned(s: State): number {
  let [best, second] = [0, 0]
  const weigh = (comic: CardNo): void => {
    const points = printPoints(s, comic)
    if (points > best) [best, second] = [points, best]
    else if (points > second) second = points
  }
  for (const no of s.player.hand) if (no >= FIRST_COMIC) weigh(no)
  for (const { comic } of s.player.hyped) weigh(comic)
  return best + second
}

/** The best rip-off there is. */
function bestRipOff(s: State): number {
  let best = 0
  for (const no of ripOffsFor(s, PLAYER)) best = Math.max(best, 1 + printPoints(s, no))
  return best
}

/** Creatives of the hand that suit a comic of the hand, each comic once. */
function suiting(s: State): number {
  let count = 0
  const weigh = (comic: CardNo): void => {
    const genre = genreOf(comic)
    count += (fits(s, genre, false) ? 1 : 0) + (fits(s, genre, true) ? 1 : 0)
  }
  for (const no of s.player.hand) if (no >= FIRST_COMIC) weigh(no)
  for (const { comic } of s.player.hyped) weigh(comic)
  return count
}

/** What the creatives of the hand cost to print with: one writer and one artist, the dearest. */
const teamCost = (s: State): number => {
  let [writer, artist] = [0, 0]
  for (const no of s.player.hand)
    if (no < FIRST_ARTIST) writer = Math.max(writer, printedValue(no))
    else if (no < FIRST_COMIC) artist = Math.max(artist, printedValue(no))
  return writer + artist
}
const handValue = (s: State): number => {
  let sum = 0
  for (const no of s.player.hand) if (no < FIRST_COMIC) sum += printedValue(no)
  return sum
}
const moneyShort = (s: State): number => Math.max(0, teamCost(s) - s.player.money)

const comicsOf = (s: State, genre: GenreNo): number => {
  let count = 0
  for (const no of s.player.hand) if (no >= FIRST_COMIC && genreOf(no) === genre) count++
  for (const { comic } of s.player.hyped) if (genreOf(comic) === genre) count++
  return count
}

/** Ideas for comics of the hand; and others. */
const ideasInUse = (s: State): number => {
  let sum = 0
  for (const genre of GENRE_NOS) sum += Math.min(s.player.ideas[genre], IDEA_COST * comicsOf(s, genre))
  return sum
}
const ideasLacking = (s: State): number => {
  let sum = 0
  for (const genre of GENRE_NOS) sum += Math.max(0, IDEA_COST * comicsOf(s, genre) - s.player.ideas[genre])
  return sum
}
const ideasHeld = ({ player }: State): number => {
  let sum = 0
  for (const count of player.ideas) sum += count
  return sum
}
/** Genres with two ideas and no comic for them. */
const ideaPairs = (s: State): number => {
  let count = 0
  for (const genre of GENRE_NOS) if (s.player.ideas[genre] >= IDEA_COST && comicsOf(s, genre) === 0) count++
  return count
}

// The displays

/** Whether the displays show a writer and an artist for a comic of yours that lacks one. */
function toHire(s: State): number {
  let most = 0
  for (const genre of GENRE_NOS) {
    if (comicsOf(s, genre) === 0) continue
    let here = 0
    for (const deck of [WRITERS, ARTISTS] as const) {
      if (fits(s, genre, deck === ARTISTS)) continue
      for (const no of s.decks[deck].display)
        if (genreOf(no) === genre) {
          here++
          break
        }
    }
    most = Math.max(most, here)
  }
  return most
}

/** The points of the best comic on display, with the hand as it is. */
function toDevelop(s: State): number {
  let best = 0
  for (const no of s.decks[COMICS].display) best = Math.max(best, printPoints(s, no))
  return best
}

// Orders

const STEPS: readonly (readonly number[])[] = NODE_IDS.map((_, from) => {
  const far = NODE_IDS.map(() => 99)
  far[from] = 0
  const queue = [from]
  for (const at of queue)
    for (const next of ADJACENT[at] ?? [])
      if ((far[next] as number) === 99) {
        far[next] = (far[at] as number) + 1
        queue.push(next)
      }
  return far
})

/** The best value of your comics of each genre; NONE for none. */
const reach: number[] = [0, 0, 0, 0, 0, 0]
function lookAtReach(s: State): void {
  reach.fill(0)
  for (const entry of s.player.printed) {
    const genre = genreOf(entry.comic)
    reach[genre] = Math.max(reach[genre] as number, valueOf(entry))
  }
}

/** Fans an order would bring you: of one face down what those nobody has seen would bring on average; what fails costs its fans. */
function orderPoints(s: State, order: number, isBlind = true): number {
  if (order === NONE) return 0
  const genre = orderGenre(order)
  const most = reach[genre] as number
  if (most === 0) return 0
  const value = orderValue(order)
  if (value > 0) return value <= most ? orderFans(value) : 0
  if (!isBlind) return 0
  let [sum, count] = [0, 0]
  for (let at = 0; at < ORDER_VALUES.length; at++) {
    const copies = s.unseen[genre * ORDER_VALUES.length + at] as number
    const one = ORDER_VALUES[at] as number
    count += copies
    if (one <= most) sum += copies * orderFans(one)
  }
  return count === 0 ? 0 : sum / count
}

/** Fans of all orders on the map that your comics would fulfil. */
const ordersToHave = (s: State): number => {
  lookAtReach(s)
  let sum = 0
  for (const order of s.map) sum += orderPoints(s, order)
  return sum
}

/** Fans of the best orders within reach of the agent from one node, as many as may be collected there. */
function atNode(s: State, node: number, collects: number): number {
  let [first, second, third] = [0, 0, 0]
  for (const space of SPACES_AT[node] as readonly number[]) {
    const points = orderPoints(s, s.map[space] as number)
    if (points > first) [first, second, third] = [points, first, second]
    else if (points > second) [second, third] = [points, second]
    else if (points > third) third = points
  }
  return first + (collects > 1 ? second : 0) + (collects > 2 ? third : 0)
}

/** The best node for the next Sales, less what the way there costs (R13.1). */
function salesAhead(s: State): number {
  const ask = s.asks.at(-1)
  const isSelling = ask?.ask === 'sales'
  const collects = isSelling ? ask.collects : 3
  if (collects === 0) return 0
  const free = isSelling && ask.walked ? 0 : 1
  lookAtReach(s)
  const { agent, money, tickets } = s.player
  const steps = STEPS[agent] as readonly number[]
  let best = 0
  for (let node = 0; node < steps.length - 1; node++) {
    const paid = Math.max(0, (steps[node] as number) - free)
    if (2 * paid > money && tickets === 0) continue
    const cost = Math.min(tickets > 0 ? 1.2 : 99, 0.7 * paid)
    const worth = atNode(s, node, collects) - cost
    if (worth > best) best = worth
  }
  return best
}

/** Open orders of yours: their fans. */
const ordersOpen = ({ player }: State): number => {
  let sum = 0
  for (const order of player.orders) sum += orderFans(orderValue(order))
  return sum
}

/** Of those: that a comic of the hand could fulfil, by its genre. */
const ordersHoped = (s: State): number => {
  let sum = 0
  for (const order of s.player.orders)
    if (comicsOf(s, orderGenre(order)) > 0 || countGenre(s.player.printed, orderGenre(order)) > 0)
      sum += orderFans(orderValue(order))
  return sum
}

/** Orders of the genres of comics in your hand. */
const ordersForHand = (s: State): number => {
  let count = 0
  for (let space = 0; space < NODES_OF.length; space++) {
    const order = s.map[space] as number
    if (order !== NONE && comicsOf(s, orderGenre(order)) > 0) count++
  }
  return count
}

// The Automa

const itsTeams = ({ automa }: State): number => Math.min(automa.writers.length, automa.artists.length)
/** Fans its next print would bring (S10.3, S10.5). */
const itsNextPrint = (s: State): number => {
  const count = Math.min(itsTeams(s), s.automa.developed.length)
  return count * (levelOf(s).printFans + s.round)
}

// What is being done

const pending =
  (name: AskName, of: (ask: Ask, s: State) => number) =>
  (s: State): number => {
    let sum = 0
    for (let at = 0; at < s.asks.length; at++) {
      const ask = s.asks[at] as Ask
      if (ask.ask === name) sum += of(ask, s)
    }
    return sum
  }
const left = (ask: Ask): number => ('left' in ask ? ask.left : 1)

/** Points of the print that has begun. */
const printing = (s: State): number => {
  const ask = s.asks.at(-1)
  if (ask?.ask === 'print-writer') return printPoints(s, ask.comic)
  if (ask?.ask === 'print-artist') return printPoints(s, ask.comic, ask.writer)
  if (ask?.ask === 'print' && ask.left > 0) return Math.max(ready(s, 0), bestRipOff(s))
  return 0
}
const printingValue = (s: State): number => {
  const ask = s.asks.at(-1)
  return ask?.ask === 'print-artist' ? printedValue(ask.writer) : 0
}

const free = (area: AreaNo): Feature => ({
  id: `board/${area} first`,
  text: inEachLang((lang) => areaName(area, lang)),
  measure: ({ spaces }) => (spaces[area].length === 0 ? 1 : 0),
})

export const features: readonly Feature[] = [
  named('level', 'il livello', 'the level', (s) => levelOf(s).printFans),
  named('progress', 'il punto della partita', 'the stage of the game', (s) => 1 - actionsLeft(s) / (ROUNDS * EDITORS)),
  named('round', 'il round', 'the round', ({ round }) => round),
  named('you/editors', 'i tuoi redattori', 'your editors', editorsLeft),
  named('automa/editors', 'i redattori dell’Automa', 'the Automa’s editors', itsEditorsLeft),
  named('lead', 'il tuo vantaggio in PV', 'your lead in VP', (s) => {
    const { final, itsTotal } = result(s)
    return final - itsTotal
  }),
  named('you/points', 'i tuoi PV', 'your VP', (s) => result(s).final),
  ...both('fans', ['i tuoi fan', 'i fan', 'fans'], totalFans),
  ...both('best', ['il tuo fumetto migliore', 'il fumetto migliore', 'best comic'], bestFans),
  ...both('decay', ['i fan che perderai', 'i fan da perdere', 'fans to lose'], decayAhead),
  ...both('comics', ['i tuoi fumetti stampati', 'i fumetti stampati', 'printed comics'], ({ length }) => length),
  named('ranking', 'il primo posto in classifica', 'first place in the ranking', ranking),
  named('ranking gap', 'il distacco in classifica', 'the gap in the ranking', rankingGap),
  named('you/originals', 'i tuoi originali', 'your originals', ({ player }) => originals(player.printed)),
  named('you/fifth', 'il tuo quinto fumetto', 'your fifth comic', ({ player }) =>
    Math.max(0, player.printed.length - 4),
  ),
  named('you/income', 'la tua rendita', 'your income', incomeNow),
  named('you/income ahead', 'il denaro in arrivo', 'money to come', incomeAhead),
  named('you/team values', 'i valori dei tuoi team', 'the values of your teams', teamValues),
  named('you/learners', 'i valori che puoi aumentare', 'values you can increase', learners),
  named('you/mastery', 'le tue Maestrie', 'your mastery tokens', (s) => masteries(s, PLAYER)),
  named('automa/mastery', 'le Maestrie dell’Automa', 'the Automa’s mastery tokens', (s) => masteries(s, AUTOMA)),
  named('you/contested', 'le tue Maestrie in pericolo', 'your mastery tokens at risk', contested),
  named('you/money', 'il tuo denaro', 'your money', ({ player }) => Math.min(player.money, 30)),
  named('you/little money', 'il denaro che ti basta', 'money enough', ({ player }) => Math.min(player.money, 6)),
  named('you/ideas', 'le tue idee', 'your ideas', ideasHeld),
  named('you/ideas in use', 'le idee per i tuoi fumetti', 'ideas for your comics', ideasInUse),
  named('you/ideas lacking', 'le idee che ti mancano', 'ideas you lack', ideasLacking),
  named('you/idea pairs', 'le idee per un nuovo fumetto', 'ideas for a new comic', ideaPairs),
  named('you/tickets', 'i tuoi biglietti', 'your tickets', ({ player }) => player.tickets),
  named('you/writers', 'i tuoi scrittori', 'writers in your hand', (s) => inHand(s, WRITERS)),
  named('you/artists', 'i tuoi artisti', 'artists in your hand', (s) => inHand(s, ARTISTS)),
  named('you/teams', 'i tuoi team', 'teams in your hand', teams),
  named('you/hand comics', 'i fumetti che hai in mano', 'comics in your hand', comicsInHand),
  named('you/hyped', 'i tuoi fumetti in hype', 'your hyped comics', ({ player }) => player.hyped.length),
  named('you/hype tokens', 'i tuoi gettoni Hype', 'your Hype tokens', ({ player }) =>
    player.hyped.reduce((sum, { tokens }) => sum + tokens, 0),
  ),
  named('you/hand value', 'il valore della tua mano', 'the values in your hand', handValue),
  named('you/team cost', 'il costo del tuo team', 'the cost of your team', teamCost),
  named('you/money short', 'il denaro che ti manca', 'money you lack', moneyShort),
  named('you/suiting', 'i creativi adatti ai tuoi fumetti', 'creatives that suit your comics', suiting),
  named('you/ready', 'il fumetto pronto per la stampa', 'a comic ready to print', (s) => ready(s, 0)),
  named('you/ready too', 'il secondo fumetto pronto per la stampa', 'a second comic ready to print', (s) =>
    ready(s, 1),
  ),
  named('you/planned', 'i fumetti in preparazione', 'comics on their way', planned),
  named('you/rip-off', 'il plagio a disposizione', 'a rip-off to print', bestRipOff),
  named('to hire', 'i creativi adatti sul tavolo', 'suitable creatives on display', toHire),
  named('to develop', 'i fumetti adatti sul tavolo', 'suitable comics on display', toDevelop),
  named('orders', 'gli ordini alla tua portata', 'orders your comics can fulfil', ordersToHave),
  named('sales', 'gli ordini vicini al tuo agente', 'orders near your agent', salesAhead),
  named('orders open', 'gli ordini non soddisfatti', 'unfulfilled orders', ordersOpen),
  named('orders hoped', 'gli ordini da soddisfare', 'orders still to fulfil', ordersHoped),
  named('orders for hand', 'gli ordini per i fumetti in mano', 'orders for comics in your hand', ordersForHand),
  ...SPECIAL_NOS.map((no) =>
    named(`cube/${SPECIALS[no]}`, SPECIAL_NAMES[SPECIALS[no]].it, SPECIAL_NAMES[SPECIALS[no]].en, (s) =>
      hasCube(s, no) ? 1 : 0,
    ),
  ),
  named('cubes ahead', 'le tue azioni speciali', 'your special actions', (s) => ones(s.player.cubes) * actionsLeft(s)),
  named('extra ahead', 'i redattori extra in arrivo', 'extra editors to come', (s) =>
    hasCube(s, EXTRA_EDITOR) ? roundsToCome(s) + (s.player.extraEditor ? 0 : 1) : 0,
  ),
  named('automa/teams', 'i team dell’Automa', 'the Automa’s teams', itsTeams),
  named(
    'automa/developed',
    'i fumetti sviluppati dell’Automa',
    'the Automa’s developed comics',
    (s) => s.automa.developed.length,
  ),
  named('automa/next print', 'la prossima stampa dell’Automa', 'the Automa’s next print', itsNextPrint),
  ...AREA_NOS.map(free),
  named(
    'doing/hire',
    'le assunzioni in corso',
    'hiring',
    pending('hire', (ask) => (ask.ask === 'hire' && ask.of === 'both' ? 2 : 1)),
  ),
  named(
    'doing/develop',
    'lo sviluppo in corso',
    'developing',
    pending('develop', () => 1),
  ),
  named(
    'doing/board',
    'le idee da prendere dal tabellone',
    'ideas to take from the board',
    pending('board-ideas', left),
  ),
  named(
    'doing/supply',
    'le idee da prendere',
    'ideas to take',
    (s) => pending('supply-ideas', left)(s) + pending('bonus-ideas', left)(s),
  ),
  named('doing/print', 'le stampe in corso', 'prints to make', pending('print', left)),
  named('doing/printing', 'il fumetto in stampa', 'the comic being printed', printing),
  named(
    'doing/printing value',
    'il valore del fumetto in stampa',
    'the value of the comic being printed',
    printingValue,
  ),
  named(
    'doing/flips',
    'gli ordini da girare',
    'orders to turn',
    pending('sales', (ask) => (ask.ask === 'sales' ? ask.flips : 0)),
  ),
  named(
    'doing/collects',
    'gli ordini da raccogliere',
    'orders to collect',
    pending('sales', (ask) => (ask.ask === 'sales' ? ask.collects : 0)),
  ),
  named(
    'doing/walked',
    'il passo già fatto',
    'the step made',
    pending('sales', (ask) => (ask.ask === 'sales' && ask.walked ? 1 : 0)),
  ),
  named(
    'doing/convert',
    'le idee da cambiare in fan',
    'ideas to turn into fans',
    pending('convert', (ask, s) => (hasCube(s, 2) ? Math.min(left(ask), ideasHeld(s), s.player.printed.length) : 0)),
  ),
  named(
    'doing/marketing',
    'il marketing in corso',
    'marketing',
    (s) =>
      pending('marketing-fan', left)(s) +
      (hasCube(s, 4) ? pending('marketing', () => Math.min(4, s.player.money / 2.3))(s) : 0),
  ),
  named(
    'doing/extra',
    'il redattore extra da prendere',
    'the extra editor to take',
    pending('extra-editor', (_, s) => (hasCube(s, EXTRA_EDITOR) && !s.player.extraEditor ? 1 : 0)),
  ),
  named(
    'doing/increase',
    'gli aumenti in corso',
    'values to increase now',
    pending('increase', () => 1),
  ),
  named(
    'doing/cube',
    'il cubetto da mettere',
    'a cube to put',
    pending('cube', () => 1),
  ),
  named(
    'doing/hype',
    'il fumetto da mettere in hype',
    'a comic to hype',
    pending('hype', (_, s) => (hasCube(s, 1) ? 1 : 0)),
  ),
  named(
    'doing/reassign',
    'la riassegnazione in corso',
    're-assigning',
    pending('reassign', (_, s) => (hasCube(s, 0) ? 1 : 0)),
  ),
]
