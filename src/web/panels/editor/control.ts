// What fields and their controls share.
import type { Json } from '../../../kernel/contract.ts'
import { kindOf, type Path, type Schema } from './schema.ts'

export interface FieldProps {
  readonly schema: Schema
  readonly path: Path
  readonly value: Json | undefined
}

/** The props of a control: the id of its label, its schema, its path and its value (the default if none is given). */
export interface ControlProps extends FieldProps {
  readonly labelledBy: string
}

/** An initial value of the right shape. */
export function emptyOf(schema: Schema): Json {
  if (schema.default !== undefined) return schema.default
  const kind = kindOf(schema)
  switch (kind.kind) {
    case 'object': {
      // What may be left out has a meaning of its own then.
      const needed = Array.isArray(schema.required) ? (schema.required as readonly Json[]) : []
      return Object.fromEntries(
        kind.fields.filter(([key]) => needed.includes(key)).map(([key, field]) => [key, emptyOf(field)]),
      )
    }
    case 'record':
    case 'counts':
      return {}
    case 'choice':
    case 'either':
      return kind.values[0] ?? null
    case 'ids':
    case 'list':
      return []
    case 'tuple':
      return kind.items.map(emptyOf)
    case 'number':
      return Math.max(0, kind.least)
    case 'flag':
      return false
    case 'text':
      return ''
    case 'other':
      return null
  }
}
