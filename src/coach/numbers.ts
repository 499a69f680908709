// Values as people read them, the same in sentences and on screen.
import { counted, figure, type Lang, type Unit as Counted } from '../kernel/text.ts'
import { WIDE } from './error.ts'
import type { Unit } from './told.ts'

const whole = (lang: Lang, value: number): string =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: 0 }).format(value)

/** A chance in whole percents, never 0 or 100 before the game is over. */
export const percentOf = (chance: number, lang: Lang): string =>
  whole(lang, Math.min(99, Math.max(1, Math.round(100 * chance))))

export const POINTS: Counted = { one: { it: '# punto', en: '# point' }, other: { it: '# punti', en: '# points' } }

/** "56 %", "107 points". */
export const valueText = (value: number, unit: Unit, lang: Lang): string =>
  unit === 'chance' ? `${percentOf(value, lang)} %` : counted(Math.round(value), POINTS, lang)

/** Two values that may look the same when rounded get a digit more. */
export function apart(one: number, two: number, unit: Unit, lang: Lang): readonly [string, string] {
  const [a, b] = [valueText(one, unit, lang), valueText(two, unit, lang)]
  if (a !== b) return [a, b]
  const finer = (value: number): string => {
    const digits = new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    return unit === 'chance' ? `${digits.format(100 * value)} %` : figure(digits.format(value))
  }
  return [finer(one), finer(two)]
}

/** What two standard errors make of a value: "± 3". Nothing where the error is not known. */
export function marginText(error: number, unit: Unit, lang: Lang): string {
  if (!Number.isFinite(error)) return ''
  const wide = WIDE * error * (unit === 'chance' ? 100 : 1)
  return `± ${whole(lang, Math.max(1, Math.ceil(wide)))}`
}
