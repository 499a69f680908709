// Reads the subset of JSON Schema that position formats use as kinds of fields.
import type { Json } from '../../../kernel/contract.ts'
import { isObject, type JsonObject } from '../types.ts'

export type Schema = JsonObject
export type Path = readonly string[]
/** A value from a list. */
export type Atom = string | number | null

export interface Slot {
  readonly id: string
  readonly row: number
  readonly x: number
}

/** A value or an object: the value stands for the object's part `short`, if that part allows it. */
export interface EitherKind {
  readonly kind: 'either'
  /** All choices: the values that can stand alone, and those of `short`. */
  readonly values: readonly Atom[]
  readonly atoms: readonly Atom[]
  readonly short: string
  readonly shortValues: readonly Atom[]
  /** The other parts of the object. */
  readonly parts: readonly (readonly [string, Schema])[]
}

export type Kind =
  | { readonly kind: 'object'; readonly fields: readonly (readonly [string, Schema])[] }
  | { readonly kind: 'record'; readonly values: readonly Atom[] }
  | { readonly kind: 'counts'; readonly kinds: readonly Atom[]; readonly most: number }
  | EitherKind
  | { readonly kind: 'choice'; readonly values: readonly Atom[] }
  | { readonly kind: 'ids'; readonly values: readonly Atom[]; readonly most: number }
  | { readonly kind: 'list'; readonly item: Schema }
  | { readonly kind: 'tuple'; readonly items: readonly Schema[] }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'text' }
  | { readonly kind: 'other' }

export function kindOf(schema: Schema): Kind {
  const values = atomsOf(schema)
  if (values !== undefined) return { kind: 'choice', values }
  switch (schema.type) {
    case 'object':
      return objectKind(schema)
    case 'array':
      return arrayKind(schema)
    case 'integer':
    case 'number':
      return { kind: 'number', least: bound(schema.minimum, -Infinity), most: bound(schema.maximum, Infinity) }
    case 'boolean':
      return { kind: 'flag' }
    case 'string':
      return { kind: 'text' }
    default:
      return eitherKind(schema) ?? { kind: 'other' }
  }
}

function objectKind(schema: Schema): Kind {
  if (isObject(schema.properties)) {
    const fields = Object.entries(schema.properties).filter((field): field is [string, Schema] => isObject(field[1]))
    return { kind: 'object', fields: fields.filter(([, field]) => field['x-hidden'] !== true) }
  }
  if (!isObject(schema.additionalProperties)) return { kind: 'other' }
  const kinds = isObject(schema.propertyNames) ? atomsOf(schema.propertyNames) : undefined
  const { type, maximum } = schema.additionalProperties
  if (kinds !== undefined && type === 'integer') return { kind: 'counts', kinds, most: bound(maximum, Infinity) }
  const values = atomsOf(schema.additionalProperties)
  return values === undefined ? { kind: 'other' } : { kind: 'record', values }
}

/** Either values or one object, with a hint on which part a value stands for. */
function eitherKind(schema: Schema): EitherKind | undefined {
  const short = wordOf(schema['x-short'])
  const shapes = Array.isArray(schema.anyOf) ? (schema.anyOf as readonly Json[]).filter(isObject) : []
  const object = shapes.map(kindOf).find((kind) => kind.kind === 'object')
  const part = object?.fields.find(([key]) => key === short)?.[1]
  const shortValues = part && atomsOf(part)
  if (object === undefined || shortValues === undefined) return undefined
  const atoms = shapes.flatMap((shape) => atomsOf(shape) ?? [])
  const values = [...new Set([...atoms, ...shortValues])]
  return { kind: 'either', values, atoms, short, shortValues, parts: object.fields.filter(([key]) => key !== short) }
}

function arrayKind(schema: Schema): Kind {
  if (Array.isArray(schema.prefixItems))
    return { kind: 'tuple', items: (schema.prefixItems as readonly Json[]).filter(isObject) }
  if (!isObject(schema.items)) return { kind: 'other' }
  const values = atomsOf(schema.items)
  if (values !== undefined) return { kind: 'ids', values, most: bound(schema.maxItems, Infinity) }
  return { kind: 'list', item: schema.items }
}

