// Keeps what is painted but not entered yet: a closed panel, an undone row or a reloaded page does not lose it.
import type { Stroke } from './paint.ts'

const NAME = 'solotavolo.painted'

interface Draft {
  /** The game and the moment it belongs to. */
  readonly of: string
  readonly strokes: readonly Stroke[]
}

export function readDraft(of: string): readonly Stroke[] {
  try {
    const draft = JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as Draft | null
    return draft?.of === of ? draft.strokes : []
  } catch {
    return []
  }
}

export function keepDraft(of: string, strokes: readonly Stroke[]): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ of, strokes } satisfies Draft))
  } catch {
    // Without storage it lives as long as the panel.
  }
}
