// Which action (S5.1 to S5.7): the card from top to bottom, then again those already done, then the board in reading order.
import type { LadderInfo, RungInfo, Tracer } from '../../../kernel/contract.ts'
import { AUTOMA } from '../asks.ts'
import { type ActionNo, AREAS, AUTOMA_ACTIONS } from '../catalogue/vocabulary.ts'
import { NONE, type State } from '../state.ts'
import { failure, type Reason, reasonFor, REASONS } from './actions.ts'
import { head, scale } from './ladders/shared.ts'
import type { View } from './view.ts'

export const VIAS = ['card', 'repeat', 'fallback', 'none'] as const
export type Via = (typeof VIAS)[number]

const PASSES: Readonly<Record<Via, RungInfo>> = {
  card: head('action.card', 'S5.1', {
    it: 'la prima azione della carta, dall’alto in basso, che non ha già eseguito in questo round e che può eseguire',
    en: 'the first action of the card, top to bottom, that it has not performed this round and can perform',
  }),
  repeat: head('action.repeat', 'S5.3', {
    it: 'altrimenti la prima azione della carta, dall’alto in basso, che ha già eseguito e che può eseguire di nuovo',
    en: 'otherwise the first action of the card, top to bottom, that it has performed and can perform again',
  }),
  fallback: head('action.fallback', 'S5.5', {
    it: 'altrimenti la prima azione possibile del tabellone: Assumi, Sviluppa, Idee, Stampa, Vendite',
    en: 'otherwise the first possible action of the board: Hire, Develop, Ideas, Print, Sales',
  }),
  none: head('action.none', 'S5.7', {
    it: 'altrimenti perde questo redattore per il round',
    en: 'otherwise it loses this editor for the round',
  }),
}

export const action: LadderInfo = {
  ...scale('action', 'S5.1', { it: 'Quale azione', en: 'Which action' }),
  rungs: VIAS.map((via) => PASSES[via]),
}

export interface Choice {
  readonly area: ActionNo | typeof NONE
  readonly via: Via
}

/** An area that already holds one of its editors this round. */
const isDone = (s: State, area: ActionNo): boolean => s.spaces[area].includes(AUTOMA)

export function chooseAction({ s, card }: View, tracer?: Tracer): Choice {
  // S5.1, S5.2
  for (const area of card.actions) {
    const why = isDone(s, area) ? REASONS.done : failure(s, area)
    if (why === undefined) return taken(area, 'card', tracer)
    skipped(area, 'card', why, tracer)
  }
  // S5.3, Q5
  for (const area of card.actions) {
    if (!isDone(s, area)) continue
    const why = failure(s, area)
    if (why === undefined) return taken(area, 'repeat', tracer)
    skipped(area, 'repeat', why, tracer)
  }
  // S5.5, Q7
  for (const area of AUTOMA_ACTIONS) {
    const why = failure(s, area)
    if (why === undefined) return taken(area, 'fallback', tracer)
    skipped(area, 'fallback', why, tracer)
  }
  return taken(NONE, 'none', tracer)
}

const named = (area: Choice['area']): string[] => (area === NONE ? [] : [AREAS[area]])

function taken(area: Choice['area'], via: Via, tracer?: Tracer): Choice {
  tracer?.entry?.({ ladder: action, rung: PASSES[via], kept: named(area), dropped: [], values: {} })
  tracer?.decided?.(PASSES[via])
  return { area, via }
}

function skipped(area: ActionNo, via: Via, reason: Reason, tracer?: Tracer): void {
  tracer?.entry?.({
    ladder: action,
    rung: { ...PASSES[via], cite: reason.cite },
    kept: [],
    dropped: named(area),
    values: {},
    failed: reasonFor(area, reason),
  })
}
