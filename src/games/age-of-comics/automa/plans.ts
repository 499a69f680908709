// Which action (S5.1 to S5.7): the card from top to bottom, then again those already done, then the board in its order.
import type { RungInfo, Tracer } from '../../../kernel/contract.ts'
import { inEachLang, type Text } from '../../../kernel/text.ts'
import type { Plan, Plans } from '../../../ladder/climb.ts'
import { AUTOMA } from '../asks.ts'
import { AREA_LIST } from '../catalogue/actions.ts'
import { type ActionNo, AREAS } from '../catalogue/vocabulary.ts'
import { NONE, type State } from '../state.ts'
import type { Ground } from '../variant/ground.ts'
import { failure, possibleActions, type Reason, reasonFor, REASONS } from './actions.ts'
import { formerly, head, scale } from './ladders/shared.ts'
import type { View } from './view.ts'

export type Via = 'card' | 'repeat' | 'fallback' | 'none'

export interface Choice {
  readonly area: ActionNo | typeof NONE
  readonly via: Via
}

/** An area that already holds one of its editors this round. */
const isDone = (s: State, area: ActionNo): boolean => s.spaces[area].includes(AUTOMA)
const allDone = ({ s, card }: View): boolean => card.actions.every((area) => isDone(s, area))

/** Why a plan fails is told of each action it tries. */
const NOTHING: Text = { it: 'nessuna azione possibile', en: 'no possible action' }

const CARD = head('action.card', 'S5.1', {
  it: 'la prima azione della carta, dall’alto in basso, che non ha già eseguito in questo round e che può eseguire',
  en: 'the first action of the card, top to bottom, that it has not performed this round and can perform',
})
const REPEAT = head('action.repeat', 'S5.3', {
  it: 'se le ha già eseguite tutte e tre, la prima azione della carta, dall’alto in basso, che può eseguire di nuovo',
  en: 'where it has performed all three, the first action of the card, top to bottom, that it can perform again',
})
/** Where not all three are done the document does not speak of repeating: that is a ruling. */
const REPEAT_SOME = formerly(
  'action.repeat',
  head('action.repeat-some', 'Q5', {
    it: 'se ne ha eseguita qualcuna e le altre falliscono, la prima azione già eseguita che può eseguire di nuovo',
    en: 'where it has performed some and the others fail, the first of those performed that it can perform again',
  }),
)
const NEVER_SOME: RungInfo = {
  ...REPEAT_SOME,
  text: {
    it: 'se ne ha eseguita solo qualcuna non ripete niente (altra lettura)',
    en: 'where it has performed only some it repeats nothing (other reading)',
  },
}
const LOST = head('action.none', 'Q34', {
  it: 'altrimenti perde questo redattore per il round',
  en: 'otherwise it loses this editor for the round',
})
const FALLBACK = {
  it: (order: string) => `altrimenti la prima azione possibile del tabellone: ${order}`,
  en: (order: string) => `otherwise the first possible action of the board: ${order}`,
} as const

const plan = (rung: RungInfo, attempt: Plan<View, Choice>['attempt']): Plan<View, Choice> => ({
  ...rung,
  otherwise: NOTHING,
  attempt,
})

/** S5.1, S5.2 */
const byCard = plan(CARD, (v, tracer) => {
  for (const area of v.card.actions) {
    const why = isDone(v.s, area) ? REASONS.done : failure(v.s, area, v.doc)
    if (why === undefined) return { area, via: 'card' }
    skipped(v, area, CARD, why, tracer)
  }
  return undefined
})

function again(v: View, rung: RungInfo, tracer?: Tracer): Choice | undefined {
  for (const area of v.card.actions) {
    if (!isDone(v.s, area)) continue
    const why = failure(v.s, area, v.doc)
    if (why === undefined) return { area, via: 'repeat' }
    skipped(v, area, rung, why, tracer)
  }
  return undefined
}
const byRepeating = plan(REPEAT, (v, tracer) => (allDone(v) ? again(v, REPEAT, tracer) : undefined)) // S5.3
const byRepeatingSome = plan(REPEAT_SOME, (v, tracer) => (allDone(v) ? undefined : again(v, REPEAT_SOME, tracer))) // Q5
const byRepeatingNone = plan(NEVER_SOME, () => undefined)

/** S5.7: only where nothing can be done. */
const byLosing = plan(LOST, (v) => (possibleActions(v.s, v.doc).length === 0 ? { area: NONE, via: 'none' } : undefined))

/** S5.5, Q7: the plans over a document's order of the board. */
export function actionOf({ fallback, readings }: Ground): Plans<View, Choice> {
  const board = head(
    'action.fallback',
    'S5.5',
    inEachLang((lang) => FALLBACK[lang](fallback.map((area) => AREA_LIST[area].name[lang]).join(', '))),
  )
  const byBoard = plan(board, (v, tracer) => {
    for (const area of fallback) {
      const why = failure(v.s, area, v.doc)
      if (why === undefined) return { area, via: 'fallback' }
      skipped(v, area, board, why, tracer)
    }
    return undefined
  })
  const some = readings.repeatOnlyIfAllDone ? byRepeatingNone : byRepeatingSome
  return {
    ...scale('action', 'S5.1', { it: 'Quale azione', en: 'Which action' }),
    rungs: [byCard, byRepeating, some, byBoard, byLosing],
  }
}

export function chooseAction(v: View, tracer?: Tracer): Choice {
  const { rungs } = v.doc.action
  for (const each of rungs) {
    const choice = each.attempt(v, tracer)
    if (choice === undefined) continue
    tracer?.entry?.({ ladder: v.doc.action, rung: each, kept: named(choice.area), dropped: [], values: {} })
    tracer?.decided?.(each)
    return choice
  }
  // Every document keeps the board and the lost editor, so this is not reached.
  return { area: NONE, via: 'none' }
}

const named = (area: Choice['area']): string[] => (area === NONE ? [] : [AREAS[area]])

function skipped({ doc }: View, area: ActionNo, rung: RungInfo, reason: Reason, tracer?: Tracer): void {
  tracer?.entry?.({
    ladder: doc.action,
    rung: { ...rung, cite: reason.cite },
    kept: [],
    dropped: named(area),
    values: {},
    failed: reasonFor(area, reason),
  })
}
