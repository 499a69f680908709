// The AI's turn: the action its dice say (S5.1), or in its last turn the first that is possible (S9.3).
import type { RungInfo, Tracer } from '../../../kernel/contract.ts'
import { refusal } from '../../../kernel/refusal.ts'
import { firstOf } from '../../../ladder/climb.ts'
import { type Move, OPTION } from '../moves.ts'
import { type State, topAsk } from '../state.ts'
import { docOf } from '../variant/index.ts'
import { actionRolled } from './choices.ts'
import type { View } from './view.ts'

const nothingToDecide = refusal('concordia.nothing-to-decide', {
  it: 'qui l’IA non ha niente da decidere',
  en: 'there is nothing for the AI to decide here',
})

export const viewOf = (s: State): View => ({ s, doc: docOf(s.variant) })

export function decide(s: State, tracer?: Tracer): Move {
  if (topAsk(s)?.ask !== 'ai') throw nothingToDecide()
  return tracer?.decided === undefined ? turn(s, tracer) : counted(s, tracer)
}

/** A decision that waits for the dice has not been made: what led to it counts once, when they have been rolled. */
function counted(s: State, tracer: Tracer): Move {
  const rungs: RungInfo[] = []
  const entry = tracer.entry
  const decided = (rung: RungInfo) => rungs.push(rung)
  const move = turn(s, entry === undefined ? { decided } : { decided, entry: (one) => entry(one) })
  if (move !== OPTION.roll.move) for (const rung of rungs) tracer.decided?.(rung)
  return move
}

function turn(s: State, tracer?: Tracer): Move {
  const v = viewOf(s)
  return firstOf(s.final ? v.doc.lastTurn : v.doc.plans[actionRolled(v, tracer)], v, tracer) ?? OPTION.none.move
}
