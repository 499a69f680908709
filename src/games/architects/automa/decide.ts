// The Opponent's answer to every ask that is its own. Where a die has to be rolled first, it asks for the die (S2).
import type { RungInfo, Tracer } from '../../../kernel/contract.ts'
import { refusal } from '../../../kernel/refusal.ts'
import { type AskName, type Decision, OPPONENT } from '../asks.ts'
import { token, wonder } from '../catalogue/index.ts'
import { type Move, numbered, OPTION } from '../moves.ts'
import { opponentWonderOptions } from '../options/setup.ts'
import { type State, topAsk } from '../state.ts'
import { chooseShownCard, chooseShownDeck } from './choices.ts'
import { splitDie } from './ladders/split.ts'
import { openTurn, ROLL, settle, takeCard, takeToken } from './plans.ts'
import { docOf } from '../variant/index.ts'
import { type View, viewFor } from './view.ts'

const nothingToDecide = refusal('architects.nothing-to-decide', {
  it: 'qui l’Avversario non ha niente da decidere',
  en: 'there is nothing for the Opponent to decide here',
})

export const viewOf = (s: State): View => viewFor(s, docOf(s.variant))

export function decide(s: State, tracer?: Tracer): Move {
  const ask = topAsk(s)
  const answer = ask?.side === OPPONENT ? BY_ASK[ask.ask] : undefined
  const move = tracer?.decided === undefined ? answer?.(viewOf(s), tracer) : answer && counted(answer, s, tracer)
  if (move === undefined) throw nothingToDecide()
  return move
}

/** The choices that the Opponent may be asked for: all but the player's Wonder. */
type Own = Exclude<Decision, 'wonder'>
type Answer = (v: View, tracer?: Tracer) => Move | undefined

const ANSWERS: Readonly<Record<Own, Answer>> = {
  turn: openTurn,
  act: (v, tracer) => settle(v, tracer) ?? OPTION.end.move,
  take: takeCard, // S9: Alexandria
  token: takeToken,
  'hali-deck': haliDeck,
  'hali-card': (v, tracer) => haliCard(v, v.s.revealed, tracer),
  'opponent-wonder': opponentWonder,
  'start-token': startToken,
}

const BY_ASK: Readonly<Partial<Record<AskName, Answer>>> = ANSWERS

/** A decision that waits for a die has not been made: what led to it counts once, when the die has been rolled. */
function counted(answer: Answer, s: State, tracer: Tracer): Move | undefined {
  const rungs: RungInfo[] = []
  const entry = tracer.entry
  const decided = (rung: RungInfo) => rungs.push(rung)
  const move = answer(viewOf(s), entry === undefined ? { decided } : { decided, entry: (one) => entry(one) })
  if (move !== ROLL) for (const rung of rungs) tracer.decided?.(rung)
  return move
}

export function haliDeck(v: View, tracer?: Tracer): Move {
  const deck = chooseShownDeck(v, tracer)
  return deck === undefined ? ROLL : OPTION['hali-deck'][deck].move
}

export function haliCard(v: View, revealed: readonly number[], tracer?: Tracer): Move {
  const kept = chooseShownCard(v, revealed, tracer)
  return kept === undefined ? ROLL : numbered(OPTION['hali-card'], kept).move
}

const wonderName = (move: Move): string => (move.do === 'wonder' ? wonder(move.wonder).id : '')

/** S3: the six others, in their order. */
export function opponentWonder(v: View, tracer?: Tracer): Move {
  const moves = opponentWonderOptions(v.s).map(({ move }) => move)
  return splitDie(moves, wonderName, v, tracer) ?? ROLL
}

/** S4, S5: those of its Wonder it does not have yet, in their order. */
export function startToken(v: View, tracer?: Tracer): Move {
  const left = wonder(v.own.wonder).tokens.filter((no) => !v.own.tokens.includes(no))
  const chosen = splitDie(left, (no) => token(no).id, v, tracer)
  return chosen === undefined ? ROLL : numbered(OPTION['start-token'], chosen).move
}
