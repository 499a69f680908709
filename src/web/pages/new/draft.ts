// Stores a half-entered position while the tab is open: looking up a rule, changing an option or reloading does not lose it.
import type { Json } from '../../../kernel/contract.ts'
import type { JsonObject } from '../../panels/types.ts'

interface Draft {
  /** The options chosen on the page before when it was entered. */
  readonly chosen: JsonObject
  readonly position: JsonObject
}

const nameOf = (game: string): string => `solotavolo/${game}/position`

export function readDraft(game: string): Draft | undefined {
  try {
    const { chosen, position } = JSON.parse(sessionStorage.getItem(nameOf(game)) ?? '{}') as Partial<Draft>
    return chosen === undefined || position === undefined ? undefined : { chosen, position }
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
  const anew = Object.entries(chosen).filter(([key, value]) => !isSame(value, draft.chosen[key]))
  return { ...draft.position, ...Object.fromEntries(anew) }
}

export const isSame = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b)
