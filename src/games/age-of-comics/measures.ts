// Things rules, score, ladders and questions measure alike.
import { AUTOMA, other, PLAYER, type Side } from './asks.ts'
import {
  bitOf,
  type CardNo,
  FIRST_ARTIST,
  FIRST_COMIC,
  FIRST_RIPOFF,
  genreOf,
  isOriginal,
  printedValue,
  ripOffOf,
  withBack,
} from './catalogue/index.ts'
import { SPACES_USED } from './catalogue/actions.ts'
import { type OrderCode, orderGenre, orderValue } from './catalogue/map.ts'
import {
  type AreaNo,
  ARTISTS,
  COMICS,
  type DeckNo,
  GENRE_NOS,
  type GenreNo,
  type PartNo,
  SPECIAL_NOS,
  type SpecialNo,
  TIERS,
  WRITERS,
} from './catalogue/vocabulary.ts'
import { EDITORS, editorsOf, NONE, type Printed, printedBy, type State } from './state.ts'

/** R1.6; a creative nobody has told matches nothing. */
export const matches = (creative: number, comic: CardNo): boolean =>
  creative !== NONE && genreOf(creative) === genreOf(comic)

/** Of a comic on a mat: its writer or its artist, and what that one is worth now. */
export const creativeOf = ({ writer, artist }: Printed, part: PartNo): number => (part === WRITERS ? writer : artist)
export const creativeValue = ({ writerValue, artistValue }: Printed, part: PartNo): number =>
  part === WRITERS ? writerValue : artistValue
export const partOf = (creative: CardNo): PartNo => (creative < FIRST_ARTIST ? WRITERS : ARTISTS)

/** R1.5 */
export const valueOf = ({ writerValue, artistValue }: Printed): number => writerValue + artistValue

/** Printed comics of a genre, originals and rip-offs. */
export function countGenre(printed: readonly Printed[], genre: GenreNo): number {
  let count = 0
  for (const { comic } of printed) if (genreOf(comic) === genre) count++
  return count
}

export function hasOriginal(printed: readonly Printed[], genre: GenreNo): boolean {
  for (const { comic } of printed) if (comic < FIRST_RIPOFF && genreOf(comic) === genre) return true
  return false
}

export type Mastery = 'none' | 'gained' | 'taken' | 'held'

/** What printing a comic would do to the token of its genre (R11.1, R11.3). */
export function masteryOf(s: State, side: Side, comic: CardNo): Mastery {
  const genre = genreOf(comic)
  const holder = s.mastery[genre]
  if (holder === side) return 'held'
  const own = printedBy(s, side)
  if (!isOriginal(comic) && !hasOriginal(own, genre)) return 'none'
  if (holder === NONE) return 'gained'
  return countGenre(own, genre) + 1 > countGenre(printedBy(s, holder), genre) ? 'taken' : 'none'
}

/** Bits of the originals whose rip-off has been printed by anybody (R10.3). */
function rippedOff(s: State): number {
  let bits = 0
  for (const { comic } of s.player.printed) if (comic >= FIRST_RIPOFF) bits |= bitOf(comic)
  for (const { comic } of s.automa.printed) if (comic >= FIRST_RIPOFF) bits |= bitOf(comic)
  return bits
}

/** Rip-offs a side may print (R10.3, S10.4, Q17, Q30), in the order in which the other side printed the originals. */
export function ripOffsFor(s: State, side: Side): CardNo[] {
  const gone = rippedOff(s)
  const found: CardNo[] = []
  // A rip-off has the bit of its original, so it is among those that are gone (Q17).
  for (const { comic } of printedBy(s, other(side))) if ((gone & bitOf(comic)) === 0) found.push(ripOffOf(comic))
  return found
}

/** Whether there is such a rip-off. */
export function canRipOff(s: State, side: Side): boolean {
  const gone = rippedOff(s)
  for (const { comic } of printedBy(s, other(side))) if ((gone & bitOf(comic)) === 0) return true
  return false
}

export const IDEA_COST = 2

/** What printing a comic costs: the value of its team, and for an original two ideas of its genre (R10.2, R10.3). */
export const moneyToPrint = (writer: CardNo, artist: CardNo): number => printedValue(writer) + printedValue(artist)
export const ideasToPrint = (comic: CardNo): number => (isOriginal(comic) ? IDEA_COST : 0)

/** Whether a comic may be printed as far as ideas go (R10.2, R10.3). */
const ideasReach = (s: State, comic: CardNo): boolean => s.player.ideas[genreOf(comic)] >= ideasToPrint(comic)

/** The cheapest creative of a kind in your hand; more than anybody can pay where there is none. */
function cheapest(s: State, artists: boolean): number {
  let least = Number.POSITIVE_INFINITY
  for (const no of s.player.hand)
    if (no < FIRST_COMIC && no >= FIRST_ARTIST === artists) least = Math.min(least, printedValue(no))
  return least
}

/** Whether your hand has a team you can pay. */
const hasTeam = (s: State): boolean => cheapest(s, false) + cheapest(s, true) <= s.player.money

