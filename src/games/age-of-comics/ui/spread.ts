// What is turned up together: the orders on the map, painted genre by genre (R2.2), their values, starting cards, the display of a round.
import type { Drawing, Paint, Spread } from '../../../web/contract.ts'
import { type AskOf, SIDE_NAMES } from '../asks.ts'
import {
  NODE_IDS,
  NODES_OF,
  ORDER_VALUES,
  orderCode,
  orderGenre,
  ORDERS_PER_GENRE,
  SPACE_NAMES,
} from '../catalogue/map.ts'
import { DECK_NAMES, GENRES, genreNo } from '../catalogue/vocabulary.ts'
import { key } from '../moves.ts'
import { DISPLAY, orderOn, type State, topAsk } from '../state.ts'

/** Rows and columns of the spaces' ids, a little broader than high. */
const [ACROSS, DOWN] = [5, 4]
const MAP: Drawing = {
  size: [7 * ACROSS, 11 * DOWN],
  place: [4.3, 4.3],
  places: Object.fromEntries(
    SPACE_NAMES.map((id) => {
      const [, row = 0, column = 0] = id.split('-').map(Number)
      return [id, [(column - 1.5) * ACROSS, (row - 1.5) * DOWN]]
    }),
  ),
  lines: NODES_OF.map((nodes) => `M${nodes.map(nodeAt).join('L')}`).join(''),
}

function nodeAt(no: number): string {
  const [, row = 0, column = 0] = (NODE_IDS[no] ?? '').split('-').map(Number)
  return `${(column * 2 - 1.5) * ACROSS} ${(row * 2 - 1.5) * DOWN}`
}

const ORDERS: Paint = {
  kinds: GENRES,
  places: SPACE_NAMES.map((id) => ({ id, urn: 'orders' })),
  urns: { orders: Object.fromEntries(GENRES.map((genre) => [genre, ORDERS_PER_GENRE])) },
  key: (place, kind) => key({ do: 'order', space: SPACE_NAMES.indexOf(place), genre: genreNo(kind) ?? 0 }),
}

/** The highest first: the 3s, of which there are two, are what is left. */
function valuesOf(s: State, { space }: AskOf<'value'>): Paint {
  const genre = orderGenre(orderOn(s, space))
  const faceDown = orderCode(genre, 0)
  return {
    inOrder: true,
    kinds: ORDER_VALUES.map(String).toReversed(),
    places: SPACE_NAMES.flatMap((id, no) => (s.map[no] === faceDown ? [{ id, urn: GENRES[genre] }] : [])),
    urns: {
      [GENRES[genre]]: Object.fromEntries(
        ORDER_VALUES.map((value, at) => [value, s.unseen[genre * ORDER_VALUES.length + at] ?? 0]),
      ),
    },
    key: (place, kind) => key({ do: 'value', space: SPACE_NAMES.indexOf(place), value: Number(kind) }),
  }
}

/** A row for each deck: three cards, and the back of the next. */
const DISPLAYS: Drawing = {
  size: [4 * 5, 3 * 4.6],
  place: [4.6, 4.2],
  places: Object.fromEntries(
    DECK_NAMES.flatMap((name, row) =>
      Array.from({ length: DISPLAY + 1 }, (_, at) => [`${name}-${at}`, [at * 5 + 2.5, row * 4.6 + 2.3]]),
    ),
  ),
}

export function spread(state: unknown): Spread | undefined {
  const s = state as State
  const top = topAsk(s)
  switch (top?.ask) {
    case 'order':
      return { id: 'orders', at: SPACE_NAMES[s.map.indexOf(-1)] ?? '', drawing: MAP, paint: ORDERS }
    case 'value':
      return top.collected
        ? undefined
        : {
            id: `values-${orderGenre(orderOn(s, top.space))}`,
            at: SPACE_NAMES[top.space] ?? '',
            drawing: MAP,
            paint: valuesOf(s, top),
          }
    case 'start-card':
      return { id: `start-${SIDE_NAMES[top.side]}`, at: DECK_NAMES[top.deck] }
    case 'deal':
      return { id: 'display', at: `${DECK_NAMES[top.deck]}-${s.decks[top.deck].display.length}`, drawing: DISPLAYS }
    case 'back':
      return isDealt(s) ? { id: 'display', at: `${DECK_NAMES[top.deck]}-${DISPLAY}`, drawing: DISPLAYS } : undefined
    default:
      return undefined
  }
}

/** Whether a round is being set up: the calendar is still to come. */
const isDealt = ({ asks }: State): boolean => asks.some(({ ask }) => ask === 'calendar')

/** The backs of the decks are of few kinds, and the calendar tile comes right after them. */
export const pairs = (state: unknown): boolean => topAsk(state as State)?.ask === 'back' && isDealt(state as State)
