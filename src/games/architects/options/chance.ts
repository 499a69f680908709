// What may turn up: a card of a deck, a Progress token of the stack.
import { type Dice, pickWeighted } from '../../../kernel/chance.ts'
import { type DeckNo, DECKS } from '../asks.ts'
import { TOKENS } from '../catalogue/index.ts'
import { type Move, OPTION, type Option } from '../moves.ts'
import { compositionOf, onTable, type State } from '../state.ts'

export function cardOptions(s: State, deck: DeckNo): readonly Option[] {
  const { left, unknown } = s.decks[deck]
  return unknown === 0 ? listed(left, OPTION.card) : guesses(s, deck)
}

/** One of the same cards. */
export function drawCard(s: State, deck: DeckNo, dice: Dice): Move {
  const { left, unknown } = s.decks[deck]
  return unknown === 0 ? drawn(left, OPTION.card, dice) : pickWeighted(guesses(s, deck), dice).move
}

type ByWeight = readonly (readonly Option[])[]

/** Kinds of which there are copies, each with the weight of them. */
function listed(counts: readonly number[], list: ByWeight): Option[] {
  const found: Option[] = []
  for (let kind = 0; kind < counts.length; kind++) {
    const copies = counts[kind] as number
    if (copies > 0) found.push((list[kind] as readonly Option[])[copies] as Option)
  }
  return found
}

/** One of the kinds that are listed. */
function drawn(counts: readonly number[], list: ByWeight, dice: Dice): Move {
  let total = 0
  for (let kind = 0; kind < counts.length; kind++) total += counts[kind] as number
  let at = dice.below(total)
  let kind = 0
  while (at >= (counts[kind] as number)) at -= counts[kind++] as number
  return ((list[kind] as readonly Option[])[1] as Option).move
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
function inStack(s: State): readonly number[] {
  const hidden = COPIES.slice()
  takeOut(hidden, s.boards[0].tokens)
  takeOut(hidden, s.boards[1].tokens)
  takeOut(hidden, s.faceUp)
  return hidden
}

const COPIES = TOKENS.map(({ copies }) => copies)

function takeOut(counts: number[], shown: readonly number[]): void {
  for (let i = 0; i < shown.length; i++) counts[shown[i] as number] = (counts[shown[i] as number] as number) - 1
}

export const progressOptions = (s: State): readonly Option[] => listed(inStack(s), OPTION.progress)

export const drawProgress = (s: State, dice: Dice): Move => drawn(inStack(s), OPTION.progress, dice)
