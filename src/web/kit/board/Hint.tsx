// A short hint beside a piece while it is pointed at, focused by keyboard or held. Screen readers get the same text from labels.
import './hint.css'
import {
  createContext,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type Box, placeBubble } from './bubble.ts'
import { enlargedBy } from './enlarged.ts'

interface Shown {
  readonly at: Element
  readonly content: () => ReactNode
}
interface Hints {
  show(at: Element, content: () => ReactNode, delay: number): void
  hide(): void
}

const HintContext = createContext<Hints | undefined>(undefined)
const POINTED = 350
const HELD = 450

export function HintLayer({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Shown>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hints = useMemo<Hints>(
    () => ({
      show(at, content, delay) {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => setShown({ at, content }), delay)
      },
      hide() {
        clearTimeout(timer.current)
        setShown(undefined)
      },
    }),
    [],
  )
  useEffect(() => () => clearTimeout(timer.current), [])
  // In the capture phase: Escape then only closes the hint and nothing else.
  useEffect(() => {
    if (shown === undefined) return undefined
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      hints.hide()
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [shown, hints])
  return (
    <HintContext value={hints}>
      {children}
      {shown?.at.isConnected && <Bubble at={shown.at} content={shown.content} />}
    </HintContext>
  )
}

/** Rendered after the pieces, so that it shows their current text. */
function Bubble({ at, content }: Shown) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const bubble = ref.current
    if (bubble === null) return
    const keep = [...document.querySelectorAll('[data-keep-clear]')].map((each) => each.getBoundingClientRect())
    const room = { width: window.innerWidth, height: window.innerHeight }
    const [left, top] = placeBubble(whole(at), bubble.getBoundingClientRect(), room, keep)
    const by = enlargedBy(bubble)
    bubble.style.left = `${left / by}px`
    bubble.style.top = `${top / by}px`
    bubble.style.visibility = 'visible'
  })
  return (
    <div ref={ref} className="kit-hint" aria-hidden="true">
      {content()}
    </div>
  )
}

/** The box of a piece with everything drawn in it, including badges that stick out. */
function whole(at: Element): Box {
  const boxes = [at, ...at.querySelectorAll('.kit-face *')].map((each) => each.getBoundingClientRect())
  const drawn = boxes.filter(({ width, height }) => width > 0 && height > 0)
  return {
    left: Math.min(...drawn.map(({ left }) => left)),
    top: Math.min(...drawn.map(({ top }) => top)),
    right: Math.max(...drawn.map(({ right }) => right)),
    bottom: Math.max(...drawn.map(({ bottom }) => bottom)),
  }
}

export interface HintHandlers {
  onPointerEnter?(event: PointerEvent): void
  onPointerLeave?(): void
  onPointerDown?(event: PointerEvent): void
  onPointerUp?(): void
  onPointerCancel?(): void
  onFocus?(event: FocusEvent): void
  onBlur?(): void
}

/** Handlers for a piece with a hint; none for one without. */
export function useHint(hint: (() => ReactNode) | undefined): HintHandlers {
  const hints = useContext(HintContext)
  // The text may change while it is shown, for example a price.
  const latest = useRef(hint)
  latest.current = hint
  if (hints === undefined || hint === undefined) return {}
  const content = () => latest.current?.()
  const { show, hide } = hints
  return {
    onPointerEnter(event) {
      if (event.pointerType === 'mouse') show(event.currentTarget, content, POINTED)
    },
    onPointerLeave: hide,
    onPointerDown(event) {
      if (event.pointerType === 'mouse') hide()
      else show(event.currentTarget, content, HELD)
    },
    onPointerUp: hide,
    onPointerCancel: hide,
    onFocus(event) {
      if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget, content, 0)
    },
    onBlur: hide,
  }
}
