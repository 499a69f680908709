// Describes a stored game in words.
import type { Lang } from '../../../kernel/contract.ts'
import { counted, figure, LOCALES, tell } from '../../../kernel/text.ts'
import { coverOf } from '../../games.ts'
import { isReferee } from '../../../kernel/referee.ts'
import { movesIn } from '../../../kernel/moves.ts'
import { readSave } from '../../../kernel/save.ts'
import type { GameRecord } from '../../store/record.ts'
import type { ChanceMode } from '../../../kernel/mode.ts'
import { HOME, HOME_MOVES } from '../../words/home.ts'
import { PLAYED } from '../../words/played.ts'

function levelOf({ game, level }: GameRecord, lang: Lang): string | undefined {
  const spec = coverOf(game)?.manifest?.options.find(({ id }) => id === 'level')
  return spec?.choices.find(({ id }) => id === level)?.title[lang]
}

export const titleOf = ({ game, title }: GameRecord, lang: Lang): string =>
  coverOf(game)?.manifest?.title[lang] ?? title

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

function sourceOf(chance: ChanceMode, lang: Lang): string {
  if (chance.kind === 'seeded') return PLAYED.seed[lang]({ seed: chance.seed })
  return (chance.kind === 'dealt' ? PLAYED.beside : PLAYED.mixed)[lang]
}

/** Level, progress, source of chance, date of the last move, and origin. */
export function factsOf(record: GameRecord, lang: Lang): readonly string[] {
  const { chance, entries, options } = readSave(record.text)
  const moves = (upTo: number): number => movesIn(entries.slice(0, upTo))
  const { from, before } = record
  return [
    levelOf(record, lang),
    record.finished === undefined ? record.stage?.[lang] : undefined,
    counted(moves(record.cursor), HOME_MOVES, lang),
    sourceOf(chance, lang),
    isReferee(options) ? PLAYED.referee[lang] : undefined,
    dateOf(record.updated, lang),
    record.imported === true ? HOME.imported[lang] : undefined,
    from && tell(HOME.copiedFrom, lang, { n: moves(from.at), date: dateOf(from.finished, lang) }),
    before && tell(HOME.beforeCorrection, lang, { n: moves(before.at) }),
  ].filter((fact) => fact !== undefined)
}

const startOfDay = (date: Date): number => new Date(date).setHours(0, 0, 0, 0)

/** The result in a word or two: the points, or the instant victory. */
export function scoreLine({ result }: GameRecord, lang: Lang): string {
  if (result === undefined) return ''
  return result.isInstant === true ? result.text[lang] : result.points.map(({ total }) => figure(total)).join('–')
}
