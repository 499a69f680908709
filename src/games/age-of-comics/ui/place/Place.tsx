// The sales map drawn small for the checklist of the hands, with one node or order space marked and its letter and number on the rim.
import '../palette.css'
import './place.css'
import type { PlaceProps } from '../../../../web/contract.ts'
import {
  type Cell,
  MAP_COLUMNS,
  MAP_ROWS,
  NODE_CELLS,
  nodeNo,
  type OrderCode,
  orderGenre,
  SPACE_CELLS,
  spaceNo,
  START_NODE,
} from '../../catalogue/map.ts'
import { NONE, type State } from '../../state.ts'
import { COAST, ROADS } from '../map/roads.ts'

const RIM = 0.8
/** The mark of a place at the edge needs some more. */
const EDGE = 0.3
const BOX = `${-RIM} ${-RIM} ${MAP_COLUMNS.length + RIM + EDGE} ${MAP_ROWS + RIM + EDGE}`

export function Place({ spot, state }: PlaceProps) {
  const id = spot.replace('map/', '')
  const space = spaceNo(id)
  const marked = (space === undefined ? NODE_CELLS[nodeNo(id) ?? START_NODE] : SPACE_CELLS[space]) ?? [0, 0]
  const { map } = state as State
  return (
    <svg className="ac-where" viewBox={BOX}>
      <path className="ac-where-land" d={COAST} />
      <path className="ac-where-roads" d={ROADS} />
      {NODE_CELLS.map(([x, y], no) => (
        <circle key={no} className="ac-where-node" cx={x + 0.5} cy={y + 0.5} r={no === START_NODE ? 0.12 : 0.24} />
      ))}
      {SPACE_CELLS.map(([x, y], no) => (
        <rect
          key={no}
          className="ac-where-order"
          data-genre={genreAt(map[no])}
          x={x + 0.2}
          y={y + 0.2}
          width="0.6"
          height="0.6"
        />
      ))}
      <circle className="ac-where-mark" cx={marked[0] + 0.5} cy={marked[1] + 0.5} r="0.62" />
      <Rim marked={marked} />
    </svg>
  )
}

/** Orders in the colours of their genres; none where no order lies. */
const genreAt = (order: OrderCode = NONE): number | undefined => (order === NONE ? undefined : orderGenre(order))

function Rim({ marked: [column, row] }: { readonly marked: Cell }) {
  return (
    <g className="ac-where-rim">
      {MAP_COLUMNS.map((letter, at) => (
        <text key={letter} x={at + 0.5} y={-0.2} data-marked={at === column || undefined}>
          {letter}
        </text>
      ))}
      {Array.from({ length: MAP_ROWS }, (_, at) => (
        <text key={at} x={-RIM / 2} y={at + 0.72} data-marked={at === row || undefined}>
          {at + 1}
        </text>
      ))}
    </g>
  )
}
