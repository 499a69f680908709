// Enters a position in the editor as a person would, field by field and on the drawing of the table, and counts the touches.
import type { Locator, Page } from 'playwright-core'
import type { AnyGameModule, Json } from '../src/kernel/contract.ts'
import {
  type Atom,
  comboKey,
  combosOf,
  type Kind,
  kindOf,
  type Path,
  type Schema,
  slotsOf,
  wordOf,
} from '../src/web/panels/editor/schema.ts'
import { sectionsOf } from '../src/web/panels/editor/sections.ts'
import { isObject, type JsonObject } from '../src/web/panels/types.ts'
import { press } from './hand.ts'
import { address } from './stage.ts'

/** Something put on the drawing: a brush, a value beside it, a place; so often. */
export interface Put {
  readonly brush: string
  readonly beside?: string
  readonly spot: string
  readonly times?: number
}

export interface Entry {
  readonly module: AnyGameModule
  readonly position: JsonObject
  /** What is entered on the drawing, in order, and the fields that are told by it. */
  readonly puts?: readonly Put[]
  readonly drawn?: readonly string[]
}

/** The hand that enters: how often it has touched the screen so far. */
export interface Entering {
  readonly page: Page
  touches: number
  /** The slots of a field, in their order on the screen. */
  slots?: (schema: Schema) => readonly string[]
}

export async function openEditor(page: Page, game: string): Promise<Entering> {
  await page.goto(address(`/new/${game}?from=position`))
  await page.locator('.editor__sections').waitFor()
  return { page, touches: 0 }
}

export async function touch(entering: Entering, target: Locator): Promise<void> {
  await press(target)
  entering.touches++
}

/** A list of the browser: one touch opens it, another chooses. */
async function choose(entering: Entering, target: Locator, index: number): Promise<void> {
  await target.selectOption({ value: String(index) })
  entering.touches += 2
}

/** A number is typed. */
async function type(entering: Entering, target: Locator, value: Json | undefined): Promise<void> {
  await target.fill(wordOf(value))
  entering.touches++
}

export async function put(entering: Entering, puts: readonly Put[]): Promise<void> {
  const { page } = entering
  const brushOf = (id: string) => page.locator(`[data-brush="${id}"]`)
  let [held, beside] = ['', '']
  for (const { brush, beside: value, spot, times = 1 } of puts) {
    if (value !== undefined && value !== beside) await touch(entering, brushOf((beside = value)))
    if (brush !== held) await touch(entering, brushOf((held = brush)))
    for (let n = 0; n < times; n++) await touch(entering, page.locator(`[data-spot="${spot}"]`))
  }
}

/** Enters all of it; what the editor begins with stays where the position says the same. */
export async function enter(entering: Entering, { module, position, puts = [], drawn = [] }: Entry): Promise<void> {
  const schema = module.position.schema as Schema
  const fields = kindOf(schema)
  if (fields.kind !== 'object') throw new Error('a position is an object')
  const defaults = (field: string) => fields.fields.find(([key]) => key === field)?.[1].default
  entering.slots = (of) => slotsOf(of, position, defaults).map(({ id }) => id)
  const tell = async (path: Path, its: Schema): Promise<void> => {
    const value = valueIn(position, path)
    if (drawn.includes(path.join('.')) || value === undefined || isFirst(value, its)) return
    await enterField(entering, its, path, value, drawn)
  }
  const sections = sectionsOf(schema, position, defaults, module.position.labels)
  const apart = sections.flatMap((section) => section.fields).filter(([path]) => path.length > 1)
  for (const { fields: its } of sections) for (const [path, each] of its) if (path.length > 1) await tell(path, each)
  await put(entering, puts)
  const told = [...drawn, ...apart.map(([path]) => path.join('.'))]
  for (const { fields: its } of sections)
    for (const [path, each] of its)
      if (path.length === 1 && !told.includes(path.join('.'))) {
        const value = valueIn(position, path)
        if (value !== undefined && !isFirst(value, each)) await enterField(entering, each, path, value, told)
      }
}

const valueIn = (position: Json | undefined, path: Path): Json | undefined =>
  path.reduce<Json | undefined>((part, key) => (isObject(part) ? part[key] : undefined), position)

