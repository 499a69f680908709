// What holds in every state. Checked at every step of a great many games, so nothing here makes lists it can do without.
import type { Breach, Law } from '../../kernel/contract.ts'
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
import {
  MOST_ALIKE,
  NODE_IDS,
  ORDER_COPIES,
  ORDER_VALUES,
  ORDERS_PER_GENRE,
  SPACES_AT,
  START_NODE,
} from './catalogue/map.ts'
import { DECK_NAMES, DECKS, GENRES } from './catalogue/vocabulary.ts'
import { countGenre, hasOriginal, matches, ones } from './measures.ts'
import { cardName, genreName, nodeName } from './names.ts'
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
  {
    id: 'a rip-off is printed once, and only of an original the other side has printed',
    whole: true,
    broken: ripOffsAstray,
  },
  {
    id: 'every order is on the map, with you or gone, and its value is one of its genre',
    whole: true,
    broken: ordersAstray,
  },
  { id: 'no node has three orders of a genre', whole: true, broken: crowded },
  { id: 'money, ideas, tickets and fans are never below zero', broken: owing },
  { id: 'a mastery token lies with a side that has an original', whole: true, broken: masteryAstray },
  { id: 'only a matching creative is worth more than its card says', whole: true, broken: valuesWrong },
  { id: 'editors and cubes are as many as there are', whole: true, broken: piecesWrong },
  { id: 'the back of a deck is one that a card of it shows', whole: true, broken: backsWrong },
  { id: 'a display has three spaces', broken: displayOverfull },
  { id: 'the automa has at most two teams and two developed comics', broken: playAreaWrong },
  { id: 'an order you hold waits for a comic that can fulfil it', whole: true, broken: orderForgotten },
  { id: 'a comic that is printed by the automa, or an original, has a fan', whole: true, broken: offTheChart },
  { id: 'somebody is asked something until the game is over', whole: true, broken: hangs },
]

/** A position may leave out who holds a mastery token, and creatives. */
export const lawsFromStart: readonly Law<State>[] = [
  { id: 'writers and artists of the automa come and go together', broken: teamBroken },
  { id: 'nobody has more comics of a genre than the side that holds its mastery token', broken: masteryMissed },
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

function ripOffsAstray(s: State): Breach | undefined {
  let bits = 0
  for (const side of [YOU, AUTOMA])
    for (const { comic } of printedBy(s, side)) {
      if (comic < FIRST_RIPOFF) continue
      const bit = bitOf(comic)
      if ((bits & bit) !== 0) return `${card(comic).id} is printed twice`
      bits |= bit
      const original = originalOf(comic)
      if (!printedBy(s, side === YOU ? AUTOMA : YOU).some((entry) => entry.comic === original))
        return {
          says: {
            it: `${cardName(comic, 'it')} copia ${cardName(original, 'it')}, che l’altro lato non ha stampato`,
            en: `${cardName(comic, 'en')} copies ${cardName(original, 'en')}, which the other side has not printed`,
          },
          at: [side === YOU ? 'player' : 'automa', 'printed'],
        }
    }
  return undefined
}

const onMap = new Int32Array(GENRES.length)
const faceDown = new Int32Array(GENRES.length)

function ordersAstray(s: State): Breach | undefined {
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
    if ((onMap[genre] as number) > ORDERS_PER_GENRE)
      return {
        says: {
          it: `gli ordini ${genreName(genre, 'it')} sono ${onMap[genre]}, il gioco ne ha ${ORDERS_PER_GENRE}`,
          en: `there are ${onMap[genre]} ${genreName(genre, 'en')} orders, the game has ${ORDERS_PER_GENRE}`,
        },
        at: ['map'],
      }
    if (!laying && unseen < (faceDown[genre] as number))
      return `${GENRES[genre]}: ${unseen} values for ${faceDown[genre]} orders`
  }
  return undefined
}

/** Bits that hold the orders of one genre at a node. */
const TALLY_BITS = 4

function crowded(s: State): Breach | undefined {
  for (let node = 0; node < START_NODE; node++) {
    let tally = 0
    for (const space of SPACES_AT[node] ?? []) {
      const order = s.map[space] as number
      if (order === NONE) continue
      const place = orderGenre(order) * TALLY_BITS
      tally += 1 << place
      if (((tally >> place) & ((1 << TALLY_BITS) - 1)) > MOST_ALIKE) return tooAlike(node, orderGenre(order))
    }
  }
  return undefined
}

