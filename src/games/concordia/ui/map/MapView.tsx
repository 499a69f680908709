// The map: the world with its cities, which can be dragged and zoomed, and the pieces on it.
import './map.css'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { enlargedBy } from '../../../../web/kit/board/enlarged.ts'
import { LINE, Svg } from '../../../../web/kit/board/icons.tsx'
import { Group } from '../../../../web/kit/board/Group.tsx'
import { type Margins, type Place, useZoom } from '../../../../web/kit/board/zoom.ts'
import { topAsk } from '../../state.ts'
import { beyondText } from '../labels.ts'
import { useView } from '../view.ts'
import { type Word, word } from '../words.ts'
import { City } from './City.tsx'
import { AiColonists, Colonists } from './Colonists.tsx'
import { Geography } from './Geography.tsx'
import { areaOf, type Lit, litOf } from './lit.ts'
import { Marker } from './Marker.tsx'
import { Names, useNames } from './Names.tsx'
import type { Box } from './names.ts'
import { Stop, Ways } from './Ways.tsx'
import { HOME, onScreen, WORLD_SIZE } from './world.ts'

const MOST = 2.6
/** A window so narrow that lit pieces on the whole map are too small for a finger. */
const SMALL = 700
/** A finger beside a lit piece means that piece. */
const NEAR = 30

export function MapView({ children }: { readonly children: ReactNode }) {
  const view = useView()
  const { s, map, lang, offers, touch } = view
  const [distances, setDistances] = useState(false)
  const area = useRef<HTMLElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const tools = useRef<HTMLDivElement>(null)
  const nearer = useRef<string>(undefined)
  const lit = useMemo(() => litOf({ s, map, offers }), [s, map, offers])
  const { beyond, look } = useBeyond(lit)

  /** The tools, and the bar of answers if it lies on the map: names avoid both. */
  const over = useCallback((): readonly Box[] => {
    if (frame.current === null) return []
    const around = frame.current.getBoundingClientRect()
    const larger = enlargedBy(frame.current)
    return [...(area.current?.querySelectorAll('.co-map-tools, .co-tray') ?? [])].map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return {
        left: (left - around.left) / larger,
        top: (top - around.top) / larger,
        right: (right - around.left) / larger,
        bottom: (bottom - around.top) / larger,
      }
    })
  }, [])
  const arrange = useNames(world, frame, over)
  const zoom = useZoom({
    view: frame,
    world,
    size: WORLD_SIZE,
    home: HOME,
    most: MOST,
    margins: () => marginsOf(frame.current, tools.current),
    moved: (place) => {
      arrange(place)
      if (frame.current !== null) look(place, frame.current, marginsOf(frame.current, tools.current))
    },
  })

  // A native listener, because React's would run before the window's: the end of a drag must not count as a press.
  useEffect(() => {
    const element = world.current
    element?.addEventListener('click', snap, true)
    return () => element?.removeEventListener('click', snap, true)
  }, [])

  // Something to choose is always in sight, and on a small screen large enough for a finger.
  useEffect(() => {
    const around = frame.current
    if (around === null) return
    const ask = topAsk(s)?.ask
    const isClose = lit.length > 0 && (touch || around.clientWidth < SMALL)
    const was = nearer.current
    nearer.current = isClose ? ask : undefined
    if (isClose) {
      if (was !== undefined || zoom.isHome()) {
        const { left, right, top, bottom } = marginsOf(around, tools.current)
        const free = { width: around.clientWidth - left - right, height: around.clientHeight - top - bottom }
        // For the same question the map stays as long as part of it is in sight.
        if (was !== ask || !isAnySeen(around)) zoom.show(areaOf(lit, free))
      } else if (!isAnySeen(around)) zoom.show()
    } else if (was !== undefined) zoom.show()
    else if (lit.length > 0 && !isAnySeen(around)) zoom.show()
  }, [s, lit, touch, zoom])

  return (
    <section ref={area} className="co-map-area" aria-label={word('map', lang)}>
      <div ref={frame} className="co-map" data-part="map">
        <div
          ref={world}
          className="co-world"
          data-ask={topAsk(s)?.ask}
          onFocus={({ target }) => target.matches(':focus-visible') && zoom.reveal(target)}
        >
          <Geography no={s.map} />
          <Ways />
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
          <Names />
        </div>
        <div ref={tools} className="co-map-tools">
          <Tool label="zoomIn" act={() => zoom.by(1.45)} path="M12 5v14M5 12h14" />
          <Tool label="zoomOut" act={() => zoom.by(1 / 1.45)} path="M5 12h14" />
          <Tool label="whole" act={() => zoom.show()} path="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />
          <Tool
            label="distances"
            act={() => setDistances(!distances)}
            pressed={distances}
            path="M3 17 17 3l4 4L7 21zM7 13l2 2M10 10l3 3M13 7l2 2"
          />
          {beyond.length > 0 && (
            <button
              type="button"
              className="co-tool co-beyond"
              aria-label={beyondText(beyond.length, lang)}
              title={beyondText(beyond.length, lang)}
              onClick={() => {
                const next = world.current?.querySelector(`[data-at="${beyond[0]?.piece}"]`)
                if (next) zoom.reveal(next)
              }}
            >
              +{beyond.length}
            </button>
          )}
        </div>
      </div>
      {children}
    </section>
  )
}

