// How promising a state is for you, in points: for players that look one step ahead.
import { ones } from '../../common/bits.ts'
import { type Ask, PLAYER } from './asks.ts'
import { ARTISTS, COMICS, type DeckNo, GENRE_NOS, type PerGenre, WRITERS } from './catalogue/vocabulary.ts'
import { type CardNo, deckNoOf, genreOf, isOriginal, printedValue } from './catalogue/index.ts'
import { ADJACENT, orderFans, SPACES_AT, orderGenre, orderValue } from './catalogue/map.ts'
import { printFans } from './apply/print.ts'
import { IDEA_COST, incomeOf, masteryOf, matches, printable, ripOffsFor, valueOf } from './measures.ts'
import { result } from './score.ts'
import { EDITORS, editorsOf, NONE, orderOn, ROUNDS, type State } from './state.ts'

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
  Math.max(0, 1 - ((s.round - 1) * EDITORS + Math.min(EDITORS, editorsOf(s, PLAYER))) / (ROUNDS * EDITORS))

/** What the hand is on its way to: creatives, comics, ideas for them. */
function hand(s: State): number {
  const counts: [number, number, number] = [0, 0, 0]
  let sum = 0
  const genres: PerGenre<number> = [0, 0, 0, 0, 0, 0]
  const comics = [...s.player.hand.filter((no) => deckNoOf(no) === COMICS), ...s.player.hyped.map(({ comic }) => comic)]
  for (const no of comics) genres[genreOf(no)]++
  for (const no of s.player.hand) {
    const deck = deckNoOf(no)
    const before = counts[deck]++
    if (deck === COMICS || before >= 2) continue
    sum += CREATIVE + VALUE * printedValue(no) + (genres[genreOf(no)] > 0 ? MATCH : 0)
  }
  const wantedComics = Math.min(2, comics.length) + Math.min(1, ripOffsFor(s, PLAYER).length) * 0.5
  sum += wantedComics * COMIC
  for (const genre of GENRE_NOS) {
    const held = s.player.ideas[genre]
    const wanted = Math.min(held, IDEA_COST * genres[genre])
    sum += wanted * IDEA_IN_USE + (held - wanted) * IDEA
  }
  return sum
}

/** Fans an order could bring you; of a face-down one half of what its genre may be good for. */
function orderWorth(s: State, order: number): number {
  if (order === NONE) return 0
  const value = orderValue(order)
  let most = 0
  for (const entry of s.player.printed) {
    if (genreOf(entry.comic) !== orderGenre(order)) continue
    const reach = valueOf(entry)
    if (value === 0) most = Math.max(most, orderFans(reach) * UNSEEN)
    else if (reach >= value) most = orderFans(value)
  }
  return most
}

/** The best orders around a node, as many as may still be collected. */
function nodeWorth(s: State, node: number, collects: number): number {
  const worth = (SPACES_AT[node] ?? []).map((space) => orderWorth(s, orderOn(s, space))).sort((a, b) => b - a)
  return worth.slice(0, collects).reduce((sum, one) => sum + one, 0)
}

/** Orders an agent could reach at once that a comic of yours would fulfil. */
function inSight(s: State, collects: number, free: boolean): number {
  const here = nodeWorth(s, s.player.agent, collects)
  if (!free) return here
  return Math.max(here, ...(ADJACENT[s.player.agent] ?? []).map((node) => nodeWorth(s, node, collects)))
}

/** Points a comic would bring if it were printed now; a creative not chosen yet is the best one in your hand. */
function printWorth(s: State, comic: CardNo, writer: number): number {
  const fits = (deck: DeckNo) => s.player.hand.some((no) => deckNoOf(no) === deck && matches(no, comic))
  const matching = ((writer === NONE ? fits(WRITERS) : matches(writer, comic)) ? 1 : 0) + (fits(ARTISTS) ? 1 : 0)
  const hype = s.player.hyped.find((each) => each.comic === comic)?.tokens ?? 0
  const original = isOriginal(comic) ? 2 + 2 * matching + (s.player.printed.length >= 4 ? 1 : 0) : 0
  const mastery = MASTERY_WORTH[masteryOf(s, PLAYER, comic)]
  const value = writer === NONE ? 0 : printedValue(writer) * TEAM_VALUE
  return printFans(comic, NONE, NONE, hype) + matching + original + mastery + value
}

const inHand = (s: State, deck: DeckNo): number => s.player.hand.filter((no) => deckNoOf(no) === deck).length
const hireWorth = (s: State, deck: DeckNo): number => (inHand(s, deck) < 2 ? CREATIVE + VALUE : 0)

/** What the asks still to be answered are good for. */
function pending(s: State, ask: Ask): number {
  switch (ask.ask) {
    case 'hire':
      return (ask.of === 'artist' ? 0 : hireWorth(s, WRITERS)) + (ask.of === 'writer' ? 0 : hireWorth(s, ARTISTS))
    case 'develop':
      return inHand(s, COMICS) + s.player.hyped.length < 2 ? COMIC : 0
    case 'board-ideas':
    case 'supply-ideas':
    case 'bonus-ideas':
      return (ask.left * IDEA_IN_USE) / 2
    case 'print':
      return ask.left > 0 ? PRINT_NOW + Math.max(0, ...printable(s).map((comic) => printWorth(s, comic, NONE))) : 0
    case 'print-writer':
      return printWorth(s, ask.comic, NONE) + PRINT_NOW
    case 'print-artist':
      return printWorth(s, ask.comic, ask.writer) + PRINT_NOW
    case 'sales':
      return inSight(s, ask.collects, !ask.walked) * SALES_IN_SIGHT
    case 'marketing-fan':
      return ask.left
    default:
      return 0
  }
}

export function outlook(s: State): number {
  const { final, itsTotal } = result(s)
  const left = timeLeft(s)
  const { money, cubes, tickets, hyped, orders, printed } = s.player
  let sum = hand(s) + Math.min(money, ENOUGH_MONEY) * DOLLAR + ones(cubes) * CUBE + tickets * TICKET
  for (const { tokens } of hyped) sum += tokens * HYPE_TOKEN
  for (const order of orders) sum += orderFans(orderValue(order)) * OPEN_ORDER
  for (const { fans } of printed) sum += incomeOf(fans) * ROUND_OF_INCOME
  let soon = 0
  for (const ask of s.asks) soon += pending(s, ask)
  return final - itsTotal + sum * left + soon
}