/** Comics you could print now with some team: your hand, your hyped ones, rip-offs (R10.2, R10.3). */
export function printable(s: State): CardNo[] {
  const found: CardNo[] = []
  if (!hasTeam(s)) return found
  for (const no of s.player.hand) if (no >= FIRST_COMIC && ideasReach(s, no)) found.push(no)
  for (const { comic } of s.player.hyped) if (ideasReach(s, comic)) found.push(comic)
  for (const no of ripOffsFor(s, PLAYER)) found.push(no)
  return found
}

/** Whether there is such a comic. */
export function canPrint(s: State): boolean {
  if (!hasTeam(s)) return false
  for (const no of s.player.hand) if (no >= FIRST_COMIC && ideasReach(s, no)) return true
  for (const { comic } of s.player.hyped) if (ideasReach(s, comic)) return true
  return canRipOff(s, PLAYER)
}

/** Writers of your hand that some artist of it can be paid with; artists that can be paid with a writer. */
export function writersToUse(s: State): CardNo[] {
  const left = s.player.money - cheapest(s, true)
  return s.player.hand.filter((no) => no < FIRST_ARTIST && printedValue(no) <= left)
}
export function artistsToUse(s: State, writer: CardNo): CardNo[] {
  const left = s.player.money - printedValue(writer)
  return s.player.hand.filter((no) => no >= FIRST_ARTIST && no < FIRST_COMIC && printedValue(no) <= left)
}

/** Whether a comic of yours could fulfil an order (R13.3). */
export const fulfils = (entry: Printed, order: OrderCode): boolean =>
  genreOf(entry.comic) === orderGenre(order) && valueOf(entry) >= orderValue(order)

/** What your newest comic earns: a cube to put somewhere, or one to move (R12.1, R12.2). */
export type CubeEarned = 'cube' | 'move-cube' | 'none'
export function cubeFor(printed: number): CubeEarned {
  if (printed >= FIRST_CUBE && printed <= LAST_CUBE) return 'cube'
  return printed === MOVED_CUBE ? 'move-cube' : 'none'
}
const FIRST_CUBE = 2
export const LAST_CUBE = 4
const MOVED_CUBE = 5

/** Special actions where a cube may be put for so many printed comics (R12.1, R12.2). */
export const cubePlaces = (cubes: number, printed: number): SpecialNo[] =>
  SPECIAL_NOS.filter((no) => (cubes & (1 << no)) === 0 && TIERS[no] <= printed)
export const hasCube = (s: State, special: SpecialNo): boolean => (s.player.cubes & (1 << special)) !== 0

/** Whether an area has a free space (R6.1, S5.4). */
export const hasSpace = (s: State, area: AreaNo): boolean => s.spaces[area].length < SPACES_USED

/** Who places next (R3.2, S2.2, S4.1, S4.5, Q4); nobody once all editors stand on the board. */
export function nextToPlace(s: State): Side | undefined {
  const its = editorsOf(s, AUTOMA) + s.automa.lostEditors // Q32
  const yours = editorsOf(s, PLAYER)
  const left = yours < EDITORS + (s.player.extraEditor ? 1 : 0)
  if (its < EDITORS && (its <= yours || !left)) return AUTOMA
  return left ? PLAYER : undefined
}

/** Whether cards of a kind can still be drawn: an empty deck is made up from its discard pile. */
export const canDraw = (s: State, deck: DeckNo): boolean => {
  const { left, discard } = s.decks[deck]
  return (left | discard) !== 0
}

/** The genres of which a comic is in the deck or the discard pile (R8.1), as bits. */
export function searchable(s: State): number {
  const { left, discard } = s.decks[COMICS]
  let bits = 0
  for (const genre of GENRE_NOS) if (((left | discard) & withBack(COMICS, genre)) !== 0) bits |= 1 << genre
  return bits
}
export const SEARCH_COST = 4

/** What a comic with no fan to nine pays. */
const INCOME: readonly number[] = [0, 1, 2, 2, 3, 3, 3, 4, 4, 4]
/** R15.2: six per full ten and the table for the rest. */
export const incomeOf = (fans: number): number => 6 * Math.floor(fans / 10) + (INCOME[fans % 10] as number)

export const totalFans = (printed: readonly Printed[]): number => {
  let sum = 0
  for (const { fans } of printed) sum += fans
  return sum
}

/** What the end of a round brings (R15.1, R15.2, S12.1). */
export function endOfRoundGains(s: State): { yourVp: number; itsVp: number; income: number } {
  const yours = bestFans(s.player.printed)
  const its = bestFans(s.automa.printed)
  let income = 0
  for (const { fans } of s.player.printed) income += incomeOf(fans)
  return { yourVp: ranking(yours, its), itsVp: ranking(its, yours), income }
}

/** The fans of the best comic, 0 without one on the chart. */
export const bestFans = (printed: readonly Printed[]): number => {
  let most = 0
  for (const { fans } of printed) most = Math.max(most, fans)
  return most
}
const ranking = (own: number, other: number): number => (own === 0 ? 0 : own >= other ? 3 : 2)

/** R15.4: a comic on the chart loses a fan, never the last one. */
export const afterDecay = (fans: number): number => (fans > 1 ? fans - 1 : fans)
