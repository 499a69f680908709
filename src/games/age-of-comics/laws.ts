// What holds in every state. Checked at every step of a great many games, so nothing here makes lists it can do without.
import { ones } from '../../common/bits.ts'
import type { Breach, Law } from '../../kernel/contract.ts'
import { AUTOMA, other, PLAYER, SIDE_NAMES, SIDES } from './asks.ts'
import { SPACES_USED } from './catalogue/actions.ts'
import {
  ALL_OF_KIND,
  bitOf,
  type CardNo,
  card,
  deckNoOf,
  FIRST_RIPOFF,
  genreOf,
  originalOf,
  printedValue,
  withBack,
} from './catalogue/index.ts'
import {
  MOST_ALIKE,
  NODE_IDS,
  type NodeNo,
  ORDER_COPIES,
  ORDER_VALUES,
  orderGenre,
  ORDERS_PER_GENRE,
  orderValue,
  SPACES_AT,
  START_NODE,
} from './catalogue/map.ts'
import { DECK_NAMES, DECKS, GENRE_NOS, type GenreNo, GENRES, perGenre } from './catalogue/vocabulary.ts'
import { ofGenre } from './genre-words.ts'
import { MOST_VALUE } from './increase.ts'
import { countGenre, hasOriginal, matches } from './measures.ts'
import { cardName, nodeName } from './names.ts'
import {
  CUBES,
  DISPLAY,
  EDITORS,
  editorsOf,
  INLINE,
  NONE,
  orderOn,
  type Printed,
  printedBy,
  type State,
} from './state.ts'
import { docOf } from './variant/index.ts'

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
  {
    id: 'an automa card is turned up once until the deck is shuffled, the one in play last',
    broken: automaCardsAstray,
  },
  { id: 'somebody is asked something until the game is over', whole: true, broken: hangs },
]

/** A position may leave out who holds a mastery token, and creatives. */
export const lawsFromStart: readonly Law<State>[] = [
  { id: 'writers and artists of the automa come and go together', broken: teamBroken },
  { id: 'nobody has more comics of a genre than the side that holds its mastery token', broken: masteryMissed },
]

function cardsAstray(s: State): string | undefined {
  const seen: [number, number, number] = [0, 0, 0]
  for (const kind of DECKS) {
    const { left, discard } = s.decks[kind]
    if ((left & discard) !== 0) return `cards are in deck and discard pile of ${kind}`
    seen[kind] = left | discard
  }
  const { player, automa } = s
  let stray = NONE
  const put = (no: CardNo) => {
    if (no === NONE) return
    const kind = deckNoOf(no)
    const bit = bitOf(no)
    if ((seen[kind] & bit) !== 0) stray = no
    seen[kind] |= bit
  }
  for (const { display } of s.decks) for (const no of display) put(no)
  for (const no of player.hand) put(no)
  for (const { comic } of player.hyped) put(comic)
  for (const no of automa.writers) put(no)
  for (const no of automa.artists) put(no)
  for (const no of automa.developed) put(no)
  for (const printed of [player.printed, automa.printed])
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
  for (const side of SIDES)
    for (const { comic } of printedBy(s, side)) {
      if (comic < FIRST_RIPOFF) continue
      const bit = bitOf(comic)
      if ((bits & bit) !== 0) return `${card(comic).id} is printed twice`
      bits |= bit
      const original = originalOf(comic)
      if (!printedBy(s, other(side)).some((entry) => entry.comic === original))
        return {
          says: {
            it: `${cardName(comic, 'it')} copia ${cardName(original, 'it')}, che l’altro lato non ha stampato`,
            en: `${cardName(comic, 'en')} copies ${cardName(original, 'en')}, which the other side has not printed`,
          },
          at: [SIDE_NAMES[side], 'printed'],
        }
    }
  return undefined
}

