// The shape of JSON that comes from outside, the same for all games: read as it is, or refused with one sentence and its place.
import * as z from 'zod/mini'
import { quote } from '../kernel/clean.ts'
import type { Json } from '../kernel/contract.ts'
import { type BadInput, type Path, refusal } from '../kernel/refusal.ts'
import { figure, type Text } from '../kernel/text.ts'

export const missing = refusal('read.missing', { it: 'manca', en: 'is missing' })
/** What it should be has its article in Italian: "una carta", "card". */
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

/** What is not of its type, by the name the format has for the type. */
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

/** What the checks of all formats say. The library hands on strings only, so a check names what it says by its place in this list. */
const SAID: ((input: unknown) => BadInput)[] = []

/** The message of a check: what it refuses, made from the value at fault. */
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

/** The message of a choice between shapes by one of their fields: there is no shape of the kind that stands there. */
export const ofKind = (what: Text, field: string): string =>
  says((input) => {
    if (typeof input !== 'object' || input === null || Array.isArray(input)) return notObject()
    const value: unknown = Reflect.get(input, field)
    return value === undefined ? missing() : unknown({ what, value })
  })

/** At most so many items of a list. */
export const atMost = (most: number, what: Text) =>
  z.maxLength(
    most,
    says(() => tooMany({ most, what })),
  )

export interface Reading {
  /** Where the JSON stands, for those who hand in more than one. */
  readonly path?: Path
  /** What the keys of a record are called, by the record's own name. */
  readonly keys?: Readonly<Record<string, Text>>
}

/** Where the position as a whole is wrong, no field of it. */
const WHOLE: Text = { it: 'posizione', en: 'position' }

/** The data, or a refusal of the first thing that is wrong. */
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

/** Of a choice between shapes, what is wrong with the one that was meant: the one that got furthest. */
function meant(issue: Issue | undefined): Issue | undefined {
  if (issue?.code !== 'invalid_union' || issue.errors.length === 0) return issue
  const firsts = issue.errors.flatMap(([first]) => (first === undefined ? [] : [first]))
  const inner =
    firsts.find(({ path }) => path.length > 0) ??
    firsts.find(({ code }) => code === 'unrecognized_keys') ??
    firsts.find(({ code }) => code !== 'invalid_type' && code !== 'invalid_value')
  // Of values to choose from the choice itself says what is wrong, not each value.
  return inner === undefined ? issue : meant({ ...inner, path: [...issue.path, ...inner.path] })
}

interface Described {
  readonly properties?: Readonly<Record<string, Described>>
  readonly items?: Described
  readonly anyOf?: readonly Described[]
}

/** What an editor is told about fields, by their dotted paths. */
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

/** A part of an object, also where the object is an item of a list or one of several shapes. */
function partOf(shape: Described | undefined, key: string): Described | undefined {
  return [shape, shape?.items, ...(shape?.anyOf ?? [])].find((each) => each?.properties !== undefined)?.properties?.[
    key
  ]
}
