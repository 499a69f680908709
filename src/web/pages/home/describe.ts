// A game on the shelf in words.
import type { Lang } from '../../../kernel/contract.ts'
import { coverOf } from '../../games.ts'
import type { GameRecord } from '../../store/record.ts'

export function levelOf({ game, level }: GameRecord, lang: Lang): string | undefined {
  const spec = coverOf(game)?.manifest?.options.find(({ id }) => id === 'level')
  return spec?.choices.find(({ id }) => id === level)?.title[lang]
}

export const titleOf = ({ game, title }: GameRecord, lang: Lang): string =>
  coverOf(game)?.manifest?.title[lang] ?? title

const LOCALES = { it: 'it-IT', en: 'en-GB' } as const satisfies Record<Lang, string>

/** "today, 18:40", "yesterday, 9:05", "3 Nov 2026". */
export function dateOf(time: number, lang: Lang, now = Date.now()): string {
  const date = new Date(time)
  const locale = LOCALES[lang]
  const days = Math.round((startOfDay(new Date(now)) - startOfDay(date)) / 86_400_000)
  const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(date)
  if (days >= 0 && days < 2)
    return `${new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day')}, ${clock}`
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }).format(date)
}

const startOfDay = (date: Date): number => new Date(date).setHours(0, 0, 0, 0)

export const scoreLine = ({ result }: GameRecord): string =>
  result === undefined ? '' : result.points.map(({ total }) => total).join('–')