/** As many small things can be offered one by one. */
const MOST_COMBOS = 40

/** All that an item of a list can be, if each of its parts has a few values: an order of a genre and a value. */
export function combosOf(item: Schema): readonly JsonObject[] | undefined {
  const kind = kindOf(item)
  if (kind.kind !== 'object' || kind.fields.length < 2) return undefined
  let combos: readonly JsonObject[] = [{}]
  for (const [key, part] of kind.fields) {
    const values = atomsOf(part)
    if (values === undefined) return undefined
    combos = combos.flatMap((combo) => values.map((value) => Object.assign({}, combo, { [key]: value })))
  }
  return combos.length <= MOST_COMBOS ? combos : undefined
}

/** A combination as a word: `horror-4`. */
export const comboKey = (combo: Json): string => (isObject(combo) ? Object.values(combo).map(wordOf).join('-') : '')

/** The values of an enum, a constant, or several of them; undefined if other values are possible. */
function atomsOf(schema: Schema): readonly Atom[] | undefined {
  if (Array.isArray(schema.enum)) return schema.enum as readonly Atom[]
  if ('const' in schema) return [schema.const as Atom]
  if (schema.type === 'null') return [null]
  if (!Array.isArray(schema.anyOf)) return undefined
  const parts = (schema.anyOf as readonly Json[]).map((part) => (isObject(part) ? atomsOf(part) : undefined))
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined
}

const bound = (value: Json | undefined, otherwise: number): number => (typeof value === 'number' ? value : otherwise)

/** A name or number in a hint; only these can be keys. */
export const wordOf = (json: Json | undefined): string =>
  typeof json === 'string' || typeof json === 'number' ? String(json) : ''

/** Where the slots of a record lie, which may depend on another field of the position. */
export function slotsOf(
  schema: Schema,
  position: JsonObject,
  defaults: (field: string) => Json | undefined,
): readonly Slot[] {
  const grid = schema['x-grid']
  if (isObject(grid) && isObject(grid.layouts)) {
    const by = wordOf(grid.by)
    const slots = grid.layouts[wordOf(position[by] ?? defaults(by))]
    if (Array.isArray(slots)) return slots
  }
  const names = isObject(schema.propertyNames) ? (atomsOf(schema.propertyNames) ?? []) : []
  return names.map((id, at) => ({ id: String(id), row: at, x: 0 }))
}

/** Whether a field matters now: `x-when` names another field and its values. */
export function matters(schema: Schema, position: JsonObject, defaults: (field: string) => Json | undefined): boolean {
  const when = schema['x-when']
  if (!isObject(when) || !Array.isArray(when.in)) return true
  const field = wordOf(when.field)
  return (when.in as readonly Json[]).includes(position[field] ?? defaults(field) ?? null)
}

/** A part of a position; undefined if there is none. */
export const getIn = (json: Json | undefined, path: Path): Json | undefined =>
  path.reduce<Json | undefined>((part, key) => {
    if (Array.isArray(part)) return (part as readonly Json[])[Number(key)]
    return isObject(part) ? part[key] : undefined
  }, json)

/** The position with one field changed, or removed if `value` is undefined. */
export function setIn(json: Json | undefined, [key, ...rest]: Path, value: Json | undefined): Json {
  if (key === undefined) return value ?? null
  if (Array.isArray(json))
    return (json as readonly Json[]).map((part, at) => (String(at) === key ? setIn(part, rest, value) : part))
  const before = isObject(json) ? json : {}
  const { [key]: part, ...others } = before
  if (rest.length === 0 && value === undefined) return others
  // The field keeps its place, so that the JSON text does not jump around.
  const next = rest.length === 0 ? value : setIn(part, rest, value)
  return key in before ? { ...before, [key]: next } : { ...others, [key]: next }
}
