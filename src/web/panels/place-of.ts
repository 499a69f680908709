// Where a component lies on the table, from the public position: this explains why it cannot turn up again.
import type { Json, Lang } from '../../kernel/contract.ts'
import { labelOf, type Labels } from './labels.ts'
import { isObject } from './types.ts'

/** The place in words; undefined if the component is not visible. */
export function placeOf(labels: Labels, position: Json, id: string, lang: Lang): string | undefined {
  const path = find(position, id, [])
  if (path === undefined) return undefined
  const places: string[] = []
  for (let depth = 1; depth <= path.length; depth++) {
    const label = labelOf(labels, path.slice(0, depth), lang)
    // Items of a list may use the label of the list.
    if (label !== undefined && label !== places.at(-1)) places.push(label)
  }
  return places.length === 0 ? undefined : places.join(', ')
}

function find(json: Json | undefined, id: string, path: readonly string[]): readonly string[] | undefined {
  if (json === id) return path
  if (!isObject(json) && !Array.isArray(json)) return undefined
  for (const [key, part] of Object.entries(json as Readonly<Record<string, Json | undefined>>)) {
    const found = find(part, id, [...path, key])
    if (found !== undefined) return found
  }
  return undefined
}
