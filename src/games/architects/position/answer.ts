// Answers questions about a position through the rules, ladders and score sheet of the game.
import type { Json, Tracer } from '../../../kernel/contract.ts'
import { refusal } from '../../../kernel/refusal.ts'
import { apply } from '../apply/index.ts'
import { type Ask, type AskName, OPPONENT, PLAYER, SIDES, type Side, toAsk } from '../asks.ts'
import { haliCard, haliDeck, opponentWonder, startToken, viewOf } from '../automa/decide.ts'
import { levelOf } from '../variant/index.ts'
import { metRung } from '../automa/ladders/cards.ts'
import { constructStage, discardSet, ROLL, takeCard, takeToken } from '../automa/plans.ts'
import { faceUpCards, type View } from '../automa/view.ts'
import { card, cardNo, stage, stageNo, token, wonder } from '../catalogue/index.ts'
import { PAYMENTS } from '../catalogue/payments.ts'
import { available, payable, payments, shields, spoils } from '../measures.ts'
import { DECK_NAMES, type Move, SIDE_NAMES, STACK } from '../moves.ts'
import { isEvent, optionsFor } from '../options/index.ts'
import { centralLiesOpen } from '../options/turn.ts'
import { outcome, points, total } from '../score.ts'
import { NONE, type State, topAsk } from '../state.ts'
import { leadingDice, missingDie } from './chance.ts'
import { otherWondersStage } from './check.ts'
import { type AskData, type Chance, parseAsk } from './format.ts'
import { type Reading, readPosition } from './read.ts'
import { type Recorder, recorderFor } from './trace.ts'
import { playTurn, setCounts } from './turn.ts'
import { countsOf, stageIds, writePosition } from './write.ts'

type Answer = { readonly [key: string]: Json | undefined }

/** `watch` hears what the Opponent considers, besides the trace of the answer. */
export function answer(position: unknown, ask: unknown, watch: Tracer = {}): Answer {
  const reading = readPosition(position)
  const asked: AskData = ask === undefined || ask === null ? { kind: 'turn' } : parseAsk(ask)
  return about(reading, asked, recorderFor(asked.kind, watch))
}

function about({ state: s, chance }: Reading, ask: AskData, tracer: Recorder): Answer {
  switch (ask.kind) {
    case 'turn':
      return wholeTurn(s, chance, tracer)
    case 'setup-wonder':
      return wonderOfOpponent(s, chance, tracer)
    case 'setup':
      return startingTokens(s, chance, tracer)
    case 'start':
      return decided(offers(s, OPPONENT, 'turn', 'reveal') ? { type: 'reveal-central' } : undefined)
    case 'end':
      return decided(centralLiesOpen(s, OPPONENT) ? { type: 'discard-central' } : undefined)
    case 'take':
    case 'science':
    case 'token':
    case 'construct':
    case 'hali-deck':
      return decision(s, chance, ask.kind, tracer)
    case 'hali-card': {
      const revealed = ask.revealed.map((id) => cardNo(id) as number)
      return resolved(withWonder(s, OPPONENT), chance, tracer, (v) => haliCard(v, revealed, tracer))
    }
    case 'priorities':
      return { priorities: priorities(s) }
    case 'available':
      return { available: stagesOf(s, sideNo(ask.side), (side) => available(s.boards[side])) }
    case 'payable':
      return { payable: stagesOf(s, sideNo(ask.side), (side) => payable(s, side)) }
    case 'payments':
      return { payments: paymentsOf(s, sideNo(ask.side), ask.stage) }
    case 'obligations':
      return { obligations: obligations(withWonder(s, sideNo(ask.side)), sideNo(ask.side)) }
    case 'legal-take':
      return { legal: optionsFor(s, toAsk('take', PLAYER)).map(({ move }) => actionOf(move)['deck'] ?? null) }
    case 'moves':
    case 'legal':
      return { legal: moves(s) }
    case 'shields':
      return { shields: bothSides((side) => shields(s.boards[side])) }
    case 'battle':
      return { battle: bothSides((side) => spoils(s, side)) }
    case 'score':
      return { score: scores(s) }
  }
}

