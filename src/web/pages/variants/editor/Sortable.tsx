// A list whose items are dragged by their handles, or moved by keyboard and by buttons.
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useSay } from '../../../hooks.ts'
import { IconButton } from '../../../kit/Button.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { EDITOR } from '../../../words/variants.ts'
import { useEditing } from './editing.ts'

interface SortableItem {
  readonly key: string
  readonly name: string
}

interface SortableProps<T extends SortableItem> {
  readonly label: string
  readonly items: readonly T[]
  readonly onMove: (from: number, to: number) => void
  readonly children: (item: T, index: number, controls: { grip: ReactNode; steps: ReactNode }) => ReactNode
}

interface Drag {
  readonly from: number
  readonly to: number
  readonly by: number
  /** The room the dragged item takes. */
  readonly room: number
}

/** Where the page scrolls while something is dragged. */
const EDGE = 70
const SCROLL = 14

export function Sortable<T extends SortableItem>({ label, items, onMove, children }: SortableProps<T>) {
  const say = useSay()
  const { announce } = useEditing()
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<Drag>()
  const stop = useRef<() => void>(undefined)
  /** What to focus after a move: moving an element takes the focus away. */
  const refocus = useRef<{ readonly key: string; readonly control: string }>(undefined)
  useEffect(() => () => stop.current?.(), [])
  useLayoutEffect(() => {
    const { key, control } = refocus.current ?? {}
    if (key === undefined) return
    refocus.current = undefined
    const item = [...(list.current?.children ?? [])].find((each) => each.getAttribute('data-key') === key)
    const target = item?.querySelector(`[data-control="${control}"]`)
    if (target instanceof HTMLElement) target.focus()
  })

  const move = (from: number, to: number, control: string): void => {
    const item = items[from]
    if (item === undefined || to < 0 || to >= items.length) return
    refocus.current = { key: item.key, control }
    onMove(from, to)
    announce(say(EDITOR.nowAt, { name: item.name, place: to + 1, of: items.length }))
  }

  const keyed = (event: KeyboardEvent, index: number): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    const { target } = event
    if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return
    event.preventDefault()
    event.stopPropagation()
    const control = target instanceof HTMLElement ? (target.dataset['control'] ?? 'grip') : 'grip'
    move(index, index + (event.key === 'ArrowUp' ? -1 : 1), control)
  }

  const grab = (event: PointerEvent, from: number): void => {
    if (event.button !== 0 || list.current === null) return
    // Otherwise the text around it would be selected.
    event.preventDefault()
    const start = event.pageY
    const boxes = [...list.current.children].map((item) => {
      const { top, height } = item.getBoundingClientRect()
      return { middle: top + scrollY + height / 2, height }
    })
    const mine = boxes[from]
    if (mine === undefined) return
    const gap = Number.parseFloat(getComputedStyle(list.current).rowGap) || 0
    let now: Drag = { from, to: from, by: 0, room: mine.height + gap }
    const follow = (moving: globalThis.PointerEvent): void => {
      const by = moving.pageY - start
      const middle = mine.middle + by
      const to = boxes.filter((box, index) => index !== from && box.middle < middle).length
      now = { ...now, to, by }
      setDrag(now)
      if (moving.clientY < EDGE) scrollBy(0, -SCROLL)
      else if (moving.clientY > innerHeight - EDGE) scrollBy(0, SCROLL)
    }
    const end = (isDropped: boolean) => (): void => {
      stop.current?.()
      if (isDropped && now.to !== from) move(from, now.to, 'grip')
    }
    const [drop, cancel] = [end(true), end(false)]
    const escape = (pressed: globalThis.KeyboardEvent): void => {
      if (pressed.key === 'Escape') cancel()
    }
    addEventListener('pointermove', follow)
    addEventListener('pointerup', drop)
    addEventListener('pointercancel', cancel)
    addEventListener('keydown', escape)
    stop.current = () => {
      removeEventListener('pointermove', follow)
      removeEventListener('pointerup', drop)
      removeEventListener('pointercancel', cancel)
      removeEventListener('keydown', escape)
      stop.current = undefined
      setDrag(undefined)
    }
    setDrag(now)
  }

  return (
    <ol ref={list} className="var-sort" aria-label={label} data-dragging={drag !== undefined || undefined}>
      {items.map((item, index) => (
        <li
          key={item.key}
          data-key={item.key}
          data-dragged={drag?.from === index || undefined}
          style={drag === undefined ? undefined : { transform: `translateY(${shiftOf(drag, index)}px)` }}
          onKeyDown={(event) => keyed(event, index)}
        >
          {children(item, index, {
            grip: (
              <button
                type="button"
                className="var-grip"
                data-control="grip"
                aria-label={say(EDITOR.drag, item)}
                onPointerDown={(event) => grab(event, index)}
              >
                <svg viewBox="0 0 16 24" aria-hidden="true">
                  <path d="M5 5h.01M11 5h.01M5 12h.01M11 12h.01M5 19h.01M11 19h.01" />
                </svg>
              </button>
            ),
            steps: (
              <>
                <IconButton
                  label={say(EDITOR.up, item)}
                  data-control="up"
                  off={index === 0}
                  onClick={() => move(index, index - 1, 'up')}
                >
                  <Icon name="up" />
                </IconButton>
                <IconButton
                  label={say(EDITOR.down, item)}
                  data-control="down"
                  off={index === items.length - 1}
                  onClick={() => move(index, index + 1, 'down')}
                >
                  <Icon name="down" />
                </IconButton>
              </>
            ),
          })}
        </li>
      ))}
    </ol>
  )
}

function shiftOf({ from, to, by, room }: Drag, index: number): number {
  if (index === from) return by
  if (index > from && index <= to) return -room
  return index < from && index >= to ? room : 0
}
