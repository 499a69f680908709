import type { Lang, Seat } from '../../kernel/contract.ts'
import type { Ledger, LedgerSide } from '../../kernel/ledger.ts'
import { isMove } from '../../kernel/moves.ts'
import { figure } from '../../kernel/text.ts'

const [WIDTH, HEIGHT] = [320, 132]
const [LEFT, RIGHT, TOP, BOTTOM] = [26, 10, 8, 18]
/** How far apart the names of two parts of the game must stand to be read. */
const APART = 44

interface CourseGraphProps {
  readonly ledger: Ledger
  readonly log: readonly { readonly seat: Seat }[]
  readonly lang: Lang
}

const WORDS = { course: { it: 'I punti durante la partita', en: 'Points over the game' } } as const

/** Both totals, move by move; the tables below it tell the same to those who do not see it. */
export function CourseGraph({ ledger: { sections, sides }, log, lang }: CourseGraphProps) {
  // Twenty cards laid out are not twenty steps: only moves take room.
  const moments = [0, ...log.flatMap((entry, at) => (isMove(entry) ? [at + 1] : []))]
  if (moments.at(-1) !== log.length) moments.push(log.length)
  if (moments.length < 3) return null
  const values = sides.flatMap(({ course }) => course)
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)]
  const x = (at: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * at) / (moments.length - 1)
  const y = (value: number): number => TOP + ((HEIGHT - TOP - BOTTOM) * (high - value)) / (high - low)
  const path = ({ course }: LedgerSide): string =>
    moments.map((n, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(course[n] ?? 0).toFixed(1)}`).join('')
  const starts = sections.map(({ text, from }) => ({ text, at: x(moments.findIndex((n) => n >= from)) }))
  const ends = sides.map(({ seat, name, total }) => ({ seat, text: `${name[lang]} ${figure(total)}` }))
  return (
    <figure className="course">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${WORDS.course[lang]}: ${ends.map(({ text }) => text).join(', ')}`}
      >
        <path
          className="course-axis"
          d={`M${LEFT} ${y(0)}H${WIDTH - RIGHT}M${LEFT} ${y(high)}H${WIDTH - RIGHT}${starts
            .slice(1)
            .map(({ at }) => `M${at.toFixed(1)} ${TOP}V${HEIGHT - BOTTOM}`)
            .join('')}`}
        />
        {[...new Set([0, high])].map((value) => (
          <text key={value} x={LEFT - 4} y={y(value) + 4} textAnchor="end">
            {figure(value)}
          </text>
        ))}
        {starts.map(({ text, at }, n) =>
          starts.length === 1 || (starts[n + 1]?.at ?? WIDTH) - at < APART ? null : (
            <text key={at} x={at + 2} y={HEIGHT - 5}>
              {text[lang]}
            </text>
          ),
        )}
        {sides.map((side) => (
          <path key={side.seat} className="course-line" data-seat={side.seat} d={path(side)} />
        ))}
      </svg>
      <figcaption aria-hidden="true">
        {ends.map(({ seat, text }) => (
          <span key={seat} className="course-name" data-seat={seat}>
            {text}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
