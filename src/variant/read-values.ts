// Reads parts of a variant as their kinds say. The input is any JSON; a refusal has the path of what is wrong.
import { cleaned } from '../kernel/clean.ts'
import { LIMITS, tooLong } from '../kernel/limits.ts'
import type { Path } from '../kernel/refusal.ts'
import { inEachLang, LANGS, type Text } from '../kernel/text.ts'
import type { Item, Kind, Value } from '../kernel/variant.ts'
import { expected, missing, outside, twice, unknown, WHAT } from './refusals.ts'

export type Data = Readonly<Record<string, unknown>>

export const isData = (json: unknown): json is Data => typeof json === 'object' && json !== null && !Array.isArray(json)

export function dataIn(json: unknown, path: Path): Data {
  if (!isData(json)) throw expected('object', path)
  return json
}

/** The entries of an object whose names are known. */
export function entriesIn(json: unknown, known: readonly string[], what: Text, path: Path): [string, unknown][] {
  const entries = Object.entries(dataIn(json, path))
  for (const [name] of entries) if (!known.includes(name)) throw unknown(what, name, known, [...path, name])
  return entries
}

export function listIn(json: unknown, path: Path): readonly unknown[] {
  if (!Array.isArray(json)) throw expected('list', path)
  return json as readonly unknown[]
}

export function nameIn(json: unknown, path: Path): string {
  // A bare 1 is a name like any other.
  if (typeof json === 'number') return String(json)
  if (typeof json !== 'string') throw expected('name', path)
  return json
}

export function numberIn(json: unknown, least: number, most: number, path: Path): number {
  if (typeof json !== 'number' || !Number.isInteger(json) || json < least || json > most)
    throw outside({ least, most }, path)
  return json
}

function wordsIn(json: unknown, path: Path): string {
  if (typeof json !== 'string' || json.trim() === '') throw expected('text', path)
  if (json.length > LIMITS.words) throw tooLong({ most: LIMITS.words }, path)
  return cleaned(json.trim().replace(/\s+/g, ' '))
}

/** Words in every language; what is said in one only is said like that in all. */
export function textIn(json: unknown, path: Path): Text {
  if (!isData(json)) {
    const words = wordsIn(json, path)
    return inEachLang(() => words)
  }
  const given = new Map(
    entriesIn(json, LANGS, WHAT.language, path).map(([lang, words]) => [lang, wordsIn(words, [...path, lang])]),
  )
  const [first] = given.values()
  if (first === undefined) throw expected('text', path)
  return inEachLang((lang) => given.get(lang) ?? first)
}

/** A value of this kind; `before` is what keys that are not given keep. */
export function valueIn(kind: Kind, json: unknown, before: Value | undefined, path: Path): Value {
  switch (kind.kind) {
    case 'number':
      return numberIn(json, kind.least, kind.most, path)
    case 'flag':
      if (typeof json !== 'boolean') throw expected('flag', path)
      return json
    case 'choice':
      return itemIn(kind.items, json, path)
    case 'set': {
      const chosen = itemsIn(kind.items, json, path)
      return kind.items.map(({ id }) => id).filter((id) => chosen.includes(id))
    }
    case 'order': {
      const order = itemsIn(kind.items, json, path)
      const left = kind.items.map(({ id }) => id).filter((id) => !order.includes(id))
      if (kind.isWhole && left.length > 0) throw missing({ names: left }, path)
      return order
    }
    case 'record': {
      const known = kind.keys.map(({ id }) => id)
      const old = isRecord(before) ? before : {}
      const given = new Map(entriesIn(json, known, WHAT.key, path))
      return Object.fromEntries(
        known.map((key) => [
          key,
          given.has(key) ? valueIn(kind.of, given.get(key), old[key], [...path, key]) : (old[key] as Value),
        ]),
      )
    }
  }
}

const isRecord = (value: Value | undefined): value is { readonly [key: string]: Value } =>
  typeof value === 'object' && !Array.isArray(value)

function itemIn(items: readonly Item[], json: unknown, path: Path): string {
  const name = nameIn(json, path)
  const known = items.map(({ id }) => id)
  if (!known.includes(name)) throw unknown(WHAT.item, name, known, path)
  return name
}

function itemsIn(items: readonly Item[], json: unknown, path: Path): readonly string[] {
  const found: string[] = []
  for (const [at, each] of listIn(json, path).entries()) {
    const name = itemIn(items, each, [...path, at])
    if (found.includes(name)) throw twice({ name }, [...path, at])
    found.push(name)
  }
  return found
}
