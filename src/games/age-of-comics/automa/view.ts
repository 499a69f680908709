// What the Automa looks at: the state with the measures its ladders ask for, each worked out once per decision.
import { refusal } from '../../../kernel/refusal.ts'
import { AUTOMA } from '../asks.ts'
import { type CardNo, genreOf } from '../catalogue/index.ts'
import { type GenreNo, type PerGenre } from '../catalogue/vocabulary.ts'
import { type AutomaCard, cardsOf, parseCard } from '../deck.ts'
import { type Mastery, masteryOf } from '../measures.ts'
import { INLINE, NONE, type Printed, type State } from '../state.ts'
import type { Doc } from '../variant/index.ts'

type Chain = Readonly<PerGenre<number | undefined>>

export interface View {
  readonly s: State
  /** What it plays by. */
  readonly doc: Doc
  readonly card: AutomaCard
  /** Worked out when a ladder first asks for it. */
  chain: Chain | undefined
}

const noCard = refusal('age-of-comics.no-card', {
  it: 'non è stata scoperta nessuna carta Automa',
  en: 'no automa card has been revealed',
})

/** The card of this turn (S6.1). */
export function cardInPlay(s: State): AutomaCard {
  if (s.card === NONE) throw noCard(['card'])
  return s.card === INLINE ? parseCard(s.inline) : (cardsOf(s.deck)[s.card] as AutomaCard)
}

export const viewFor = (s: State, doc: Doc): View => ({ s, doc, card: cardInPlay(s), chain: undefined })

/** The genres of your printed comics from the last to the first, without repeats; rip-offs count (S6.2, Q8). */
function chainOf(printed: readonly Printed[]): Chain {
  const places: PerGenre<number | undefined> = [undefined, undefined, undefined, undefined, undefined, undefined]
  let place = 0
  for (let at = printed.length - 1; at >= 0; at--) places[genreOf((printed[at] as Printed).comic)] ??= ++place
  return places
}

/** The place of a genre in that chain, from 1; nothing for a genre you have not printed. */
export function placeInChain(v: View, genre: GenreNo): number | undefined {
  v.chain ??= chainOf(v.s.player.printed)
  return v.chain[genre]
}

export const placeOf = ({ card }: View, genre: GenreNo): number => card.places[genre]
export const masteryFor = ({ s }: View, comic: CardNo): Mastery => masteryOf(s, AUTOMA, comic)
