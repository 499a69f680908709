// The fields of a position in sections, according to the hints in the schema.
import type { Json } from '../../../kernel/contract.ts'
import type { Labels } from '../labels.ts'
import type { JsonObject } from '../types.ts'
import { kindOf, matters, type Schema, wordOf } from './schema.ts'

export interface Section {
  readonly id: string
  readonly fields: readonly (readonly [string, Schema])[]
}

/**
 * In the order of their labels. Fields without a section are in the first one; a field that does not matter now is left out unless it has a
 * value.
 */
export function sectionsOf(
  schema: Schema,
  position: JsonObject,
  defaults: (field: string) => Json | undefined,
  labels: Labels,
): readonly Section[] {
  const kind = kindOf(schema)
  if (kind.kind !== 'object') return []
  const first = wordOf(kind.fields.find(([, field]) => field['x-section'] !== undefined)?.[1]['x-section'])
  const sections = new Map<string, (readonly [string, Schema])[]>([[first, []]])
  for (const [key, field] of kind.fields) {
    if (position[key] === undefined && !matters(field, position, defaults)) continue
    const id = wordOf(field['x-section'] ?? first)
    const fields = sections.get(id)
    if (fields === undefined) sections.set(id, [[key, field]])
    else fields.push([key, field])
  }
  const order = Object.keys(labels ?? {})
  return Array.from(sections, ([id, fields]) => ({ id, fields })).sort(
    (a, b) => order.indexOf(`§${a.id}`) - order.indexOf(`§${b.id}`),
  )
}
