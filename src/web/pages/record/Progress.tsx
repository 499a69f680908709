import { figure } from '../../../kernel/text.ts'
import { useLang, useSay } from '../../hooks.ts'
import type { Stretch } from '../../record/statistics.ts'
import { RECORD } from '../../words/record.ts'
import { dayOf, meanOf, shareOf } from './numbers.ts'
import { Plot } from './Plot.tsx'

const [WIDTH, HEIGHT, FOOT, HEAD, LEFT] = [340, 150, 22, 12, 30]

interface ProgressProps {
  readonly stretches: readonly Stretch[]
  readonly isContested: boolean
  readonly isTold: boolean
}

/** The share of games won as bars, and the mean score as a line over them. */
export function Progress({ stretches, isContested, isTold }: ProgressProps) {
  const say = useSay()
  const lang = useLang()
  if (stretches.length < 2) return null
  const scores = stretches.flatMap(({ mean }) => mean ?? [])
  const [low, high] = [Math.min(0, ...scores), Math.max(1, ...scores)]
  const step = (WIDTH - LEFT) / stretches.length
  const room = HEIGHT - FOOT - HEAD
  const y = (score: number): number => HEAD + (room * (high - score)) / (high - low)
  const points = stretches.flatMap(({ mean }, at) =>
    mean === undefined ? [] : [{ x: LEFT + (at + 0.5) * step, y: y(mean) }],
  )
  const [first, last] = [stretches[0], stretches.at(-1)]
  return (
    <Plot
      title={RECORD.progress}
      about={RECORD.progressAbout}
      heads={[RECORD.when, RECORD.played, ...(isContested ? [RECORD.won, RECORD.wonShare] : []), RECORD.mean]}
      rows={stretches.map(({ from, to, played, won, mean }) => [
        [...new Set([dayOf(from, lang), dayOf(to, lang)])].join(' – '),
        String(played),
        ...(isContested ? [String(won), shareOf(won / played, lang)] : []),
        meanOf(mean, lang),
      ])}
      isTold={isTold}
    >
      <svg className="rec-drawing" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={say(RECORD.progress)}>
        {isContested
          ? stretches.map(({ from, won, played }, at) => (
              <rect
                key={`${from} ${at}`}
                className="rec-bar-share"
                x={LEFT + at * step + 2}
                y={HEIGHT - FOOT - (room * won) / played}
                width={step - 4}
                height={(room * won) / played}
              />
            ))
          : null}
        <path className="rec-axis" d={`M${LEFT} ${HEIGHT - FOOT}H${WIDTH}M${LEFT} ${HEAD}H${WIDTH}`} />
        <text x={LEFT - 4} y={HEAD + 4} textAnchor="end">
          {figure(Math.round(high))}
        </text>
        <text x={LEFT - 4} y={HEIGHT - FOOT + 4} textAnchor="end">
          {figure(Math.round(low))}
        </text>
        <path
          className="rec-line"
          d={points.map((point, at) => `${at === 0 ? 'M' : 'L'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('')}
        />
        {points.map((point) => (
          <circle key={point.x} className="rec-dot" cx={point.x} cy={point.y} r={3} />
        ))}
        <text x={LEFT} y={HEIGHT - 6}>
          {first === undefined ? null : dayOf(first.from, lang)}
        </text>
        <text x={WIDTH} y={HEIGHT - 6} textAnchor="end">
          {last === undefined ? null : dayOf(last.to, lang)}
        </text>
      </svg>
      <p className="rec-legend" aria-hidden="true">
        {isContested ? (
          <span>
            <i className="rec-key-share" /> {say(RECORD.wonShare)}
          </span>
        ) : null}
        <span>
          <i className="rec-key-line" /> {say(RECORD.mean)}
        </span>
      </p>
    </Plot>
  )
}
