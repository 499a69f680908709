// The sales map: nodes joined by roads, an order on the road between two of them, your agent; the calendar above.
import './map.css'
import { memo } from 'react'
import { Group } from '../../../../web/kit/board/Group.tsx'

import {
  type Cell,
  MAP_COLUMNS,
  MAP_ROWS,
  NODE_CELLS,
  NODE_IDS,
  type NodeNo,
  orderGenre,
  orderValue,
  SPACE_CELLS,
  SPACE_NAMES,
  START_NODE,
} from '../../catalogue/map.ts'
import { genreName } from '../../names.ts'
import { NONE, SLOTS } from '../../state.ts'
import { Agent, Fan, GenreSign, Ticket } from '../icons/index.tsx'
import { nodeLabel, orderLabel, priceOf } from '../labels.ts'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
import { word } from '../words.ts'
import { Land } from './Land.tsx'

const COLUMNS = MAP_COLUMNS.length
const placed = ([x, y]: Cell) => ({
  left: `${((x + 0.5) / COLUMNS) * 100}%`,
  top: `${((y + 0.5) / MAP_ROWS) * 100}%`,
})

export function SalesMap() {
  const { lang } = useView()
  return (
    <section className="ac-panel ac-sales" id="ac-map" aria-labelledby="ac-map-title">
      <h2 id="ac-map-title">{word('map', lang)}</h2>
      <Calendar />
      <div className="ac-charted">
        <Rim />
        <Group label={word('map', lang)} className="ac-map">
          <Land />
          {NODE_IDS.map((id, no) => (
            <NodeSpot key={id} no={no} />
          ))}
          {SPACE_NAMES.map((id, no) => (
            <OrderSpot key={id} no={no} id={id} />
          ))}
        </Group>
      </div>
    </section>
  )
}

/** Letters above the columns and numbers beside the rows: names of places on the map (`B7`). */
const Rim = () => (
  <>
    <span className="ac-rim ac-rim-columns" aria-hidden="true">
      {MAP_COLUMNS.map((letter) => (
        <span key={letter}>{letter}</span>
      ))}
    </span>
    <span className="ac-rim ac-rim-rows" aria-hidden="true">
      {Array.from({ length: MAP_ROWS }, (_, row) => (
        <span key={row}>{row + 1}</span>
      ))}
    </span>
  </>
)

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
      style={placed(NODE_CELLS[no] ?? [0, 0])}
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
      style={placed(SPACE_CELLS[no] ?? [0, 0])}
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
