import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { type Lang, type Phrase, tell, type Text } from '../kernel/text.ts'
import type { Prefs } from './contract.ts'
import { isStill, prefsStore } from './store/prefs.ts'

/** The preferences in force: reduced motion also if the system asks for it. */
export function usePrefs(): Prefs {
  const prefs = useStore(prefsStore)
  const reducedMotion = isStill(prefs)
  return useMemo(
    () => (prefs.reducedMotion === reducedMotion ? prefs : { ...prefs, reducedMotion }),
    [prefs, reducedMotion],
  )
}

export const useLang = (): Lang => useStore(prefsStore, ({ lang }) => lang)

export interface Say {
  (text: Text): string
  <V>(said: Phrase<[values: V]>, values: V): string
}

/** Turns texts and phrases into the person's language. */
export function useSay(): Say {
  const lang = useLang()
  return (said: Text | Phrase<[values: never]>, values?: unknown): string =>
    tell(said as Phrase<[values: unknown]>, lang, values)
}

/** Sets the title of the page, for tabs, history and screen readers. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Solotavolo` : 'Solotavolo'
  }, [title])
}

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    // Rendered without a screen, as in tests of boards.
    () => false,
  )
}

type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly error: unknown }

/** Loads something asynchronously, again whenever `key` changes. */
export function useLoaded<T>(load: () => Promise<T>, key: unknown): Loaded<T> {
  const [loaded, setLoaded] = useState<{ key: unknown; value: Loaded<T> }>({ key, value: { state: 'loading' } })
  useEffect(() => {
    let gone = false
    // It may be much to render: a transition lets the page react in between.
    const tell = (value: Loaded<T>) => gone || startTransition(() => setLoaded({ key, value }))
    load().then(
      (value) => tell({ state: 'ready', value }),
      (error: unknown) => tell({ state: 'failed', error }),
    )
    return () => {
      gone = true
    }
    // The loader is a new function at every render; the key says when to load again.
  }, [key])
  return loaded.key === key ? loaded.value : { state: 'loading' }
}

/** A value one frame late, so that more important things appear first. */
export function useAfterPaint<T>(value: T): T {
  const [late, setLate] = useState(value)
  useEffect(() => {
    // A background tab draws no frames.
    if (document.hidden) return setLate(value)
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setLate(value)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  return late
}

/** False until the page has finished more important work. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIdle(true)), 400)
    return () => clearTimeout(timer)
  }, [])
  return idle
}

let arrivals = 0

/** Scrolls a new page to its top and moves the focus there. The browser does this for the first page. */
export function useArrival(): void {
  useEffect(() => {
    if (arrivals++ === 0) return
    scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [])
}
