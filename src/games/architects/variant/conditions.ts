// The situations by which an author may guard a rung or a plan.
import type { ConditionPart } from '../../../kernel/variant.ts'
import type { Tests } from '../../../variant/arrange.ts'
import { OPPONENT, PLAYER } from '../asks.ts'
import { isAhead, type View } from '../automa/view.ts'
import { wonder } from '../catalogue/index.ts'
import { type Board, conflict, NONE } from '../state.ts'

interface Condition extends ConditionPart {
  readonly holds: (view: View) => boolean
}

const built = ({ stages, wonder: no }: Board): number =>
  no === NONE ? 0 : wonder(no).stages.filter(({ bit }) => (stages & bit) !== 0).length

const CONDITIONS: readonly Condition[] = [
  {
    id: 'stronger',
    text: { it: 'i suoi Scudi sono almeno quanti i tuoi', en: 'it has at least as many Shields as you' },
    holds: isAhead,
  },
  {
    id: 'weaker',
    text: { it: 'ha meno Scudi di te', en: 'it has fewer Shields than you' },
    holds: (v) => !isAhead(v),
  },
  {
    id: 'battle-near',
    text: { it: 'manca un solo Corno alla Battaglia', en: 'one more Horn means a Battle' },
    holds: ({ s }) => conflict(s) === 2,
  },
  {
    id: 'has-cat',
    text: { it: 'l’Avversario ha il Gatto', en: 'the Opponent owns the Cat' },
    holds: ({ s }) => s.cat === OPPONENT,
  },
  {
    id: 'fewer-stages',
    text: {
      it: 'l’Avversario ha costruito meno Stadi di te',
      en: 'the Opponent has constructed fewer Stages than you',
    },
    holds: ({ s }) => built(s.boards[OPPONENT]) < built(s.boards[PLAYER]),
  },
  {
    id: 'more-stages',
    text: { it: 'l’Avversario ha costruito più Stadi di te', en: 'the Opponent has constructed more Stages than you' },
    holds: ({ s }) => built(s.boards[OPPONENT]) > built(s.boards[PLAYER]),
  },
]

export const conditions: readonly ConditionPart[] = CONDITIONS.map(({ id, text }) => ({ id, text }))

export const TESTS: Tests<View> = Object.fromEntries(CONDITIONS.map(({ id, holds }) => [id, holds]))
