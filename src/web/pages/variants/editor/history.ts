// Undo and redo of edits.
import { useReducer } from 'react'
import type { Data } from '../data.ts'

export interface History {
  readonly data: Data
  readonly past: readonly Data[]
  readonly future: readonly Data[]
  /** What the last change was about. */
  readonly tag?: string | undefined
}

export type Change =
  | { readonly kind: 'edit'; readonly data: Data; readonly tag?: string | undefined }
  | { readonly kind: 'undo' | 'redo' }

const MOST = 200

/** Changes in a row with the same tag are one step. */
export function changed(now: History, change: Change): History {
  const { data, past, future, tag } = now
  switch (change.kind) {
    case 'edit':
      if (JSON.stringify(change.data) === JSON.stringify(data)) return now
      if (change.tag !== undefined && change.tag === tag) return { ...now, data: change.data, future: [] }
      return { data: change.data, past: [...past.slice(-MOST), data], future: [], tag: change.tag }
    case 'undo': {
      const before = past.at(-1)
      return before === undefined ? now : { data: before, past: past.slice(0, -1), future: [data, ...future] }
    }
    case 'redo': {
      const [next, ...rest] = future
      return next === undefined ? now : { data: next, past: [...past, data], future: rest }
    }
  }
}

export const useHistory = (data: Data) => useReducer(changed, { data, past: [], future: [] })
