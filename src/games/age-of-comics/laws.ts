// What holds in every state. Checked at every step of a great many games, so nothing here makes lists it can do without.
import type { Law } from '../../kernel/contract.ts'
import { AUTOMA, YOU } from './asks.ts'
import { SPACES_USED } from './catalogue/actions.ts'
import {
  ALL_OF_KIND,
  BACKS,
  bitOf,
  type CardNo,
  card,
  FIRST_RIPOFF,
  GENRE_OF,
  kindOf,
  originalOf,
  VALUE_OF,
} from './catalogue/index.ts'
import { MOST_ALIKE, ORDER_COPIES, ORDER_VALUES, ORDERS_PER_GENRE, SPACES_AT, START_NODE } from './catalogue/map.ts'
import { DECKS, GENRES } from './catalogue/vocabulary.ts'
import { countGenre, hasOriginal, matches, ones } from './measures.ts'
import {
  CUBES,
  deckOf,
  DISPLAY,
  EDITORS,
  editorsOf,
  NONE,
  orderGenre,
  orderValue,
  type Printed,
  printedBy,
  type State,
} from './state.ts'

export const laws: readonly Law<State>[] = [
  { id: 'every card is in exactly one place', broken: cardsAstray },
  { id: 'a rip-off is printed once, and only of an original the other side has printed', broken: ripOffsAstray },
  { id: 'every order is on the map, with you or gone, and its value is one of its genre', broken: ordersAstray },
  { id: 'no node has three orders of a genre', broken: crowded },
  { id: 'money, ideas, tickets and fans are never below zero', broken: owing },
  {
    id: 'a mastery token lies with a side that has an original, and nobody has more comics of the genre',
    broken: masteryAstray,
  },
  { id: 'only a matching creative is worth more than its card says', broken: valuesWrong },
  { id: 'editors and cubes are as many as there are', broken: piecesWrong },
  { id: 'the back of a deck is one that a card of it shows', broken: backsWrong },
  { id: 'the automa has at most four creatives in teams and two developed comics', broken: playAreaWrong },
  { id: 'an order you hold waits for a comic that can fulfil it', broken: orderForgotten },
  { id: 'a comic that is printed by the automa, or an original, has a fan', broken: offTheChart },
  { id: 'somebody is asked something until the game is over', broken: hangs },
]

const seen = new Int32Array(3)

function cardsAstray(s: State): string | undefined {
  for (const kind of DECKS) {
    const { left, discard } = deckOf(s, kind)
    if ((left & discard) !== 0) return `cards are in deck and discard pile of ${kind}`
    seen[kind] = left | discard
  }
  const { you, automa } = s
  let stray = NONE
  const put = (no: CardNo) => {
    if (no === NONE) return
    const kind = kindOf(no)
    const bit = bitOf(no)
    if (((seen[kind] as number) & bit) !== 0) stray = no
    seen[kind] = (seen[kind] as number) | bit
  }
  for (const kind of DECKS) for (const no of deckOf(s, kind).display) put(no)
  for (const no of you.hand) put(no)
  for (const { comic } of you.hyped) put(comic)
  for (const no of automa.writers) put(no)
  for (const no of automa.artists) put(no)
  for (const no of automa.developed) put(no)
  for (const printed of [you.printed, automa.printed])
    for (const { comic, writer, artist } of printed) {
      if (comic < FIRST_RIPOFF) put(comic)
      put(writer)
      put(artist)
    }
  if (stray !== NONE) return `${card(stray).id} is in two places`
  for (const kind of DECKS) if (seen[kind] !== ALL_OF_KIND) return `a card of kind ${kind} is nowhere`
  return undefined
}

function ripOffsAstray(s: State): string | undefined {
  let bits = 0
  for (const side of [YOU, AUTOMA])
    for (const { comic } of printedBy(s, side)) {
      if (comic < FIRST_RIPOFF) continue
      const bit = bitOf(comic)
      if ((bits & bit) !== 0) return `${card(comic).id} is printed twice`
      bits |= bit
      const original = originalOf(comic)
      if (!printedBy(s, side === YOU ? AUTOMA : YOU).some((entry) => entry.comic === original))
        return `${card(comic).id} has nothing to rip off`
    }
  return undefined
}

const onMap = new Int32Array(GENRES.length)
const faceDown = new Int32Array(GENRES.length)

function ordersAstray(s: State): string | undefined {
  const laying = s.asks.some(({ ask }) => ask === 'order')
  onMap.fill(0)
  faceDown.fill(0)
  for (const order of s.map) {
    if (order === NONE) continue
    const genre = orderGenre(order)
    onMap[genre] = (onMap[genre] as number) + 1
    if (orderValue(order) === 0) faceDown[genre] = (faceDown[genre] as number) + 1
  }
  for (let genre = 0; genre < GENRES.length; genre++) {
    let unseen = 0
    for (let at = 0; at < ORDER_VALUES.length; at++) {
      const left = s.unseen[genre * ORDER_VALUES.length + at] as number
      if (left < 0 || left > (ORDER_COPIES[at] as number)) return `there are ${left} of an order`
      unseen += left
    }
    if ((onMap[genre] as number) > ORDERS_PER_GENRE) return `there are ${onMap[genre]} orders of ${GENRES[genre]}`
    if (!laying && unseen < (faceDown[genre] as number))
      return `${GENRES[genre]}: ${unseen} values for ${faceDown[genre]} orders`
  }
  return undefined
}

