// Where each side's points came from, by part of the game and by source: the differences of the score sheet from entry to entry, with
// counting items split by the consequences.
import type { TalliedPoints } from './consequences.ts'
import type { ScoreSheet, SideScore } from './contract.ts'
import type { Table } from './table.ts'
import { inEachLang, type Text } from './text.ts'

export interface Ledger {
  /** The parts of the game, in their order: set-up, Ages, rounds. */
  readonly sections: readonly LedgerSection[]
  readonly sides: readonly LedgerSide[]
}

export interface LedgerSection {
  readonly text: Text
  /** How many entries the log has before it. */
  readonly from: number
}

export interface LedgerSide {
  readonly seat: SideScore['seat']
  readonly name: Text
  readonly rows: readonly LedgerRow[]
  readonly total: number
  /** The total before the first entry and after each. */
  readonly course: readonly number[]
}

export interface LedgerRow {
  /** The item of the score sheet, and the source of its points if known. */
  readonly item: string
  readonly source: string
  readonly text: Text
  /** Points by section. */
  readonly points: readonly number[]
  readonly total: number
}

type Booking = Omit<TalliedPoints, 'seat'>

interface Account {
  readonly item: string
  readonly source: string
  readonly text: Text
  readonly points: number[]
}

const AT_THE_START: Text = { it: 'All’inizio', en: 'At the start' }
const START = 'start'

/** The ledger of the first `upTo` entries. */
export function ledgerOf<S, M, O extends Readonly<Record<string, string>>, C>(
  table: Table<S, M, O, C>,
  upTo: number = table.cursor,
): Ledger {
  const { module } = table
  const sections: LedgerSection[] = [{ text: module.stage?.(table.stateAt(0)) ?? AT_THE_START, from: 0 }]
  const accounts = new Map<SideScore['seat'], Map<string, Account>>()
  let { sides } = sheetAt(table, 0)
  const courses = new Map(sides.map(({ seat, total }) => [seat, [total]]))
  const book = (at: number, seat: SideScore['seat'], { item, source, text, points }: Booking): void => {
    if (points === 0) return
    const own = accounts.get(seat) ?? new Map<string, Account>()
    accounts.set(seat, own)
    const name = `${item} ${source}`
    const account = own.get(name) ?? { item, source, text, points: [] }
    own.set(name, account)
    account.points[at] = (account.points[at] ?? 0) + points
  }
  for (const { seat, items } of sides)
    for (const { source, text, points } of items) book(0, seat, { item: source, source: START, text, points })
  for (let n = 1; n <= upTo; n++) {
    // What ends a part of the game belongs to it: only what is reported after the new part has begun counts there.
    const before = sections.length - 1
    const tallied: TalliedPoints[] = []
    for (const told of toldOf(table, n)) {
      if (told.opens !== undefined) sections.push({ text: told.opens, from: n })
      if (told.points === undefined) continue
      tallied.push(told.points)
      book(sections.length - 1, told.points.seat, told.points)
    }
    const { sides: now } = sheetAt(table, n)
    for (const { seat, items, total } of now) {
      courses.get(seat)?.push(total)
      for (const { source, text, points } of items) {
        const told = tallied.reduce(
          (sum, each) => (each.seat === seat && each.item === source ? sum + each.points : sum),
          0,
        )
        const rest = points - pointsOf(sides, seat, source) - told
        book(before, seat, { item: source, source, text, points: rest })
      }
    }
    sides = now
  }
  return {
    sections,
    sides: sides.map(({ seat, name, items }) => {
      const rows = rowsOf([...(accounts.get(seat)?.values() ?? [])], items, sections.length)
      return { seat, name, rows, total: sum(rows.map(({ total }) => total)), course: courses.get(seat) ?? [] }
    }),
  }
}

/** In the order of the score sheet. Starting points are a separate row if the item is split, otherwise part of the item. */
function rowsOf(accounts: readonly Account[], items: SideScore['items'], sections: number): readonly LedgerRow[] {
  const rows = new Map<string, Account>()
  for (const account of accounts) {
    const { item, source, points } = account
    const isSplit = accounts.some((each) => each.item === item && each.source !== item && each.source !== START)
    const name = source === START && !isSplit ? item : source
    const text = source === START && isSplit ? AT_THE_START : account.text
    const row = rows.get(`${item} ${name}`) ?? { item, source: name, text, points: Array<number>(sections).fill(0) }
    rows.set(`${item} ${name}`, row)
    points.forEach((value, at) => (row.points[at] = (row.points[at] ?? 0) + value))
  }
  const place = (row: Account): number => items.findIndex(({ source }) => source === row.item)
  return [...rows.values()]
    .filter(({ points }) => points.some((value) => value !== 0))
    .sort((a, b) => place(a) - place(b))
    .map((row) => Object.assign(row, { total: sum(row.points) }))
}

/** A part of the game by its place in the ledger. */
export interface LedgerColumn {
  readonly at: number
  readonly text: Text
}

/** The parts in which anybody scored; if there is only one, the totals say it all. */
export function columnsOf({ sections, sides }: Ledger): readonly LedgerColumn[] {
  const columns = sections
    .map(({ text }, at) => ({ at, text }))
    .filter(({ at }) => sides.some(({ rows }) => rows.some(({ points }) => (points[at] ?? 0) !== 0)))
  return columns.length > 1 ? columns : []
}

/** What a side made in one part. */
export const inSection = ({ rows }: LedgerSide, at: number): number => sum(rows.map(({ points }) => points[at] ?? 0))

const sheets = new WeakMap<object, ScoreSheet>()

/** Cached: the ledger on screen asks for the same states repeatedly. */
function sheetAt<S, M, O extends Readonly<Record<string, string>>, C>(table: Table<S, M, O, C>, n: number): ScoreSheet {
  const state = table.stateAt(n)
  const known = sheets.get(state as object)
  if (known !== undefined) return known
  const sheet = table.module.score(state)
  sheets.set(state as object, sheet)
  return sheet
}

/** The new parts of the game and the points of an entry, in order. */
function toldOf<S, M, O extends Readonly<Record<string, string>>, C>(table: Table<S, M, O, C>, n: number) {
  const { consequences } = table.module
  if (consequences === undefined) return []
  return table.consequences(n).map((c) => ({
    points: consequences.points?.(c),
    opens: consequences.rank(c) === 'section' ? inEachLang((lang) => consequences.say(c, lang)) : undefined,
  }))
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

const pointsOf = (sides: readonly SideScore[], seat: SideScore['seat'], source: string): number =>
  sides
    .find((side) => side.seat === seat)
    ?.items.reduce((sum, item) => (item.source === source ? sum + item.points : sum), 0) ?? 0
