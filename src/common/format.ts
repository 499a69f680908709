// Checks the shape of JSON from outside, for all games: accepts it, or refuses it with one sentence and the path.
import * as z from 'zod/mini'
import { quote } from '../kernel/clean.ts'
import type { Json } from '../kernel/contract.ts'
import { type BadInput, type Path, refusal } from '../kernel/refusal.ts'
import { figure, type Text } from '../kernel/text.ts'

export const missing = refusal('read.missing', { it: 'manca', en: 'is missing' })
/** The expected type has its article in Italian: "una carta", "card". */
export const unknown = refusal<{ what: Text; value: unknown }>('read.unknown', {
  it: ({ what, value }) => `${quote(value)} non è ${what.it}`,
  en: ({ what, value }) => `unknown ${what.en} ${quote(value)}`,
})
export const unknownField = refusal<{ field: string }>('read.unknown-field', {
  it: ({ field }) => `il campo ${quote(field)} non esiste`,
  en: ({ field }) => `unknown field ${quote(field)}`,
})
const below = refusal<{ least: number }>('read.below', {
  it: ({ least }) => `il minimo è ${figure(least)}`,
  en: ({ least }) => `is below ${figure(least)}`,
})
export const above = refusal<{ most: number }>('read.above', {
  it: ({ most }) => `il massimo è ${figure(most)}`,
  en: ({ most }) => `is above ${figure(most)}`,
})
const notWhole = refusal('read.not-whole', { it: 'non è un numero intero', en: 'is not a whole number' })
const notFlag = refusal('read.not-flag', { it: 'non è né true né false', en: 'is not true or false' })
const notNumber = refusal('read.not-number', { it: 'non è un numero', en: 'is not a number' })
const notText = refusal('read.not-text', { it: 'non è un testo', en: 'is not a text' })
export const notObject = refusal('read.not-object', { it: 'non è un oggetto { … }', en: 'is not an object { … }' })
const notList = refusal('read.not-list', { it: 'non è un elenco [ … ]', en: 'is not a list [ … ]' })
const unreadable = refusal('read.unreadable', { it: 'non si può leggere', en: 'is not readable' })
export const tooMany = refusal<{ most: number; what: Text }>('read.too-many', {
  it: ({ most, what }) => `${what.it}: al massimo ${most}`,
  en: ({ most, what }) => `has more than ${most} ${what.en}`,
})

/** A value of the wrong type, named as the format names the type. */
const NOT: Readonly<Record<string, () => BadInput>> = {
  int: notWhole,
  number: notNumber,
  string: notText,
  boolean: notFlag,
  object: notObject,
  record: notObject,
  array: notList,
  tuple: notList,
}

/** The messages of all format checks. The library only passes strings on, so a check names its message by its index in this list. */
const SAID: ((input: unknown) => BadInput)[] = []

/** The message of a check: the refusal, made from the wrong value. */
export const says = (make: (input: unknown) => BadInput): string => String(SAID.push(make) - 1)

/** One of some ids. */
export const oneOf = <const T extends string>(what: Text, ids: readonly T[]) =>
  z.enum(
    ids as readonly [T, ...T[]],
    says((value) => (value === undefined ? missing() : unknown({ what, value }))),
  )

export const whole = (from: number, to: number) =>
  z.int(says(wholeOrMissing)).check(
    z.gte(
      from,
      says(() => below({ least: from })),
    ),
    z.lte(
      to,
      says(() => above({ most: to })),
    ),
  )

const wholeOrMissing = (value: unknown): BadInput => (value === undefined ? missing() : notWhole())

/** The message of a choice between shapes by one of their fields: there is no shape with that kind. */
export const ofKind = (what: Text, field: string): string =>
  says((input) => {
    if (typeof input !== 'object' || input === null || Array.isArray(input)) return notObject()
    const value: unknown = Reflect.get(input, field)
    return value === undefined ? missing() : unknown({ what, value })
  })

/** A maximum length for a list. */
export const atMost = (most: number, what: Text) =>
  z.maxLength(
    most,
    says(() => tooMany({ most, what })),
  )

export interface Reading {
  /** The place of the JSON, for callers that pass more than one. */
  readonly path?: Path
  /** What the keys of a record are called, by the record's own name. */
  readonly keys?: Readonly<Record<string, Text>>
}

/** The path if the whole position is wrong, not one field. */
const WHOLE: Text = { it: 'posizione', en: 'position' }

/** The data, or a refusal of the first error. */
export function read<T>(format: z.ZodMiniType<T>, json: unknown, { path = [], keys = {} }: Reading = {}): T {
  const result = z.safeParse(format, json, { reportInput: true })
  if (result.success) return result.data
  const issue = meant(result.error.issues[0])
  const inner = (issue?.path ?? []).map((step) => (typeof step === 'number' ? step : String(step)))
  const place = [...path, ...inner]
  throw fault(issue, keys).within(...(place.length === 0 ? [WHOLE] : place))
}

type Issue = z.core.$ZodIssue

function fault(issue: Issue | undefined, keys: Readonly<Record<string, Text>>): BadInput {
  if (issue === undefined) return unreadable()
  const said = SAID[Number(issue.message)]
  if (said !== undefined) return said(issue.input)
  const named = (path: readonly PropertyKey[]) => keys[String(path.at(-1))]
  if (issue.code === 'unrecognized_keys') {
    const what = named(issue.path)
    const value = issue.keys[0] ?? ''
    return what === undefined ? unknownField({ field: value }) : unknown({ what, value })
  }
  if (issue.code === 'invalid_key') {
    const what = named(issue.path.slice(0, -1))
    const value = String(issue.path.at(-1))
    return what === undefined ? unknownField({ field: value }) : unknown({ what, value })
  }
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? missing() : (NOT[issue.expected] ?? unreadable)()
  return unreadable()
}

/** For a choice between shapes, the error in the intended one: the shape that matched furthest. */
function meant(issue: Issue | undefined): Issue | undefined {
  if (issue?.code !== 'invalid_union' || issue.errors.length === 0) return issue
  const firsts = issue.errors.flatMap(([first]) => (first === undefined ? [] : [first]))
  const inner =
    firsts.find(({ path }) => path.length > 0) ??
    firsts.find(({ code }) => code === 'unrecognized_keys') ??
    firsts.find(({ code }) => code !== 'invalid_type' && code !== 'invalid_value')
  // For a choice between values, one error for the whole choice instead of one per value.
  return inner === undefined ? issue : meant({ ...inner, path: [...issue.path, ...inner.path] })
}

interface Described {
  readonly properties?: Readonly<Record<string, Described>>
  readonly items?: Described
  readonly anyOf?: readonly Described[]
}

/** Hints for an editor, by dotted path. */
export type Hints = Readonly<Record<string, Readonly<Record<string, Json>>>>

/** A shape as a JSON schema, each field with its hints for an editor under `x-…`. */
export function describe(format: z.ZodMiniType, hints: Hints): Json {
  const described = z.toJSONSchema(format, { io: 'input' }) as Described
  for (const [path, told] of Object.entries(hints)) {
    const field = path.split('.').reduce<Described | undefined>(partOf, described)
    for (const [hint, value] of Object.entries(told)) Object.assign(field ?? {}, { [`x-${hint}`]: value })
  }
  return described as unknown as Json
}

/** A part of an object, also if the object is an item of a list or one of several shapes. */
function partOf(shape: Described | undefined, key: string): Described | undefined {
  return [shape, shape?.items, ...(shape?.anyOf ?? [])].find((each) => each?.properties !== undefined)?.properties?.[
    key
  ]
}
