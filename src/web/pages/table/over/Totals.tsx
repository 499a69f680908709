import type { Lang, SideScore } from '../../../../kernel/contract.ts'
import { figure } from '../../../../kernel/text.ts'

const [WIDTH, ROW, NAME, TOTAL] = [320, 26, 84, 40]

/** Both totals as bars, one below the other. */
export function Totals({ sides, lang }: { readonly sides: readonly SideScore[]; readonly lang: Lang }) {
  const most = Math.max(1, ...sides.map(({ total }) => total))
  if (sides.length < 2) return null
  const width = (total: number): number => ((WIDTH - NAME - TOTAL) * Math.max(0, total)) / most
  const told = sides.map(({ name, total }) => `${name[lang]} ${figure(total)}`).join(', ')
  return (
    <svg className="verdict-totals" viewBox={`0 0 ${WIDTH} ${ROW * sides.length}`} role="img" aria-label={told}>
      {sides.map(({ seat, name, total }, at) => (
        <g key={seat}>
          <text x={NAME - 8} y={ROW * at + 18} textAnchor="end">
            {name[lang]}
          </text>
          <rect data-seat={seat} x={NAME} y={ROW * at + 4} width={width(total)} height={ROW - 8} rx={3} />
          <text className="verdict-total" x={NAME + width(total) + 8} y={ROW * at + 19}>
            {figure(total)}
          </text>
        </g>
      ))}
    </svg>
  )
}
