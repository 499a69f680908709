// Are the choices of an option in order, each harder than the one before? Answered by differences with their intervals.
import { figure, type Lang, phrase, type Words } from '../kernel/text.ts'
import { type Interval, ofDifference, wilsonOfCounts } from './interval.ts'
import { type Headline, headlineOf, type Report, tellHeadline } from './report.ts'

export interface Step {
  readonly from: string
  readonly to: string
  readonly kind: Headline['kind']
  /** How much more of it the second brings than the first. */
  readonly difference: number
  readonly interval: Interval
}

interface Row {
  readonly label: string
  readonly report: Report
}

/** From each choice to the next. */
export const stepsOf = (rows: readonly Row[]): readonly Step[] =>
  rows.slice(1).map((row, at) => {
    const before = rows[at] as Row
    const [a, b] = [headlineOf(before.report), headlineOf(row.report)]
    return {
      from: before.label,
      to: row.label,
      kind: b.kind,
      difference: b.value - a.value,
      interval: ofDifference(forDifference(before.report), forDifference(row.report)),
    }
  })

/** For a difference of counts the intervals are those of counts. */
function forDifference(report: Report): Pick<Headline, 'value' | 'interval'> {
  const { kind, value, interval } = headlineOf(report)
  return { value, interval: kind === 'won' ? wilsonOfCounts(report.won.count, report.games) : interval }
}

const WORDS = {
  harder: {
    it: 'Sì: ogni scelta è più difficile della precedente, e il caso non lo spiega.',
    en: 'Yes: every choice is harder than the one before it, and chance does not explain that.',
  },
  easier: {
    it: 'Al contrario: ogni scelta è più facile della precedente, e il caso non lo spiega.',
    en: 'The other way round: every choice is easier than the one before it, and chance does not explain that.',
  },
  unclear: phrase<{ readonly pairs: readonly string[] }>({
    it: ({ pairs }) => `Non del tutto: con queste partite non si distinguono dal caso ${pairs.join('; ')}.`,
    en: ({ pairs }) => `Not quite: with these games chance may explain ${pairs.join('; ')}.`,
  }),
  mixed: phrase<{ readonly pairs: readonly string[] }>({
    it: ({ pairs }) => `No: è più facile della precedente ${pairs.join('; ')}.`,
    en: ({ pairs }) => `No: easier than the one before is ${pairs.join('; ')}.`,
  }),
  question: { it: 'Sono in ordine di difficoltà?', en: 'Are they in order of difficulty?' },
  step: phrase<{
    readonly from: string
    readonly to: string
    readonly by: string
    readonly low: string
    readonly high: string
  }>({
    it: ({ from, to, by, low, high }) => `${from} → ${to}: ${by} (intervallo al 95 %: da ${low} a ${high})`,
    en: ({ from, to, by, low, high }) => `${from} → ${to}: ${by} (95 % interval: ${low} to ${high})`,
  }),
} as const satisfies Words

export const ORDER_QUESTION = WORDS.question

/** The answer in a sentence. */
export function tellOrder(steps: readonly Step[], lang: Lang): string {
  const pair = ({ from, to }: Step) => `${from} → ${to}`
  const isClear = ({ interval: [low, high] }: Step) => low > 0 || high < 0
  const unclear = steps.filter((step) => !isClear(step))
  const easier = steps.filter((step) => isClear(step) && step.difference > 0)
  if (easier.length === steps.length) return WORDS.easier[lang]
  if (easier.length > 0) return WORDS.mixed[lang]({ pairs: easier.map(pair) })
  return unclear.length === 0 ? WORDS.harder[lang] : WORDS.unclear[lang]({ pairs: unclear.map(pair) })
}

export const tellStep = ({ from, to, kind, difference, interval: [low, high] }: Step, lang: Lang): string => {
  const show = (value: number) => signedFigure(tellHeadline(kind, value, lang), value)
  return WORDS.step[lang]({ from, to, by: show(difference), low: show(low), high: show(high) })
}

const signedFigure = (text: string, value: number): string => (value > 0 ? `+${text}` : figure(text))
