// A small drawing of the real table for the checklist of the hands: the map with a hex or a bridge marked, rows lettered and the hexes of the
// marked row numbered, or a cult with the level its marker goes to.
import '../palette.css'
import './place.css'
import type { PlaceProps } from '../../../../web/contract.ts'
import { COLOURS, colour, CULTS, HEXES, hexNo, POWER_AT, RIVERS, SITES, TOP_LEVEL } from '../../catalogue/index.ts'
import type { State } from '../../state.ts'
import { bridgeEnds, centreOf, hexCentre, outline, WORLD } from '../map/geometry.ts'

export function Place({ spot, state, lang }: PlaceProps) {
  const [kind, id = '', level] = spot.split('/')
  const cult = CULTS.find((each) => each.id === id)
  if (kind === 'cult' && cult !== undefined) return <OnCult name={cult.name[lang]} level={Number(level)} />
  const site = SITES.findIndex((each) => each.id === id)
  return (
    <OnMap s={state as State} hexes={kind === 'bridge' ? (SITES[site]?.ends ?? []) : [hexNo(id) ?? 0]} site={site} />
  )
}

const WATER = RIVERS.map((river) => outline(-1, centreOf(river))).join('')
/** Room for the letters of the rows. */
const RIM = 70
const ROWS = [...new Set(HEXES.map(({ id }) => id.charAt(0)))]

function OnMap({ s, hexes, site }: { readonly s: State; readonly hexes: readonly number[]; readonly site: number }) {
  const rows = new Set(hexes.map((no) => HEXES[no]?.row))
  return (
    <svg className="tm-place" viewBox={`${-RIM} 0 ${WORLD.width + RIM} ${WORLD.height}`}>
      <path className="tm-place-water" d={WATER} />
      {COLOURS.map(({ id }) => (
        <path
          key={id}
          className="tm-place-land"
          data-terrain={id}
          d={HEXES.filter((_, no) => colour(s.terrain[no] ?? 0).id === id)
            .map((hex) => outline(3, centreOf(hex)))
            .join('')}
        />
      ))}
      {ROWS.map((letter, row) => (
        <text
          key={letter}
          x={-RIM / 2}
          y={centreOf({ id: '', row, col: 0 })[1] + 20}
          data-marked={rows.has(row) || undefined}
        >
          {letter}
        </text>
      ))}
      {HEXES.map(({ id, row }, no) =>
        rows.has(row) ? (
          <text key={id} className="tm-place-number" x={hexCentre(no)[0]} y={hexCentre(no)[1] + 17}>
            {id.slice(1)}
          </text>
        ) : null,
      )}
      {site >= 0 && <Bridge site={site} />}
      {hexes.map((no) => (
        <path key={no} className="tm-place-mark" d={outline(4, hexCentre(no))} />
      ))}
    </svg>
  )
}

function Bridge({ site }: { readonly site: number }) {
  const [[ax, ay], [bx, by]] = bridgeEnds(site)
  return <path className="tm-place-bridge" d={`M${ax} ${ay}L${bx} ${by}`} />
}

/** The track from 0 to 10, with the levels that give power. */
function OnCult({ name, level }: { readonly name: string; readonly level: number }) {
  return (
    <span className="tm-place-cult">
      <b>{name}</b>
      {Array.from({ length: TOP_LEVEL + 1 }, (_, at) => (
        <span key={at} data-marked={at === level || undefined} data-power={(POWER_AT[at] ?? 0) > 0 || undefined}>
          {at}
        </span>
      ))}
    </span>
  )
}
