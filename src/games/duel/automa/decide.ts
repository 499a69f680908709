// SOLO's answer to every ask that is its own.
import { BadInput, type Tracer } from '../../../kernel/contract.ts'
import { climb } from '../../../ladder/climb.ts'
import { OPTION, type Move } from '../moves.ts'
import { optionsFor } from '../options/index.ts'
import { type Ask, PLAYER, SOLO } from '../asks.ts'
import { NONE, type State, topAsk } from '../state.ts'
import { scarcest } from './ladders/cards.ts'
import { progress, starter } from './ladders/others.ts'
import { strategic } from './ladders/wonders.ts'
import { bestFree, playTurn, worst } from './plans.ts'
import { destroyable, discarded, setAsideCards, topRowCards, type View, viewOf } from './view.ts'

export function decide(s: State, tracer?: Tracer): Move {
  const ask = topAsk(s)
  const move = ask && answerTo(ask, viewOf(s), tracer)
  if (move === undefined) throw new BadInput('there is nothing for SOLO to decide here')
  return move
}

/** Nothing where there is no candidate. */
export function answerTo(ask: Ask, v: View, tracer?: Tracer): Move | undefined {
  const { s } = v
  switch (ask.ask) {
    case 'turn': // S4
      return playTurn(v, tracer)
    case 'draft-1': // S2.2, S2.4
    case 'draft-2':
      return OPTION.draft[climb(strategic, s.offer, v, tracer)[0] ?? NONE]?.move
    case 'starter': // S8
      return OPTION.starter[climb(starter, [SOLO, PLAYER], v, tracer)[0] ?? SOLO]?.move
    case 'token-board': // S10
      return chooseToken(s.board, v, tracer)
    case 'token-box':
      return chooseToken(s.drawn, v, tracer)
    case 'mausoleum': // S11
      return OPTION.free[bestFree(v, discarded(s), tracer)?.card.no ?? NONE]?.move
    case 'messe':
      return OPTION.free[bestFree(v, topRowCards(s), tracer)?.card.no ?? NONE]?.move
    case 'destroy-brown': // S12
      return destroy(v, 'brown', tracer)
    case 'destroy-grey':
      return destroy(v, 'grey', tracer)
    case 'liberty': // S13
      return chooseLiberty(v, tracer)
    default:
      return optionsFor(s, ask)[0]?.move
  }
}

function chooseToken(tokens: readonly number[], v: View, tracer?: Tracer): Move | undefined {
  const candidates = tokens.map((no, place) => ({ no, place })).filter(({ no }) => no !== NONE)
  return OPTION.token[climb(progress, candidates, v, tracer)[0]?.no ?? NONE]?.move
}

function destroy(v: View, colour: 'brown' | 'grey', tracer?: Tracer): Move | undefined {
  return OPTION.destroy[climb(scarcest, destroyable(v.s, colour), v, tracer)[0]?.card.no ?? NONE]?.move
}

/** S13.2: both cards are chosen in the position as it is, before either takes effect. */
function chooseLiberty(v: View, tracer?: Tracer): Move | undefined {
  const shown = setAsideCards(v.s)
  const own = bestFree(v, shown, tracer)
  if (own === undefined) return undefined
  const given = worst(
    v,
    shown.filter((candidate) => candidate !== own),
    tracer,
  )
  return { do: 'liberty', take: own.card.no, give: given?.card.no ?? NONE }
}