const sideNo = (name: (typeof SIDE_NAMES)[number]): Side => SIDE_NAMES.indexOf(name) as Side
const bothSides = (of: (side: Side) => Json): Answer => ({ player: of(PLAYER), opponent: of(OPPONENT) })

/** Whether the rules offer a side such a move. */
const offers = (s: State, side: Side, ask: AskName, kind: Move['do']): boolean =>
  optionsFor(s, toAsk(ask, side)).some(({ move }) => move.do === kind)

const neededHere = refusal('architects.needed-for-question', {
  it: 'serve per questa domanda',
  en: 'it is needed for this question',
})
const topUntold = refusal('architects.top-untold', {
  it: 'non è indicata la carta in cima',
  en: 'its top card is not told',
})
const opponentsTurn = refusal('architects.opponents-turn', {
  it: 'tocca all’Avversario, non a te',
  en: 'it is the Opponent’s turn, not the player’s',
})

function withWonder(s: State, side: Side): State {
  if (s.boards[side].wonder === NONE) throw neededHere([SIDE_NAMES[side], 'wonder'])
  return s
}

/** Face-up cards are rated by the Opponent's Wonder, which is not needed if there are none. */
const rated = (s: State): State => (faceUpCards(viewOf(s)).length > 0 ? withWonder(s, OPPONENT) : s)

/** A Wonder deck with cards shows its top one. */
function withTops(s: State): State {
  for (const side of SIDES)
    if (s.decks[side].count > 0 && s.decks[side].top < 0) throw topUntold(['decks', DECK_NAMES[side]])
  return s
}

const decided = (action: Answer | undefined, trace: Recorder['told'] = []): Answer => ({
  action: action ?? { type: 'none' },
  trace,
})

interface Decision {
  /** The ask it answers; the kind of move is the name of the question. */
  readonly ask: AskName
  readonly needs: (s: State) => State
  readonly choose: (v: View, tracer: Tracer) => Move | undefined
}

const DECISIONS: Readonly<Record<'take' | 'science' | 'token' | 'construct' | 'hali-deck', Decision>> = {
  take: { ask: 'take', needs: (s) => withTops(rated(s)), choose: takeCard },
  science: { ask: 'act', needs: (s) => s, choose: discardSet },
  token: { ask: 'token', needs: (s) => s, choose: takeToken },
  construct: { ask: 'act', needs: (s) => withWonder(s, OPPONENT), choose: constructStage },
  'hali-deck': { ask: 'hali-deck', needs: (s) => withTops(rated(s)), choose: haliDeck },
}

/** One decision with the dice at the front of `chance`; nothing to decide is an answer too. */
function decision(s: State, chance: Chance, kind: keyof typeof DECISIONS, tracer: Recorder): Answer {
  const { ask, needs, choose } = DECISIONS[kind]
  if (!offers(needs(s), OPPONENT, ask, kind)) return decided(undefined)
  return resolved(s, chance, tracer, (v) => choose(v, tracer))
}

function resolved(s: State, chance: Chance, tracer: Recorder, choose: (v: View) => Move | undefined): Answer {
  const { move } = chosen(s, chance, choose)
  return decided(move && actionOf(move), tracer.told)
}

function chosen<M extends Move | undefined>(
  s: State,
  chance: Chance,
  choose: (v: View) => M,
): { move: M; used: number } {
  s.rolls = leadingDice(chance)
  const v = viewOf(s)
  const move = choose(v)
  if (move === ROLL) throw missingDie(chance, s.rolls.length)
  return { move, used: v.rolled }
}

/** A move in the format of positions. */
function actionOf(m: Move): Answer {
  switch (m.do) {
    case 'take':
    case 'hali-deck':
      return { type: m.do, deck: DECK_NAMES[m.deck] }
    case 'hali-card':
      return { type: m.do, card: card(m.card).id }
    case 'science':
      return { type: m.do, discard: setCounts(m.set) }
    case 'token':
      return { type: m.do, token: m.token === STACK ? 'stack' : token(m.token).id }
    case 'construct':
      return { type: m.do, stage: stage(m.stage).id, pay: countsOf(PAYMENTS[m.payment]?.cards ?? []) }
    case 'end':
      return { type: 'end-turn' }
    default:
      return { type: m.do }
  }
}

