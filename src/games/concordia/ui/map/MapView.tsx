// The map: the world under the cities, which is dragged and zoomed, and the pieces on it.
import './map.css'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { LINE, Svg } from '../../../../web/kit/board/icons.tsx'
import { Group } from '../../../../web/kit/board/Group.tsx'
import { type Area, useZoom } from '../../../../web/kit/board/zoom.ts'
import type { GameMap } from '../../catalogue/geography.ts'
import { topAsk } from '../../state.ts'
import { useView, type View } from '../view.ts'
import { type Word, word } from '../words.ts'
import { City } from './City.tsx'
import { AiColonists, Colonists } from './Colonists.tsx'
import { Geography } from './Geography.tsx'
import { Marker } from './Marker.tsx'
import { markerAt } from './places.ts'
import { Stop, Ways } from './Ways.tsx'
import { HOME, placed, WORLD, WORLD_SIZE } from './world.ts'

const MOST = 2.6
/** Below this scale names of provinces would cover the cities. */
const FAR = 0.5
const SMALL = 700
/** Around what is lit: half the width of a price, the tools above, the tray below. */
const MARGIN = { side: 76, top: 90, bottom: 120 } as const
/** Coming nearer by less than this is not worth the move. */
const WORTH = 0.85
/** Pixels of the world between the outermost lit pieces, at least: no nearer than that. */
const LEAST = 280
/** On a small screen lines to stop on lie too close together from afar, and prices and gains are too small to read. */
const NEARER: ReadonlySet<string | undefined> = new Set(['line', 'build', 'prefect'])
/** A finger beside a lit piece means it. */
const NEAR = 30

export function MapView({ children }: { readonly children: ReactNode }) {
  const { s, map, lang, offers } = useView()
  const [distances, setDistances] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const nearer = useRef<string>(undefined)
  const zoom = useZoom({
    view: frame,
    world,
    size: WORLD_SIZE,
    home: HOME,
    most: MOST,
    moved: ({ scale }) => world.current?.toggleAttribute('data-far', scale < FAR),
  })

  // Something to choose is always in sight: where all of it lies outside, the whole map is shown.
  useEffect(() => {
    const lit = [...(world.current?.querySelectorAll('[data-lit]') ?? [])]
    const around = frame.current?.getBoundingClientRect()
    if (around === undefined) return
    const ask = topAsk(s)?.ask
    const was = nearer.current
    const isClose = NEARER.has(ask)
    if (was !== undefined && !isClose) {
      zoom.show()
      nearer.current = undefined
    }
    if (lit.length === 0) return
    const seen = lit.filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return left >= around.left && right <= around.right && top >= around.top && bottom <= around.bottom
    })
    if (seen.length === 0) zoom.show()
    if (!isClose || around.width >= SMALL || (was === undefined && !zoom.isHome())) return
    // What is still asked stays where it is as long as all of it is seen.
    if (was !== ask || seen.length < lit.length) zoom.show(areaOf(map, offers))
    nearer.current = ask
  }, [s, map, offers, zoom])

  return (
    <section className="co-map-area" aria-label={word('map', lang)}>
      <div ref={frame} className="co-map" onClick={snap}>
        <div
          ref={world}
          className="co-world"
          onFocus={({ target }) => target.matches(':focus-visible') && zoom.reveal(target)}
        >
          <Geography no={s.map} />
          <Ways />
          {map.provinces.map((province) => (
            <span key={province.id} className="co-province-name" style={placed(province.label)} aria-hidden="true">
              {province.name[lang]}
            </span>
          ))}
          <Group label={word('cities', lang)} className="co-places">
            {map.provinces.map((province) => (
              <Marker key={province.id} province={province} />
            ))}
            {[map.capital, ...map.cities].map((city) => (
              <City key={city.id} city={city} distances={distances} />
            ))}
            {map.lines.map((line) => offers.has(`line:${line.no}`) && <Stop key={line.id} line={line} />)}
            <Colonists />
            <AiColonists />
          </Group>
        </div>
        <div className="co-map-tools">
          <Tool label="zoomIn" act={() => zoom.by(1.45)} path="M12 5v14M5 12h14" />
          <Tool label="zoomOut" act={() => zoom.by(1 / 1.45)} path="M5 12h14" />
          <Tool label="whole" act={() => zoom.show()} path="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />
          <Tool
            label="distances"
            act={() => setDistances(!distances)}
            pressed={distances}
            path="M3 17 17 3l4 4L7 21zM7 13l2 2M10 10l3 3M13 7l2 2"
          />
        </div>
      </div>
      {children}
    </section>
  )
}

/** All that is lit, with some sea around it. */
function areaOf(map: GameMap, offers: View['offers']): Area {
  const lit = [
    ...map.lines.filter(({ no }) => offers.has(`line:${no}`)).map(({ mid }) => mid),
    ...map.cities.filter(({ no }) => offers.has(`city:${no}`)).map(({ pos }) => pos),
    ...map.provinces.filter(({ no }) => offers.has(`province:${no}`)).map((province) => markerAt(map, province)),
  ]
  const [left, right] = span(lit.map(([x]) => x * 10 - WORLD.left))
  const [top, bottom] = span(lit.map(([, y]) => y * 10 - WORLD.top))
  const area = {
    left: left - MARGIN.side,
    top: top - MARGIN.top,
    width: right - left + 2 * MARGIN.side,
    height: bottom - top + MARGIN.top + MARGIN.bottom,
  }
  return area.width < HOME.width * WORTH ? area : HOME
}

function span(values: readonly number[]): readonly [number, number] {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const more = Math.max(0, LEAST - (most - least)) / 2
  return [least - more, most + more]
}

interface ToolProps {
  readonly label: Word
  readonly act: () => void
  readonly path: string
  readonly pressed?: boolean
}

function Tool({ label, act, path, pressed }: ToolProps) {
  const { lang } = useView()
  return (
    <button
      type="button"
      className="co-tool"
      aria-label={word(label, lang)}
      title={word(label, lang)}
      aria-pressed={pressed}
      onClick={act}
    >
      <Svg>
        <path {...LINE} d={path} />
      </Svg>
    </button>
  )
}

/** A press on nothing goes to the nearest lit piece, if it is near: fingers are thicker than lines. */
function snap(event: MouseEvent<HTMLElement>): void {
  if (!(event.target instanceof Element) || event.target.closest('button') !== null) return
  let nearest: HTMLElement | undefined
  let least = NEAR
  for (const piece of event.currentTarget.querySelectorAll<HTMLElement>('.co-spot[data-lit]')) {
    const { left, top, width, height } = piece.getBoundingClientRect()
    const far = Math.hypot(left + width / 2 - event.clientX, top + height / 2 - event.clientY)
    if (far < least) [nearest, least] = [piece, far]
  }
  nearest?.click()
}
