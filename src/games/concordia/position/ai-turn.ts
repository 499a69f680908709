// The AI's turn up to its action, played by the rules themselves; its rolls come from the position.
import type { Json, TraceEntry, Tracer } from '../../../kernel/contract.ts'
import { refusal } from '../../../kernel/refusal.ts'
import { recorder } from '../../../kernel/trace.ts'
import { apply } from '../apply/index.ts'
import { AI, PLAYER } from '../asks.ts'
import { paymentOf } from '../automa/choices.ts'
import { decide, viewOf } from '../automa/decide.ts'
import { type LadderId, PREFIX } from '../automa/ladders/shared.ts'
import { card } from '../catalogue/index.ts'
import { freeAi } from '../measures.ts'
import type { Move } from '../moves.ts'
import { spacesOf } from '../purchases.ts'
import { mapOf, type State, topAsk } from '../state.ts'
import { takeRoll } from './chance.ts'
import type { Chance } from './format.ts'
import { countsOf } from './write.ts'

type Answer = { readonly [key: string]: Json | undefined }

const gameOver = refusal('concordia.game-over', {
  it: 'la partita è finita, l’IA non ha più turni',
  en: 'the game is over, the AI has no turn',
})
const playersTurn = refusal('concordia.players-turn', {
  it: 'è il tuo turno, non quello dell’IA',
  en: 'it is the player’s turn, not the AI’s',
})
const actsNoMore = refusal('concordia.acts-no-more', {
  it: 'l’IA ha provocato la fine e non agisce più',
  en: 'the AI has triggered the end and acts no more',
})
const hasActed = refusal('concordia.has-acted', {
  it: 'l’IA ha già agito',
  en: 'the AI has acted already',
})

export function turnOfAi(s: State, chance: Chance, watch: Tracer): Answer {
  if (s.over) throw gameOver(['phase'])
  if (s.turn === PLAYER) throw playersTurn(['turn'])
  if (s.final && s.ended === AI) throw actsNoMore(['endTriggeredBy']) // Q26
  for (;;) {
    if (topAsk(s)?.ask === 'die') takeRoll(s, chance)
    if (topAsk(s)?.ask !== 'ai') throw hasActed(['doing'])
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

/** A move in the format of positions. */
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
      const spaces = spacesOf(s, m.cards)
      const cards = spaces.map((space) => ({ card: card(s.market[space] as number).id, space: space + 1 }))
      return { type: 'buy', cards, pay: countsOf(paymentOf(viewOf(s), spaces)) }
    }
    default:
      return { type: 'none' }
  }
}

/** The names of the ladders in answers: conditions by what they lead to, plans by what to do if the storehouse is full. */
const NAMES: Readonly<Record<LadderId, string>> = {
  'action-d12': 'action-roll',
  'action-2d6': 'action-roll',
  'goods-d12': 'goods-roll',
  'goods-2d6': 'goods-roll',
  build: 'storehouse',
  take: 'storehouse',
  purchase: 'storehouse',
  'last-turn': 'last-turn',
  buildable: 'build-type',
  'build-type': 'build-type',
  'empty-city': 'build-city',
  'build-city': 'build-city',
  'occupied-city': 'occupied-city',
  'extra-good': 'extra-good',
  affordable: 'buy',
  together: 'buy',
  buy: 'buy',
  'any-good': 'any-good',
  'more-goods': 'build-type',
  'more-cities': 'build-city',
  'more-offers': 'buy',
  'more-payments': 'any-good',
}

function traced({ ladder, rung, kept, dropped, values, failed }: TraceEntry): Answer {
  const name = NAMES[ladder.id.slice(PREFIX.length) as LadderId]
  const step = rung.id.slice(ladder.id.length + 1)
  const plan = kept.length + dropped.length === 0
  const rolled = name === 'action-roll' || name === 'goods-roll'
  return {
    clause: rung.cite,
    ladder: name,
    step: rolled ? (values[kept[0] ?? ''] ?? step) : step,
    kept: plan && failed === undefined ? [step] : kept,
    dropped: plan && failed !== undefined ? [step] : dropped,
  }
}
