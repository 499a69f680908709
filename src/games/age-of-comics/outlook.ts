// How promising a state is for you, in points: for players that look one step ahead.
import { type Ask, WALKED, YOU } from './asks.ts'
import { ARTISTS, COMICS, GENRES, WRITERS } from './catalogue/vocabulary.ts'
import { GENRE_OF, isOriginal, kindOf, VALUE_OF } from './catalogue/index.ts'
import { ADJACENT, orderFans, SPACES_AT } from './catalogue/map.ts'
import { printFans } from './apply/print.ts'
import { IDEA_COST, incomeOf, masteryOf, matches, ones, printable, ripOffsFor, valueOf } from './measures.ts'
import { result } from './score.ts'
import { EDITORS, editorsOf, NONE, orderGenre, orderValue, ROUNDS, type State } from './state.ts'

// What things are worth beyond their points, by trial in simulated games.
const CREATIVE = 2
const VALUE = 0.5
const COMIC = 5.6
const MATCH = 1.5
const IDEA_IN_USE = 2.2
const IDEA = 0.2
const DOLLAR = 0.18
const ENOUGH_MONEY = 10
const CUBE = 4
const TICKET = 0.5
const HYPE_TOKEN = 2
const OPEN_ORDER = 1.2
const PRINT_NOW = 2.5
const TEAM_VALUE = 0.3
const UNSEEN = 0.7
const MASTERY_WORTH = { none: 0, gained: 2.3, taken: 5.4, held: 1 } as const
const ROUND_OF_INCOME = 0.62
const SALES_IN_SIGHT = 1.1

/** How much of the game is left, from 1 to 0: what is laid up for later is worth less and less. */
const timeLeft = (s: State): number =>
  Math.max(0, 1 - ((s.round - 1) * EDITORS + Math.min(EDITORS, editorsOf(s, YOU))) / (ROUNDS * EDITORS))

/** What the hand is on its way to: creatives, comics, ideas for them. */
function hand(s: State): number {
  const counts = [0, 0, 0]
  let sum = 0
  const genres = new Array<number>(GENRES.length).fill(0)
  const comics = [...s.you.hand.filter((no) => kindOf(no) === COMICS), ...s.you.hyped.map(({ comic }) => comic)]
  for (const no of comics) {
    const genre = GENRE_OF[no] as number
    genres[genre] = (genres[genre] as number) + 1
  }
  for (const no of s.you.hand) {
    const kind = kindOf(no)
    const before = counts[kind] as number
    counts[kind] = before + 1
    if (kind === COMICS || before >= 2) continue
    sum += CREATIVE + VALUE * (VALUE_OF[no] as number) + ((genres[GENRE_OF[no] as number] as number) > 0 ? MATCH : 0)
  }
  const wantedComics = Math.min(2, comics.length) + Math.min(1, ripOffsFor(s, YOU).length) * 0.5
  sum += wantedComics * COMIC
  for (let genre = 0; genre < GENRES.length; genre++) {
    const held = s.you.ideas[genre] as number
    const wanted = Math.min(held, IDEA_COST * (genres[genre] as number))
    sum += wanted * IDEA_IN_USE + (held - wanted) * IDEA
  }
  return sum
}

/** Fans an order could bring you; of a face-down one half of what its genre may be good for. */
function orderWorth(s: State, order: number): number {
  if (order === NONE) return 0
  const value = orderValue(order)
  let most = 0
  for (const entry of s.you.printed) {
    if (GENRE_OF[entry.comic] !== orderGenre(order)) continue
    const reach = valueOf(entry)
    if (value === 0) most = Math.max(most, orderFans(reach) * UNSEEN)
    else if (reach >= value) most = orderFans(value)
  }
  return most
}

/** The best orders around a node, as many as may still be collected. */
function nodeWorth(s: State, node: number, collects: number): number {
  const worth = (SPACES_AT[node] ?? []).map((space) => orderWorth(s, s.map[space] as number)).sort((a, b) => b - a)
  return worth.slice(0, collects).reduce((sum, one) => sum + one, 0)
}

/** Orders an agent could reach at once that a comic of yours would fulfil. */
function inSight(s: State, collects: number, free: boolean): number {
  const here = nodeWorth(s, s.you.agent, collects)
  if (!free) return here
  return Math.max(here, ...(ADJACENT[s.you.agent] ?? []).map((node) => nodeWorth(s, node, collects)))
}

/** Points a comic would bring if it were printed now; a creative not chosen yet is the best one in your hand. */
function printWorth(s: State, comic: number, writer: number): number {
  const fits = (kind: number) => s.you.hand.some((no) => kindOf(no) === kind && matches(no, comic))
  const matching = ((writer === NONE ? fits(WRITERS) : matches(writer, comic)) ? 1 : 0) + (fits(ARTISTS) ? 1 : 0)
  const hype = s.you.hyped.find((each) => each.comic === comic)?.tokens ?? 0
  const original = isOriginal(comic) ? 2 + 2 * matching + (s.you.printed.length >= 4 ? 1 : 0) : 0
  const mastery = MASTERY_WORTH[masteryOf(s, YOU, comic)]
  const value = writer === NONE ? 0 : (VALUE_OF[writer] as number) * TEAM_VALUE
  return printFans(comic, NONE, NONE, hype) + matching + original + mastery + value
}

/** What the asks still to be answered are good for. */
function pending(s: State, { ask, n, m }: Ask): number {
  const has = (kind: number) => s.you.hand.filter((no) => kindOf(no) === kind).length
  switch (ask) {
    case 'hire':
      return [WRITERS, ARTISTS].reduce<number>(
        (sum, kind) => ((n & (1 << kind)) !== 0 && has(kind) < 2 ? sum + CREATIVE + VALUE : sum),
        0,
      )
    case 'develop':
      return has(COMICS) + s.you.hyped.length < 2 ? COMIC : 0
    case 'board-ideas':
    case 'supply-ideas':
    case 'bonus-ideas':
      return (n * IDEA_IN_USE) / 2
    case 'print':
      return n > 0 ? PRINT_NOW + Math.max(0, ...printable(s).map((comic) => printWorth(s, comic, NONE))) : 0
    case 'print-writer':
      return printWorth(s, n, NONE) + PRINT_NOW
    case 'print-artist':
      return printWorth(s, n, m) + PRINT_NOW
    case 'sales':
      return inSight(s, m & (WALKED - 1), (m & WALKED) === 0) * SALES_IN_SIGHT
    case 'marketing-fan':
      return n
    default:
      return 0
  }
}

export function outlook(s: State): number {
  const { final, itsTotal } = result(s)
  const left = timeLeft(s)
  const { money, cubes, tickets, hyped, orders, printed } = s.you
  let sum = hand(s) + Math.min(money, ENOUGH_MONEY) * DOLLAR + ones(cubes) * CUBE + tickets * TICKET
  for (const { tokens } of hyped) sum += tokens * HYPE_TOKEN
  for (const order of orders) sum += orderFans(orderValue(order)) * OPEN_ORDER
  for (const { fans } of printed) sum += incomeOf(fans) * ROUND_OF_INCOME
  let soon = 0
  for (const ask of s.asks) soon += pending(s, ask)
  return final - itsTotal + sum * left + soon
}
