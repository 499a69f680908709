// What traces and rungs cite: clauses of the document by S, rulings of ours by Q.
import type { Clause, RuleTexts } from './contract.ts'

/** A ruling is ours; everything else stands in the document. */
export const isRuling = (cite: string): boolean => cite.startsWith('Q')

/** Clauses and rulings by what cites them. */
export const byCite = ({ clauses, rulings }: RuleTexts): ReadonlyMap<string, Clause> =>
  new Map([...clauses, ...rulings].map((clause) => [clause.id, clause]))
