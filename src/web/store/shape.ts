// Checks of stored data, field by field.
import type { ScoreSheet } from '../../kernel/contract.ts'
import { LANGS } from '../../kernel/text.ts'

export type Check = (value: unknown) => boolean

export const isText = (value: unknown): value is string => typeof value === 'string'
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
/** The range of `Date`; formatting other values throws. */
export const isDate = (value: unknown): value is number => isCount(value) && value <= 8.64e15
export const isWords: Check = (value) => isShape(value, Object.fromEntries(LANGS.map((lang) => [lang, isText])))

export const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value)

export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)

export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)

/** An object whose values, whatever their names, pass. */
export const mapOf =
  (check: Check): Check =>
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(check)

export function isShape(value: unknown, checks: Readonly<Record<string, Check>>): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(checks).every(([field, check]) => check((value as Record<string, unknown>)[field]))
}

const WINNERS: Readonly<Record<ScoreSheet['outcome']['winner'], true>> = {
  you: true,
  automa: true,
  shared: true,
  none: true,
}
export const isWinner = oneOf(Object.keys(WINNERS))
