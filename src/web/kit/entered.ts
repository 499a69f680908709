// Parts of a position that is being entered: any of them may be missing or wrong.
import type { Json } from '../../kernel/contract.ts'

export type Entered = { readonly [key: string]: Json | undefined }

export const objectOf = (json: Json | undefined): Entered =>
  typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Entered) : {}

export const listOf = (json: Json | undefined): readonly Json[] =>
  Array.isArray(json) ? (json as readonly Json[]) : []

export const without = (held: Entered, key: string): Entered =>
  Object.fromEntries(Object.entries(held).filter(([each]) => each !== key))

/** The position with parts of one of its fields changed. */
export const withParts = (position: Entered, field: string, changed: Entered): Entered => ({
  ...position,
  [field]: { ...objectOf(position[field]), ...changed },
})
