// Where each side's points came from: by part of the game and by source. The differences of the score sheet from entry to entry, with items
// that only count split by what the consequences say.
import type { SideScore } from './contract.ts'
import type { Table } from './table.ts'
import { inEachLang, type Text } from './text.ts'

export interface Ledger {
  /** The parts of the game, in their order: set-up, Ages, rounds. */
  readonly sections: readonly Text[]
  readonly sides: readonly LedgerSide[]
}

export interface LedgerSide {
  readonly seat: SideScore['seat']
  readonly name: Text
  readonly rows: readonly LedgerRow[]
  readonly total: number
}

export interface LedgerRow {
  /** The item of the score sheet, and what brought points to it where that is told. */
  readonly item: string
  readonly source: string
  readonly text: Text
  /** Points by section. */
  readonly points: readonly number[]
  readonly total: number
}

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
  const sections: Text[] = [module.stage?.(table.stateAt(0)) ?? AT_THE_START]
  const accounts = new Map<SideScore['seat'], Map<string, Account>>()
  let sides = module.score(table.stateAt(0)).sides
  const book = (seat: SideScore['seat'], item: string, source: string, text: Text, points: number): void => {
    if (points === 0) return
    const own = accounts.get(seat) ?? new Map<string, Account>()
    accounts.set(seat, own)
    const name = `${item} ${source}`
    const account = own.get(name) ?? { item, source, text, points: [] }
    own.set(name, account)
    account.points[sections.length - 1] = (account.points[sections.length - 1] ?? 0) + points
  }
  for (const { seat, items } of sides)
    for (const { source, points } of items) book(seat, source, START, AT_THE_START, points)
  for (let n = 1; n <= upTo; n++) {
    const { tallied, opened } = toldOf(table, n)
    sections.push(...opened)
    for (const { seat, item, source, text, points } of tallied) book(seat, item, source, text, points)
    const now = module.score(table.stateAt(n)).sides
    for (const { seat, items } of now)
      for (const { source, text, points } of items) {
        const before = pointsOf(sides, seat, source)
        const told = tallied.reduce(
          (sum, each) => (each.seat === seat && each.item === source ? sum + each.points : sum),
          0,
        )
        book(seat, source, source, text, points - before - told)
      }
    sides = now
  }
  return {
    sections,
    sides: sides.map(({ seat, name }) => {
      const rows = Array.from(accounts.get(seat)?.values() ?? [], (account) => ({
        ...account,
        points: sections.map((_, at) => account.points[at] ?? 0),
        total: account.points.reduce((sum, points) => sum + (points ?? 0), 0),
      }))
      return { seat, name, rows, total: rows.reduce((sum, row) => sum + row.total, 0) }
    }),
  }
}

function toldOf<S, M, O extends Readonly<Record<string, string>>, C>(table: Table<S, M, O, C>, n: number) {
  const { consequences } = table.module
  if (consequences === undefined) return { tallied: [], opened: [] }
  const told = table.consequences(n)
  return {
    tallied: told.flatMap((c) => consequences.points?.(c) ?? []),
    opened: told
      .filter((c) => consequences.rank(c) === 'section')
      .map((c) => inEachLang((lang) => consequences.say(c, lang))),
  }
}

const pointsOf = (sides: readonly SideScore[], seat: SideScore['seat'], source: string): number =>
  sides
    .find((side) => side.seat === seat)
    ?.items.reduce((sum, item) => (item.source === source ? sum + item.points : sum), 0) ?? 0