/** Bits that hold the orders of one genre at a node. */
const TALLY_BITS = 4

function crowded(s: State): string | undefined {
  for (let node = 0; node < START_NODE; node++) {
    let tally = 0
    for (const space of SPACES_AT[node] ?? []) {
      const order = s.map[space] as number
      if (order === NONE) continue
      const place = orderGenre(order) * TALLY_BITS
      tally += 1 << place
      if (((tally >> place) & ((1 << TALLY_BITS) - 1)) > MOST_ALIKE)
        return `node ${node} has more than ${MOST_ALIKE} orders of ${GENRES[orderGenre(order)]}`
    }
  }
  return undefined
}

function owing(s: State): string | undefined {
  const { money, ideas, tickets, printed } = s.you
  if (money < 0 || tickets < 0) return `money ${money}, tickets ${tickets}`
  for (const count of ideas) if (count < 0) return 'an idea is owed'
  for (const { fans } of printed) if (fans < 0) return 'a comic has less than no fans'
  return undefined
}

function masteryAstray(s: State): string | undefined {
  for (let genre = 0; genre < GENRES.length; genre++) {
    const side = s.mastery[genre] as number
    const [yours, its] = [countGenre(s.you.printed, genre), countGenre(s.automa.printed, genre)]
    if (side === NONE) continue
    if (!hasOriginal(printedBy(s, side), genre))
      return `the ${GENRES[genre]} token lies with a side without an original`
    const [own, other] = side === YOU ? [yours, its] : [its, yours]
    if (other > own && hasOriginal(printedBy(s, side === YOU ? AUTOMA : YOU), genre))
      return `the ${GENRES[genre]} token should have moved`
  }
  return undefined
}

function valuesWrong(s: State): string | undefined {
  for (const { comic, writer, artist, writerValue, artistValue } of s.you.printed)
    if (wrongValue(writer, writerValue, comic) || wrongValue(artist, artistValue, comic))
      return `a creative of ${card(comic).id} has a wrong value`
  return undefined
}
const wrongValue = (no: number, value: number, comic: CardNo): boolean =>
  no !== NONE && value !== VALUE_OF[no] && (!matches(no, comic) || value > 3 || value < (VALUE_OF[no] as number))

function piecesWrong(s: State): string | undefined {
  for (const there of s.spaces) if (there.length > SPACES_USED) return 'an area has more editors than spaces'
  if (editorsOf(s, AUTOMA) + s.automa.lostEditors > EDITORS) return 'the automa has placed too many editors'
  if (editorsOf(s, YOU) > EDITORS + (s.you.extraEditor ? 1 : 0)) return 'you have placed too many editors'
  return ones(s.you.cubes) > CUBES ? 'there are too many cubes' : undefined
}

function backsWrong(s: State): string | undefined {
  for (const kind of DECKS) {
    const { left, top, display } = deckOf(s, kind)
    if (top !== NONE && (left & (BACKS[kind]?.[top] as number)) === 0)
      return `deck ${kind} shows a back that is not there`
    if (display.length > DISPLAY) return `display ${kind} has ${display.length} cards`
  }
  return undefined
}

function playAreaWrong({ automa }: State): string | undefined {
  if (automa.writers.length + automa.artists.length > 4) return 'the automa has more than four creatives'
  return automa.developed.length > 2 ? 'the automa has more than two developed comics' : undefined
}

function orderForgotten(s: State): string | undefined {
  const waiting = new Set(s.asks.filter(({ ask }) => ask === 'fulfil').map(({ n }) => n))
  for (const order of s.you.orders) {
    const ready = s.you.printed.some(
      ({ comic, writerValue, artistValue }) =>
        GENRE_OF[comic] === orderGenre(order) && writerValue + artistValue >= orderValue(order),
    )
    if (ready && !waiting.has(order)) return 'an order could be fulfilled'
  }
  return undefined
}

const unseenByAll = ({ comic, fans }: Printed): boolean => fans === 0 && comic < FIRST_RIPOFF

function offTheChart(s: State): string | undefined {
  if (s.you.printed.some(unseenByAll)) return 'an original has no fan'
  return s.automa.printed.some(({ fans }) => fans === 0) ? 'a comic of the automa has no fan' : undefined
}

function hangs(s: State): string | undefined {
  return s.over === (s.asks.length === 0)
    ? undefined
    : s.over
      ? 'the game is over and asks'
      : 'nobody is asked anything'
}