function wonderOfOpponent(s: State, chance: Chance, tracer: Recorder): Answer {
  const named = s.boards[OPPONENT].wonder // Q1
  if (named !== NONE) return decided({ type: 'wonder', wonder: wonder(named).id })
  const { move } = chosen(withWonder(s, PLAYER), chance, (v) => opponentWonder(v, tracer))
  return decided({ type: 'wonder', wonder: move?.do === 'wonder' ? wonder(move.wonder).id : null }, tracer.told)
}

/** S4, S5 */
function startingTokens(s: State, chance: Chance, tracer: Recorder): Answer {
  withWonder(s, OPPONENT)
  s.boards[OPPONENT].tokens = []
  s.boards[OPPONENT].held = 0
  s.asks = new Array<Ask>(levelOf(s).tokens).fill(toAsk('start-token', OPPONENT))
  let left = chance
  while (topAsk(s)?.ask === 'start-token') {
    const { move, used } = chosen(s, left, (v) => startToken(v, tracer))
    apply(s, move)
    left = left.slice(used)
  }
  return decided({ type: 'setup', tokens: s.boards[OPPONENT].tokens.map((no) => token(no).id) }, tracer.told)
}

function wholeTurn(s: State, chance: Chance, tracer: Recorder): Answer {
  withTops(s.over ? s : withWonder(s, OPPONENT))
  const steps = playTurn(s, chance, tracer)
  // Empty decks end the game when the next turn begins (R10.2).
  const ended = steps.at(-1)?.['type'] === 'end-game'
  const { over: _, ...after } = writePosition(s, chance)
  return {
    ...decided({ type: 'turn', steps }, tracer.told),
    after: { ...after, over: ended },
  }
}

function priorities(s: State): Answer {
  const v = viewOf(withTops(rated(s)))
  const { priority } = v.doc
  const rungs: Record<string, string | null> = { player: null, opponent: null, central: null }
  for (const candidate of faceUpCards(v)) {
    rungs[priority.name(candidate)] = metRung(candidate, v)?.id.slice(priority.id.length + 1) ?? null
  }
  return rungs
}

function stagesOf(s: State, side: Side, bits: (side: Side) => number): string[] {
  withWonder(s, side)
  return stageIds(s.boards[side].wonder, bits(side))
}

function paymentsOf(s: State, side: Side, id: string): Json {
  const asked = stage(stageNo(id) as number)
  const own = s.boards[withWonder(s, side) && side].wonder
  if (asked.wonder !== own) throw otherWondersStage({ stage: id, wonder: wonder(own).id }, ['ask', 'stage'])
  // Fewest kinds first: a reader that looks for one payment inside the others then finds it before them.
  const found = payments(s, side, asked).map(({ cards }) => countsOf(cards))
  return found.sort((a, b) => Object.keys(a).length - Object.keys(b).length)
}

/** What must be done before the turn may end (R5.6, R6.2). */
const COMPULSORY = ['science', 'construct'] as const
const obligations = (s: State, side: Side): string[] => COMPULSORY.filter((kind) => offers(s, side, 'act', kind))

/** R13: none once the game is over. */
function moves(s: State): Json {
  if (s.active !== PLAYER) throw opponentsTurn(['active'])
  if (s.over) return []
  const ask = s.asks.findLast((each) => !isEvent(each)) ?? toAsk('turn', PLAYER)
  if (ask.ask === 'act') withWonder(s, PLAYER)
  return optionsFor(withTops(s), ask).map(({ move }) => actionOf(move))
}

function scores(s: State): Answer {
  const { winner } = outcome(s)
  const of = (side: Side) => {
    const sum = points(s, side)
    return { ...sum, total: total(sum) }
  }
  return { ...bothSides(of), winner: winner === 'shared' ? winner : SIDE_NAMES[winner] }
}
