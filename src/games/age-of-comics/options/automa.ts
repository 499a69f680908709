// What the Automa could do: its decision is one of these.
import type { Offer } from '../answers.ts'
import { type AskOf, AUTOMA } from '../asks.ts'
import type { CardNo } from '../catalogue/index.ts'
import { type OrderCode, orderGenre, orderValue, type SpaceNo } from '../catalogue/map.ts'
import { ARTISTS, COMICS, GENRE_NOS, type GenreNo, WRITERS } from '../catalogue/vocabulary.ts'
import { possibleActions } from '../automa/actions.ts'
import { canRipOff, ripOffsFor } from '../measures.ts'
import { OPTION } from '../moves.ts'
import { NONE, orderOn, type Printed, type State } from '../state.ts'
import { docOf } from '../variant/index.ts'

const NOTHING: readonly Offer<'automa'>[] = [OPTION.act(NONE)]

/** Every action that can be performed (S5.1); none at all only where nothing can (S5.7). */
export function actOptions(s: State): readonly Offer<'automa'>[] {
  const found = possibleActions(s, docOf(s.variant)).map((area) => OPTION.act(area))
  return found.length > 0 ? found : NOTHING
}

/** S7.1: from the display only (Q9). */
export function automaHireOptions(s: State): Offer<'automa-hire'>[] {
  const found: Offer<'automa-hire'>[] = []
  for (const writer of s.decks[WRITERS].display)
    for (const artist of s.decks[ARTISTS].display) found.push(OPTION.hire(writer, artist))
  return found
}

/** S8.2, S8.3: the display and the top card of the deck. */
export function automaDevelopOptions(s: State): Offer<'automa-develop'>[] {
  const { display, top } = s.decks[COMICS]
  const found: Offer<'automa-develop'>[] = display.map(OPTION.take)
  if (top !== NONE) found.push(OPTION.deck(COMICS))
  return found
}

function genresIn(bits: number): GenreNo[] {
  const found: GenreNo[] = []
  for (const genre of GENRE_NOS) if ((bits & (1 << genre)) !== 0) found.push(genre)
  return found
}

/** S9.2: the genres whose token is still on the board. */
export const genresOnBoard = (s: State): GenreNo[] => genresIn(s.board)
export const removeOptions = (s: State): Offer<'automa-remove'>[] => genresOnBoard(s).map(OPTION.remove)

/** S9.3: those on the chart that have not had their fan. */
const gains = ({ comic, fans }: Printed, given: readonly CardNo[]): boolean => fans > 0 && !given.includes(comic)
export function comicsToGain(s: State, given: readonly CardNo[]): Printed[] {
  const found: Printed[] = []
  for (const entry of s.automa.printed) if (gains(entry, given)) found.push(entry)
  return found
}
export function canGain(s: State, given: readonly CardNo[]): boolean {
  for (const entry of s.automa.printed) if (gains(entry, given)) return true
  return false
}
export const automaFanOptions = (s: State, { given }: AskOf<'automa-fan'>): Offer<'automa-fan'>[] =>
  comicsToGain(s, given).map(({ comic }) => OPTION.fan(comic))

/** S11.5 */
export const rewardOptions = (s: State): Offer<'automa-reward'>[] =>
  s.automa.printed.map(({ comic }) => OPTION.fan(comic))

/** S10.1, S10.4: developed comics, or rip-offs where there is none. */
export const toPrint = (s: State): readonly CardNo[] =>
  s.automa.developed.length > 0 ? s.automa.developed : ripOffsFor(s, AUTOMA)
export const hasToPrint = (s: State): boolean => s.automa.developed.length > 0 || canRipOff(s, AUTOMA)
export const automaPrintOptions = (s: State): Offer<'automa-print'>[] => toPrint(s).map(OPTION.print)

/** S11.2: the genres with a face-down order. */
export function genresFaceDown({ map }: State): GenreNo[] {
  let bits = 0
  for (const order of map) if (isFaceDown(order)) bits |= 1 << orderGenre(order)
  return genresIn(bits)
}
export const flipGenreOptions = (s: State): Offer<'automa-flip'>[] => genresFaceDown(s).map(OPTION.turn)

export function hasFaceDown({ map }: State): boolean {
  for (const order of map) if (isFaceDown(order)) return true
  return false
}

export const isFaceUp = (order: OrderCode): boolean => order !== NONE && orderValue(order) > 0
export const isFaceDown = (order: OrderCode): boolean => order !== NONE && orderValue(order) === 0

/** S11.3: the face-up orders. */
export function ordersFaceUp(s: State): SpaceNo[] {
  const found: SpaceNo[] = []
  for (let space = 0; space < s.map.length; space++) if (isFaceUp(orderOn(s, space))) found.push(space)
  return found
}
export const automaCollectOptions = (s: State): Offer<'automa-collect'>[] => ordersFaceUp(s).map(OPTION.collect)
