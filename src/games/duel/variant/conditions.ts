// The situations by which an author may guard a rung or a plan.
import type { ConditionPart } from '../../../kernel/variant.ts'
import type { Tests } from '../../../variant/arrange.ts'
import { PLAYER, SOLO } from '../asks.ts'
import { AGE_ITEMS, AGES } from '../automa/levels.ts'
import { dangerOfScience, dangerOfWar } from '../automa/numbers.ts'
import { addressName } from '../automa/scales.ts'
import type { View } from '../automa/view.ts'
import { ADDRESSES } from '../catalogue/vocabulary.ts'
import type { Ground } from './ground.ts'

interface Condition extends ConditionPart {
  readonly holds: (view: View) => boolean
}

const ages: readonly Condition[] = AGES.map((age) => {
  const title = AGE_ITEMS[age - 1]?.title ?? { it: '', en: '' }
  return {
    id: `age-${age}`,
    text: { it: `è l’${title.it}`, en: `it is ${title.en}` },
    holds: ({ s }) => s.age === age,
  }
})

const addresses: readonly Condition[] = ADDRESSES.map((id) => ({
  id: `address-${id}`,
  text: {
    it: `l’indirizzo strategico è ${id} (${addressName(id).it})`,
    en: `the strategic address is ${id} (${addressName(id).en})`,
  },
  holds: ({ s }) => s.address === id,
}))

const conditions = (ground: Pick<Ground, 'lastZone' | 'symbols'>): readonly Condition[] => [
  { id: 'danger-of-war', text: dangerOfWar(ground), holds: (v) => v.military },
  { id: 'danger-of-science', text: dangerOfScience(ground), holds: (v) => v.science },
  {
    id: 'near-victory',
    text: { it: 'una sola carta potrebbe far vincere SOLO', en: 'one card could win the game for SOLO' },
    holds: (v) => v.nearVictory,
  },
  {
    id: 'behind',
    text: { it: 'la pedina conflitto è nella metà di SOLO', en: 'the conflict pawn is on SOLO’s half' },
    holds: ({ s }) => s.pawn < 0,
  },
  {
    id: 'ahead',
    text: { it: 'la pedina conflitto è nella metà del giocatore', en: 'the conflict pawn is on the player’s half' },
    holds: ({ s }) => s.pawn > 0,
  },
  {
    id: 'no-coins',
    text: { it: 'SOLO non ha monete', en: 'SOLO has no coins' },
    holds: ({ s }) => s.cities[SOLO].coins === 0,
  },
  {
    id: 'richer',
    text: { it: 'SOLO ha più monete del giocatore', en: 'SOLO has more coins than the player' },
    holds: ({ s }) => s.cities[SOLO].coins > s.cities[PLAYER].coins,
  },
  {
    id: 'wonders-left',
    text: { it: 'SOLO ha ancora meraviglie da costruire', en: 'SOLO still has wonders to build' },
    holds: ({ s }) => s.cities[SOLO].unbuilt.length > 0,
  },
  {
    id: 'fewer-wonders',
    text: {
      it: 'SOLO ha costruito meno meraviglie del giocatore',
      en: 'SOLO has built fewer wonders than the player',
    },
    holds: ({ s }) => s.cities[SOLO].built.length < s.cities[PLAYER].built.length,
  },
  ...ages,
  ...addresses,
]

/** Their words, with the numbers of a document. */
export const conditionsOf = (ground: Pick<Ground, 'lastZone' | 'symbols'>): readonly ConditionPart[] =>
  conditions(ground).map(({ id, text }) => ({ id, text }))

/** The tests do not depend on the document: the view has its numbers already. */
export const TESTS: Tests<View> = Object.fromEntries(
  conditions({ lastZone: 0, symbols: 0 }).map(({ id, holds }) => [id, holds]),
)
