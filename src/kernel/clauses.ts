// What traces and rungs cite: S for clauses of the document, Q for our rulings.
import type { Clause, RuleTexts } from './contract.ts'

/** A ruling is ours; everything else is in the document. */
export const isRuling = (cite: string): boolean => cite.startsWith('Q')

/** Clauses and rulings by what cites them. */
export const byCite = ({ clauses, rulings }: RuleTexts): ReadonlyMap<string, Clause> =>
  new Map([...clauses, ...rulings].map((clause) => [clause.id, clause]))
