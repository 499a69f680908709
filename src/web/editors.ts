// Editors for options with a custom value, if a game offers more than a line of text. Each is loaded on demand.
import type { ComponentType } from 'react'
import type { Lang } from '../kernel/contract.ts'
import { later } from './later.tsx'
import { Loading } from './shell/Loading.tsx'

export interface OwnEditorProps {
  /** As written in a save; empty or unreadable at first. */
  readonly value: string
  readonly lang: Lang
  readonly onChange: (value: string) => void
}

/** By game and option. */
export const OWN_EDITORS: Readonly<Record<string, ComponentType<OwnEditorProps>>> = {
  'age-of-comics/deck': later(
    async () => (await import('../games/age-of-comics/ui/deck/DeckEditor.tsx')).DeckEditor,
    Loading,
  ),
}
