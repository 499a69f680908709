import type { Gauge, Lang } from '../../../../kernel/contract.ts'
import { figure, tell } from '../../../../kernel/text.ts'
import { OVER } from '../../../words/over.ts'

const [WIDTH, HEIGHT, EDGE, LINE] = [320, 46, 16, 18]
/** With more names than this, they are replaced by numbers. */
const FEW = 2
/** Up to this many steps from 0 are drawn one by one. */
const MOST_STEPS = 9

/** A track, a position on it, and its named places. */
export function GaugeFigure({ gauge, lang }: { readonly gauge: Gauge; readonly lang: Lang }) {
  const { text, seat, from, to, value, marks } = gauge
  const x = (at: number): number => EDGE + ((WIDTH - 2 * EDGE) * (at - from)) / (to - from)
  const isNamed = marks.length <= FEW
  const next = isNamed ? undefined : marks.find(({ at }) => at > value)
  const ahead = next && tell(OVER.next, lang, { name: next.text[lang], at: figure(next.at) })
  const isStepped = isNamed && Math.max(to, -from) <= MOST_STEPS
  const steps = isStepped ? Array.from({ length: to - from + 1 }, (_, at) => from + at) : marks.map(({ at }) => at)
  return (
    <figure className="gauge" data-seat={seat}>
      <figcaption>
        {text[lang]}
        {/* Between two ends the picture is enough, without a number. */}
        {from < 0 && isNamed ? null : (
          <>
            : <b>{figure(value)}</b> {ahead}
          </>
        )}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path className="gauge-track" d={`M${x(from)} ${LINE}H${x(to)}`} />
        <path className="gauge-done" d={`M${x(Math.max(from, Math.min(0, value)))} ${LINE}H${x(Math.max(0, value))}`} />
        {steps.map((at) => (
          <circle key={at} className="gauge-step" data-done={isDone(at, value)} cx={x(at)} cy={LINE} r={3.5} />
        ))}
        {marks.map(({ at, text: name }) => (
          <text key={at} x={x(at)} y={HEIGHT - 6} textAnchor={anchorOf(at, isNamed, gauge)}>
            {isNamed ? name[lang] : figure(at)}
          </text>
        ))}
        <circle className="gauge-pawn" cx={x(value)} cy={LINE} r={8} />
      </svg>
    </figure>
  )
}

/** Between the middle and the pawn, or passed by it. */
const isDone = (at: number, value: number): boolean => (value < 0 ? at >= value && at <= 0 : at <= value && at >= 0)

/** A name at an end would stand out of the picture. A number has room there, and would run into the one beside it. */
const anchorOf = (at: number, isNamed: boolean, { from, to }: Gauge): 'start' | 'middle' | 'end' =>
  !isNamed || (at !== from && at !== to) ? 'middle' : at === from ? 'start' : 'end'
