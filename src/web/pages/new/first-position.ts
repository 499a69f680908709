// The position an empty editor begins with.
import type { AnyGameModule, Json, Manifest } from '../../../kernel/contract.ts'
import { readSeveral } from '../../../kernel/options.ts'
import { VARIANT, variantOf } from '../../../kernel/variant.ts'
import { isObject, type JsonObject } from '../../panels/types.ts'
import type { Choices } from './choices.ts'

/**
 * The options chosen on the page before fill the fields that follow an option: a level, a board, a set, a text. Other fields begin as the
 * set-up of the game leaves them (`x-start`). A variant is part of the position, too.
 */
export function firstPosition(
  manifest: Manifest,
  choices: Choices,
  { position: { schema } }: AnyGameModule,
): JsonObject {
  const set = startIn(schema)
  const variant = variantOf(choices.options)
  return {
    ...(isObject(set) ? set : {}),
    ...chosenFor(manifest, choices, schema),
    ...(variant === '' ? {} : { [VARIANT]: variant }),
  }
}

type Hints = { readonly 'x-option'?: string; readonly 'x-start'?: Json; readonly properties?: Fields }
type Fields = Readonly<Record<string, Hints>>

const fieldsOf = (schema: Json | undefined): Fields => (schema as Hints | undefined)?.properties ?? {}

function startIn(schema: Json | undefined): Json | undefined {
  const { 'x-start': start } = (schema ?? {}) as Hints
  if (start !== undefined) return start
  const parts = Object.entries(fieldsOf(schema)).flatMap(([key, field]) => {
    const its = startIn(field)
    return its === undefined ? [] : [[key, its] as const]
  })
  return parts.length === 0 ? undefined : Object.fromEntries(parts)
}

function chosenFor({ options: specs }: Manifest, { options }: Choices, schema: Json | undefined): JsonObject {
  return Object.fromEntries(
    Object.entries(fieldsOf(schema)).flatMap(([key, hints]) => {
      const spec = specs.find(({ id }) => id === (hints['x-option'] ?? key))
      const follows =
        hints['x-option'] !== undefined || key === 'level' || spec?.several !== undefined || spec?.own !== undefined
      if (spec === undefined || !follows) return []
      const value = options[spec.id] ?? spec.initial
      return [[key, spec.several === undefined ? value : readSeveral(value)]]
    }),
  )
}
