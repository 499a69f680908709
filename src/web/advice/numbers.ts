import type { Lang } from '../../kernel/contract.ts'
import { figure } from '../../kernel/text.ts'

/** A difference of chances (in percentage points) or of points, signed if wanted. */
export const differenceOf = (worth: number, unit: 'chance' | 'points', lang: Lang, signed = true): string =>
  figure(
    new Intl.NumberFormat(lang, {
      maximumFractionDigits: unit === 'chance' ? 0 : 1,
      signDisplay: signed ? 'exceptZero' : 'never',
    }).format(unit === 'chance' ? 100 * worth : worth),
  ) + (unit === 'chance' ? '\u00a0%' : '')

/** 6.000, 6,000. */
export const wholeOf = (n: number, lang: Lang): string =>
  new Intl.NumberFormat(lang, { useGrouping: 'always' }).format(n)
