// Clauses that a variant replaces or cites have to be in the document.
import type { RuleTexts } from '../kernel/contract.ts'
import type { Path } from '../kernel/refusal.ts'
import type { Choices } from '../kernel/variant.ts'
import { unknown, WHAT } from './refusals.ts'

export function checkClauses({ clauses, ladders }: Choices, { clauses: known, rulings }: RuleTexts): void {
  const ids = [...known, ...rulings].map(({ id }) => id)
  const check = (id: string, path: Path) => {
    if (!id.startsWith('V') && !ids.includes(id)) throw unknown(WHAT.clause, id, ids, path)
  }
  for (const id of Object.keys(clauses)) check(id, ['clauses', id])
  for (const [ladder, { rungs, cite }] of Object.entries(ladders)) {
    if (cite !== undefined) check(cite, ['ladders', ladder, 'cite'])
    for (const [at, rung] of rungs.entries())
      if (rung.cite !== undefined) check(rung.cite, ['ladders', ladder, at, 'cite'])
  }
}