function ordersAstray(s: State): Breach | undefined {
  const laying = s.asks.some(({ ask }) => ask === 'order')
  const onMap = perGenre(() => 0)
  const faceDown = perGenre(() => 0)
  for (const order of s.map) {
    if (order === NONE) continue
    const genre = orderGenre(order)
    onMap[genre]++
    if (orderValue(order) === 0) faceDown[genre]++
  }
  for (const genre of GENRE_NOS) {
    let unseen = 0
    for (let at = 0; at < ORDER_VALUES.length; at++) {
      const left = s.unseen[genre * ORDER_VALUES.length + at] as number
      if (left < 0 || left > (ORDER_COPIES[at] as number)) return `there are ${left} of an order`
      unseen += left
    }
    if (onMap[genre] > ORDERS_PER_GENRE)
      return {
        says: {
          it: `gli ${ofGenre('orders', genre, 'it')} sono ${onMap[genre]}, il gioco ne ha ${ORDERS_PER_GENRE}`,
          en: `there are ${onMap[genre]} ${ofGenre('orders', genre, 'en')}, the game has ${ORDERS_PER_GENRE}`,
        },
        at: ['map'],
      }
    if (!laying && unseen < faceDown[genre]) return `${GENRES[genre]}: ${unseen} values for ${faceDown[genre]} orders`
  }
  return undefined
}

/** Bits that hold the orders of one genre at a node. */
const TALLY_BITS = 4

function crowded(s: State): Breach | undefined {
  for (let node = 0; node < START_NODE; node++) {
    let tally = 0
    for (const space of SPACES_AT[node] ?? []) {
      const order = orderOn(s, space)
      if (order === NONE) continue
      const place = orderGenre(order) * TALLY_BITS
      tally += 1 << place
      if (((tally >> place) & ((1 << TALLY_BITS) - 1)) > MOST_ALIKE) return tooAlike(node, orderGenre(order))
    }
  }
  return undefined
}

function tooAlike(node: NodeNo, genre: GenreNo): Breach {
  const id = NODE_IDS[node] ?? ''
  return {
    says: {
      it: `attorno allo ${nodeName(id, 'it')} ci sono più di ${MOST_ALIKE} ${ofGenre('orders', genre, 'it')}`,
      en: `there are more than ${MOST_ALIKE} ${ofGenre('orders', genre, 'en')} around ${nodeName(id, 'en')}`,
    },
    at: ['map'],
  }
}

function owing(s: State): string | undefined {
  const { money, ideas, tickets, printed } = s.player
  if (money < 0 || tickets < 0) return `money ${money}, tickets ${tickets}`
  for (const count of ideas) if (count < 0) return 'an idea is owed'
  for (const { fans } of printed) if (fans < 0) return 'a comic has less than no fans'
  return undefined
}

function masteryAstray(s: State): string | undefined {
  for (const genre of GENRE_NOS) {
    const side = s.mastery[genre]
    if (side !== NONE && !hasOriginal(printedBy(s, side), genre))
      return `the ${GENRES[genre]} token lies with a side without an original`
  }
  return undefined
}

function masteryMissed(s: State): string | undefined {
  for (const genre of GENRE_NOS) {
    const side = s.mastery[genre]
    if (side === NONE) continue
    const [own, theirs] = [printedBy(s, side), printedBy(s, other(side))]
    if (countGenre(theirs, genre) > countGenre(own, genre) && hasOriginal(theirs, genre))
      return `the ${GENRES[genre]} token should have moved`
  }
  return undefined
}

function valuesWrong(s: State): string | undefined {
  for (const { comic, writer, artist, writerValue, artistValue } of s.player.printed)
    if (wrongValue(writer, writerValue, comic) || wrongValue(artist, artistValue, comic))
      return `a creative of ${card(comic).id} has a wrong value`
  return undefined
}
const wrongValue = (no: number, value: number, comic: CardNo): boolean =>
  no !== NONE && value !== printedValue(no) && (!matches(no, comic) || value > MOST_VALUE || value < printedValue(no))

