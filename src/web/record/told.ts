// A result in a word or two.
import { figure, type Lang } from '../../kernel/text.ts'
import type { Rival } from '../store/result-record.ts'
import { WENT } from '../words/home.ts'

/** "Won 77–67"; after an instant victory points do not count. */
export function toldResult({ winner, isInstant, you, automa }: Rival, lang: Lang): string {
  const points = [you, automa].flatMap((side) => (side === undefined ? [] : figure(side.total))).join('–')
  return [WENT[winner][lang], ...(isInstant === true ? [] : [points])].join(' ')
}
