// Figures as people read them.
import { figure, type Lang, LOCALES } from '../../../kernel/text.ts'
import type { Summary } from '../../record/statistics.ts'

export const wholeOf = (value: number, lang: Lang): string =>
  figure(new Intl.NumberFormat(LOCALES[lang], { maximumFractionDigits: 0 }).format(value))

export const meanOf = (value: number | undefined, lang: Lang): string =>
  value === undefined ? '–' : figure(new Intl.NumberFormat(LOCALES[lang], { maximumFractionDigits: 1 }).format(value))

export const shareOf = (share: number, lang: Lang): string =>
  new Intl.NumberFormat(LOCALES[lang], { style: 'percent', maximumFractionDigits: 0 }).format(share)

export const bestOf = (value: number | undefined): string => (value === undefined ? '–' : figure(value))

export const dayOf = (time: number, lang: Lang): string =>
  new Intl.DateTimeFormat(LOCALES[lang], { day: 'numeric', month: 'short', year: 'numeric' }).format(time)

/** "3 h 20 min"; less than a minute counts as one. */
export function durationOf(time: number, lang: Lang): string {
  const minutes = Math.max(1, Math.round(time / 60_000))
  const part = (value: number, unit: 'hour' | 'minute'): string =>
    new Intl.NumberFormat(LOCALES[lang], { style: 'unit', unit, unitDisplay: 'short' }).format(value)
  return [
    ...(minutes >= 60 ? [part(Math.floor(minutes / 60), 'hour')] : []),
    ...(minutes % 60 > 0 ? [part(minutes % 60, 'minute')] : []),
  ].join(' ')
}

export const wonShare = ({ won, played }: Summary): number => (played === 0 ? 0 : won / played)
