import { figure } from '../../../kernel/text.ts'
import { useSay } from '../../hooks.ts'
import type { Bin } from '../../record/statistics.ts'
import { RECORD } from '../../words/record.ts'
import { Plot } from './Plot.tsx'

const [WIDTH, HEIGHT, FOOT, HEAD] = [340, 150, 22, 16]

const rangeOf = ({ from, to }: Bin): string => (from === to ? figure(from) : `${figure(from)}–${figure(to)}`)

/** How often which scores were reached. */
export function Distribution({ bins, isTold }: { readonly bins: readonly Bin[]; readonly isTold: boolean }) {
  const say = useSay()
  if (bins.length === 0) return null
  const most = Math.max(...bins.map(({ games }) => games))
  const step = WIDTH / bins.length
  const height = (games: number): number => ((HEIGHT - FOOT - HEAD) * games) / most
  // Labels that fit below the bars.
  const every = Math.max(1, Math.ceil(30 / step))
  return (
    <Plot
      title={RECORD.distribution}
      heads={[RECORD.score, RECORD.played]}
      rows={bins.map((bin) => [rangeOf(bin), String(bin.games)])}
      isTold={isTold}
    >
      <svg className="rec-drawing" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={say(RECORD.distribution)}>
        {bins.map(({ from, games }, at) => (
          <g key={from}>
            <rect
              className="rec-bar-you"
              x={at * step + 1}
              y={HEIGHT - FOOT - height(games)}
              width={step - 2}
              height={height(games)}
            />
            {games === 0 ? null : (
              <text x={(at + 0.5) * step} y={HEIGHT - FOOT - height(games) - 4} textAnchor="middle">
                {games}
              </text>
            )}
            {at % every === 0 ? (
              <text className="rec-scale" x={at * step + 1} y={HEIGHT - 6}>
                {figure(from)}
              </text>
            ) : null}
          </g>
        ))}
        <path className="rec-axis" d={`M0 ${HEIGHT - FOOT}H${WIDTH}`} />
      </svg>
    </Plot>
  )
}
