import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { type Lang, type Phrase, tell, type Text } from '../kernel/text.ts'
import type { Prefs } from './contract.ts'
import { isStill, prefsStore } from './store/prefs.ts'

/** The preferences in force: reduced motion also where the system asks for it. */
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

/** Tells texts and phrases in the person's language. */
export function useSay(): Say {
  const lang = useLang()
  return (said: Text | Phrase<[values: never]>, values?: unknown): string =>
    tell(said as Phrase<[values: unknown]>, lang, values)
}

/** The title of the page, for tabs, history and screen readers. */
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
    // Drawn without a screen, as tests draw boards.
    () => false,
  )
}

type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly error: unknown }

/** Something that takes a moment, asked for again whenever `key` changes. */
export function useLoaded<T>(load: () => Promise<T>, key: unknown): Loaded<T> {
  const [loaded, setLoaded] = useState<{ key: unknown; value: Loaded<T> }>({ key, value: { state: 'loading' } })
  useEffect(() => {
    let gone = false
    // What comes with it may be much to draw: bit by bit, so that the page answers in between.
    const tell = (value: Loaded<T>) => gone || startTransition(() => setLoaded({ key, value }))
    load().then(
      (value) => tell({ state: 'ready', value }),
      (error: unknown) => tell({ state: 'failed', error }),
    )
    return () => {
      gone = true
    }
    // The loader is a new function at every render; the key says when it asks for something else.
  }, [key])
  return loaded.key === key ? loaded.value : { state: 'loading' }
}

/** A value a frame late: what matters more is on screen before anything that shows it is drawn. */
export function useAfterPaint<T>(value: T): T {
  const [late, setLate] = useState(value)
  useEffect(() => {
    // A tab in the background draws no frames.
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

/** False until the page has had time for what matters more. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIdle(true)), 400)
    return () => clearTimeout(timer)
  }, [])
  return idle
}

let arrivals = 0

/** A new page begins at its top, and the keyboard and screen readers with it; the first one is the browser's business. */
export function useArrival(): void {
  useEffect(() => {
    if (arrivals++ === 0) return
    scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [])
}
