// SOLO's answer to every ask that is its own.
import type { Tracer } from '../../../kernel/contract.ts'
import { refusal } from '../../../kernel/refusal.ts'
import { climb } from '../../../ladder/climb.ts'
import { OPTION, type Move, starterOf } from '../moves.ts'
import { type Ask, type AskName, type Decision, PLAYER, SOLO } from '../asks.ts'
import { isFirstPick } from '../options/setup.ts'
import { NONE, type State, topAsk } from '../state.ts'
import { docOf } from '../variant/index.ts'
import { playTurn } from './plans.ts'
import { type Candidate, destroyable, discarded, setAsideCards, topRowCards, type View, viewFor } from './view.ts'

export const nothingToDecide = refusal('duel.nothing-to-decide', {
  it: 'qui SOLO non ha niente da decidere',
  en: 'there is nothing for SOLO to decide here',
})

export const viewOf = (s: State): View => viewFor(s, docOf(s.variant))

export function decide(s: State, tracer?: Tracer): Move {
  const ask = topAsk(s)
  const move = ask && answerTo(ask, viewOf(s), tracer)
  if (move === undefined) throw nothingToDecide()
  return move
}

/** Nothing where there is no candidate. */
type Answer = (v: View, tracer?: Tracer) => Move | undefined

function draft(v: View, tracer?: Tracer): Move | undefined {
  const [picked] = climb(v.doc.strategic, v.s.offer, v, tracer)
  // S2.2: the very first wonder is never a choice, whatever a variant says of the scale.
  return OPTION.draft[(isFirstPick(v.s) ? v.s.offer[0] : picked) ?? NONE]?.move
}

const ANSWERS: Readonly<Record<Decision, Answer>> = {
  turn: playTurn, // S4
  'draft-1': draft, // S2.2, S2.4
  'draft-2': draft,
  address: () => undefined, // S2.3: the player chooses it
  starter: (v, tracer) => starterOf(climb(v.doc.starter, [SOLO, PLAYER], v, tracer)[0] ?? SOLO), // S8
  'age-start': () => OPTION['age-start'][0]?.move, // S14.2: nothing to choose
  'token-board': (v, tracer) => chooseToken(v.s.board, v, tracer), // S10
  'token-box': (v, tracer) => chooseToken(v.s.drawn, v, tracer),
  mausoleum: (v, tracer) => free(v, discarded(v.s), tracer), // S11
  messe: (v, tracer) => free(v, topRowCards(v.s), tracer),
  'destroy-brown': (v, tracer) => destroy(v, 'brown', tracer), // S12
  'destroy-grey': (v, tracer) => destroy(v, 'grey', tracer),
  liberty: chooseLiberty, // S13
}

const BY_ASK: Readonly<Partial<Record<AskName, Answer>>> = ANSWERS

export const answerTo = ({ ask }: Ask, v: View, tracer?: Tracer): Move | undefined =>
  ask === 'turn' ? playTurn(v, tracer) : BY_ASK[ask]?.(v, tracer)

function free(v: View, from: readonly Candidate[], tracer?: Tracer): Move | undefined {
  return OPTION.free[v.doc.bestFree(v, from, tracer)?.card.no ?? NONE]?.move
}

function chooseToken(tokens: readonly number[], v: View, tracer?: Tracer): Move | undefined {
  const candidates = tokens.map((no, place) => ({ no, place })).filter(({ no }) => no !== NONE)
  return OPTION.token[climb(v.doc.progress, candidates, v, tracer)[0]?.no ?? NONE]?.move
}

function destroy(v: View, colour: 'brown' | 'grey', tracer?: Tracer): Move | undefined {
  return OPTION.destroy[climb(v.doc.scarcest, destroyable(v.s, colour), v, tracer)[0]?.card.no ?? NONE]?.move
}

/** S13.2, Q29: both cards are chosen in the position as it is, before either takes effect. */
function chooseLiberty(v: View, tracer?: Tracer): Move | undefined {
  const shown = setAsideCards(v.s)
  const own = v.doc.keptFree(v, shown, tracer)
  if (own === undefined) return undefined
  const given = v.doc.givenAway(
    v,
    shown.filter((candidate) => candidate !== own),
    tracer,
  )
  return { do: 'liberty', take: own.card.no, give: given?.card.no ?? NONE }
}
