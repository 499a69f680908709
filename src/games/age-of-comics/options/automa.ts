// What the Automa could do: its decision is one of these.
import { AUTOMA } from '../asks.ts'
import type { CardNo } from '../catalogue/index.ts'
import { ARTISTS, COMICS, WRITERS } from '../catalogue/vocabulary.ts'
import { possibleActions } from '../automa/actions.ts'
import { ripOffsFor } from '../measures.ts'
import { hire, OPTION, type Option } from '../moves.ts'
import { NONE, orderGenre, orderValue, type Printed, type State } from '../state.ts'

const NOTHING: readonly Option[] = [OPTION['act-none']]

/** Every action that can be performed (S5.1); none at all only where nothing can (S5.7). */
export function actOptions(s: State): readonly Option[] {
  const found = possibleActions(s).map((area) => OPTION.act[area] as Option)
  return found.length > 0 ? found : NOTHING
}

/** S7.1: from the display only (Q9). */
export function automaHireOptions(s: State): Option[] {
  const found: Option[] = []
  for (const writer of s.decks[WRITERS].display)
    for (const artist of s.decks[ARTISTS].display) found.push(hire(writer, artist))
  return found
}

/** S8.2, S8.3: the display and the top card of the deck. */
export function automaDevelopOptions(s: State): Option[] {
  const { display, top } = s.decks[COMICS]
  const found = display.map((no) => OPTION.take[no] as Option)
  if (top !== NONE) found.push(OPTION.deck[COMICS] as Option)
  return found
}

/** The shared options of some numbers; lists are made in the plainest way, simulations live in here. */
function among(options: readonly Option[], numbers: readonly number[]): Option[] {
  const found: Option[] = []
  for (let i = 0; i < numbers.length; i++) found.push(options[numbers[i] as number] as Option)
  return found
}

const inBits = (bits: number): number[] => {
  const found: number[] = []
  for (let left = bits; left !== 0; left &= left - 1) found.push(31 - Math.clz32(left & -left))
  return found
}

/** S9.2: the genres whose token is still on the board. */
export const genresOnBoard = (s: State): number[] => inBits(s.board)
export const removeOptions = (s: State): Option[] => among(OPTION.remove, genresOnBoard(s))

/** S9.3: those on the chart; `given` holds the places of the comics that have had their fan, as bits. */
export function comicsToGain(s: State, given: number): Printed[] {
  const { printed } = s.automa
  const found: Printed[] = []
  for (let at = 0; at < printed.length; at++) {
    const entry = printed[at] as Printed
    if ((given & (1 << at)) === 0 && entry.fans > 0) found.push(entry)
  }
  return found
}
export const automaFanOptions = (s: State, given: number): Option[] =>
  comicsToGain(s, given).map(({ comic }) => OPTION.fan[comic] as Option)

/** S11.5 */
export const rewardOptions = (s: State): Option[] => s.automa.printed.map(({ comic }) => OPTION.fan[comic] as Option)

/** S10.1, S10.4: developed comics, or rip-offs where there is none. */
export const toPrint = (s: State): readonly CardNo[] =>
  s.automa.developed.length > 0 ? s.automa.developed : ripOffsFor(s, AUTOMA)
export const automaPrintOptions = (s: State): Option[] => toPrint(s).map((no) => OPTION.print[no] as Option)

/** S11.2: the genres with a face-down order. */
export function genresFaceDown({ map }: State): number[] {
  let bits = 0
  for (let space = 0; space < map.length; space++) {
    const order = map[space] as number
    if (order !== NONE && orderValue(order) === 0) bits |= 1 << orderGenre(order)
  }
  return inBits(bits)
}
export const flipGenreOptions = (s: State): Option[] => among(OPTION.turn, genresFaceDown(s))

/** S11.3: the face-up orders. */
export function ordersFaceUp({ map }: State): number[] {
  const found: number[] = []
  for (let space = 0; space < map.length; space++) {
    const order = map[space] as number
    if (order !== NONE && orderValue(order) > 0) found.push(space)
  }
  return found
}
export const automaCollectOptions = (s: State): Option[] => among(OPTION.collect, ordersFaceUp(s))
