// What traces, rungs and texts cite: S for clauses of the document, Q for our rulings, R for the base rules, which the handbook tells.
import type { Clause, RuleTexts } from './contract.ts'

/** A ruling is ours. */
export const isRuling = (cite: string): boolean => cite.startsWith('Q')

/** A clause of the base rules. */
export const isBase = (cite: string): boolean => cite.startsWith('R')

/** Clauses and rulings by what cites them. */
export const byCite = ({ clauses, rulings }: RuleTexts): ReadonlyMap<string, Clause> =>
  new Map([...clauses, ...rulings].map((clause) => [clause.id, clause]))
