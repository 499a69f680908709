// The whole turn of the Opponent (S15), event by event, played by the rules themselves.
import type { Json } from '../../../kernel/contract.ts'
import { refusal } from '../../../kernel/refusal.ts'
import { apply } from '../apply/index.ts'
import { CENTRAL, OPPONENT, other } from '../asks.ts'
import { decide } from '../automa/decide.ts'
import { COMPLETE, card, RED_1, RED_2, stage, token, wonder } from '../catalogue/index.ts'
import { PAYMENTS } from '../catalogue/payments.ts'
import { DECK_NAMES, type Move, SETS, STACK } from '../moves.ts'
import { isEvent } from '../options/index.ts'
import { NONE, type State, topAsk } from '../state.ts'
import { takeResult } from './chance.ts'
import type { Chance } from './format.ts'
import type { Recorder } from './trace.ts'
import { countsOf } from './write.ts'

type Step = { readonly [key: string]: Json }

const playersTurn = refusal('architects.players-turn', {
  it: 'tocca a te, non all’Avversario',
  en: 'it is the player’s turn, not the Opponent’s',
})

export function playTurn(s: State, chance: Chance, tracer: Recorder): Step[] {
  if (s.active !== OPPONENT) throw playersTurn(['active'])
  const steps: Step[] = []
  if (s.over) return [{ type: 'end-game' }] // S15
  let victories = victoriesOf(s)
  let fallen = fallenHorns(s)
  for (let ask = topAsk(s); ask !== undefined && s.active === OPPONENT; ask = topAsk(s)) {
    victories = victoriesOf(s)
    fallen = fallenHorns(s)
    if (isEvent(ask)) steps.push(...stepsOfChance(ask.ask, takeResult(s, ask, chance)))
    else {
      const move = decideOnce(s, ask.ask, tracer)
      const told = stepsOf(s, move)
      if (move.do === 'discard') fallen += [RED_1, RED_2].includes(s.decks[CENTRAL].top) ? 1 : 0
      apply(s, move)
      steps.push(...told)
    }
  }
  // Only Battles discard cards with Horns, except for the central card of S12.
  if (fallenHorns(s) > fallen) {
    const [player = 0, opponent = 0] = victoriesOf(s).map((now, side) => now - (victories[side] ?? 0))
    steps.push({ type: 'battle', player, opponent })
  }
  if (s.boards[OPPONENT].stages === COMPLETE) steps.push({ type: 'end-game' })
  return steps
}

/** A decision that waits for a die is made again after the roll, and reported only then. */
function decideOnce(s: State, about: string, tracer: Recorder): Move {
  const before = tracer.told.length
  tracer.about = about
  const move = decide(s, tracer)
  if (move.do === 'roll') tracer.told.length = before
  return move
}

const victoriesOf = (s: State): number[] => s.boards.map(({ military }) => military)
const fallenHorns = (s: State): number => (s.discard[RED_1] as number) + (s.discard[RED_2] as number)

function stepsOfChance(event: string, result: string | number): Step[] {
  switch (event) {
    case 'draw':
      return [{ type: 'take', deck: 'central', card: result }]
    case 'flip':
      return [{ type: 'reveal-central', card: result }]
    case 'prize':
      return [{ type: 'token', token: 'stack', got: result }]
    default:
      return []
  }
}

/** How a move is reported, together with what chance has still to name. */
function stepsOf(s: State, m: Move): Step[] {
  switch (m.do) {
    case 'reveal':
      return s.seen === NONE ? [] : [{ type: 'reveal-central', card: card(s.seen).id }]
    case 'take':
      return taken(s, m.deck)
    case 'science':
      return [{ type: 'science', discard: setCounts(m.set) }]
    case 'token':
      return m.token === STACK ? [] : [{ type: 'token', token: token(m.token).id, got: token(m.token).id }]
    case 'construct':
      return [
        { type: 'construct', stage: stage(m.stage).id, pay: countsOf(PAYMENTS[m.payment]?.cards ?? []) },
        ...given(s, m.stage),
      ]
    case 'hali-deck':
      return [{ type: 'hali-deck', deck: DECK_NAMES[m.deck] }]
    case 'hali-card':
      return [{ type: 'hali-card', card: card(m.card).id }]
    case 'discard':
      return [{ type: 'discard-central', card: card(s.decks[CENTRAL].top).id }]
    default:
      return []
  }
}

/** A card whose face is known goes to the Opponent; a blind one is reported after it has been drawn. */
function taken(s: State, deck: 0 | 1 | 2): Step[] {
  const { top, count } = s.decks[deck]
  const kind = top >= 0 ? top : deck === CENTRAL ? s.seen : NONE
  return count > 0 && kind >= 0 ? [{ type: 'take', deck: DECK_NAMES[deck], card: card(kind).id }] : []
}

/** Cards that the effect of a Stage gives without a choice. */
function given(s: State, no: number): Step[] {
  const { effect, wonder: of } = stage(no)
  if (!effect) return []
  switch (wonder(of).power) {
    case 'central':
      return taken(s, CENTRAL)
    case 'both-decks':
      return [...taken(s, OPPONENT), ...taken(s, other(OPPONENT))]
    default:
      return []
  }
}

export function setCounts(set: number): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const kind of SETS[set] ?? []) counts[card(kind).id] = (counts[card(kind).id] ?? 0) + 1
  return counts
}
