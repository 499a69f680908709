// The sales map: nodes joined by roads, an order on the road between two of them, your agent; the calendar above.
import './map.css'
import { memo } from 'react'
import { Group } from '../../../../web/kit/board/Group.tsx'

import {
  ADJACENT,
  NODE_IDS,
  type NodeNo,
  SPACE_NAMES,
  START_NODE,
  orderGenre,
  orderValue,
} from '../../catalogue/map.ts'
import { genreName } from '../../names.ts'
import { NONE, SLOTS } from '../../state.ts'
import { Agent, Fan, GenreSign, Ticket } from '../icons/index.tsx'
import { nodeLabel, orderLabel, priceOf } from '../labels.ts'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
import { word } from '../words.ts'

const [COLUMNS, ROWS] = [7, 11]
/** Rows and columns of the ids, from 0: nodes on every other one, orders between them. */
const NODES: readonly (readonly [number, number])[] = NODE_IDS.map((id, no) => {
  if (no === START_NODE) return [3, 5]
  const [, row = 0, column = 0] = id.split('-').map(Number)
  return [column * 2 - 2, row * 2 - 2]
})
const ORDERS: readonly (readonly [number, number])[] = SPACE_NAMES.map((id) => {
  const [, row = 0, column = 0] = id.split('-').map(Number)
  return [column - 2, row - 2]
})
const placed = ([x, y]: readonly [number, number]) => ({
  left: `${((x + 0.5) / COLUMNS) * 100}%`,
  top: `${((y + 0.5) / ROWS) * 100}%`,
})
const middleOf = (node: number): string => (NODES[node] ?? []).map((at) => at + 0.5).join(' ')
const ROADS = NODE_IDS.flatMap((_, one) =>
  (ADJACENT[one] ?? []).flatMap((other) => {
    if (other < one && one !== START_NODE) return []
    return [`M${middleOf(one)}L${middleOf(other)}`]
  }),
).join('')

export function SalesMap() {
  const { lang } = useView()
  return (
    <section className="ac-panel ac-sales" id="ac-map" aria-labelledby="ac-map-title">
      <h2 id="ac-map-title">{word('map', lang)}</h2>
      <Calendar />
      <Group label={word('map', lang)} className="ac-map">
        <svg className="ac-land" viewBox={`0 0 ${COLUMNS} ${ROWS}`} aria-hidden="true">
          <path
            className="ac-coast"
            d="M.6.3q1.500-.4 3 .1t2.700-.2q.8.9.500 2.400t.1 3.200-.2 2.900q.2 1.600-.7 2.100-1.500.2-2.900-.1t-2.400.1q-.7-.9-.4-2.300t-.2-3 .3-2.600q-.3-1.800.2-2.600z"
          />
          <path className="ac-roads" d={ROADS} />
          <path className="ac-roads ac-lanes" d={ROADS} />
        </svg>
        {NODE_IDS.map((id, no) => (
          <NodeSpot key={id} no={no} />
        ))}
        {SPACE_NAMES.map((id, no) => (
          <OrderSpot key={id} no={no} id={id} />
        ))}
      </Group>
    </section>
  )
}

/** A node with the agent, or one it may go to: free, for money, or for a ticket, which is drawn there. */
function NodeSpot({ no }: { readonly no: NodeNo }) {
  const { s, lang, offers } = useView()
  const isHere = no === s.player.agent
  const price = priceOf(offers.get(`node:${no}`), s)
  return (
    <Spot
      target={{ kind: 'node', no }}
      label={nodeLabel(s, no, lang, price)}
      className="ac-node"
      style={placed(NODES[no] ?? [0, 0])}
      flip={false}
      data={{ 'data-start': no === START_NODE || undefined, 'data-agent': isHere || undefined, 'data-price': price }}
    >
      {isHere ? (
        <span className="ac-agent-here" data-flip="agent">
          <Agent />
        </span>
      ) : price === 'ticket' ? (
        <Ticket />
      ) : price === 'paid' ? (
        '$'
      ) : no === START_NODE ? (
        '×'
      ) : null}
    </Spot>
  )
}

function OrderSpot({ no, id }: { readonly no: number; readonly id: string }) {
  const { s, lang } = useView()
  const code = s.map[no] ?? NONE
  // A space that is never refilled is no longer drawn; before the first round each waits for its order.
  if (code === NONE && !s.asks.some(({ ask }) => ask === 'order')) return null
  return (
    <Spot
      target={{ kind: 'order', no }}
      id={id}
      label={orderLabel(s, no, lang)}
      className="ac-order-spot"
      style={placed(ORDERS[no] ?? [0, 0])}
    >
      {code === NONE ? <span className="ac-order-none" /> : <Order code={code} />}
    </Spot>
  )
}

/** A genre on its colour; face up also its value and fans. */
export const Order = memo(function Order({ code }: { readonly code: number }) {
  const value = orderValue(code)
  const genre = orderGenre(code)
  return (
    <span className="ac-order" data-genre={genre} data-up={value > 0 || undefined}>
      <GenreSign no={genre} />
      {value > 0 && (
        <span className="ac-order-value">
          <b>{value}</b>
          <span>
            <Fan />
            {value - 2}
          </span>
        </span>
      )}
    </span>
  )
})

/** Six tiles for five rounds: the third has two. */
function Calendar() {
  const { s, lang } = useView()
  const label = SLOTS.flatMap((slots, round) =>
    slots.map((slot) => {
      const genre = s.calendar[slot] ?? NONE
      return `${round}: ${genre === NONE ? word('notYet', lang) : genreName(genre, lang)}`
    }),
  ).join(', ')
  return (
    <Spot
      target={{ kind: 'calendar' }}
      label={`${word('calendar', lang)}: ${label}`}
      className="ac-calendar"
      flip={false}
    >
      {SLOTS.map((slots, round) =>
        slots.length === 0 ? null : (
          <span key={round} className="ac-round" data-now={round === s.round || undefined}>
            <b>{round}</b>
            {slots.map((slot) => {
              const genre = s.calendar[slot] ?? NONE
              return (
                <span key={slot} className="ac-day" data-genre={genre === NONE ? undefined : genre}>
                  {genre === NONE ? '?' : <GenreSign no={genre} />}
                </span>
              )
            })}
          </span>
        ),
      )}
    </Spot>
  )
}
