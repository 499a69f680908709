// What the Automa looks at: the state with the measures its ladders ask for, each worked out once per decision.
import { BadInput } from '../../../kernel/contract.ts'
import { AUTOMA } from '../asks.ts'
import { type CardNo, GENRE_OF } from '../catalogue/index.ts'
import { GENRES } from '../catalogue/vocabulary.ts'
import { type AutomaCard, cardsOf, parseCard } from '../deck.ts'
import { type Mastery, masteryOf } from '../measures.ts'
import { INLINE, NONE, type Printed, type State } from '../state.ts'

export interface View {
  readonly s: State
  readonly card: AutomaCard
  /** By genre: its place in `chain`, from 1; nothing for a genre you have not printed (S6.2). */
  readonly chain: readonly (number | undefined)[]
}

/** The card of this turn (S6.1). */
export function cardInPlay(s: State): AutomaCard {
  if (s.card === NONE) throw new BadInput('card: no automa card has been revealed')
  return s.card === INLINE ? parseCard(s.inline) : (cardsOf(s.deck)[s.card] as AutomaCard)
}

export const viewOf = (s: State): View => ({ s, card: cardInPlay(s), chain: chainOf(s.you.printed) })

/** The genres of your printed comics from the last to the first, without repeats; rip-offs count (S6.2, Q8). */
function chainOf(printed: readonly Printed[]): readonly (number | undefined)[] {
  const places = new Array<number | undefined>(GENRES.length).fill(undefined)
  let place = 0
  for (let at = printed.length - 1; at >= 0; at--) {
    const genre = GENRE_OF[(printed[at] as Printed).comic] as number
    if (places[genre] === undefined) places[genre] = ++place
  }
  return places
}

export const placeOf = ({ card }: View, genre: number): number => card.places[genre] as number
export const masteryFor = ({ s }: View, comic: CardNo): Mastery => masteryOf(s, AUTOMA, comic)
