// Which action (S5.1 to S5.7): the card from top to bottom, then again those already done, then the board in reading order.
import type { LadderInfo, RungInfo, Tracer } from '../../../kernel/contract.ts'
import { AUTOMA } from '../asks.ts'
import { type ActionNo, AREAS, AUTOMA_ACTIONS } from '../catalogue/vocabulary.ts'
import { NONE, type State } from '../state.ts'
import { failure, type Reason, reasonFor, REASONS } from './actions.ts'
import { formerly, head, scale } from './ladders/shared.ts'
import type { View } from './view.ts'

export type Via = 'card' | 'repeat' | 'fallback' | 'none'

const PASSES: Readonly<Record<Via, RungInfo>> = {
  card: head('action.card', 'S5.1', {
    it: 'la prima azione della carta, dall’alto in basso, che non ha già eseguito in questo round e che può eseguire',
    en: 'the first action of the card, top to bottom, that it has not performed this round and can perform',
  }),
  repeat: head('action.repeat', 'S5.3', {
    it: 'se le ha già eseguite tutte e tre, la prima azione della carta, dall’alto in basso, che può eseguire di nuovo',
    en: 'where it has performed all three, the first action of the card, top to bottom, that it can perform again',
  }),
  fallback: head('action.fallback', 'S5.5', {
    it: 'altrimenti la prima azione possibile del tabellone: Assumi, Sviluppa, Idee, Stampa, Vendite',
    en: 'otherwise the first possible action of the board: Hire, Develop, Ideas, Print, Sales',
  }),
  none: head('action.none', 'Q34', {
    it: 'altrimenti perde questo redattore per il round',
    en: 'otherwise it loses this editor for the round',
  }),
}

/** Where not all three are done the document does not speak of repeating: that is a ruling. */
const REPEAT_SOME: RungInfo = formerly(
  'action.repeat',
  head('action.repeat-some', 'Q5', {
    it: 'se ne ha eseguita qualcuna e le altre falliscono, la prima azione già eseguita che può eseguire di nuovo',
    en: 'where it has performed some and the others fail, the first of those performed that it can perform again',
  }),
)

export const action: LadderInfo = {
  ...scale('action', 'S5.1', { it: 'Quale azione', en: 'Which action' }),
  rungs: [PASSES.card, PASSES.repeat, REPEAT_SOME, PASSES.fallback, PASSES.none],
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
    if (why === undefined) return taken(area, 'card', PASSES.card, tracer)
    skipped(area, PASSES.card, why, tracer)
  }
  // S5.3, Q5
  const repeat = card.actions.every((area) => isDone(s, area)) ? PASSES.repeat : REPEAT_SOME
  for (const area of card.actions) {
    if (!isDone(s, area)) continue
    const why = failure(s, area)
    if (why === undefined) return taken(area, 'repeat', repeat, tracer)
    skipped(area, repeat, why, tracer)
  }
  // S5.5, Q7
  for (const area of AUTOMA_ACTIONS) {
    const why = failure(s, area)
    if (why === undefined) return taken(area, 'fallback', PASSES.fallback, tracer)
    skipped(area, PASSES.fallback, why, tracer)
  }
  return taken(NONE, 'none', PASSES.none, tracer)
}

const named = (area: Choice['area']): string[] => (area === NONE ? [] : [AREAS[area]])

function taken(area: Choice['area'], via: Via, rung: RungInfo, tracer?: Tracer): Choice {
  tracer?.entry?.({ ladder: action, rung, kept: named(area), dropped: [], values: {} })
  tracer?.decided?.(rung)
  return { area, via }
}

function skipped(area: ActionNo, rung: RungInfo, reason: Reason, tracer?: Tracer): void {
  tracer?.entry?.({
    ladder: action,
    rung: { ...rung, cite: reason.cite },
    kept: [],
    dropped: named(area),
    values: {},
    failed: reasonFor(area, reason),
  })
}
