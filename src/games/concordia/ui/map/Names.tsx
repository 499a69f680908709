// The names of cities, provinces and seas: always readable, and only where they cover nothing. Names of the current question, of the AI's
// last move and of an explanation come first; zoomed out, some of the others are hidden.
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import type { Place } from '../../../../web/kit/board/zoom.ts'
import { markOf } from '../../../../web/kit/board/view.ts'
import type { City, GameMap } from '../../catalogue/geography.ts'
import type { Point } from '../../catalogue/vocabulary.ts'
import { useView, type View } from '../view.ts'
import { vars } from '../style.ts'
import { type Box, type Name, placesAround, settle } from './names.ts'
import { SEAS } from './seas.ts'
import { CITY, takenBy } from './taken.ts'
import { onScreen, placed, shownAt, type Shown } from './world.ts'

const HERE: Name['places'] = [[0, 0]]

export function Names() {
  const { map, lang } = useView()
  return (
    <div className="co-names" aria-hidden="true">
      {[map.capital, ...map.cities].map(({ id, no, pos, name }) => (
        <span key={id} className="co-name" data-name={`city:${no}`} style={placed(pos)}>
          {name[lang]}
        </span>
      ))}
      {map.provinces.map(({ id, no, label, name }) => (
        <span key={id} className="co-name" data-name={`province:${no}`} style={placed(label)}>
          {name[lang]}
        </span>
      ))}
      {seasOf(map).map(({ name, pos, turn }, no) => (
        <span
          key={name}
          className="co-name"
          data-name={`sea:${no}`}
          style={{ ...placed(pos), ...vars({ '--turn': `${turn}deg` }) }}
        >
          {name}
        </span>
      ))}
    </div>
  )
}

const seasOf = ({ id }: GameMap) =>
  (SEAS[id] ?? []).map(({ name, at: [x, y], turn }) => ({ name, turn, pos: [x / 10, y / 10] as Point }))

/** Cities with a smaller number choose their place first. */
function rankOf({ s, offers, news, marked, map }: View, { no, id, bit }: City): number {
  if (offers.has(`city:${no}`) || markOf(marked, id) !== undefined) return 0
  if (news.has(`city:${no}`)) return 1
  if (no === map.capital.no) return 2
  return ((s.player.houses | s.ai.houses) & bit) === 0 ? 4 : 3
}

/** The drawn size of a name, measured once per name and step. */
type Sizes = Map<Element, readonly [width: number, height: number]>

/** Everything with a name, by the name of its element, the most important first. */
function namesOf(view: View, shown: Shown, sizeOf: (name: string) => readonly [number, number]) {
  const { map } = view
  const around = ({ no, pos }: City) => {
    const [name, [width, height]] = [`city:${no}`, sizeOf(`city:${no}`)] as const
    return { name, at: onScreen(pos, shown), width, height, places: placesAround(CITY * shown.seen, width, height) }
  }
  const at = (name: string, pos: Point, turn = 0) => {
    const [width, height] = sizeOf(name)
    const [sin, cos] = [Math.abs(Math.sin((turn * Math.PI) / 180)), Math.abs(Math.cos((turn * Math.PI) / 180))]
    const [wide, high] = [width * cos + height * sin, width * sin + height * cos]
    return { name, at: onScreen(pos, shown), width: wide, height: high, places: HERE }
  }
  return [
    ...[map.capital, ...map.cities].toSorted((a, b) => rankOf(view, a) - rankOf(view, b)).map(around),
    ...map.provinces.map(({ no, label }) => at(`province:${no}`, label)),
    ...seasOf(map).map(({ pos, turn }, no) => at(`sea:${no}`, pos, turn)),
  ]
}

/** Arranges the names whenever the world moves or something on it changes. */
export function useNames(
  world: RefObject<HTMLElement | null>,
  window: RefObject<HTMLElement | null>,
  over: () => readonly Box[],
): (place: Place) => void {
  const view = useView()
  const held = useRef<{ view: View; place: Place | undefined; sizes: Sizes }>({
    view,
    place: undefined,
    sizes: new Map(),
  })
  const arrange = useCallback(() => {
    const { place, sizes } = held.current
    const [frame, layer] = [window.current, world.current?.querySelector('.co-names')]
    if (place === undefined || frame === null || layer === null || layer === undefined) return
    const elements = new Map([...layer.querySelectorAll<HTMLElement>('.co-name')].map((e) => [e.dataset['name'], e]))
    const sizeOf = (name: string): readonly [number, number] => {
      const element = elements.get(name)
      if (element === undefined) return [0, 0]
      const known = sizes.get(element) ?? [element.offsetWidth, element.offsetHeight]
      sizes.set(element, known)
      return known
    }
    const shown = shownAt(place)
    const names = namesOf(held.current.view, shown, sizeOf)
    const inside = { left: EDGE, top: EDGE, right: frame.clientWidth - EDGE, bottom: frame.clientHeight - EDGE }
    settle(names, [...takenBy(held.current.view, shown), ...over()], inside).forEach((offset, n) => {
      const element = elements.get(names[n]?.name)
      element?.toggleAttribute('data-hidden', offset === undefined)
      if (offset === undefined) return
      element?.style.setProperty('--dx', `${offset[0]}px`)
      element?.style.setProperty('--dy', `${offset[1]}px`)
    })
  }, [world, window, over])
  useLayoutEffect(() => {
    held.current = { view, place: held.current.place, sizes: new Map() }
    arrange()
  }, [view, arrange])
  return useCallback(
    (place) => {
      held.current.place = place
      arrange()
    },
    [arrange],
  )
}

const EDGE = 7
