// Questions about a position, answered by the rules, ladders and score sheet of the game itself.
import { BadInput, type Json, type Tracer } from '../../../kernel/contract.ts'
import { CENTRAL, DECKS, OPPONENT, PLAYER, SIDES, type Side, toAsk } from '../asks.ts'
import { haliCard, haliDeck, opponentWonder, startToken } from '../automa/decide.ts'
import { levelOf } from '../automa/levels.ts'
import { priority } from '../automa/ladders/cards.ts'
import { constructStage, discardSet, ROLL, takeCard, takeToken } from '../automa/plans.ts'
import { faceUpCards, type View, viewOf } from '../automa/view.ts'
import { card, cardNo, stage, stageNo, token, type Token, wonder } from '../catalogue/index.ts'
import { PAYMENTS } from '../catalogue/payments.ts'
import { available, dueSets, mustReveal, payable, payments, shields, spoils } from '../measures.ts'
import { DECK_NAMES, type Move, SIDE_NAMES, STACK } from '../moves.ts'
import { isEvent, optionsFor } from '../options/index.ts'
import { outcome, points, total } from '../score.ts'
import { allEmpty, NONE, someWonderDeck, type State, tokensLeft } from '../state.ts'
import { gain } from '../apply/landing.ts'
import { leadingDice, missingDie } from './chance.ts'
import { type AskData, type Chance, parseAsk } from './format.ts'
import { type Reading, readPosition } from './read.ts'
import { type Recorder, recorderFor } from './trace.ts'
import { playTurn, setCounts } from './turn.ts'
import { countsOf, stageIds, writePosition } from './write.ts'

type Answer = { readonly [key: string]: Json | undefined }

/** `watch` is told what the Opponent looks at, besides the trace of the answer. */
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
      return decided(mustReveal(s) ? { type: 'reveal-central' } : undefined)
    case 'end':
      return decided(s.decks[CENTRAL].top >= 0 ? { type: 'discard-central' } : undefined)
    case 'take':
      return decision(withTops(rated(s)), chance, !allEmpty(s), tracer, takeCard)
    case 'science':
      return decision(s, chance, dueSets(s, OPPONENT) !== 0, tracer, discardSet)
    case 'token':
      return decision(s, chance, tokensLeft(s), tracer, takeToken)
    case 'construct':
      return decision(withWonder(s, OPPONENT), chance, payable(s, OPPONENT) !== 0, tracer, constructStage)
    case 'hali-deck':
      return decision(withTops(rated(s)), chance, someWonderDeck(s), tracer, haliDeck)
    case 'hali-card': {
      const revealed = ask.revealed.map((id) => cardNo(id) as number)
      return decision(withWonder(s, OPPONENT), chance, true, tracer, (v) => haliCard(v, revealed, tracer))
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
      return { legal: DECKS.filter((deck) => s.decks[deck].count > 0).map((deck) => DECK_NAMES[deck]) }
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

function withWonder(s: State, side: Side): State {
  if (s.boards[side].wonder === NONE) throw new BadInput(`${SIDE_NAMES[side]} wonder: it is needed for this question`)
  return s
}

/** Face-up cards are rated by the Opponent's Wonder; where none lies open it is not needed. */
const rated = (s: State): State => (faceUpCards(viewOf(s)).length > 0 ? withWonder(s, OPPONENT) : s)

/** A Wonder deck that has cards shows one. */
function withTops(s: State): State {
  for (const side of SIDES)
    if (s.decks[side].count > 0 && s.decks[side].top < 0)
      throw new BadInput(`decks ${DECK_NAMES[side]}: its top card is not told`)
  return s
}

const decided = (action: Answer | undefined, trace: Recorder['told'] = []): Answer => ({
  action: action ?? { type: 'none' },
  trace,
})

/** One decision with the dice at the front of `chance`; nothing to decide is an answer too. */
function decision(
  s: State,
  chance: Chance,
  possible: boolean,
  tracer: Recorder,
  choose: (v: View, tracer: Tracer) => Move | undefined,
): Answer {
  if (!possible) return decided(undefined)
  const { move } = chosen(s, chance, (v) => choose(v, tracer))
  return decided(move && actionOf(move), tracer.told)
}

function chosen(
  s: State,
  chance: Chance,
  choose: (v: View) => Move | undefined,
): { move: Move | undefined; used: number } {
  s.rolls = leadingDice(chance)
  const v = viewOf(s)
  const move = choose(v)
  if (move === ROLL) throw missingDie(chance, s.rolls.length)
  return { move, used: v.rolled }
}

/** A move in the shape of positions. */
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
  const tokens: Token[] = []
  s.boards[OPPONENT].tokens = []
  s.boards[OPPONENT].held = 0
  let left = chance
  while (tokens.length < levelOf(s.level).tokens) {
    const { move, used } = chosen(s, left, (v) => startToken(v, tracer))
    if (move?.do !== 'start-token') break
    gain(s, OPPONENT, move.token)
    tokens.push(token(move.token))
    left = left.slice(used)
  }
  return decided({ type: 'setup', tokens: tokens.map(({ id }) => id) }, tracer.told)
}

function wholeTurn(s: State, chance: Chance, tracer: Recorder): Answer {
  withTops(s.over ? s : withWonder(s, OPPONENT))
  const steps = playTurn(s, chance, tracer)
  // That the decks are empty ends the game when the next turn begins (R10.2).
  const ended = steps.at(-1)?.['type'] === 'end-game'
  const { over: _, ...after } = writePosition(s, chance)
  return {
    ...decided({ type: 'turn', steps }, tracer.told),
    after: { ...after, over: ended },
  }
}

function priorities(s: State): Answer {
  const v = viewOf(withTops(rated(s)))
  const rungs: Record<string, string | null> = { player: null, opponent: null, central: null }
  for (const candidate of faceUpCards(v)) {
    const met = priority.rungs.find(({ rate }) => (rate(candidate, v) ?? 0) > 0)
    rungs[priority.name(candidate)] = met?.id.slice(priority.id.length + 1) ?? null
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
  if (asked.wonder !== own) throw new BadInput(`ask stage: "${id}" is not a Stage of ${wonder(own).id}`)
  // Fewest kinds first: a reader that looks for one payment inside the others then finds it before them.
  const found = payments(s, side, asked).map(({ cards }) => countsOf(cards))
  return found.sort((a, b) => Object.keys(a).length - Object.keys(b).length)
}

function obligations(s: State, side: Side): string[] {
  return [...(dueSets(s, side) === 0 ? [] : ['science']), ...(payable(s, side) === 0 ? [] : ['construct'])]
}

/** R13: none once the game is over. */
function moves(s: State): Json {
  if (s.active !== PLAYER) throw new BadInput("active: it is the Opponent's turn, not the player's")
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
