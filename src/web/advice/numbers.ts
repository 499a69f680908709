import type { Lang } from '../../kernel/contract.ts'
import { figure } from '../../kernel/text.ts'

/** A chance in whole percents, never 0 or 100 before the game is over. */
export const percentOf = (chance: number, lang: Lang): string =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: 0 }).format(Math.min(99, Math.max(1, Math.round(100 * chance))))

/** A difference of chances (in percentage points) or of points, signed if wanted. */
export const differenceOf = (worth: number, unit: 'chance' | 'points', lang: Lang, signed = true): string =>
  figure(
    new Intl.NumberFormat(lang, {
      maximumFractionDigits: unit === 'chance' ? 0 : 1,
      signDisplay: signed ? 'exceptZero' : 'never',
    }).format(unit === 'chance' ? 100 * worth : worth),
  ) + (unit === 'chance' ? ' %' : '')

/** 6.000, 6,000. */
export const wholeOf = (n: number, lang: Lang): string =>
  new Intl.NumberFormat(lang, { useGrouping: 'always' }).format(n)
