// The sheet of wins: a field for every level, board, challenge or pair of scenario and faction. A game fills fields only if it was played
// without hints and without taking anything back that chance had shown.
import type { Manifest, Text } from '../../kernel/contract.ts'
import { type Facet, type Reason, reasonsOffSheet, type SheetPart } from '../../kernel/result.ts'
import { FIGURES } from '../../lab/figures.ts'
import { choicesIn, facetsOf, type Rules } from './facets.ts'
import type { Ended } from './statistics.ts'

export interface Field {
  readonly column: string
  readonly row?: string
  /** Filled, or won only in a way that does not count, or still open. */
  readonly state: 'filled' | 'helped' | 'open'
  /** When it was filled first. */
  readonly since?: number
  /** The best score of a game that counts, in games without a winner. */
  readonly best?: number
  /** What a game without a winner has to reach. */
  readonly goal?: number
  /** Why wins there did not fill it. */
  readonly reasons: readonly Reason[]
  /** How many games ended there. */
  readonly games: number
}

export interface SheetOf {
  readonly title: Text
  readonly columns: Facet
  readonly rows?: Facet
  readonly fields: readonly Field[]
}

/** What a score has to reach where nobody wins: what a good player of the lab makes on average. */
export function goalOf(manifest: Manifest, options: Readonly<Record<string, string>>): number | undefined {
  const figures = FIGURES[manifest.id]
  return figures?.unit === 'points' ? figures.choices[options[figures.option] ?? '']?.search : undefined
}

function isWon(manifest: Manifest, { winner, options, you }: Ended): boolean {
  if (winner !== 'none') return winner === 'you'
  return you.total >= (goalOf(manifest, options) ?? Number.POSITIVE_INFINITY)
}

export function sheetOf(manifest: Manifest, rules: Rules, results: readonly Ended[]): readonly SheetOf[] {
  const facets = facetsOf(manifest, rules)
  const facetOf = (id: string | undefined): Facet | undefined => facets.find((facet) => facet.id === id)
  return (rules.results?.sheet ?? []).flatMap((part) => {
    const [columns, rows] = [facetOf(part.columns), facetOf(part.rows)]
    if (columns === undefined) return []
    const there = placed(part, results, columns, rows)
    const fields = (rows?.choices ?? [undefined]).flatMap((row) =>
      columns.choices.map(({ id: column }) => ({
        column,
        ...(row && { row: row.id }),
        ...fieldOf(manifest, part, columns, column, there.get(keyOf(column, row?.id)) ?? []),
      })),
    )
    return [{ title: part.title, columns, ...(rows && { rows }), fields }]
  })
}

/** Whether nothing speaks against it. */
const isFair = (result: Ended): boolean => reasonsOffSheet(result).length === 0

const keyOf = (column: string, row = ''): string => `${column} ${row}`

/** The results of every field, in one pass. */
function placed(
  { climbs }: SheetPart,
  results: readonly Ended[],
  columns: Facet,
  rows: Facet | undefined,
): ReadonlyMap<string, readonly Ended[]> {
  const there = new Map<string, Ended[]>()
  const ids = columns.choices.map(({ id }) => id)
  for (const result of results) {
    const reached = choicesIn(result, columns)
    const filled = climbs === true ? reached.flatMap((id) => ids.slice(0, ids.indexOf(id) + 1)) : reached
    for (const column of new Set(filled))
      for (const row of rows === undefined ? [undefined] : choicesIn(result, rows)) {
        const key = keyOf(column, row)
        const some = there.get(key)
        if (some === undefined) there.set(key, [result])
        else some.push(result)
      }
  }
  return there
}

function fieldOf(
  manifest: Manifest,
  { climbs }: SheetPart,
  columns: Facet,
  column: string,
  here: readonly Ended[],
): Omit<Field, 'column' | 'row'> {
  const won = here.filter((result) => climbs === true || isWon(manifest, result))
  const scores = here.filter((result) => result.winner === 'none' && isFair(result)).map(({ you }) => you.total)
  const goal = goalOf(manifest, { [columns.id]: column })
  const since = won.find(isFair)?.finished
  return {
    state: since !== undefined ? 'filled' : won.length > 0 ? 'helped' : 'open',
    ...(since === undefined ? {} : { since }),
    ...(scores.length === 0 ? {} : { best: scores.reduce((a, b) => Math.max(a, b)) }),
    ...(goal === undefined ? {} : { goal }),
    reasons: since !== undefined ? [] : [...new Set(won.flatMap(reasonsOffSheet))],
    games: here.length,
  }
}
