// Printing (R10), mastery (R11), cubes (R12).
import { type Ask, type Side, toAsk, YOU } from '../asks.ts'
import { bonusOf, type CardNo, FIRST_RIPOFF, GENRE_OF, isOriginal, VALUE_OF } from '../catalogue/index.ts'
import { BONUS_FAN, BONUS_IDEAS, BONUS_MONEY, BONUS_TICKET, PRINT } from '../catalogue/vocabulary.ts'
import { FIRST_CUBE, IDEA_COST, LAST_CUBE, type Mastery, masteryOf, matches, MOVED_CUBE } from '../measures.ts'
import { type Printed, printedBy, type State } from '../state.ts'
import { remove } from './cards.ts'
import { checkOrders, fulfil } from './orders.ts'

/** The comic has been chosen: its team is next, and beneath it a second print where the space allows one (R10.1). */
export function applyPrint(s: State, comic: CardNo, { n: prints }: Ask): void {
  s.asks.push(toAsk('print', prints - 1, 1), toAsk('print-writer', comic))
}

export function applyUse(s: State, creative: CardNo, { ask, n: comic, m: writer }: Ask): void {
  if (ask === 'print-writer') s.asks.push(toAsk('print-artist', comic, creative))
  else print(s, comic, writer, creative)
}

const BONUS_DOLLARS = 4
const FANS_PER_HYPE = 2

/** R10.4 */
function print(s: State, comic: CardNo, writer: CardNo, artist: CardNo): void {
  const { you } = s
  const genre = GENRE_OF[comic] as number
  const [writerValue, artistValue] = [VALUE_OF[writer] as number, VALUE_OF[artist] as number]
  you.money -= writerValue + artistValue
  if (isOriginal(comic)) you.ideas[genre] = (you.ideas[genre] as number) - IDEA_COST
  remove(you.hand, writer)
  remove(you.hand, artist)
  const hype = leaveHand(s, comic)
  const entry: Printed = {
    comic,
    fans: printFans(comic, writer, artist, hype),
    writer,
    artist,
    writerValue,
    artistValue,
    masteryFan: false,
    betterColor: hasCube(s, PRINT), // R14.4: put there before this comic
    hypeUsed: hype > 0,
    raised: 0,
  }
  const mastery = masteryOf(s, YOU, comic)
  you.printed.push(entry)
  const count = you.printed.length
  if (count >= FIRST_CUBE && count <= LAST_CUBE) s.asks.push(toAsk('cube'))
  else if (count === MOVED_CUBE) s.asks.push(toAsk('move-cube'))
  master(s, YOU, mastery)
  checkOrders(s)
  if (isOriginal(comic)) payBonus(s, bonusOf(comic))
}

/** Takes a comic out of your hand or from the hyped ones; a rip-off comes from the supply. Returns its Hype tokens. */
function leaveHand(s: State, comic: CardNo): number {
  if (comic >= FIRST_RIPOFF) return 0
  const at = s.you.hyped.findIndex((each) => each.comic === comic)
  if (at < 0) {
    remove(s.you.hand, comic)
    return 0
  }
  return s.you.hyped.splice(at, 1)[0]?.tokens ?? 0
}

/** Fans of a fresh print, before mastery and orders (R10.4). */
export function printFans(comic: CardNo, writer: number, artist: number, hype: number): number {
  const base = isOriginal(comic) ? 1 + (bonusOf(comic) === BONUS_FAN ? 1 : 0) : 0
  return base + (matches(writer, comic) ? 1 : 0) + (matches(artist, comic) ? 1 : 0) + FANS_PER_HYPE * hype
}

function payBonus(s: State, bonus: number): void {
  if (bonus === BONUS_MONEY) s.you.money += BONUS_DOLLARS
  else if (bonus === BONUS_TICKET) s.you.tickets++
  else if (bonus === BONUS_IDEAS) s.asks.push(toAsk('bonus-ideas', 2))
}

/** What printing its last comic did to the token of its genre: each comic has its mastery fan only once (R11.2, R11.3). */
export function master(s: State, side: Side, mastery: Mastery): void {
  const printed = printedBy(s, side)
  const last = printed[printed.length - 1] as Printed
  const genre = GENRE_OF[last.comic] as number
  if (mastery === 'held') gainMasteryFan(last)
  if (mastery === 'none' || mastery === 'held') return
  s.mastery[genre] = side
  for (const entry of printed) if (GENRE_OF[entry.comic] === genre) gainMasteryFan(entry)
}

function gainMasteryFan(entry: Printed): void {
  if (entry.masteryFan) return
  entry.masteryFan = true
  entry.fans++
}

export const hasCube = (s: State, special: number): boolean => (s.you.cubes & (1 << special)) !== 0

export function applyCube(s: State, special: number): void {
  s.you.cubes |= 1 << special
}

export function applyMoveCube(s: State, from: number, to: number): void {
  s.you.cubes = (s.you.cubes & ~(1 << from)) | (1 << to)
}

export function applyFulfil(s: State, comic: CardNo, { n: order }: Ask): void {
  fulfil(s, s.you.printed.find((entry) => entry.comic === comic) as Printed, order)
}
