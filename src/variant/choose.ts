// The document with the changes of a variant, as data: everything has its default, and everything an author says is checked against the
// registry of the game. A refusal has the path of what is wrong.
import { clip } from '../kernel/clean.ts'
import type { Path } from '../kernel/refusal.ts'
import type { Text } from '../kernel/text.ts'
import type {
  Choices,
  LadderChoice,
  LadderPart,
  Registry,
  RungChoice,
  TableChoice,
  TablePart,
  TableRow,
} from '../kernel/variant.ts'
import { levelsIn } from './levels.ts'
import { fullName, isOpen, rungsFor, shortName, writtenIn } from './names.ts'
import { type Data, dataIn, entriesIn, isData, listIn, nameIn, numberIn, textIn, valueIn } from './read-values.ts'
import {
  faceless,
  faceTwice,
  fixed,
  follower,
  kept,
  keptSo,
  newerEdition,
  noDie,
  noFaces,
  notReversible,
} from './ladder-refusals.ts'
import { expected, tooMany, twice, unknown, WHAT } from './refusals.ts'

/** The parts of a variant, in the order in which they are written. */
export const SECTIONS = [
  'game',
  'edition',
  'title',
  'author',
  'about',
  'ladders',
  'tables',
  'settings',
  'levels',
  'readings',
  'clauses',
] as const
const MOST_RUNGS = 40
const MOST_CLAUSES = 60

/** The document itself. */
export const documentOf = (registry: Registry): Choices => choose(registry, {})

export function choose(registry: Registry, json: unknown): Choices {
  const data: Data = Object.fromEntries(entriesIn(json, SECTIONS, WHAT.section, []))
  checkBase(registry, data)
  const clauses = clausesIn(data['clauses'])
  const isCite = (id: string) => id in clauses || DOCUMENTS.test(id)
  return {
    ...(data['title'] === undefined ? {} : { title: textIn(data['title'], ['title']) }),
    ...(data['author'] === undefined ? {} : { author: textIn(data['author'], ['author']).en }),
    ...(data['about'] === undefined ? {} : { about: textIn(data['about'], ['about']) }),
    ladders: laddersIn(registry, data['ladders'], isCite),
    tables: tablesIn(registry.tables, data['tables']),
    settings: settingsIn(registry, data['settings']),
    levels:
      registry.levels === undefined ? noLevels(data['levels']) : levelsIn(registry.levels, data['levels'], ['levels']),
    readings: readingsIn(registry, data['readings']),
    clauses,
  }
}

function checkBase({ game, edition }: Registry, data: Data): void {
  if (data['game'] !== undefined && data['game'] !== game)
    throw unknown(WHAT.game, nameIn(data['game'], ['game']), [game], ['game'])
  if (data['edition'] === undefined) return
  const given = numberIn(data['edition'], 1, Number.MAX_SAFE_INTEGER, ['edition'])
  if (given > edition) throw newerEdition({ edition: given, newest: edition }, ['edition'])
}

const noLevels = (json: unknown): readonly [] => {
  if (json !== undefined) throw unknown(WHAT.section, 'levels', [], ['levels'])
  return []
}

/** Clauses and rulings of a document; which there are, its texts say (`file.ts`). */
const DOCUMENTS = /^[SQ]\d{1,2}(\.\d{1,2}[a-z]?)?$/
const AUTHORS = /^V\d{1,2}(\.\d{1,2})?$/

function clausesIn(json: unknown): Readonly<Record<string, Text>> {
  if (json === undefined) return {}
  const path = ['clauses']
  const entries = Object.entries(dataIn(json, path))
  if (entries.length > MOST_CLAUSES) throw tooMany({ most: MOST_CLAUSES }, path)
  return Object.fromEntries(
    entries.map(([id, words]) => {
      if (!DOCUMENTS.test(id) && !AUTHORS.test(id)) throw unknown(WHAT.clause, id, [], [...path, id])
      return [id, textIn(words, [...path, id])]
    }),
  )
}

function readingsIn({ readings }: Registry, json: unknown): readonly string[] {
  if (json === undefined) return []
  const items = readings.map(({ id, text }) => ({ id, title: text }))
  return valueIn({ kind: 'set', items }, json, undefined, ['readings']) as readonly string[]
}

