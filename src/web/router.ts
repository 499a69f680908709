// The route is the part of the address after `#`, so that any static host serves every page. Unlike in wouter's own hash location, a
// question mark stays inside the hash: `#/help/duel?at=S6.3`.
import { useSyncExternalStore } from 'react'

const EVENT = 'hashchange'

function subscribe(changed: () => void): () => void {
  addEventListener(EVENT, changed)
  return () => removeEventListener(EVENT, changed)
}

const hash = (): string => `/${location.hash.replace(/^#?\/?/, '')}`
const path = (): string => hash().split('?')[0] ?? '/'
const query = (): string => hash().split('?').slice(1).join('?')

export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', `#${to}`)
  dispatchEvent(new HashChangeEvent(EVENT))
}

export const useHashLocation = Object.assign(
  (): [string, typeof navigate] => [useSyncExternalStore(subscribe, path), navigate],
  {
    hrefs: (href: string): string => `#${href}`,
  },
)

export const useHashSearch = (): string => useSyncExternalStore(subscribe, query)

let table: string | undefined

/** The last table that was open, for the way back from settings and rules. */
export const lastTable = (): string | undefined => table

export function sitAt(path: string | undefined): void {
  table = path
}

/** One value of the query in the hash. */
export function useQuery(name: string): string | undefined {
  return new URLSearchParams(useHashSearch()).get(name) ?? undefined
}
