// The levels of a variant: changed, added, removed. Small, because a manifest needs it before the rules of its game are loaded.
import { clip } from '../kernel/clean.ts'
import type { Path } from '../kernel/refusal.ts'
import { inEachLang, type Text } from '../kernel/text.ts'
import type { LevelsPart, LevelValues, Value, ValuesById } from '../kernel/variant.ts'
import { type Data, dataIn, entriesIn, isData, nameIn, textIn, valueIn } from './read-values.ts'
import { badId, circle, noLevels, tooMany, unknown, WHAT } from './refusals.ts'

const MOST = 40
const ID = /^[a-z][a-z0-9-]{0,29}$/
const OWN = ['from', 'name', 'description'] as const

/** Any of these instead of a level's fields removes it. */
const isRemoved = (json: unknown): boolean => json === 'remove' || json === false

/** The levels after these changes, in the document's order, new ones at the end. */
export function levelsIn(part: LevelsPart, json: unknown, path: Path): readonly LevelValues[] {
  if (json === undefined) return part.initial
  const data = dataIn(json, path)
  const known = part.initial.map(({ id }) => id)
  const ids = [...known, ...Object.keys(data).filter((id) => !known.includes(id))]
  if (ids.length > MOST) throw tooMany({ most: MOST }, path)
  const made = new Map<string, LevelValues>()
  const make = (id: string, way: readonly string[]): LevelValues => {
    const done = made.get(id)
    if (done !== undefined) return done
    if (way.includes(id)) throw circle({ names: [...way, id] }, [...path, id])
    const level = makeLevel(part, data, id, path, (from) => make(from, [...way, id]))
    made.set(id, level)
    return level
  }
  const levels = ids.filter((id) => !isRemoved(data[id])).map((id) => make(id, []))
  if (levels.length === 0) throw noLevels(path)
  return levels
}

function makeLevel(
  part: LevelsPart,
  data: Data,
  id: string,
  path: Path,
  make: (id: string) => LevelValues,
): LevelValues {
  const here = [...path, id]
  const initial = part.initial.find((level) => level.id === id)
  const json = data[id]
  if (initial !== undefined && (json === undefined || isRemoved(json))) return initial
  if (initial === undefined && (!ID.test(id) || isRemoved(json))) {
    if (isRemoved(json))
      throw unknown(
        WHAT.level,
        id,
        part.initial.map((level) => level.id),
        here,
      )
    throw badId({ id: clip(id) }, here)
  }
  const fields = part.fields.map((field) => field.id)
  const given: Data = Object.fromEntries(entriesIn(json, [...OWN, ...fields], WHAT.field, here))
  const base = given['from'] === undefined ? (initial ?? part.initial[0]) : make(levelNamed(part, data, given, here))
  const values = Object.fromEntries(
    part.fields.map(({ id: field, kind }) => {
      const before = base?.values[field]
      const value = given[field]
      return [field, value === undefined ? (before as Value) : valueIn(kind, value, before, [...here, field])]
    }),
  )
  const isSame = initial !== undefined && JSON.stringify(values) === JSON.stringify(initial.values)
  return {
    id,
    title:
      given['name'] === undefined ? (initial?.title ?? inEachLang(() => id)) : textIn(given['name'], [...here, 'name']),
    about:
      given['description'] === undefined
        ? isSame
          ? initial.about
          : aboutLevel(part, values)
        : textIn(given['description'], [...here, 'description']),
    values,
  }
}

function levelNamed({ initial }: LevelsPart, data: Data, given: Data, path: Path): string {
  const name = nameIn(given['from'], [...path, 'from'])
  const known = [...initial.map(({ id }) => id), ...Object.keys(data).filter((id) => isData(data[id]))]
  if (!known.includes(name)) throw unknown(WHAT.level, name, known, [...path, 'from'])
  return name
}

/** What a level with these values is like, by the words of its fields: right whatever the numbers are. */
export function aboutLevel({ fields }: LevelsPart, values: ValuesById): Text {
  const said = fields.flatMap(({ id, says }) => {
    const value = values[id]
    const text = value === undefined ? undefined : says(value)
    return text === undefined ? [] : [text]
  })
  return inEachLang((lang) => said.map((text) => text[lang]).join(' '))
}
