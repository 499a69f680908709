// The situations by which an author may guard a rung.
import { inEachLang, type Phrase } from '../../../kernel/text.ts'
import type { ConditionPart } from '../../../kernel/variant.ts'
import type { Tests } from '../../../variant/arrange.ts'
import { saySpades } from '../amounts.ts'
import type { TieView } from '../automa/ladders/hexes.ts'
import { FARTHEST, hex, wheelDistance } from '../catalogue/index.ts'
import { homeOf } from '../prices.ts'
import { NONE } from '../state.ts'

interface Condition extends ConditionPart {
  readonly holds: (view: TieView) => boolean
}

const AT: Phrase<[spades: string]> = {
  it: (spades) => `il suo colore dista ${spades} dal tuo`,
  en: (spades) => `its colour is ${spades} from yours`,
}

/** By the distance of its colour; a question about hexes may leave the faction open, and with it the distance. */
const byDistance: readonly Condition[] = Array.from({ length: FARTHEST }, (_, before) => {
  const at = before + 1
  return {
    id: `at-${at}`,
    text: inEachLang((lang) => AT[lang](saySpades(at, lang))),
    holds: ({ s, opponent }) => {
      const colour = s.opponents[opponent]?.colour ?? NONE
      return colour !== NONE && s.player.faction !== NONE && wheelDistance(homeOf(s.player), colour) === at
    },
  }
})

const CONDITIONS: readonly Condition[] = [
  {
    id: 'first-opponent',
    text: { it: 'è il primo avversario', en: 'it is the first opponent' },
    holds: ({ opponent }) => opponent === 0,
  },
  {
    id: 'last-opponent',
    text: { it: 'è l’ultimo avversario', en: 'it is the last opponent' },
    holds: ({ s, opponent }) => opponent === s.opponents.length - 1,
  },
  ...byDistance,
  {
    id: 'one-island',
    text: {
      it: 'le tue abitazioni iniziali sono tutte su un’Isola',
      en: 'your starting dwellings are all on one island',
    },
    holds: ({ s }) => new Set(s.player.own.map((at) => hex(at).island)).size === 1,
  },
  {
    id: 'ties-chosen',
    text: { it: 'le parità le decidi tu', en: 'you decide ties' },
    holds: ({ s }) => s.ties === 'choice',
  },
]

export const conditions: readonly ConditionPart[] = CONDITIONS.map(({ id, text }) => ({ id, text }))

export const TESTS: Tests<TieView> = Object.fromEntries(CONDITIONS.map(({ id, holds }) => [id, holds]))