function settingsIn({ settings }: Registry, json: unknown): Choices['settings'] {
  const known = settings.map(({ id }) => id)
  const given = new Map(json === undefined ? [] : entriesIn(json, known, WHAT.setting, ['settings']))
  return Object.fromEntries(
    settings.map(({ id, kind, initial }) => [
      id,
      given.has(id) ? valueIn(kind, given.get(id), initial, ['settings', id]) : initial,
    ]),
  )
}

type IsCite = (id: string) => boolean

function laddersIn(registry: Registry, json: unknown, isCite: IsCite): Choices['ladders'] {
  const known = registry.ladders.filter(({ isStore }) => isStore === undefined).map(({ id }) => id)
  const given = new Map(json === undefined ? [] : entriesIn(json, known, WHAT.ladder, ['ladders']))
  for (const { id, isFixed, follows } of registry.ladders) {
    if (!given.has(id)) continue
    if (isFixed !== undefined) throw fixed({ name: id }, ['ladders', id])
    if (follows !== undefined) throw follower({ name: id, other: follows }, ['ladders', id])
  }
  return Object.fromEntries(
    registry.ladders
      .filter(isOpen)
      .map((part) => [
        part.id,
        given.has(part.id)
          ? ladderIn(registry, part, given.get(part.id), ['ladders', part.id], isCite)
          : { rungs: part.ladder.rungs.map((rung) => ({ rung: `${part.id}.${shortName(part.ladder, rung)}` })) },
      ]),
  )
}

function ladderIn(registry: Registry, part: LadderPart, json: unknown, path: Path, isCite: IsCite): LadderChoice {
  if (!isData(json)) return { rungs: rungsIn(registry, part, json, path, isCite) }
  const given: Data = Object.fromEntries(entriesIn(json, ['title', 'cite', 'rungs'], WHAT.use, path))
  return {
    rungs: rungsIn(registry, part, given['rungs'], [...path, 'rungs'], isCite),
    ...(given['title'] === undefined ? {} : { title: textIn(given['title'], [...path, 'title']) }),
    ...(given['cite'] === undefined ? {} : { cite: citeIn(given['cite'], [...path, 'cite'], isCite) }),
  }
}

function rungsIn(registry: Registry, part: LadderPart, json: unknown, path: Path, isCite: IsCite) {
  const list = listIn(json, path)
  if (list.length === 0) throw expected('rungs', path)
  if (list.length > MOST_RUNGS) throw tooMany({ most: MOST_RUNGS }, path)
  const rungs = list.map((each, at) => rungIn(registry, part, each, [...path, at], isCite))
  for (const name of part.keeps ?? [])
    if (
      !rungs.some((each) => each.rung === `${part.id}.${name}` && each.when === undefined && each.unless === undefined)
    )
      throw kept({ name }, path)
  const used = new Set<string>()
  for (const [at, rung] of rungs.entries()) {
    const use = JSON.stringify([rung.rung, rung.isReversed, rung.when, rung.unless])
    if (used.has(use)) throw twice({ name: writtenIn(part, rung.rung) }, [...path, at])
    used.add(use)
  }
  return rungs
}

function rungIn(registry: Registry, part: LadderPart, json: unknown, path: Path, isCite: IsCite): RungChoice {
  const given: Data = isData(json)
    ? Object.fromEntries(entriesIn(json, ['rung', 'reversed', 'when', 'unless', 'text', 'cite'], WHAT.use, path))
    : { rung: json }
  const known = rungsFor(registry, part)
  const at = isData(json) ? [...path, 'rung'] : path
  const name = nameIn(given['rung'], at)
  const rung = fullName(part, name, known)
  if (rung === undefined) {
    const written = [...known.keys()].flatMap((full) => [full, writtenIn(part, full)])
    throw unknown(part.isPlans === undefined ? WHAT.rung : WHAT.plan, name, written, at)
  }
  const isReversed =
    given['reversed'] !== undefined && valueIn({ kind: 'flag' }, given['reversed'], false, [...path, 'reversed'])
  if (isReversed === true && (part.isPlans ?? part.isList) === true)
    throw notReversible({ name }, [...path, 'reversed'])
  if (isReversed === true && part.keeps?.includes(writtenIn(part, rung)) === true)
    throw keptSo({ name }, [...path, 'reversed'])
  return {
    rung,
    ...(isReversed === true ? { isReversed } : {}),
    ...(given['when'] === undefined ? {} : { when: conditionsIn(registry, given['when'], [...path, 'when']) }),
    ...(given['unless'] === undefined ? {} : { unless: conditionsIn(registry, given['unless'], [...path, 'unless']) }),
    ...(given['text'] === undefined ? {} : { text: textIn(given['text'], [...path, 'text']) }),
    ...(given['cite'] === undefined ? {} : { cite: citeIn(given['cite'], [...path, 'cite'], isCite) }),
  }
}

