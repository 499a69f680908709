// Answers questions about positions through the rules, without a second implementation.
import type { Json, TraceEntry, Tracer } from '../../../kernel/contract.ts'
import { refusal } from '../../../kernel/refusal.ts'
import { recorder } from '../../../kernel/trace.ts'
import { apply } from '../apply/index.ts'
import { endRound, reshuffles } from '../apply/flow.ts'
import { AUTOMA, PLAYER, type Sales, type Side } from '../asks.ts'
import { reasonIn } from '../automa/actions.ts'
import { gainOf } from '../catalogue/actions.ts'
import { card } from '../catalogue/index.ts'
import { NODE_IDS, ORDER_SPACES, SPACE_NAMES } from '../catalogue/map.ts'
import { ARTISTS, COMICS, DECK_NAMES, type DeckNo, KINDS, SPECIALS, WRITERS } from '../catalogue/vocabulary.ts'
import { DECK_SIZE } from '../deck.ts'
import { increaseOf, raise } from '../increase.ts'
import { cubeFor, endOfRoundGains, nextToPlace, ripOffsFor } from '../measures.ts'
import { key } from '../moves.ts'
import { nameOf } from '../names.ts'
import { revealOptions } from '../options/chance.ts'
import { options } from '../options/index.ts'
import { cubeOptions } from '../options/print.ts'
import { salesOptions, stepCost } from '../options/sales.ts'
import { increaseOptions } from '../options/special.ts'
import { challengesOf, result, titleOf } from '../score.ts'
import {
  bare,
  CUBES,
  DISPLAY,
  EDITORS,
  openSetUp,
  type Printed,
  START_IDEAS,
  START_MONEY,
  type State,
} from '../state.ts'
import { type AskData, parseAsk } from './format.ts'
import { printAnswer } from './print.ts'
import { type Reading, readPosition, readState } from './read.ts'
import { playTurn } from './turn.ts'

type Answer = { readonly [key: string]: Json | undefined }

/** `watch` hears what the Automa considers, besides the trace of the answer. */
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
      return { legal: ripOffsFor(s, PLAYER).map((no) => card(no).id) }
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
      return { deckSize: deckSize(s.round) }
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

const midTurn = refusal('age-of-comics.mid-turn', {
  it: 'all’Automa si chiede che cosa fa quando comincia il suo turno',
  en: 'the Automa is asked what it does when its turn begins',
})
const notItsTurn = refusal('age-of-comics.not-its-turn', {
  it: 'in questa fase l’Automa non ha niente da decidere',
  en: 'in this phase there is nothing for the Automa to decide',
})
const notPrinted = refusal<{ readonly comic: string }>('age-of-comics.not-printed', {
  it: ({ comic }) => `${nameOf(comic, 'it')} non è fra i tuoi fumetti stampati`,
  en: ({ comic }) => `${nameOf(comic, 'en')} is not one of your printed comics`,
})

