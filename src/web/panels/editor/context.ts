// What every field of the editor needs.
import { createContext, useContext } from 'react'
import type { AnyGameModule, Json, Lang } from '../../../kernel/contract.ts'
import type { MapDrawing } from '../../editors.ts'
import { sentence } from '../../kit/board/words.ts'
import type { MaybeUi } from '../Component.tsx'
import { inGeneral, labelOf, valueLabelOf } from '../labels.ts'
import type { JsonObject } from '../types.ts'
import type { Verdict } from './check.ts'
import type { Atom, Path } from './schema.ts'

export interface Editing {
  readonly module: AnyGameModule
  readonly ui: MaybeUi
  readonly lang: Lang
  readonly position: JsonObject
  readonly verdict: Verdict
  readonly change: (path: Path, value: Json | undefined) => void
  readonly defaultOf: (field: string) => Json | undefined
  /** What the game assumes where nothing is told. */
  readonly assumed: JsonObject
  readonly drawing: MapDrawing | undefined
}

const Context = createContext<Editing | undefined>(undefined)
export const EditingProvider = Context.Provider

export function useEditing(): Editing {
  const editing = useContext(Context)
  if (editing === undefined) throw new Error('a field of the position editor stands outside of it')
  return editing
}

/** Whether a field is entered on the drawing of the table. */
export const isDrawn = ({ drawing }: Pick<Editing, 'drawing'>, path: Path): boolean =>
  drawing?.fields.includes(inGeneral(path)) === true

/** A field by its label; a field named after a component (a genre, a hex) by the component's name. */
export const fieldLabel = ({ module, lang }: Editing, path: Path): string =>
  labelOf(module.position.labels, path, lang) ?? module.nameOf(path.at(-1) ?? '', lang)

/** A value by its label, a component by its name. */
export function valueLabel({ module, lang }: Editing, path: Path, value: Atom): string {
  const text = String(value)
  return valueLabelOf(module.position.labels, path, text, lang) ?? module.nameOf(text, lang)
}

/** The error, if it is about this field. */
export function faultAt({ verdict: { fault } }: Editing, path: Path): string | undefined {
  return fault !== undefined && path.length > 0 && path.every((part, at) => fault.path[at] === part)
    ? sentence(fault.text)
    : undefined
}
