// The Opponent's answer to every ask that is its own. Where a die has to be rolled first, it asks for the die (S2).
import { BadInput, type RungInfo, type Tracer } from '../../../kernel/contract.ts'
import { type Ask, OPPONENT } from '../asks.ts'
import { token, wonder } from '../catalogue/index.ts'
import { type Move, OPTION } from '../moves.ts'
import { opponentWonderOptions } from '../options/setup.ts'
import { type State, topAsk } from '../state.ts'
import { chooseShownCard, chooseShownDeck } from './choices.ts'
import { splitDie } from './ladders/split.ts'
import { openTurn, ROLL, settle, takeCard, takeToken } from './plans.ts'
import { type View, viewOf } from './view.ts'

export function decide(s: State, tracer?: Tracer): Move {
  const ask = topAsk(s)
  if (ask === undefined || ask.side !== OPPONENT) throw new BadInput('there is nothing for the Opponent to decide here')
  const move = tracer?.decided === undefined ? answerTo(ask, viewOf(s), tracer) : counted(ask, s, tracer)
  if (move === undefined) throw new BadInput('there is nothing for the Opponent to decide here')
  return move
}

/** A decision that waits for a die has not been made: what led to it counts once, when the die has been rolled. */
function counted(ask: Ask, s: State, tracer: Tracer): Move | undefined {
  const rungs: RungInfo[] = []
  const entry = tracer.entry
  const decided = (rung: RungInfo) => rungs.push(rung)
  const move = answerTo(ask, viewOf(s), entry === undefined ? { decided } : { decided, entry: (one) => entry(one) })
  if (move !== ROLL) for (const rung of rungs) tracer.decided?.(rung)
  return move
}

function answerTo(ask: Ask, v: View, tracer?: Tracer): Move | undefined {
  switch (ask.ask) {
    case 'turn':
      return openTurn(v, tracer)
    case 'act':
      return settle(v, tracer) ?? OPTION.end.move
    case 'take': // S9: Alexandria
      return takeCard(v, tracer)
    case 'token':
      return takeToken(v, tracer)
    case 'hali-deck':
      return haliDeck(v, tracer)
    case 'hali-card':
      return haliCard(v, v.s.revealed, tracer)
    case 'opponent-wonder':
      return opponentWonder(v, tracer)
    case 'start-token':
      return startToken(v, tracer)
    default:
      return undefined
  }
}

export function haliDeck(v: View, tracer?: Tracer): Move {
  const deck = chooseShownDeck(v, tracer)
  return deck === undefined ? ROLL : (OPTION['hali-deck'][deck]?.move ?? ROLL)
}

export function haliCard(v: View, revealed: readonly number[], tracer?: Tracer): Move {
  const kept = chooseShownCard(v, revealed, tracer)
  return kept === undefined ? ROLL : (OPTION['hali-card'][kept]?.move ?? ROLL)
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
  return chosen === undefined ? ROLL : (OPTION['start-token'][chosen]?.move ?? ROLL)
}