const isAnySeen = (frame: Element): boolean => {
  const around = frame.getBoundingClientRect()
  return [...frame.querySelectorAll('.co-spot[data-lit]')].some((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return left >= around.left && right <= around.right && top >= around.top && bottom <= around.bottom
  })
}

/** What covers the map: the tools at its right, and at the bottom the space for the bar of answers. */
function marginsOf(frame: Element | null, tools: HTMLElement | null): Margins {
  const under = frame === null ? 0 : Number.parseFloat(getComputedStyle(frame).getPropertyValue('--under'))
  return { left: 0, top: 0, right: (tools?.offsetWidth ?? 0) + 12, bottom: under || 0 }
}

/** Pieces to choose that are out of sight at the moment. */
function useBeyond(lit: readonly Lit[]) {
  const held = useRef<{ lit: readonly Lit[]; again?: () => void }>({ lit })
  const [beyond, setBeyond] = useState<readonly Lit[]>([])
  const look = useCallback((place: Place, { clientWidth, clientHeight }: Element, margins: Margins) => {
    const now = () =>
      held.current.lit.filter(({ at }) => {
        const [x, y] = onScreen(at, place)
        return x < 0 || y < 0 || x > clientWidth - margins.right || y > clientHeight - margins.bottom
      })
    const update = () => setBeyond((was) => sameOr(was, now()))
    held.current.again = update
    update()
  }, [])
  useEffect(() => {
    held.current.lit = lit
    held.current.again?.()
  }, [lit])
  return { beyond, look }
}

const sameOr = (was: readonly Lit[], now: readonly Lit[]): readonly Lit[] =>
  was.length === now.length && was.every(({ piece }, n) => piece === now[n]?.piece) ? was : now

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

/** A press on the map goes to the nearest lit piece, if it is near: fingers are wider than lines, and lit pieces may overlap. */
function snap(event: MouseEvent): void {
  const { target, clientX, clientY, currentTarget, detail } = event
  // A keyboard press, or one forwarded from here, has no coordinates.
  if (detail === 0 || !(target instanceof Element && currentTarget instanceof Element)) return
  const pressed = target.closest('button')
  if (pressed !== null && !pressed.matches('.co-spot[data-lit]')) return
  let nearest: HTMLElement | undefined
  let least = pressed === null ? NEAR : Number.POSITIVE_INFINITY
  for (const piece of currentTarget.querySelectorAll<HTMLElement>('.co-spot[data-lit]')) {
    const { left, top, width, height } = piece.getBoundingClientRect()
    const far = Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY)
    if (far < least) [nearest, least] = [piece, far]
  }
  if (nearest === undefined || nearest === pressed) return
  event.stopPropagation()
  nearest.click()
}
