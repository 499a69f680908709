// What lies on the mats, and what it will bring.
import { PLAYER, type Side } from '../asks.ts'
import { FIRST_RIPOFF } from '../catalogue/index.ts'
import { GENRE_NOS, PARTS } from '../catalogue/vocabulary.ts'
import { increaseOf, MOST_VALUE } from '../increase.ts'
import { bestFans, countGenre, creativeValue, incomeOf, valueOf } from '../measures.ts'
import { type Printed, ROUNDS, type State } from '../state.ts'
import { roundsToCome } from './time.ts'

/** Fans that will be lost until the end (R15.4). */
export function decayAhead(printed: readonly Printed[], s: State): number {
  const ends = roundsToCome(s)
  let sum = 0
  for (const { fans } of printed) sum += Math.min(Math.max(0, fans - 1), ends)
  return sum
}

/** Money the comics will bring before the last round, with the fans they have now (R15.2). */
export function incomeAhead({ player, round }: State): number {
  let sum = 0
  for (const { fans } of player.printed)
    for (let end = round, left = fans; end < ROUNDS; end++, left = Math.max(1, left - 1)) {
      if (fans === 0) break
      sum += incomeOf(left)
    }
  return sum
}

export const incomeNow = ({ player }: State): number => {
  let sum = 0
  for (const { fans } of player.printed) sum += incomeOf(fans)
  return sum
}

/** Whether you would be first in the ranking now (R15.1). */
export const ranking = (s: State): number => {
  const [yours, its] = [bestFans(s.player.printed), bestFans(s.automa.printed)]
  return yours >= its && yours > 0 ? 1 : 0
}
/** Far ahead is as good as ahead. */
const CLEAR_GAP = 6
export const rankingGap = (s: State): number =>
  Math.max(-CLEAR_GAP, Math.min(CLEAR_GAP, bestFans(s.player.printed) - bestFans(s.automa.printed)))

export const originals = (printed: readonly Printed[]): number => {
  let count = 0
  for (const { comic } of printed) if (comic < FIRST_RIPOFF) count++
  return count
}

export const teamValues = (s: State): number => {
  let sum = 0
  for (const entry of s.player.printed) sum += valueOf(entry)
  return sum
}

/** How often creatives can still increase (R5.1). */
export const learners = (s: State): number => {
  let count = 0
  for (const entry of s.player.printed)
    for (const part of PARTS) {
      const value = creativeValue(entry, part)
      if (value < MOST_VALUE && increaseOf({ ...entry, raised: 0 }, part) !== undefined) count += MOST_VALUE - value
    }
  return count
}

export const masteries = (s: State, side: Side): number => {
  let count = 0
  for (const holder of s.mastery) if (holder === side) count++
  return count
}

/** Tokens of yours that the next comic of the Automa would take. */
export const contested = (s: State): number => {
  let count = 0
  for (const genre of GENRE_NOS)
    if (s.mastery[genre] === PLAYER && countGenre(s.automa.printed, genre) >= countGenre(s.player.printed, genre))
      count++
  return count
}
