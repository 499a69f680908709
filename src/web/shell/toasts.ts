// Short messages at the edge of the screen, some with an undo.
import { createStore } from 'zustand/vanilla'
import type { Text } from '../../kernel/contract.ts'

export interface Toast {
  readonly id: number
  readonly text: Text
  readonly action?: { readonly text: Text; readonly run: () => void }
}

export const toasts = createStore<readonly Toast[]>(() => [])

let last = 0

export function toast(text: Text, action?: Toast['action']): void {
  const id = ++last
  toasts.setState((list) => [...list.slice(-2), { id, text, ...(action === undefined ? {} : { action }) }], true)
  // Long enough to read it and to undo.
  setTimeout(() => dismiss(id), action === undefined ? 6000 : 12_000)
}

export function dismiss(id: number): void {
  toasts.setState((list) => list.filter((one) => one.id !== id), true)
}