/** Nothing needs to be entered where the editor begins with it. */
const isFirst = (value: Json, { default: usual, 'x-start': start }: Schema): boolean => isSame(value, start ?? usual)

const isSame = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b)

const GIVE = /Indica tu|Give it/

async function enterField(
  entering: Entering,
  schema: Schema,
  path: Path,
  value: Json,
  told: readonly string[],
): Promise<void> {
  const general = path.filter((part) => !/^\d+$/.test(part)).join('.')
  if (told.includes(general)) return
  const kind = kindOf(schema)
  const field = entering.page.locator(`[data-path="${path.join('.')}"]`)
  if (kind.kind === 'object') {
    if ((await field.count()) > 0) await give(entering, field)
    return enterParts(entering, kind.fields, path, value, told)
  }
  await give(entering, field)
  await enterValue({ entering, schema, path, field, told }, kind, value)
}

/** A field that follows by itself is told if somebody wants to. */
async function give(entering: Entering, field: Locator): Promise<void> {
  const button = field.locator(':scope > button').filter({ hasText: GIVE })
  if ((await button.count()) > 0) await touch(entering, button)
}

async function enterParts(
  entering: Entering,
  fields: readonly (readonly [string, Schema])[],
  path: Path,
  value: Json,
  told: readonly string[],
): Promise<void> {
  for (const [key, part] of fields) {
    const its = isObject(value) ? value[key] : undefined
    if (its === undefined || isFirst(its, part)) continue
    await enterField(entering, part, [...path, key], its, told)
  }
}

interface Place {
  readonly entering: Entering
  readonly schema: Schema
  readonly path: Path
  /** Where its controls are. */
  readonly field: Locator
  readonly told: readonly string[]
}

async function enterValue(place: Place, kind: Kind, value: Json): Promise<void> {
  const { entering, field, path, told } = place
  switch (kind.kind) {
    case 'object':
      return enterParts(entering, kind.fields, path, value, told)
    case 'choice':
      return enterChoice(place, kind.values, value)
    case 'number':
      return type(entering, field.locator('.editor-stepper input').first(), value)
    case 'flag': {
      const box = field.locator('input[type=checkbox]').first()
      if ((await box.isChecked()) !== value) await touch(entering, box)
      return
    }
    case 'counts':
      return enterCounts(place, kind.kinds, value)
    case 'ids':
      return enterIds(place, kind.values, value)
    case 'record':
      return enterRecord(place, value)
    case 'either':
      return enterEither(place, kind, value)
    case 'tuple':
      for (const [at, each] of (value as readonly Json[]).entries())
        await enterValue(
          { ...place, field: field.locator('.editor-row > span').nth(at) },
          kindOf(kind.items[at] ?? {}),
          each,
        )
      return
    case 'list':
      return enterList(place, kind.item, value)
    case 'text':
    case 'other':
      throw new Error(`${path.join('.')} cannot be entered by hand`)
  }
}

async function enterChoice({ entering, field, path }: Place, values: readonly Atom[], value: Json): Promise<void> {
  const at = values.indexOf(value as Atom)
  if (at < 0) throw new Error(`${path.join('.')} cannot be ${JSON.stringify(value)}`)
  const segments = field.locator('.editor-segments label')
  if ((await segments.count()) > 0) await touch(entering, segments.nth(at))
  else await choose(entering, field.locator('select').first(), at)
}

async function enterCounts({ entering, field, schema }: Place, kinds: readonly Atom[], value: Json): Promise<void> {
  for (const [at, kind] of kinds.entries()) {
    const count = isObject(value) ? value[String(kind)] : undefined
    const row = field.locator('.editor-counts > li').nth(at)
    const number = row.locator('.editor-stepper input')
    if (schema['x-listed'] === true) {
      if (count === undefined) continue
      await touch(entering, row.locator('input[type=checkbox]'))
    }
    if ((await number.inputValue()) !== wordOf(count ?? 0)) await type(entering, number, count ?? 0)
  }
}

