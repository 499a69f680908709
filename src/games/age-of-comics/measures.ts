// Things rules, score, ladders and questions measure alike.
import { AUTOMA, type Side, YOU } from './asks.ts'
import {
  BACKS,
  type CardNo,
  FIRST_ARTIST,
  FIRST_COMIC,
  FIRST_RIPOFF,
  GENRE_OF,
  isOriginal,
  ripOffOf,
  VALUE_OF,
} from './catalogue/index.ts'
import { SPACES_USED } from './catalogue/actions.ts'
import { COMICS, type GenreNo, SPECIALS, TIERS } from './catalogue/vocabulary.ts'
import {
  EDITORS,
  editorsOf,
  NONE,
  type OrderCode,
  orderGenre,
  orderValue,
  type Printed,
  printedBy,
  type State,
} from './state.ts'

/** R1.6; a creative nobody has told matches nothing. */
export const matches = (creative: number, comic: CardNo): boolean =>
  creative !== NONE && GENRE_OF[creative] === GENRE_OF[comic]

/** R1.5 */
export const valueOf = ({ writerValue, artistValue }: Printed): number => writerValue + artistValue

/** How many bits are set. */
export function ones(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/** Printed comics of a genre, originals and rip-offs. */
export function countGenre(printed: readonly Printed[], genre: GenreNo): number {
  let count = 0
  for (let i = 0; i < printed.length; i++) if (GENRE_OF[(printed[i] as Printed).comic] === genre) count++
  return count
}

export function hasOriginal(printed: readonly Printed[], genre: GenreNo): boolean {
  for (let i = 0; i < printed.length; i++) {
    const { comic } = printed[i] as Printed
    if (comic < FIRST_RIPOFF && GENRE_OF[comic] === genre) return true
  }
  return false
}

export type Mastery = 'none' | 'gained' | 'taken' | 'held'

/** What printing a comic would do to the token of its genre (R11.1, R11.3). */
export function masteryOf(s: State, side: Side, comic: CardNo): Mastery {
  const genre = GENRE_OF[comic] as GenreNo
  const holder = s.mastery[genre] as number
  if (holder === side) return 'held'
  const own = printedBy(s, side)
  if (!isOriginal(comic) && !hasOriginal(own, genre)) return 'none'
  if (holder === NONE) return 'gained'
  return countGenre(own, genre) + 1 > countGenre(printedBy(s, holder), genre) ? 'taken' : 'none'
}

/** Bits of the originals whose rip-off has been printed by anybody (R10.3). */
function rippedOff(s: State): number {
  let bits = 0
  for (const printed of [s.you.printed, s.automa.printed])
    for (let i = 0; i < printed.length; i++) {
      const { comic } = printed[i] as Printed
      if (comic >= FIRST_RIPOFF) bits |= 1 << (comic - FIRST_RIPOFF)
    }
  return bits
}

/** Rip-offs a side may print (R10.3, S10.4, Q17, Q30), in the order in which the other side printed the originals. */
export function ripOffsFor(s: State, side: Side): CardNo[] {
  const gone = rippedOff(s)
  const found: CardNo[] = []
  const printed = printedBy(s, side === YOU ? AUTOMA : YOU)
  for (let i = 0; i < printed.length; i++) {
    const { comic } = printed[i] as Printed
    if (comic < FIRST_RIPOFF && (gone & (1 << (comic - FIRST_COMIC))) === 0) found.push(ripOffOf(comic))
  }
  return found
}

export const IDEA_COST = 2

/** Whether a comic may be printed as far as ideas go (R10.2, R10.3). */
const ideasReach = (s: State, comic: CardNo): boolean =>
  comic >= FIRST_RIPOFF || (s.you.ideas[GENRE_OF[comic] as number] as number) >= IDEA_COST

/** The cheapest creative of a kind in your hand; more than anybody can pay where there is none. */
function cheapest(s: State, artists: boolean): number {
  let least = Number.POSITIVE_INFINITY
  const { hand } = s.you
  for (let i = 0; i < hand.length; i++) {
    const no = hand[i] as CardNo
    if (no >= FIRST_COMIC || no >= FIRST_ARTIST !== artists) continue
    if ((VALUE_OF[no] as number) < least) least = VALUE_OF[no] as number
  }
  return least
}

/** Whether your hand has a team you can pay. */
const hasTeam = (s: State): boolean => cheapest(s, false) + cheapest(s, true) <= s.you.money

/** Comics you could print now with some team: your hand, your hyped ones, rip-offs (R10.2, R10.3). */
export function printable(s: State): CardNo[] {
  const found: CardNo[] = []
  if (!hasTeam(s)) return found
  for (const no of s.you.hand) if (no >= FIRST_COMIC && ideasReach(s, no)) found.push(no)
  for (const { comic } of s.you.hyped) if (ideasReach(s, comic)) found.push(comic)
  for (const no of ripOffsFor(s, YOU)) found.push(no)
  return found
}

/** Writers of your hand that some artist of it can be paid with; artists that can be paid with a writer. */
export function writersToUse(s: State): CardNo[] {
  const left = s.you.money - cheapest(s, true)
  return s.you.hand.filter((no) => no < FIRST_ARTIST && (VALUE_OF[no] as number) <= left)
}
export function artistsToUse(s: State, writer: CardNo): CardNo[] {
  const left = s.you.money - (VALUE_OF[writer] as number)
  return s.you.hand.filter((no) => no >= FIRST_ARTIST && no < FIRST_COMIC && (VALUE_OF[no] as number) <= left)
}

/** Whether a comic of yours could fulfil an order (R13.3). */
export const fulfils = (entry: Printed, order: OrderCode): boolean =>
  GENRE_OF[entry.comic] === orderGenre(order) && valueOf(entry) >= orderValue(order)

/** Special actions where a cube may be put for so many printed comics (R12.1, R12.2). */
export const cubePlaces = (cubes: number, printed: number): number[] =>
  SPECIALS.flatMap((_, no) => ((cubes & (1 << no)) === 0 && (TIERS[no] as number) <= printed ? [no] : []))
export const FIRST_CUBE = 2
export const LAST_CUBE = 4
export const MOVED_CUBE = 5

/** The first free space of an area, from 0; NONE where there is none (R6.1, S5.4). */
export const freeSpace = (s: State, area: number): number => {
  const taken = s.spaces[area]?.length ?? SPACES_USED
  return taken < SPACES_USED ? taken : NONE
}

/** Who places next (R3.2, S2.2, S4.1, S4.5, Q4); nobody once all editors stand on the board. */
export function nextToPlace(s: State): Side | undefined {
  const its = editorsOf(s, AUTOMA) + s.automa.lostEditors // Q32
  const yours = editorsOf(s, YOU)
  const left = yours < EDITORS + (s.you.extraEditor ? 1 : 0)
  if (its < EDITORS && (its <= yours || !left)) return AUTOMA
  return left ? YOU : undefined
}

/** Whether cards of a kind can still be drawn: an empty deck is made up from its discard pile. */
export const canDraw = (s: State, kind: number): boolean => {
  const { left, discard } = s.decks[kind as 0]
  return (left | discard) !== 0
}

/** Whether a comic of that genre is in the deck or the discard pile (R8.1). */
export const canSearch = (s: State, genre: GenreNo): boolean => {
  const { left, discard } = s.decks[COMICS]
  return ((left | discard) & (BACKS[COMICS]?.[genre] ?? 0)) !== 0
}
export const SEARCH_COST = 4

const INCOME: readonly number[] = [0, 1, 2, 2, 3, 3, 3, 4, 4, 4, 6]
/** R15.2: above ten six per full ten and the table for the rest. */
export function incomeOf(fans: number): number {
  if (fans <= 0) return 0
  const tens = Math.ceil(fans / 10) - 1
  return 6 * tens + (INCOME[fans - 10 * tens] as number)
}

export const totalFans = (printed: readonly Printed[]): number => {
  let sum = 0
  for (let i = 0; i < printed.length; i++) sum += (printed[i] as Printed).fans
  return sum
}

/** What the end of a round brings (R15.1, R15.2, S12.1). */
export function endOfRoundGains(s: State): { yourVp: number; itsVp: number; income: number } {
  const yours = best(s.you.printed)
  const its = best(s.automa.printed)
  let income = 0
  for (const { fans } of s.you.printed) income += incomeOf(fans)
  return { yourVp: ranking(yours, its), itsVp: ranking(its, yours), income }
}

const best = (printed: readonly Printed[]): number => {
  let most = 0
  for (let i = 0; i < printed.length; i++) most = Math.max(most, (printed[i] as Printed).fans)
  return most
}
const ranking = (own: number, other: number): number => (own === 0 ? 0 : own >= other ? 3 : 2)

/** R15.4: a comic on the chart loses a fan, never the last one. */
export const afterDecay = (fans: number): number => (fans > 1 ? fans - 1 : fans)
