// A word in passing: shown beside a piece while it is pointed at, focused by keyboard or held. Screen readers get the same from labels.
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

interface Shown {
  readonly at: Element
  readonly content: ReactNode
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
        timer.current = setTimeout(() => setShown({ at, content: content() }), delay)
      },
      hide() {
        clearTimeout(timer.current)
        setShown(undefined)
      },
    }),
    [],
  )
  useEffect(() => () => clearTimeout(timer.current), [])
  // Before anybody else: whoever wants the words away does not mean to leave more than them.
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
      {shown?.at.isConnected && <Bubble at={shown.at}>{shown.content}</Bubble>}
    </HintContext>
  )
}

function Bubble({ at, children }: { readonly at: Element; readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const bubble = ref.current
    if (bubble === null) return
    const target = at.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = bubble
    const left = Math.min(Math.max(8, target.left + target.width / 2 - width / 2), window.innerWidth - width - 8)
    const above = target.top - height - 8
    bubble.style.left = `${left}px`
    bubble.style.top = `${above > 8 ? above : Math.min(target.bottom + 8, window.innerHeight - height - 8)}px`
    bubble.style.visibility = 'visible'
  }, [at, children])
  return (
    <div ref={ref} className="kit-hint" aria-hidden="true">
      {children}
    </div>
  )
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

/** Handlers for a piece with something to say; none for one without. */
export function useHint(content: (() => ReactNode) | undefined): HintHandlers {
  const hints = useContext(HintContext)
  if (hints === undefined || content === undefined) return {}
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