async function enterIds({ entering, field }: Place, values: readonly Atom[], value: Json): Promise<void> {
  const wanted = value as readonly Atom[]
  const chips = field.locator('.editor-chips > .editor-chip')
  // What the game assumes may be wrong: it goes first.
  while ((await chips.count()) > 0) {
    await touch(entering, chips.first().locator('.editor-chip__name'))
    const remove = chips.first().locator('.kit-icon-button').last()
    if ((await remove.count()) > 0) await touch(entering, remove)
  }
  const buttons = field.locator('.editor-chips > li:not(.editor-chip) button')
  for (const id of wanted) {
    if (values.length <= (await buttons.count()) && values.length > 1)
      await touch(entering, buttons.nth(values.indexOf(id)))
    else {
      if (!(await isSheetOpen(entering))) await touch(entering, buttons.first())
      await pick(entering, id)
    }
  }
  await closeSheet(entering)
}

const isSheetOpen = async ({ page }: Entering): Promise<boolean> =>
  (await page.locator('dialog[open] .picker').count()) > 0

/** Keys of choices end the ids of their elements. */
async function pick(entering: Entering, id: Atom): Promise<void> {
  const options = entering.page.locator(`dialog[open] [role=option][id$="-${String(id)}"]`)
  const ids = await options.evaluateAll((all) => all.map((each) => each.id))
  if (ids.length === 0) throw new Error(`${String(id)} is not offered`)
  const shortest = ids.reduce((a, b) => (b.length < a.length ? b : a), ids[0] ?? '')
  await touch(entering, entering.page.locator(`[id="${shortest}"]`))
}

async function closeSheet(entering: Entering): Promise<void> {
  if (!(await isSheetOpen(entering))) return
  await entering.page.keyboard.press('Escape')
  entering.touches++
  await entering.page.locator('dialog[open]').waitFor({ state: 'detached' })
}

/** Slot by slot: the next empty one opens by itself, and a slot may be left empty. */
async function enterRecord({ entering, field, schema }: Place, value: Json): Promise<void> {
  const held = value as JsonObject
  const names = entering.slots?.(schema) ?? []
  const last = names.findLastIndex((name) => held[name] !== undefined)
  for (const [at, name] of names.slice(0, last + 1).entries()) {
    if (!(await isSheetOpen(entering))) await touch(entering, field.locator('.editor-slot').nth(at))
    const id = held[name]
    if (id === undefined)
      await touch(entering, entering.page.locator('dialog[open]').getByRole('button', { name: LEAVE }))
    else await pick(entering, isObject(id) ? Object.values(id).map(wordOf).join('-') : (id as Atom))
  }
  await closeSheet(entering)
}

const LEAVE = /Lascia vuoto|Leave empty/

async function enterEither(place: Place, kind: Extract<Kind, { kind: 'either' }>, value: Json): Promise<void> {
  const { entering, field, path, told } = place
  const atom = (isObject(value) ? (value[kind.short] ?? null) : value) as Atom
  const list = field.locator(':scope > select')
  if ((await list.count()) > 0) await choose(entering, list, kind.values.indexOf(atom))
  else {
    await touch(entering, field.locator(':scope > button').first())
    await pick(entering, atom)
  }
  if (isObject(value)) await enterParts(entering, kind.parts, path, value, told)
}

async function enterList(place: Place, item: Schema, value: Json): Promise<void> {
  const { entering, field, path, told } = place
  if (combosOf(item) !== undefined) return enterIds(place, [], (value as readonly Json[]).map(comboKey))
  const rows = field.locator(':scope > .editor-list > li')
  const wanted = value as readonly Json[]
  while ((await rows.count()) - 1 > wanted.length)
    await touch(entering, rows.first().locator(':scope > .kit-icon-button'))
  for (const [at, each] of wanted.entries()) {
    if ((await rows.count()) - 1 <= at) await touch(entering, rows.last().locator(':scope > .kit-button'))
    const kind = kindOf(item)
    const inner = [...path, String(at)]
    if (kind.kind === 'object') await enterParts(entering, kind.fields, inner, each, told)
    else await enterValue({ ...place, schema: item, path: inner, field: rows.nth(at) }, kind, each)
  }
}
