// What you hold and what the displays offer: comics on their way to print.
import { PLAYER } from '../asks.ts'
import { printFans } from '../apply/print.ts'
import {
  bonusOf,
  type CardNo,
  FIRST_ARTIST,
  FIRST_COMIC,
  genreOf,
  isOriginal,
  printedValue,
} from '../catalogue/index.ts'
import { ARTISTS, BONUS_GAINS, COMICS, type DeckNo, GENRE_NOS, type GenreNo, WRITERS } from '../catalogue/vocabulary.ts'
import { IDEA_COST, masteryOf, ripOffsFor } from '../measures.ts'
import { NONE, type State } from '../state.ts'
import { originals } from './printed.ts'

export const inHand = (s: State, deck: DeckNo): number => {
  const { hand } = s.player
  let count = 0
  for (let at = 0; at < hand.length; at++) {
    const no = hand[at] as CardNo
    if ((no < FIRST_ARTIST ? WRITERS : no < FIRST_COMIC ? ARTISTS : COMICS) === deck) count++
  }
  return count
}
export const comicsInHand = (s: State): number => inHand(s, COMICS) + s.player.hyped.length
export const teams = (s: State): number => Math.min(inHand(s, WRITERS), inHand(s, ARTISTS))

/** Your originals to print: those of the hand and those being hyped. */
function eachComic(s: State, visit: (comic: CardNo) => void): void {
  for (const no of s.player.hand) if (no >= FIRST_COMIC) visit(no)
  for (const { comic } of s.player.hyped) visit(comic)
}

/** Whether the hand has a writer (or an artist) of a genre. */
const fits = (s: State, genre: GenreNo, artists: boolean): boolean => {
  const { hand } = s.player
  for (let at = 0; at < hand.length; at++) {
    const no = hand[at] as CardNo
    if (no < FIRST_COMIC && no >= FIRST_ARTIST === artists && genreOf(no) === genre) return true
  }
  return false
}

const MASTERY_POINTS = { none: 0, gained: 3, taken: 5, held: 1 } as const

/** Points a comic would bring if it were printed now (R10.4, R11, R16); a creative not chosen yet is one of the hand that suits it. */
export function printPoints(s: State, comic: CardNo, writer = NONE): number {
  const genre = genreOf(comic)
  const hasWriter = writer === NONE ? fits(s, genre, false) : genreOf(writer) === genre
  const matching = (hasWriter ? 1 : 0) + (fits(s, genre, true) ? 1 : 0)
  const { hyped, printed } = s.player
  let tokens = 0
  for (const each of hyped) if (each.comic === comic) tokens = each.tokens
  let sum = printFans(comic, NONE, NONE, tokens) + matching + MASTERY_POINTS[masteryOf(s, PLAYER, comic)]
  if (isOriginal(comic)) {
    const { money, ideas } = BONUS_GAINS[bonusOf(comic)]
    sum += 2 + 2 * matching + (money + ideas) / 4 + (printed.length >= 4 ? 1 : 0)
  }
  if (printed.length === 4) sum += originals(printed)
  if (printed.length >= 5) sum += 2
  return sum
}

/** The points of the best comic of your hand and of the second best, of those that count. */
function bestTwo(s: State, counts: (comic: CardNo) => boolean): readonly [number, number] {
  let [best, second] = [0, 0]
  eachComic(s, (comic) => {
    if (!counts(comic)) return
    const points = printPoints(s, comic)
    if (points > best) [best, second] = [points, best]
    else if (points > second) second = points
  })
  return [best, second]
}

/** Originals that have their ideas and wait for a team at most. */
export const ready = (s: State, rank: 0 | 1): number =>
  bestTwo(s, (comic) => s.player.ideas[genreOf(comic)] >= IDEA_COST)[rank]

/** Whether they have their ideas or not. */
export function planned(s: State): number {
  const [best, second] = bestTwo(s, () => true)
  return best + second
}

/** The best rip-off there is. */
export function bestRipOff(s: State): number {
  let best = 0
  for (const no of ripOffsFor(s, PLAYER)) best = Math.max(best, 1 + printPoints(s, no))
  return best
}

/** Creatives of the hand that suit a comic of the hand. */
export function suiting(s: State): number {
  let count = 0
  eachComic(s, (comic) => {
    const genre = genreOf(comic)
    count += (fits(s, genre, false) ? 1 : 0) + (fits(s, genre, true) ? 1 : 0)
  })
  return count
}

/** What the creatives of the hand cost to print with: one writer and one artist, the dearest. */
export const teamCost = (s: State): number => {
  let [writer, artist] = [0, 0]
  for (const no of s.player.hand)
    if (no < FIRST_ARTIST) writer = Math.max(writer, printedValue(no))
    else if (no < FIRST_COMIC) artist = Math.max(artist, printedValue(no))
  return writer + artist
}
export const handValue = (s: State): number => {
  let sum = 0
  for (const no of s.player.hand) if (no < FIRST_COMIC) sum += printedValue(no)
  return sum
}
export const moneyShort = (s: State): number => Math.max(0, teamCost(s) - s.player.money)

export function comicsOf(s: State, genre: GenreNo): number {
  let count = 0
  eachComic(s, (comic) => {
    if (genreOf(comic) === genre) count++
  })
  return count
}

/** Ideas for comics of the hand: those you have, and those you lack. */
export const ideasInUse = (s: State): number => {
  let sum = 0
  for (const genre of GENRE_NOS) sum += Math.min(s.player.ideas[genre], IDEA_COST * comicsOf(s, genre))
  return sum
}
export const ideasLacking = (s: State): number => {
  let sum = 0
  for (const genre of GENRE_NOS) sum += Math.max(0, IDEA_COST * comicsOf(s, genre) - s.player.ideas[genre])
  return sum
}
export const ideasHeld = ({ player }: State): number => {
  let sum = 0
  for (const count of player.ideas) sum += count
  return sum
}
/** Genres with two ideas and no comic for them. */
export const ideaPairs = (s: State): number => {
  let count = 0
  for (const genre of GENRE_NOS) if (s.player.ideas[genre] >= IDEA_COST && comicsOf(s, genre) === 0) count++
  return count
}

/** Creatives on display, two at most, that a comic of your hand lacks. */
export function toHire(s: State): number {
  let most = 0
  for (const genre of GENRE_NOS) {
    if (comicsOf(s, genre) === 0) continue
    let here = 0
    for (const deck of [WRITERS, ARTISTS] as const) {
      if (fits(s, genre, deck === ARTISTS)) continue
      for (const no of s.decks[deck].display)
        if (genreOf(no) === genre) {
          here++
          break
        }
    }
    most = Math.max(most, here)
  }
  return most
}

/** The points of the best comic on display, with the hand as it is. */
export function toDevelop(s: State): number {
  let best = 0
  for (const no of s.decks[COMICS].display) best = Math.max(best, printPoints(s, no))
  return best
}
