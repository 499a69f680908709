import type { Lang, Seat } from '../../kernel/contract.ts'
import type { Ledger, LedgerSection, LedgerSide } from '../../kernel/ledger.ts'
import { isMove } from '../../kernel/moves.ts'
import { figure } from '../../kernel/text.ts'

const [WIDTH, HEIGHT] = [320, 132]
const [LEFT, RIGHT, TOP, BOTTOM] = [26, 10, 8, 18]
/** The approximate width of a letter. */
const LETTER = 5.4
const LINE = 12

interface CourseGraphProps {
  readonly ledger: Ledger
  readonly log: readonly { readonly seat: Seat }[]
  readonly lang: Lang
  /** The highlighted part of the game. */
  readonly around?: LedgerSection | undefined
}

const WORDS = { course: { it: 'I punti durante la partita', en: 'Points over the game' } } as const

/** Both totals, move by move. The tables below give the same to people who cannot see it. */
export function CourseGraph({ ledger: { sections, sides }, log, lang, around }: CourseGraphProps) {
  // Only moves take up width: laying out twenty cards is not twenty steps.
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
  const spoken = sections.findIndex(({ from }) => from === around?.from)
  // Leaves out labels too close to 0.
  const scale = [...new Set([high, 0, y(low) - y(0) < LINE ? 0 : low])]
  const ends = sides.map(({ seat, name, total }) => ({ seat, text: `${name[lang]} ${figure(total)}` }))
  return (
    <figure className="course">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${WORDS.course[lang]}: ${ends.map(({ text }) => text).join(', ')}`}
      >
        {spoken < 0 ? null : (
          <rect
            className="course-around"
            x={starts[spoken]?.at}
            y={TOP}
            width={(starts[spoken + 1]?.at ?? WIDTH - RIGHT) - (starts[spoken]?.at ?? 0)}
            height={HEIGHT - TOP - BOTTOM}
          />
        )}
        <path
          className="course-axis"
          d={`M${LEFT} ${y(0)}H${WIDTH - RIGHT}M${LEFT} ${y(high)}H${WIDTH - RIGHT}${starts
            .slice(1)
            .map(({ at }) => `M${at.toFixed(1)} ${TOP}V${HEIGHT - BOTTOM}`)
            .join('')}`}
        />
        {scale.map((value) => (
          <text key={value} x={LEFT - 4} y={y(value) + 4} textAnchor="end">
            {figure(value)}
          </text>
        ))}
        {labelsOf(
          starts.map(({ text, at }) => ({ text: text[lang], at })),
          spoken,
        ).map(({ text, at }) => (
          <text key={at} x={at} y={HEIGHT - 5}>
            {text}
          </text>
        ))}
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

interface Label {
  readonly text: string
  readonly at: number
}

/** The names of the parts that fit below them: always the highlighted one, the others if there is room. */
function labelsOf(starts: readonly Label[], spoken: number): readonly Label[] {
  if (starts.length === 1) return []
  const width = ({ text }: Label): number => LETTER * text.length + 4
  const of = starts[spoken]
  const first = of && { text: of.text, at: Math.min(of.at + 2, WIDTH - width(of)) }
  const others = starts.flatMap((label, n) => {
    if (n === spoken) return []
    const end = label.at + width(label)
    const isFree = first === undefined || end <= first.at || label.at >= first.at + width(first)
    return isFree && end <= (starts[n + 1]?.at ?? WIDTH) ? [{ text: label.text, at: label.at + 2 }] : []
  })
  return first === undefined ? others : [first, ...others]
}