function tooAlike(node: number, genre: number): Breach {
  const id = NODE_IDS[node] ?? ''
  return {
    says: {
      it: `attorno allo ${nodeName(id, 'it')} ci sono più di ${MOST_ALIKE} ordini ${genreName(genre, 'it')}`,
      en: `there are more than ${MOST_ALIKE} ${genreName(genre, 'en')} orders around ${nodeName(id, 'en')}`,
    },
    at: ['map'],
  }
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
    if (side !== NONE && !hasOriginal(printedBy(s, side), genre))
      return `the ${GENRES[genre]} token lies with a side without an original`
  }
  return undefined
}

function masteryMissed(s: State): string | undefined {
  for (let genre = 0; genre < GENRES.length; genre++) {
    const side = s.mastery[genre] as number
    if (side === NONE) continue
    const [yours, its] = [countGenre(s.you.printed, genre), countGenre(s.automa.printed, genre)]
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
    const { left, top } = deckOf(s, kind)
    if (top !== NONE && (left & (BACKS[kind]?.[top] as number)) === 0)
      return `deck ${kind} shows a back that is not there`
  }
  return undefined
}

function displayOverfull(s: State): Breach | undefined {
  for (const kind of DECKS) {
    const { display } = deckOf(s, kind)
    if (display.length > DISPLAY)
      return {
        says: {
          it: `le carte esposte sono ${display.length}, i posti ${DISPLAY}`,
          en: `there are ${display.length} cards on ${DISPLAY} spaces`,
        },
        at: ['display', DECK_NAMES[kind]],
      }
  }
  return undefined
}

/** S7.1, S8.1 */
function playAreaWrong({ automa: { writers, artists, developed } }: State): Breach | undefined {
  if (writers.length + artists.length > MOST_TEAMS * 2)
    return {
      says: {
        it: `l’Automa ha al massimo ${MOST_TEAMS * 2} creativi`,
        en: `the Automa has at most ${MOST_TEAMS * 2} creatives`,
      },
      at: ['automa', 'writers'],
    }
  if (developed.length > MOST_DEVELOPED)
    return {
      says: {
        it: `l’Automa ha al massimo ${MOST_DEVELOPED} fumetti sviluppati`,
        en: `the Automa has at most ${MOST_DEVELOPED} developed comics`,
      },
      at: ['automa', 'developed'],
    }
  return undefined
}

function teamBroken({ automa: { writers, artists }, asks }: State): string | undefined {
  if (asks.some(({ ask }) => ask === 'start-card')) return undefined
  return writers.length === artists.length ? undefined : `${writers.length} writers, ${artists.length} artists`
}

export const MOST_TEAMS = 2
export const MOST_DEVELOPED = 2

function orderForgotten(s: State): Breach | undefined {
  const waiting = new Set(s.asks.filter(({ ask }) => ask === 'fulfil').map(({ n }) => n))
  for (const order of s.you.orders) {
    const ready = s.you.printed.some(
      ({ comic, writerValue, artistValue }) =>
        GENRE_OF[comic] === orderGenre(order) && writerValue + artistValue >= orderValue(order),
    )
    if (ready && !waiting.has(order))
      return {
        says: {
          it: `l’ordine ${genreName(orderGenre(order), 'it')} ${orderValue(order)} si evade subito: un tuo fumetto basta`,
          en: `the ${genreName(orderGenre(order), 'en')} order ${orderValue(order)} is fulfilled at once: a comic of yours will do`,
        },
        at: ['player', 'orders'],
      }
  }
  return undefined
}

const unseenByAll = ({ comic, fans }: Printed): boolean => fans === 0 && comic < FIRST_RIPOFF

function offTheChart(s: State): Breach | undefined {
  const yours = s.you.printed.findIndex(unseenByAll)
  if (yours >= 0) return noFan('player', yours, s.you.printed)
  const its = s.automa.printed.findIndex(({ fans }) => fans === 0)
  return its < 0 ? undefined : noFan('automa', its, s.automa.printed)
}

function noFan(side: 'player' | 'automa', at: number, printed: readonly Printed[]): Breach {
  const comic = printed[at]?.comic ?? 0
  return {
    says: {
      it: `${cardName(comic, 'it')} ha sempre almeno un fan`,
      en: `${cardName(comic, 'en')} always has a fan`,
    },
    at: [side, 'printed', at, 'fans'],
  }
}

function hangs(s: State): string | undefined {
  return s.over === (s.asks.length === 0)
    ? undefined
    : s.over
      ? 'the game is over and asks'
      : 'nobody is asked anything'
}
