// The situations by which an author may guard a rung or a plan.
import type { ConditionPart } from '../../../kernel/variant.ts'
import type { Tests } from '../../../variant/arrange.ts'
import { sumOf } from '../catalogue/index.ts'
import { freeAi } from '../measures.ts'
import { HOUSES, ones, type State } from '../state.ts'

interface Condition extends ConditionPart {
  readonly holds: (s: State) => boolean
}

/** Houses or cards that are "nearly all". */
const NEARLY = 3

const CONDITIONS: readonly Condition[] = [
  {
    id: 'full',
    text: { it: 'il magazzino dell’IA è pieno', en: 'the AI’s storehouse is full' },
    holds: (s) => freeAi(s) === 0,
  },
  {
    id: 'crowded',
    text: {
      it: 'nel magazzino dell’IA c’è al massimo uno spazio libero',
      en: 'at most one space of the AI’s storehouse is free',
    },
    holds: (s) => freeAi(s) <= 1,
  },
  {
    id: 'no-goods',
    text: { it: 'l’IA non ha merci', en: 'the AI has no goods' },
    holds: ({ ai }) => sumOf(ai.goods) === 0,
  },
  {
    id: 'has-colonists',
    text: { it: 'l’IA ha ancora coloni in magazzino', en: 'the AI still has colonists in its storehouse' },
    holds: ({ ai }) => ai.stored > 0,
  },
  {
    id: 'fewer-houses',
    text: { it: 'l’IA ha meno abitazioni di te', en: 'the AI has fewer houses than you' },
    holds: ({ ai, player }) => ones(ai.houses) < ones(player.houses),
  },
  {
    id: 'more-houses',
    text: { it: 'l’IA ha più abitazioni di te', en: 'the AI has more houses than you' },
    holds: ({ ai, player }) => ones(ai.houses) > ones(player.houses),
  },
  {
    id: 'deck-1',
    text: { it: 'il mazzo I non è finito', en: 'deck I is not exhausted' },
    holds: ({ down }) => (down[0] as number) > 0,
  },
  {
    id: 'no-deck',
    text: { it: 'i mazzi sono finiti', en: 'the decks are exhausted' },
    holds: ({ down }) => (down[0] as number) + (down[1] as number) === 0,
  },
  {
    id: 'you-near-end',
    text: {
      it: `ti restano al massimo ${NEARLY} abitazioni da costruire`,
      en: `you have at most ${NEARLY} houses left to build`,
    },
    holds: ({ player }) => HOUSES - ones(player.houses) <= NEARLY,
  },
]

export const conditions: readonly ConditionPart[] = CONDITIONS.map(({ id, text }) => ({ id, text }))

export const TESTS: Tests<State> = Object.fromEntries(CONDITIONS.map(({ id, holds }) => [id, holds]))
/** Plans and payments look at more than the table. */
export const WITHIN: Tests<{ readonly s: State }> = Object.fromEntries(
  CONDITIONS.map(({ id, holds }) => [id, ({ s }) => holds(s)]),
)