function conditionsIn({ conditions }: Registry, json: unknown, path: Path): readonly string[] {
  const known = conditions.map(({ id }) => id)
  const one = (each: unknown, at: Path): string => {
    const name = nameIn(each, at)
    if (!known.includes(name)) throw unknown(WHAT.condition, name, known, at)
    return name
  }
  if (!Array.isArray(json)) return [one(json, path)]
  if (json.length === 0 || json.length > known.length) throw expected('name', path)
  return json.map((each, at) => one(each, [...path, at]))
}

function citeIn(json: unknown, path: Path, isCite: IsCite): string {
  const id = nameIn(json, path)
  if (!isCite(id)) throw unknown(WHAT.clause, id, [], path)
  return id
}

function tablesIn(parts: readonly TablePart[], json: unknown): Choices['tables'] {
  const given = new Map(
    json === undefined
      ? []
      : entriesIn(
          json,
          parts.map(({ id }) => id),
          WHAT.table,
          ['tables'],
        ),
  )
  return Object.fromEntries(
    parts.map((part) => [
      part.id,
      given.has(part.id)
        ? tableIn(part, given.get(part.id), ['tables', part.id])
        : { die: part.dice[0] as number, rows: part.initial },
    ]),
  )
}

/** Every face of the die has one row. */
function tableIn({ table, dice, least = 1, initial }: TablePart, json: unknown, path: Path): TableChoice {
  const given: Data = Object.fromEntries(entriesIn(json, ['die', 'rows'], WHAT.part, path))
  const die = given['die'] === undefined ? (dice[0] as number) : (given['die'] as number)
  if (!dice.includes(die)) throw noDie({ dice }, [...path, 'die'])
  const at = [...path, 'rows']
  const rows =
    given['rows'] === undefined
      ? initial
      : rowsIn(
          table.rungs.map((rung) => shortName(table, rung)),
          least,
          die,
          given['rows'],
          at,
        )
  const found = new Set(rows.flatMap(({ faces }) => faces))
  const lacking = Array.from({ length: die - least + 1 }, (_, face) => face + least).filter((face) => !found.has(face))
  if (lacking.length > 0) throw faceless({ faces: lacking.slice(0, 20) }, given['rows'] === undefined ? path : at)
  return { die, rows: rows.map(({ faces, row }) => ({ faces: faces.filter((face) => face <= die), row })) }
}

function rowsIn(known: readonly string[], least: number, die: number, json: unknown, path: Path): readonly TableRow[] {
  const taken = new Set<number>()
  return Object.entries(dataIn(json, path)).map(([written, name]) => {
    const here = [...path, written]
    const faces = facesIn(written, least, die, here)
    for (const face of faces) {
      if (taken.has(face)) throw faceTwice({ face }, here)
      taken.add(face)
    }
    const row = nameIn(name, here)
    if (!known.includes(row)) throw unknown(WHAT.row, row, known, here)
    return { faces, row }
  })
}

/** `4`, `1-3`, `1,5-6` */
function facesIn(written: string, least: number, die: number, path: Path): readonly number[] {
  const faces = written.split(',').flatMap((span) => {
    const found = /^ ?(\d{1,3})(?: ?- ?(\d{1,3}))? ?$/.exec(span)
    const from = Number(found?.[1])
    const to = Number(found?.[2] ?? found?.[1])
    if (found === null || from < least || to < from || to > die) throw noFaces({ faces: clip(written) }, path)
    return Array.from({ length: to - from + 1 }, (_, at) => from + at)
  })
  const doubled = faces.find((face, at) => faces.indexOf(face) !== at)
  if (doubled !== undefined) throw faceTwice({ face: doubled }, path)
  return faces
}
