// The fields of a position in sections, according to the hints in the schema.
import type { Json } from '../../../kernel/contract.ts'
import type { Labels } from '../labels.ts'
import type { JsonObject } from '../types.ts'
import { getIn, kindOf, matters, type Path, type Schema, wordOf } from './schema.ts'

type Placed = readonly [path: Path, schema: Schema]

export interface Section {
  readonly id: string
  readonly fields: readonly Placed[]
}

/**
 * In the order of their labels. Fields without a section are in the first one; a part of a field may have a section of its own; a field
 * that does not matter now is left out unless it has a value.
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
  const sections = new Map<string, Placed[]>([[first, []]])
  const place = (path: Path, field: Schema): void => {
    if (getIn(position, path) === undefined && !matters(field, position, defaults)) return
    const id = wordOf(field['x-section'] ?? first)
    const fields = sections.get(id)
    if (fields === undefined) sections.set(id, [[path, field]])
    else fields.push([path, field])
  }
  for (const [key, field] of kind.fields) {
    place([key], field)
    const inner = kindOf(field)
    if (inner.kind !== 'object') continue
    for (const [part, its] of inner.fields) if (isApart(its)) place([key, part], its)
  }
  const order = Object.keys(labels ?? {})
  return Array.from(sections, ([id, fields]) => ({ id, fields })).sort(
    (a, b) => order.indexOf(`§${a.id}`) - order.indexOf(`§${b.id}`),
  )
}

/** Whether a part of a field is shown in a section of its own, not inside the field. */
export const isApart = (part: Schema): boolean => part['x-section'] !== undefined
