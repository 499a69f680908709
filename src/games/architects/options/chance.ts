// What may turn up: a card of a deck, a Progress token of the stack.
import { type DeckNo, DECKS } from '../asks.ts'
import { KINDS, TOKENS } from '../catalogue/index.ts'
import { OPTION, type Option } from '../moves.ts'
import { compositionOf, onTable, type State } from '../state.ts'

export function cardOptions(s: State, deck: DeckNo): readonly Option[] {
  const { left, unknown } = s.decks[deck]
  const found: Option[] = []
  for (let kind = 0; kind < KINDS; kind++) {
    const copies = left[kind] as number
    if (copies > 0) found.push((OPTION.card[kind] as readonly Option[])[copies] as Option)
  }
  return unknown === 0 ? found : guesses(s, deck)
}

/** Where a position does not tell what is left: the kinds of the deck, but for those that lie on the table to the last copy. */
function guesses(s: State, deck: DeckNo): readonly Option[] {
  const made = compositionOf(s, deck)
  const { left } = s.decks[deck]
  const total = (kind: number) => DECKS.reduce<number>((sum, each) => sum + (compositionOf(s, each)[kind] ?? 0), 0)
  const of = (possible: (kind: number) => boolean) =>
    made.flatMap((copies, kind) =>
      copies > 0 && possible(kind) ? [(OPTION.card[kind] as readonly Option[])[copies] as Option] : [],
    )
  const found = of((kind) => (left[kind] as number) > 0 || onTable(s, kind) < total(kind))
  return found.length > 0 ? found : of(() => true)
}

/** Where each token lies is known but for the stack: what is shown neither here nor there is in it. */
export function progressOptions(s: State): readonly Option[] {
  const found: Option[] = []
  const hidden = [...COPIES]
  for (const shown of [s.boards[0].tokens, s.boards[1].tokens, s.faceUp])
    for (const no of shown) hidden[no] = (hidden[no] as number) - 1
  for (let no = 0; no < TOKENS.length; no++) {
    const copies = hidden[no] as number
    if (copies > 0) found.push((OPTION.progress[no] as readonly Option[])[copies] as Option)
  }
  return found
}

const COPIES = TOKENS.map(({ copies }) => copies)
