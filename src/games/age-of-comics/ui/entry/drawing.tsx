// The sales map for the position editor: orders by genre and value, and your agent.
import '../palette.css'
import '../icons/icons.css'
import '../map/map.css'
import './entry.css'
import type { Lang, Text } from '../../../../kernel/text.ts'
import type { BrushGroup, Chosen, MapDrawing, MapSpot } from '../../../../web/editors.ts'
import { type Entered, objectOf, without, withParts } from '../../../../web/kit/entered.ts'
import {
  type Cell,
  MAP_COLUMNS,
  MAP_ROWS,
  NODE_CELLS,
  NODE_IDS,
  ORDER_VALUES,
  orderCode,
  SPACE_CELLS,
  SPACE_NAMES,
  START_NODE,
} from '../../catalogue/map.ts'
import { GENRE_NOS, genreNo, GENRES, type GenreNo } from '../../catalogue/vocabulary.ts'
import { genreName, nodeName, spaceName } from '../../names.ts'
import { Agent, GenreSign } from '../icons/index.tsx'
import { Land } from '../map/Land.tsx'
import { Order } from '../map/SalesMap.tsx'

const WORDS = {
  genre: { it: 'Ordini', en: 'Orders' },
  value: { it: 'Con valore', en: 'With value' },
  down: { it: 'coperto', en: 'face down' },
  downShort: { it: 'coperto', en: 'down' },
  none: { it: 'nessun ordine', en: 'no order' },
  agent: { it: 'Il tuo agente', en: 'Your agent' },
  agentHere: { it: 'qui c’è il tuo agente', en: 'your agent is here' },
} as const satisfies Record<string, Text>

const AGENT = 'agent'
const DOWN = 'down'
const CELL = 46

interface Laid {
  readonly genre: GenreNo
  /** 0 while face down. */
  readonly value: number
}

const mapOf = (position: Entered): Entered => objectOf(position['map'])

/** An order as a word (`horror-4`) or as an object. */
function laidOn(position: Entered, space: string): Laid | undefined {
  const told = mapOf(position)[space]
  if (typeof told === 'string') {
    const [, genre = told, value] = /^(.*)-(\d)$/.exec(told) ?? []
    const no = genreNo(genre)
    return no === undefined ? undefined : { genre: no, value: Number(value ?? 0) }
  }
  const { genre, value } = objectOf(told)
  const no = typeof genre === 'string' ? genreNo(genre) : undefined
  return no === undefined ? undefined : { genre: no, value: typeof value === 'number' ? value : 0 }
}

const orderWords = (laid: Laid | undefined, lang: Lang): string =>
  laid === undefined
    ? WORDS.none[lang]
    : `${genreName(laid.genre, lang)} ${laid.value === 0 ? WORDS.down[lang] : laid.value}`

function brushes(_position: Entered, lang: Lang): readonly BrushGroup[] {
  return [
    {
      id: 'genre',
      title: WORDS.genre[lang],
      brushes: [
        ...GENRE_NOS.map((no) => ({
          id: GENRES[no],
          name: genreName(no, lang),
          face: (
            <span className="ac-entry-brush" data-game="age-of-comics">
              <span className="ac-order" data-genre={no}>
                <GenreSign no={no} />
              </span>
            </span>
          ),
        })),
        {
          id: AGENT,
          name: WORDS.agent[lang],
          face: (
            <span className="ac-entry-brush ac-entry-agent" data-game="age-of-comics">
              <Agent />
            </span>
          ),
        },
      ],
    },
    {
      id: 'value',
      title: WORDS.value[lang],
      isBeside: true,
      brushes: [
        { id: DOWN, name: WORDS.down[lang], face: WORDS.downShort[lang] },
        ...ORDER_VALUES.map((value) => ({ id: String(value), name: String(value), face: <b>{value}</b> })),
      ],
    },
  ]
}

const placed = ([column, row]: Cell): readonly [number, number] => [(column + 0.5) * CELL, (row + 0.5) * CELL]

const agentOf = (position: Entered): string => {
  const { agent } = objectOf(position['player'])
  return typeof agent === 'string' ? agent : (NODE_IDS[START_NODE] ?? '')
}

function spots(position: Entered, lang: Lang, brush: string | undefined): readonly MapSpot[] {
  const here = agentOf(position)
  if (brush === AGENT)
    return NODE_IDS.map((id, no) => ({
      id,
      at: placed(NODE_CELLS[no] ?? [0, 0]),
      size: CELL * 0.9,
      name: `${nodeName(id, lang)}${id === here ? `, ${WORDS.agentHere[lang]}` : ''}`,
      face: <span className="ac-entry-node" data-game="age-of-comics" />,
    }))
  return SPACE_NAMES.map((id, no) => {
    const laid = laidOn(position, id)
    return {
      id,
      at: placed(SPACE_CELLS[no] ?? [0, 0]),
      size: CELL * 0.9,
      name: `${spaceName(id, lang)}: ${orderWords(laid, lang)}`,
      face: (
        <span className="ac-entry-space" data-game="age-of-comics">
          {laid === undefined ? <span className="ac-order-none" /> : <Order code={orderCode(laid.genre, laid.value)} />}
        </span>
      ),
    }
  })
}

function Ground({ position }: { readonly position: Entered }) {
  const here = NODE_CELLS[NODE_IDS.indexOf(agentOf(position))]
  const [x, y] = here === undefined ? [0, 0] : placed(here)
  return (
    <div className="ac-entry-ground" data-game="age-of-comics" aria-hidden="true">
      <Land />
      {here !== undefined && (
        <span
          className="ac-entry-here"
          style={{ left: `${(x / (MAP_COLUMNS.length * CELL)) * 100}%`, top: `${(y / (MAP_ROWS * CELL)) * 100}%` }}
        >
          <Agent />
        </span>
      )}
    </div>
  )
}

function put(position: Entered, spot: string, { brush, beside }: Chosen): Entered {
  if (brush === AGENT) return withParts(position, 'player', { agent: spot })
  const order = beside === DOWN ? brush : `${brush}-${beside}`
  const laid = laidOn(position, spot)
  const same = laid !== undefined && orderText(laid) === order
  return same ? clear(position, spot) : { ...position, map: { ...mapOf(position), [spot]: order } }
}

const orderText = ({ genre, value }: Laid): string => (value === 0 ? GENRES[genre] : `${GENRES[genre]}-${value}`)

const clear = (position: Entered, spot: string): Entered => ({ ...position, map: without(mapOf(position), spot) })

export const drawing: MapDrawing = {
  section: 'map',
  label: { it: 'La mappa delle vendite', en: 'The sales map' },
  fields: ['map', 'player.agent'],
  size: () => ({ width: MAP_COLUMNS.length * CELL, height: MAP_ROWS * CELL }),
  brushes,
  spots,
  Ground,
  put,
  clear,
}