function decision({ state: s, phase, chance, data }: Reading, watch: Tracer): Answer {
  if (data.doing !== undefined) throw midTurn(['doing'])
  if (phase !== 'automa-turn') throw notItsTurn(['phase'])
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

/** The rung; for a skipped action also the reason. */
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

type Used = Extract<AskData, { kind: 'increase' }>['used']

function increaseAnswer(s: State, used: Used): Json {
  const { printed } = s.player
  for (const { comic, kind, mode } of used) {
    const entry = printed.find((each) => card(each.comic).id === comic)
    if (entry === undefined) throw notPrinted({ comic }, ['ask', 'used'])
    raise(entry, { part: kind === 'writer' ? WRITERS : ARTISTS, mode })
  }
  return increaseOptions(s).flatMap(({ move }) => {
    if (move.do === 'done') return []
    const entry = printed.find(({ comic }) => comic === move.comic)
    const increase = entry && increaseOf(entry, move.part)
    if (increase === undefined) return []
    const { comic, part, ...terms } = increase
    return [{ comic: card(comic).id, kind: KINDS[part], ...terms }]
  })
}

/** R12.1: the tier follows from the printed comics including the new one; the fifth earns no cube, it may move one. */
function cubeAnswer(s: State): string[] {
  if (cubeFor(s.player.printed.length) !== 'cube') return []
  return cubeOptions(s).map(({ move }) => SPECIALS[move.special])
}

/** Puts you in the middle of your sales. */
const selling = (walked: boolean): Sales => ({ ask: 'sales', flips: 1, collects: 1, walked })

const agentMoves = (s: State, walked: boolean): Json =>
  salesOptions(s, selling(walked)).flatMap(({ move }) =>
    move.do === 'walk' ? [{ to: NODE_IDS[move.node] ?? '', money: stepCost(walked) }] : [],
  )

const ordersHere = (s: State): string[] =>
  salesOptions(s, selling(false)).flatMap(({ move }) => (move.do === 'collect' ? [SPACE_NAMES[move.space] ?? ''] : []))

function nextAnswer(s: State): string {
  switch (nextToPlace(s)) {
    case AUTOMA:
      return 'automa'
    case PLAYER:
      return 'player'
    case undefined:
      return 'end-of-round'
  }
}

/** The cards that can come when a round begins: four were turned up in each round before (S4.7). */
function deckSize(round: number): number {
  const s = bare()
  while (s.round < round) {
    for (let editor = 0; editor < EDITORS; editor++) {
      s.asks = [{ ask: 'place' }, { ask: 'reveal' }]
      for (const { move } of options(s).slice(0, 1)) apply(s, move)
    }
    endRound(s)
  }
  return revealOptions(s).length
}

/** R2, S2.1 to S2.7 */
function setUp(): Answer {
  const s = bare()
  openSetUp(s)
  const dealt = (side: Side, isSo: (deck: DeckNo) => boolean): number =>
    s.asks.filter((ask) => ask.ask === 'start-card' && ask.side === side && isSo(ask.deck)).length
  const creatives = (side: Side): number => dealt(side, (deck) => deck !== COMICS)
  return {
    player: {
      money: START_MONEY,
      ideas: START_IDEAS,
      editors: EDITORS,
      cubes: CUBES,
      agent: NODE_IDS[s.player.agent] ?? '',
      creatives: creatives(PLAYER),
      comics: s.asks.filter(({ ask }) => ask === 'start-genre').length,
    },
    automa: {
      money: 0,
      ideas: 0,
      editors: EDITORS,
      cubes: 0,
      agent: null,
      creatives: creatives(AUTOMA),
      comics: dealt(AUTOMA, (deck) => deck === COMICS),
    },
    ordersOnMap: ORDER_SPACES,
    display: Object.fromEntries(DECK_NAMES.map((name) => [name, DISPLAY])),
    automaDeck: DECK_SIZE,
    turnOrderBlocks: 0,
  }
}

const fansOf = (printed: readonly Printed[]): Answer =>
  Object.fromEntries(printed.map(({ comic, fans }) => [card(comic).id, fans]))

function endAnswer(s: State): Answer {
  const { round, player, automa } = s
  const before = { yourVp: player.vp, itsVp: automa.vp, money: player.money }
  endRound(s)
  return {
    playerVp: player.vp - before.yourVp,
    automaVp: automa.vp - before.itsVp,
    playerIncome: player.money - before.money,
    playerFans: fansOf(player.printed),
    automaFans: fansOf(automa.printed),
    reshuffleAutomaDeck: reshuffles(round),
    gameOver: s.over,
  }
}

function finalAnswer(s: State): Answer {
  const { you, yourTotal, penalty, final, its, itsTotal, winner, forTitle } = result(s)
  return {
    player: { ...you, total: yourTotal },
    challenges: Object.fromEntries(challengesOf(s).map(({ challenge, met }) => [challenge.id, met])),
    challengePenalty: penalty,
    playerTotal: final,
    automa: { ...its, total: itsTotal },
    winner: winner === 'you' ? 'player' : 'automa',
    title: titleOf(forTitle)?.id ?? null,
  }
}
