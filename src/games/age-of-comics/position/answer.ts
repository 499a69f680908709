// Questions about positions: a thin reader of the rules, never a second implementation.
import { BadInput, type Json, type TraceEntry, type Tracer } from '../../../kernel/contract.ts'
import { recorder } from '../../../kernel/trace.ts'
import { master, printFans } from '../apply/print.ts'
import { AUTOMA, YOU } from '../asks.ts'
import { reasonIn } from '../automa/actions.ts'
import { gainOf } from '../catalogue/actions.ts'
import {
  type CardNo,
  bonusOf,
  card,
  cardNo,
  FIRST_ARTIST,
  FIRST_COMIC,
  GENRE_OF,
  isOriginal,
  VALUE_OF,
} from '../catalogue/index.ts'
import { ADJACENT, NODE_IDS, ORDER_SPACES, orderFans, SPACE_NAMES, SPACES_AT } from '../catalogue/map.ts'
import { BONUS_IDEAS, BONUS_MONEY, BONUS_TICKET, DECK_NAMES, GENRES, SPECIALS } from '../catalogue/vocabulary.ts'
import { DECK_SIZE } from '../deck.ts'
import { type Increase, increases, type Part, raise } from '../increase.ts'
import { reshuffles } from '../apply/flow.ts'
import {
  afterDecay,
  cubePlaces,
  endOfRoundGains,
  FIRST_CUBE,
  fulfils,
  IDEA_COST,
  LAST_CUBE,
  masteryOf,
  nextToPlace,
  ripOffsFor,
} from '../measures.ts'
import { key } from '../moves.ts'
import { options } from '../options/index.ts'
import { stepCost } from '../options/sales.ts'
import { challengesOf, result, titleOf } from '../score.ts'
import {
  bare,
  CUBES,
  DISPLAY,
  EDITORS,
  NONE,
  orderValue,
  type Printed,
  ROUNDS,
  START_IDEAS,
  START_MONEY,
  type State,
} from '../state.ts'
import { type AskData, parseAsk } from './format.ts'
import { type Reading, readPosition, readState } from './read.ts'
import { gainers, playTurn } from './turn.ts'

type Answer = { readonly [key: string]: Json | undefined }

/** `watch` is told what the Automa looks at, besides the trace of the answer. */
export function answer(position: unknown, ask: unknown, watch: Tracer = {}): Answer {
  const reading = readPosition(position)
  const { state: s } = reading
  const asked: AskData = ask === undefined || ask === null ? { kind: 'turn' } : parseAsk(ask)
  switch (asked.kind) {
    case 'turn':
      return decision(reading, watch)
    case 'legal':
      return { legal: options(readState(position)).map(({ move }) => key(move)) }
    case 'print':
      return { print: printAnswer(s, asked) }
    case 'increase':
      return { legal: increaseAnswer(s, asked.used) }
    case 'ripoffs':
      return { legal: ripOffsFor(s, YOU).map((no) => card(no).id) }
    case 'cubes':
      return { legal: cubeAnswer(s) }
    case 'agent-moves':
      return { legal: agentMoves(s, asked.walked) }
    case 'orders-here':
      return { legal: ordersHere(s) }
    case 'action-gain':
      return { gain: { ...gainOf(asked.space) } }
    case 'next':
      return { next: nextAnswer(s) }
    case 'automa-deck':
      return { deckSize: s.round > 1 && !reshuffles(s.round - 1) ? DECK_SIZE - EDITORS : DECK_SIZE } // S4.7
    case 'setup':
      return { setup: setUp() }
    case 'income':
      return { income: endOfRoundGains(s).income }
    case 'end-of-round':
      return { endOfRound: endAnswer(s) }
    case 'final':
    case 'score':
      return { score: finalAnswer(s) }
  }
}

function decision({ state: s, phase, chance, data }: Reading, watch: Tracer): Answer {
  if (data.doing !== undefined) throw new BadInput('doing: the automa is asked what it does when its turn begins')
  if (phase !== 'automa-turn') throw new BadInput(`phase: in "${phase}" there is nothing for the automa to decide`)
  const own = recorder()
  const tracer: Tracer = {
    entry(entry) {
      own.entry?.(entry)
      watch.entry?.(entry)
    },
    decided: (rung) => watch.decided?.(rung),
  }
  const action = playTurn(s, chance, tracer)
  return { action, trace: own.entries.map(traced) }
}

/** The rung; of a skipped action also the reason. */
function traced({ ladder, rung, kept, dropped, failed }: TraceEntry): Answer {
  const reason = reasonIn(failed)
  return {
    clause: rung.cite,
    ladder: ladder.id.replace('age-of-comics.', ''),
    step: ladder.rungs.findIndex(({ id }) => id === rung.id) + 1,
    kept,
    dropped,
    ...(reason === undefined ? {} : { reason }),
  }
}

type PrintAsk = Extract<AskData, { kind: 'print' }>

/** Why you cannot print it, in the order of the format. */
function obstacle(s: State, comic: CardNo, writer: CardNo, artist: CardNo): string | undefined {
  const { hand, hyped, money, ideas } = s.you
  const isWriter = writer < FIRST_ARTIST && hand.includes(writer)
  const isArtist = artist >= FIRST_ARTIST && artist < FIRST_COMIC && hand.includes(artist)
  if (!isWriter || !isArtist) return 'creatives'
  if ((VALUE_OF[writer] as number) + (VALUE_OF[artist] as number) > money) return 'money'
  if (!isOriginal(comic)) return ripOffsFor(s, YOU).includes(comic) ? undefined : 'ripoff'
  if (!hand.includes(comic) && !hyped.some((each) => each.comic === comic)) return 'comic'
  return (ideas[GENRE_OF[comic] as number] as number) >= IDEA_COST ? undefined : 'ideas'
}

