// What every part of the editor knows: the draft, what counts of it, and how to change it.
import { createContext, useContext } from 'react'
import type { AnyGameModule, Manifest, RuleTexts } from '../../../../kernel/contract.ts'
import type { Lang } from '../../../../kernel/text.ts'
import type { Choices, Registry, Variants } from '../../../../kernel/variant.ts'
import type { Checked, Wrong } from '../check.ts'
import type { Data } from '../data.ts'

export interface Opened {
  readonly manifest: Manifest
  readonly module: AnyGameModule
  readonly variants: Variants
  /** Of the document. */
  readonly texts: RuleTexts
  readonly document: Choices
}

export interface Editing extends Opened {
  readonly lang: Lang
  readonly data: Data
  readonly checked: Checked
  /** With the numbers of the draft in its texts. */
  readonly registry: Registry
  /** Changes the draft. Changes in a row with the same tag, such as typing, are undone as one. */
  edit(data: Data, tag?: string): void
  /** Says something to screen readers. */
  announce(text: string): void
}

export const EditingContext = createContext<Editing | undefined>(undefined)

export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (editing === undefined) throw new Error('outside the editor')
  return editing
}

/** What is wrong at a place; with `below`, also further inside. */
export function wrongAt({ wrong }: Checked, path: readonly string[], below = false): readonly Wrong[] {
  return wrong.filter(
    (each) =>
      (below ? each.path.length >= path.length : each.path.length === path.length) &&
      path.every((step, index) => each.path[index] === step),
  )
}
