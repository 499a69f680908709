// Stores a half-entered position while the tab is open: looking up a rule, changing an option or reloading does not lose it.
import type { Json } from '../../../kernel/contract.ts'
import type { JsonObject } from '../../panels/types.ts'
import type { Choices } from './choices.ts'

export interface Draft {
  /** The fields that followed the options of the page before when it was entered; absent if it was played meanwhile. */
  readonly chosen?: JsonObject
  readonly position: JsonObject
  /** Everything chosen on the page before. */
  readonly choices?: Choices
  /** The game that began with it: the next one takes its place, if nothing has happened in it. */
  readonly replaces?: string
}

const nameOf = (game: string): string => `solotavolo/${game}/position`

export function readDraft(game: string): Draft | undefined {
  try {
    const { position, ...others } = JSON.parse(sessionStorage.getItem(nameOf(game)) ?? '{}') as Partial<Draft>
    return position === undefined ? undefined : { ...others, position }
  } catch {
    return undefined
  }
}

export function writeDraft(game: string, draft: Draft | undefined): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(nameOf(game))
    else sessionStorage.setItem(nameOf(game), JSON.stringify(draft))
  } catch {
    // Without storage there is no draft either.
  }
}

/** The draft, updated with options that changed since. */
export function resumed(draft: Draft | undefined, chosen: JsonObject): JsonObject {
  if (draft === undefined) return chosen
  const { chosen: before = chosen, position } = draft
  const anew = Object.entries(chosen).filter(([key, value]) => !isSame(value, before[key]))
  const kept = Object.entries(position).filter(([key]) => !(key in before) || key in chosen)
  return Object.fromEntries([...kept, ...anew])
}

export const isSame = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b)