function printAnswer(s: State, ask: PrintAsk): Answer {
  const comic = cardNo(ask.id) as CardNo
  const writer = cardNo(ask.writer) ?? NONE
  const artist = cardNo(ask.artist) ?? NONE
  const why = writer === NONE || artist === NONE ? 'creatives' : obstacle(s, comic, writer, artist)
  if (why !== undefined) return { legal: false, why }
  const [writerValue, artistValue] = [VALUE_OF[writer] as number, VALUE_OF[artist] as number]
  const genre = GENRE_OF[comic] as number
  const hype = s.you.hyped.find((each) => each.comic === comic)?.tokens ?? 0
  const entry: Printed = {
    comic,
    fans: printFans(comic, writer, artist, hype),
    writer,
    artist,
    writerValue,
    artistValue,
    masteryFan: false,
    betterColor: false,
    hypeUsed: hype > 0,
    raised: 0,
  }
  const mastery = masteryOf(s, YOU, comic)
  const before = s.you.printed.map(({ fans }) => fans)
  s.you.printed.push(entry)
  master(s, YOU, mastery)
  const fitting = s.you.orders.filter((order) => fulfils(entry, order))
  const count = s.you.printed.length
  return {
    legal: true,
    cost: { money: writerValue + artistValue, ideas: isOriginal(comic) ? { [GENRES[genre] ?? '']: IDEA_COST } : {} },
    value: writerValue + artistValue,
    fans: entry.fans + fitting.reduce((sum, order) => sum + orderFans(orderValue(order)), 0),
    bonus: bonusAnswer(comic),
    mastery,
    alsoFans: gainers(s.you.printed, before),
    ordersFulfilled: fitting.length,
    cubeTier: count >= FIRST_CUBE && count <= LAST_CUBE ? count : null,
  }
}

function bonusAnswer(comic: CardNo): Answer {
  if (!isOriginal(comic)) return {}
  switch (bonusOf(comic)) {
    case BONUS_MONEY:
      return { money: 4 }
    case BONUS_IDEAS:
      return { ideas: 2 }
    case BONUS_TICKET:
      return { tickets: 1 }
    default:
      return {}
  }
}

type Used = Extract<AskData, { kind: 'increase' }>['used']

function increaseAnswer(s: State, used: Used): Json {
  for (const { comic, kind, mode } of used) {
    const entry = s.you.printed.find((each) => card(each.comic).id === comic)
    if (entry === undefined) throw new BadInput(`ask used: "${comic}" is not one of the player's printed comics`)
    raise(entry, { part: (kind === 'writer' ? 0 : 1) satisfies Part, mode })
  }
  return increases(s).map(({ comic, part, mode, cost, newValue }: Increase) => ({
    comic: card(comic).id,
    kind: part === 0 ? 'writer' : 'artist',
    mode,
    cost,
    newValue,
  }))
}

/** R12.1: the tier follows from the comics printed, the new one among them; the fifth earns no cube, it may move one. */
function cubeAnswer(s: State): string[] {
  const count = s.you.printed.length
  if (count < FIRST_CUBE || count > LAST_CUBE) return []
  return cubePlaces(s.you.cubes, count).map((no) => SPECIALS[no] ?? '')
}

function agentMoves(s: State, walked: boolean): Json {
  const money = stepCost(walked)
  if (s.you.money < money) return []
  return (ADJACENT[s.you.agent] ?? []).map((node) => ({ to: NODE_IDS[node] ?? '', money }))
}

const ordersHere = (s: State): string[] =>
  (SPACES_AT[s.you.agent] ?? []).filter((space) => s.map[space] !== NONE).map((space) => SPACE_NAMES[space] ?? '')

function nextAnswer(s: State): string {
  switch (nextToPlace(s)) {
    case AUTOMA:
      return 'automa'
    case YOU:
      return 'player'
    default:
      return 'end-of-round'
  }
}

/** R2, S2.1 to S2.7 */
function setUp(): Answer {
  const { you } = bare()
  const cards = { creatives: 2, comics: 1 }
  return {
    player: {
      money: START_MONEY,
      ideas: START_IDEAS,
      editors: EDITORS,
      cubes: CUBES,
      agent: NODE_IDS[you.agent] ?? '',
      ...cards,
    },
    automa: { money: 0, ideas: 0, editors: EDITORS, cubes: 0, agent: null, ...cards },
    ordersOnMap: ORDER_SPACES,
    display: Object.fromEntries(DECK_NAMES.map((name) => [name, DISPLAY])),
    automaDeck: DECK_SIZE,
    turnOrderBlocks: 0,
  }
}

function endAnswer(s: State): Answer {
  const { yourVp, itsVp, income } = endOfRoundGains(s)
  const over = s.round === ROUNDS
  const fans = (printed: readonly Printed[]) =>
    Object.fromEntries(printed.map((entry) => [card(entry.comic).id, over ? entry.fans : afterDecay(entry.fans)]))
  return {
    playerVp: yourVp,
    automaVp: itsVp,
    playerIncome: income,
    playerFans: fans(s.you.printed),
    automaFans: fans(s.automa.printed),
    reshuffleAutomaDeck: reshuffles(s.round),
    gameOver: over,
  }
}

function finalAnswer(s: State): Answer {
  const { you, yourTotal, penalty, final, its, itsTotal, winner } = result(s)
  return {
    player: { ...you, total: yourTotal },
    challenges: Object.fromEntries(challengesOf(s).map(({ challenge, met }) => [challenge.id, met])),
    challengePenalty: penalty,
    playerTotal: final,
    automa: { ...its, total: itsTotal },
    winner: winner === 'you' ? 'player' : 'automa',
    title: titleOf(final)?.id ?? null,
  }
}
