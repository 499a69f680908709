// What traces, rungs and texts cite: S for clauses of the document, Q for our rulings, R for the base rules, which the handbook tells,
// V for those an author adds in a variant.
import type { Clause, RuleTexts } from './contract.ts'

/** A ruling is ours. */
export const isRuling = (cite: string): boolean => cite.startsWith('Q')

/** A clause of the base rules. */
export const isBase = (cite: string): boolean => cite.startsWith('R')

/** Of a variant's author, besides those of the document. */
export const isAdded = (cite: string): boolean => cite.startsWith('V')

/** Clauses and rulings by what cites them. */
export const byCite = ({ clauses, rulings }: RuleTexts): ReadonlyMap<string, Clause> =>
  new Map([...clauses, ...rulings].map((clause) => [clause.id, clause]))
