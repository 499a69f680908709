// The situations by which an author may guard a rung or a plan.
import type { ConditionPart } from '../../../kernel/variant.ts'
import type { Tests } from '../../../variant/arrange.ts'
import { AUTOMA, PLAYER } from '../asks.ts'
import type { View } from '../automa/view.ts'
import { totalFans } from '../measures.ts'
import { ROUNDS } from '../state.ts'

interface Condition extends ConditionPart {
  readonly holds: (view: View) => boolean
}

const NUMBERS = ['I', 'II', 'III', 'IV', 'V'] as const
const rounds: readonly Condition[] = NUMBERS.slice(0, ROUNDS).map((number, at) => ({
  id: `round-${at + 1}`,
  text: { it: `è il round ${number}`, en: `it is round ${number}` },
  holds: ({ s }) => s.round === at + 1,
}))

const CONDITIONS: readonly Condition[] = [
  ...rounds,
  {
    id: 'ahead',
    text: { it: 'l’Automa ha più fan di te', en: 'the Automa has more fans than you' },
    holds: ({ s }) => totalFans(s.automa.printed) > totalFans(s.player.printed),
  },
  {
    id: 'behind',
    text: { it: 'l’Automa ha meno fan di te', en: 'the Automa has fewer fans than you' },
    holds: ({ s }) => totalFans(s.automa.printed) < totalFans(s.player.printed),
  },
  {
    id: 'has-team',
    text: { it: 'l’Automa ha una squadra', en: 'the Automa has a team' },
    holds: ({ s }) => s.automa.writers.length > 0 && s.automa.artists.length > 0,
  },
  {
    id: 'has-developed',
    text: { it: 'l’Automa ha un fumetto sviluppato', en: 'the Automa has a developed comic' },
    holds: ({ s }) => s.automa.developed.length > 0,
  },
  {
    id: 'has-printed',
    text: { it: 'l’Automa ha stampato un fumetto', en: 'the Automa has printed a comic' },
    holds: ({ s }) => s.automa.printed.length > 0,
  },
  {
    id: 'you-printed',
    text: { it: 'hai stampato un fumetto', en: 'you have printed a comic' },
    holds: ({ s }) => s.player.printed.length > 0,
  },
  {
    id: 'fewer-masteries',
    text: { it: 'l’Automa ha meno gettoni Maestria di te', en: 'the Automa has fewer mastery tokens than you' },
    holds: ({ s: { mastery } }) =>
      mastery.filter((side) => side === AUTOMA).length < mastery.filter((side) => side === PLAYER).length,
  },
]

export const conditions: readonly ConditionPart[] = CONDITIONS.map(({ id, text }) => ({ id, text }))

export const TESTS: Tests<View> = Object.fromEntries(CONDITIONS.map(({ id, holds }) => [id, holds]))
