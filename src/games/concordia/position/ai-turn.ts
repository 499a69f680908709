// The AI's turn up to its action, played by the rules themselves; what it rolls comes from the position.
import { BadInput, type Json, type TraceEntry, type Tracer } from '../../../kernel/contract.ts'
import { recorder } from '../../../kernel/trace.ts'
import { apply } from '../apply/index.ts'
import { AI, PLAYER } from '../asks.ts'
import { paymentOf } from '../automa/choices.ts'
import { decide } from '../automa/decide.ts'
import { theCard } from '../catalogue/index.ts'
import { freeAi } from '../measures.ts'
import type { Move } from '../moves.ts'
import { offerOf } from '../purchases.ts'
import { mapOf, NONE, type State, topAsk } from '../state.ts'
import { takeRoll } from './chance.ts'
import type { Chance } from './format.ts'
import { countsOf } from './write.ts'

type Answer = { readonly [key: string]: Json | undefined }

export function turnOfAi(s: State, chance: Chance, watch: Tracer): Answer {
  if (s.over) throw new BadInput('phase: the game is over, the AI has no turn')
  if (s.turn === PLAYER) throw new BadInput("turn: it is the player's turn, not the AI's")
  if (s.final && s.ended === AI) throw new BadInput('endTriggeredBy: the AI has triggered the end and acts no more') // Q26
  for (;;) {
    if (topAsk(s)?.ask === 'die') takeRoll(s, chance)
    if (topAsk(s)?.ask !== 'ai') throw new BadInput('doing: the AI has acted already')
    const own = recorder()
    const move = decide(s, watched(own, watch))
    if (move.do !== 'roll') return { action: actionOf(s, move), trace: own.entries.map(traced) }
    apply(s, move)
  }
}

function watched(own: ReturnType<typeof recorder>, watch: Tracer): Tracer {
  return {
    entry: (one) => {
      own.entry?.(one)
      watch.entry?.(one)
    },
    decided: (rung) => watch.decided?.(rung),
  }
}

/** A move in the shape of positions. */
function actionOf(s: State, m: Move): Answer {
  switch (m.do) {
    case 'house':
      return { type: 'build', city: m.city, pay: m.pay }
    case 'goods': {
      const free = freeAi(s)
      const lost = m.goods.slice(free)
      return { type: 'take', goods: m.goods.slice(0, free), ...(lost.length > 0 ? { lost } : {}) }
    }
    case 'settle':
      return { type: 'place-colonist', city: mapOf(s).capital.id }
    case 'purchase': {
      const spaces = m.cards.map((id) => s.market.indexOf(theCard(id)))
      const offer = offerOf(spaces[0] ?? NONE, spaces[1] ?? NONE)
      const cards = m.cards.map((id, at) => ({ card: id, space: (spaces[at] as number) + 1 }))
      return { type: 'buy', cards, pay: countsOf(paymentOf(s, offer)) }
    }
    default:
      return { type: 'none' }
  }
}

/** Plans after the first are what is done about a full storehouse, or instead of what cannot be done. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^action-.*/, 'action-roll'],
  [/^goods-.*/, 'goods-roll'],
  [/^(build|take|purchase)$/, 'storehouse'],
  [/^(buildable|build-type)$/, 'build-type'],
  [/^(empty-city|build-city)$/, 'build-city'],
  [/^(affordable|together|buy)$/, 'buy'],
]

function traced({ ladder, rung, kept, dropped, values, failed }: TraceEntry): Answer {
  const name = ladder.id.replace('concordia.', '')
  const step = rung.id.slice(ladder.id.length + 1)
  const plan = kept.length + dropped.length === 0
  return {
    clause: rung.cite,
    ladder: NAMES.find(([pattern]) => pattern.test(name))?.[1] ?? name,
    step: /^(action|goods)-/.test(name) ? (values[kept[0] ?? ''] ?? step) : step,
    kept: plan && failed === undefined ? [step] : kept,
    dropped: plan && failed !== undefined ? [step] : dropped,
  }
}
