// Printing (R10), mastery (R11), cubes (R12).
import { replaced, without } from '../../../common/lists.ts'
import type { Deed } from '../answers.ts'
import { type AskOf, PLAYER, type Side } from '../asks.ts'
import { bonusOf, type CardNo, FIRST_RIPOFF, genreOf, isOriginal, printedValue } from '../catalogue/index.ts'
import { BETTER_COLORS, BONUS_GAINS } from '../catalogue/vocabulary.ts'
import type { Tell } from '../consequences/records.ts'
import { cubeFor, hasCube, ideasToPrint, type Mastery, masteryOf, matches, moneyToPrint } from '../measures.ts'
import { NONE, type Printed, printedBy, type State } from '../state.ts'
import { checkOrders, fulfil } from './orders.ts'

/** The comic has been chosen: its team is next, and beneath it a second print where the space allows one (R10.1). */
export function applyPrint(s: State, { card }: Deed<'print'>, { left }: AskOf<'print'>): void {
  s.asks.push({ ask: 'print', left: left - 1, second: true }, { ask: 'print-writer', comic: card })
}

export function applyPrintWriter(s: State, { card }: Deed<'print-writer'>, { comic }: AskOf<'print-writer'>): void {
  s.asks.push({ ask: 'print-artist', comic, writer: card })
}

const ORIGINAL_FANS = 1
const FANS_PER_HYPE = 2

/** R10.4 */
export function applyPrintArtist(
  s: State,
  { card: artist }: Deed<'print-artist'>,
  { comic, writer }: AskOf<'print-artist'>,
  tell: Tell,
): void {
  const { player } = s
  player.money -= moneyToPrint(writer, artist)
  player.ideas[genreOf(comic)] -= ideasToPrint(comic)
  player.hand = without(without(player.hand, writer), artist)
  const wasHyped = player.hyped.some((each) => each.comic === comic)
  const hype = leaveHand(s, comic)
  const entry: Printed = {
    comic,
    fans: printFans(comic, writer, artist, hype),
    writer,
    artist,
    writerValue: printedValue(writer),
    artistValue: printedValue(artist),
    masteryFan: false,
    betterColor: hasCube(s, BETTER_COLORS), // R14.4: put there before this comic
    hypeUsed: hype > 0,
    raised: 0,
  }
  const mastery = masteryOf(s, PLAYER, comic)
  player.printed.push(entry)
  if (tell) tellPrint(entry, wasHyped, hype, tell)
  const cube = cubeFor(player.printed.length)
  if (cube !== 'none') s.asks.push({ ask: cube })
  master(s, PLAYER, mastery, tell)
  checkOrders(s, tell)
  if (isOriginal(comic)) payBonus(s, comic, tell)
}

/** What a print costs and what its fans come from, each by itself (R10.4). */
function tellPrint(
  { comic, writer, artist, betterColor }: Printed,
  wasHyped: boolean,
  tokens: number,
  tell: NonNullable<Tell>,
): void {
  const from = wasHyped ? 'hyped' : comic >= FIRST_RIPOFF ? 'supply' : 'hand'
  const fans = { what: 'fans', side: PLAYER, comic } as const
  tell({ what: 'printed', side: PLAYER, comic, from, tokens, writer, artist })
  tell({ what: 'money', by: -moneyToPrint(writer, artist), because: 'team', writer, artist })
  if (isOriginal(comic)) {
    tell({ what: 'ideas', genre: genreOf(comic), by: -ideasToPrint(comic), because: 'print', comic })
    tell({ ...fans, by: ORIGINAL_FANS, because: 'original' })
    const bonus = BONUS_GAINS[bonusOf(comic)].fans
    if (bonus > 0) tell({ ...fans, by: bonus, because: 'bonus' })
  }
  for (const creative of [writer, artist])
    if (matches(creative, comic)) tell({ ...fans, by: 1, because: 'matches', creative })
  if (tokens > 0) tell({ ...fans, by: FANS_PER_HYPE * tokens, because: 'hype', tokens })
  if (betterColor) tell({ what: 'better-color', comic })
}

/** Takes a comic out of your hand or from the hyped ones; a rip-off comes from the supply. Returns its Hype tokens. */
function leaveHand(s: State, comic: CardNo): number {
  if (comic >= FIRST_RIPOFF) return 0
  const hyped = s.player.hyped.find((each) => each.comic === comic)
  if (hyped === undefined) {
    s.player.hand = without(s.player.hand, comic)
    return 0
  }
  s.player.hyped = without(s.player.hyped, hyped)
  return hyped.tokens
}

/** Fans of a fresh print, before mastery and orders (R10.4). */
export function printFans(comic: CardNo, writer: number, artist: number, hype: number): number {
  const base = isOriginal(comic) ? ORIGINAL_FANS + BONUS_GAINS[bonusOf(comic)].fans : 0
  return base + (matches(writer, comic) ? 1 : 0) + (matches(artist, comic) ? 1 : 0) + FANS_PER_HYPE * hype
}

/** Its fans are among those of the print. */
function payBonus(s: State, comic: CardNo, tell: Tell): void {
  const { money, tickets, ideas } = BONUS_GAINS[bonusOf(comic)]
  s.player.money += money
  s.player.tickets += tickets
  if (money > 0) tell?.({ what: 'money', by: money, because: 'bonus', comic })
  if (tickets > 0) tell?.({ what: 'tickets', by: tickets, because: 'bonus', comic })
  if (ideas > 0) s.asks.push({ ask: 'bonus-ideas', left: ideas })
}

/** What printing its last comic did to the token of its genre: each comic has its mastery fan only once (R11.2, R11.3). */
export function master(s: State, side: Side, mastery: Mastery, tell: Tell, hasFan = true): void {
  const printed = printedBy(s, side)
  const last = printed[printed.length - 1] as Printed
  const genre = genreOf(last.comic)
  if (mastery === 'held' && hasFan) gainMasteryFan(last, side, tell)
  if (mastery === 'none' || mastery === 'held') return
  tell?.({ what: 'mastery', genre, side, from: s.mastery[genre] })
  s.mastery = replaced(s.mastery, genre, side)
  if (!hasFan) return
  for (const entry of printed) if (genreOf(entry.comic) === genre) gainMasteryFan(entry, side, tell)
}

function gainMasteryFan(entry: Printed, side: Side, tell: Tell): void {
  if (entry.masteryFan) return
  entry.masteryFan = true
  entry.fans++
  tell?.({ what: 'fans', side, comic: entry.comic, by: 1, because: 'mastery' })
}

export function applyCube(s: State, { special }: Deed<'cube'>, tell: Tell): void {
  tell?.({ what: 'cube', special, from: NONE })
  s.player.cubes |= 1 << special
}

export function applyMoveCube(s: State, { from, to }: Deed<'move-cube'>, tell: Tell): void {
  tell?.({ what: 'cube', special: to, from })
  s.player.cubes = (s.player.cubes & ~(1 << from)) | (1 << to)
}

export function applyFulfil(s: State, { card }: Deed<'fulfil'>, { order }: AskOf<'fulfil'>, tell: Tell): void {
  fulfil(s, s.player.printed.find(({ comic }) => comic === card) as Printed, order, tell)
}