function piecesWrong(s: State): string | undefined {
  for (const there of s.spaces) if (there.length > SPACES_USED) return 'an area has more editors than spaces'
  if (editorsOf(s, AUTOMA) + s.automa.lostEditors > EDITORS) return 'the automa has placed too many editors'
  if (editorsOf(s, PLAYER) > EDITORS + (s.player.extraEditor ? 1 : 0)) return 'you have placed too many editors'
  return ones(s.player.cubes) > CUBES ? 'there are too many cubes' : undefined
}

function backsWrong(s: State): string | undefined {
  for (const kind of DECKS) {
    const { left, top } = s.decks[kind]
    if (top !== NONE && (left & withBack(kind, top)) === 0) return `deck ${kind} shows a back that is not there`
  }
  return undefined
}

function displayOverfull(s: State): Breach | undefined {
  for (const kind of DECKS) {
    const { display } = s.decks[kind]
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
function playAreaWrong({ variant, automa: { writers, artists, developed } }: State): Breach | undefined {
  const { mostTeams, mostDeveloped } = docOf(variant)
  if (writers.length + artists.length > mostTeams * 2)
    return {
      says: {
        it: `l’Automa ha al massimo ${mostTeams * 2} creativi`,
        en: `the Automa has at most ${mostTeams * 2} creatives`,
      },
      at: ['automa', 'writers'],
    }
  if (developed.length > mostDeveloped)
    return {
      says: {
        it: `l’Automa ha al massimo ${mostDeveloped} fumetti sviluppati`,
        en: `the Automa has at most ${mostDeveloped} developed comics`,
      },
      at: ['automa', 'developed'],
    }
  return undefined
}

function teamBroken({ automa: { writers, artists }, asks }: State): string | undefined {
  if (asks.some(({ ask }) => ask === 'start-card')) return undefined
  return writers.length === artists.length ? undefined : `${writers.length} writers, ${artists.length} artists`
}

function orderForgotten(s: State): Breach | undefined {
  for (const order of s.player.orders) {
    const isAsked = s.asks.some((ask) => ask.ask === 'fulfil' && ask.order === order)
    const ready = s.player.printed.some(
      ({ comic, writerValue, artistValue }) =>
        genreOf(comic) === orderGenre(order) && writerValue + artistValue >= orderValue(order),
    )
    if (ready && !isAsked)
      return {
        says: {
          it: `l’${ofGenre('order', orderGenre(order), 'it')} di valore ${orderValue(order)} si soddisfa subito: un tuo fumetto basta`,
          en: `the ${ofGenre('order', orderGenre(order), 'en')} of value ${orderValue(order)} is fulfilled at once: a comic of yours will do`,
        },
        at: ['player', 'orders'],
      }
  }
  return undefined
}

const unseenByAll = ({ comic, fans }: Printed): boolean => fans === 0 && comic < FIRST_RIPOFF

function offTheChart(s: State): Breach | undefined {
  const yours = s.player.printed.findIndex(unseenByAll)
  if (yours >= 0) return noFan('player', yours, s.player.printed)
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

function automaCardsAstray({ card: inPlay, revealed, discarded }: State): string | undefined {
  const turned = [...discarded, ...revealed]
  const twice = turned.find((no, at) => turned.indexOf(no) !== at)
  if (twice !== undefined) return `automa card ${twice} is turned up twice`
  // A position need not tell the card in play, or tells it without a number.
  if (inPlay === NONE || inPlay === INLINE) return undefined
  return revealed.at(-1) === inPlay ? undefined : `automa card ${inPlay} is in play, but not the last one turned up`
}

function hangs(s: State): string | undefined {
  return s.over === (s.asks.length === 0)
    ? undefined
    : s.over
      ? 'the game is over and asks'
      : 'nobody is asked anything'
}
