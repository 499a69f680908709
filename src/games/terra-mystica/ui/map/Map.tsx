// The map: dragged, zoomed, and pressed where something is lit.
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../../../web/kit/Icon.tsx'
import { onArrows, useTabStop } from '../../../../web/kit/board/nav.ts'
import { type Area, leastScale, useZoom, type Zoom } from '../../../../web/kit/board/zoom.ts'
import { HEXES, site } from '../../catalogue/index.ts'
import { Bridge, Network, Town } from '../icons/icons.tsx'
import { Spot } from '../Spot.tsx'
import { type Overlay, useView } from '../view.ts'
import { bridgeSite, riverText, type Word, word } from '../words.ts'
import { bridgeMiddle, hexCentre, mostSeen, type Point, placed, riverCentre, WHOLE, WORLD } from './geometry.ts'
import { Hex } from './Hex.tsx'
import { Legend } from './Legend.tsx'
import { groupsOf, MapOverlay } from './Overlay.tsx'
import { Terrain } from './Terrain.tsx'

const CLOSEST = 2.2
/** From this scale on there is room for prices. */
const NEAR = 0.85

export function TheMap() {
  const { s, lang, offers } = useView()
  const view = useRef<HTMLDivElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const [whole, setWhole] = useState(false)
  const [overlay, setOverlay] = useState<Overlay>()
  const zoom = useZoom({
    view,
    world,
    size: WORLD,
    home: WHOLE,
    most: CLOSEST,
    moved: ({ scale }) => {
      const element = view.current
      if (element === null) return
      element.toggleAttribute('data-near', scale >= NEAR)
      // If the map cannot be dragged up and down, a finger scrolls the page.
      const least = leastScale({ width: element.clientWidth, height: element.clientHeight }, WORLD)
      element.toggleAttribute('data-zoomed', scale > least * 1.01)
    },
  })
  useTabStop(world)
  useInSight(zoom, view, world)
  const rivers = numbersOf(offers, 'river:')
  const sites = numbersOf(offers, 'site:')
  return (
    <div className="tm-map">
      <div ref={view} className="tm-window" data-part="map" data-whole={whole || undefined}>
        <div
          ref={world}
          role="group"
          aria-label={word('map', lang)}
          className="tm-world"
          style={{ width: `${WORLD.width}px`, height: `${WORLD.height}px` }}
          onKeyDown={onArrows}
          onFocus={({ target }) => target.matches(':focus-visible') && zoom.reveal(target)}
        >
          <Terrain s={s} />
          {HEXES.map(({ id }, no) => (
            <Hex key={id} no={no} />
          ))}
          {rivers.map((no) => (
            <Spot
              key={`r${no}`}
              target={{ kind: 'river', no }}
              label={riverText(no, lang)}
              className="tm-hex tm-river"
              style={placed(riverCentre(no))}
            >
              <Town />
            </Spot>
          ))}
          {overlay !== undefined && <MapOverlay s={s} overlay={overlay} lang={lang} />}
          {sites.map((no) => (
            <Spot
              key={`s${no}`}
              target={{ kind: 'site', no }}
              label={bridgeSite[lang](site(no).id)}
              className="tm-site"
              style={placed(bridgeMiddle(no))}
            >
              <Bridge />
            </Spot>
          ))}
        </div>
      </div>
      <div className="tm-map-foot">
        <Legend />
        <div className="tm-tools">
          <div className="tm-overlays" role="group" aria-label={word('overlays', lang)}>
            {OVERLAYS.map(([each, name, Sign]) => (
              <button
                key={each}
                type="button"
                aria-label={word(name, lang)}
                title={word(name, lang)}
                aria-pressed={overlay === each}
                disabled={s.player.own.length === 0}
                onClick={() => setOverlay(overlay === each ? undefined : each)}
              >
                <Sign />
              </button>
            ))}
          </div>
          <div className="tm-zoom">
            <button type="button" aria-label={word('closer', lang)} onClick={() => zoom.by(1.4)}>
              <Icon name="plus" />
            </button>
            <button type="button" aria-label={word('farther', lang)} onClick={() => zoom.by(1 / 1.4)}>
              <Icon name="minus" />
            </button>
            <button
              type="button"
              aria-label={word('whole', lang)}
              aria-pressed={whole}
              onClick={() => {
                setWhole(!whole)
                zoom.show()
              }}
            >
              <Icon name="eye" />
            </button>
          </div>
        </div>
      </div>
      {overlay !== undefined && (
        <ul className="kit-away">
          {groupsOf(s, overlay, lang).map(({ told }) => (
            <li key={told}>{told}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

const OVERLAYS: readonly (readonly [Overlay, Word, () => ReactNode])[] = [
  ['towns', 'showTowns', Town],
  ['networks', 'showNetworks', Network],
]

function numbersOf(offers: ReadonlyMap<string, unknown>, kind: string): number[] {
  return [...offers.keys()].flatMap((name) => (name.startsWith(kind) ? [Number(name.slice(kind.length))] : []))
}

const LIT = '.tm-spot[data-lit]'

/** At first your structures are in sight; later, if everything that can be pressed is elsewhere, the map moves there. */
function useInSight(
  zoom: Zoom,
  view: { readonly current: HTMLElement | null },
  world: { readonly current: HTMLElement | null },
): void {
  const { s, options } = useView()
  const own = s.player.own.length > 0
  const { own: hexes } = s.player
  useLayoutEffect(() => {
    if (own && view.current !== null) zoom.show(bestView(hexes.map(hexCentre), view.current))
    // Only once there are structures, not with every new one.
  }, [zoom, own])
  useLayoutEffect(() => {
    const [window, lit] = [view.current?.getBoundingClientRect(), [...(world.current?.querySelectorAll(LIT) ?? [])]]
    if (window === undefined || options.length === 0 || lit.length === 0) return
    const isSeen = (element: Element): boolean => {
      const { left, right } = element.getBoundingClientRect()
      return left >= window.left - 4 && right <= window.right + 4
    }
    if (lit.some(isSeen)) return
    const points = lit.map((element): Point => {
      const { left, top } = (element as HTMLElement).style
      return [Number.parseFloat(left), Number.parseFloat(top)]
    })
    if (view.current !== null) zoom.show(bestView(points, view.current))
  }, [zoom, view, world, options])
}

/** The visible area that contains most of the points. */
function bestView(points: readonly Point[], { clientWidth, clientHeight }: HTMLElement): Area {
  const least = leastScale({ width: clientWidth, height: clientHeight }, WORLD)
  const [width, height] = [clientWidth / least, clientHeight / least]
  return mostSeen(points, width, height)
}
