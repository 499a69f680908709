// What games add to the forms of the app: editors for options with a custom value, and drawings of the table on which a position is
// entered. Each is loaded on demand.
import type { ComponentType, ReactNode } from 'react'
import type { Lang, Text } from '../kernel/contract.ts'
import type { Entered } from './kit/entered.ts'
import { later } from './later.tsx'
import { Loading } from './shell/Loading.tsx'

export interface OwnEditorProps {
  /** As written in a save; empty or unreadable at first. */
  readonly value: string
  readonly lang: Lang
  readonly onChange: (value: string) => void
  /** What the person calls it. */
  readonly name: string
  readonly onName: (name: string) => void
}

/** By game and option. */
export const OWN_EDITORS: Readonly<Record<string, ComponentType<OwnEditorProps>>> = {
  'age-of-comics/deck': later(
    async () => (await import('../games/age-of-comics/ui/deck/DeckEditor.tsx')).DeckEditor,
    Loading,
  ),
}

/** Something that can be put on the map. */
export interface Brush {
  readonly id: string
  readonly name: string
  readonly face: ReactNode
}

export interface BrushGroup {
  readonly id: string
  readonly title: string
  readonly brushes: readonly Brush[]
  /** Chosen besides a brush: a value for what is put. The first one by default. */
  readonly isBeside?: true
  /** Instead of brushes: what has to be known first. */
  readonly needs?: string
}

/** A place that can be touched. Lengths are pixels of the drawing in its smallest size, in which a finger can still touch it. */
export interface MapSpot {
  readonly id: string
  readonly at: readonly [x: number, y: number]
  readonly size: number
  /** Its name, and what is there. */
  readonly name: string
  readonly face?: ReactNode
}

/** The brush that is chosen, and the value chosen beside it. */
export interface Chosen {
  readonly brush: string
  readonly beside: string
}

/** A drawing of the table for the position editor: choose what stands there, then touch where. */
export interface MapDrawing {
  /** The section of the editor it belongs to. */
  readonly section: string
  readonly label: Text
  /** The fields it replaces, by dotted path without indexes of lists. */
  readonly fields: readonly string[]
  size(position: Entered): { readonly width: number; readonly height: number }
  brushes(position: Entered, lang: Lang): readonly BrushGroup[]
  /** Where the brush may be put; without a brush, where most of them may. */
  spots(position: Entered, lang: Lang, brush: string | undefined): readonly MapSpot[]
  /** What lies below the spots. */
  readonly Ground: ComponentType<{ readonly position: Entered; readonly lang: Lang }>
  /** The position with it; if it is there already, without it. */
  put(position: Entered, spot: string, chosen: Chosen): Entered
  /** The position with nothing there. */
  clear(position: Entered, spot: string): Entered
  /** What else follows from a change of another field. */
  settle?(position: Entered): Entered
}

const DRAWINGS: Readonly<Record<string, () => Promise<MapDrawing>>> = {
  'terra-mystica': async () => (await import('../games/terra-mystica/ui/entry/drawing.tsx')).drawing,
  'age-of-comics': async () => (await import('../games/age-of-comics/ui/entry/drawing.tsx')).drawing,
  concordia: async () => (await import('../games/concordia/ui/entry/drawing.tsx')).drawing,
}

/** Undefined if a game has no map or it failed to load: its fields can be entered one by one. */
export async function loadDrawing(game: string): Promise<MapDrawing | undefined> {
  try {
    return await DRAWINGS[game]?.()
  } catch {
    return undefined
  }
}
