import type { Lang } from '../../../kernel/contract.ts'
import { useLang, useSay } from '../../hooks.ts'
import type { Cut, CutRow } from '../../record/statistics.ts'
import { RECORD } from '../../words/record.ts'
import { Bar } from './Bar.tsx'
import { bestOf, meanOf, shareOf, wonShare } from './numbers.ts'

interface CutTableProps {
  readonly cut: Cut
  readonly title: string
  /** Games with a winner count wins, others points. */
  readonly isContested: boolean
}

/** The results by every value of a facet: a bar and its figures in each row. */
export function CutTable({ cut: { facet, rows }, title, isContested }: CutTableProps) {
  const say = useSay()
  const lang = useLang()
  const hasLab = rows.some(({ lab }) => lab !== undefined)
  const top = Math.max(1, ...rows.flatMap(({ summary, lab }) => [summary.mean ?? 0, lab?.search ?? 0]))
  const heads = [
    ...(isContested ? [RECORD.wonShare] : [RECORD.mean]),
    RECORD.played,
    ...(isContested ? [RECORD.won, RECORD.mean] : []),
    RECORD.best,
    ...(isContested ? [RECORD.longest] : []),
    ...(hasLab ? [RECORD.beginner, RECORD.good] : []),
  ]
  return (
    <div className="rec-scroll" tabIndex={0} role="region" aria-label={title}>
      <table className="rec-table rec-cut" data-facet={facet.id}>
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden">{say(facet.title)}</span>
            </th>
            <td />
            {heads.map((head) => (
              <th key={head.en} scope="col">
                {say(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-choice={row.id}>
              <th scope="row">{facet.choices.find(({ id }) => id === row.id)?.title[lang] ?? row.id}</th>
              <td className="rec-bar-cell">
                <RowBar row={row} scale={isContested ? 1 : top} isContested={isContested} />
              </td>
              {cellsOf(row, isContested, hasLab, lang).map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function RowBar({
  row: { summary, lab },
  scale,
  isContested,
}: {
  readonly row: CutRow
  readonly scale: number
  readonly isContested: boolean
}) {
  const value = isContested ? wonShare(summary) : (summary.mean ?? 0)
  return (
    <Bar
      share={value / scale}
      beginner={lab === undefined ? undefined : lab.greedy / scale}
      good={lab === undefined ? undefined : lab.search / scale}
    />
  )
}

function cellsOf({ summary, lab }: CutRow, isContested: boolean, hasLab: boolean, lang: Lang): readonly string[] {
  const { played, won, best, mean, longest } = summary
  const told = (value: number | undefined): string =>
    value === undefined ? '–' : isContested ? shareOf(value, lang) : meanOf(value, lang)
  return [
    isContested ? (played === 0 ? '–' : shareOf(wonShare(summary), lang)) : meanOf(mean, lang),
    String(played),
    ...(isContested ? [String(won), meanOf(mean, lang)] : []),
    bestOf(best),
    ...(isContested ? [String(longest)] : []),
    ...(hasLab ? [told(lab?.greedy), told(lab?.search)] : []),
  ]
}
