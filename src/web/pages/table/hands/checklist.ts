// What the hands have to do now: the steps of everything that happened since the person last chose or told something.
import { type AnyHands, type HandStep } from '../../../../kernel/hands.ts'
import { type Text, inEachLang } from '../../../../kernel/text.ts'
import type { TableView } from '../../../store/table-store.ts'

export type CheckLine =
  | { readonly kind: 'step'; readonly key: string; readonly step: HandStep; readonly before: unknown }
  /** Something to know that moves no piece. */
  | { readonly kind: 'note' | 'section'; readonly text: Text }

/** The lines of one entry of the log; 0 is the set-up. */
export interface CheckPart {
  readonly entry: number
  readonly lines: readonly CheckLine[]
}

export interface Checklist {
  readonly isSetUp: boolean
  /** The moment it is about, as the number of entries before it. */
  readonly from: number
  readonly parts: readonly CheckPart[]
  readonly steps: readonly { readonly key: string; readonly step: HandStep }[]
}

type Moment = Pick<TableView, 'table' | 'log' | 'shown' | 'cursor' | 'inRow'>

/** Undefined if there is nothing to do, and while looking back. */
export function checklistOf(view: Moment, hands: AnyHands): Checklist | undefined {
  const { table, shown, cursor, inRow } = view
  if (shown < cursor) return undefined
  let from = table.choiceBefore(cursor)
  while (from !== undefined && inRow.has(from)) from--
  const isSetUp = from === undefined && table.setup.position === undefined
  const parts: CheckPart[] = []
  if (isSetUp) parts.push({ entry: 0, lines: linesOf(hands.setUp(table.setup.options), table.stateAt(0), 0) })
  for (let entry = (from ?? 0) + 1; entry <= cursor; entry++) parts.push(partOf(view, hands, entry))
  const asked = questionsAt(view, hands, from)
  if (asked.length > 0) parts.push({ entry: cursor + 1, lines: linesOf(asked, table.stateAt(cursor), cursor + 1) })
  const steps = parts.flatMap(({ lines }) => lines.filter((line) => line.kind === 'step'))
  return steps.length === 0 ? undefined : { isSetUp, from: from ?? 0, parts: parts.filter(isTold(view)), steps }
}

const linesOf = (steps: readonly HandStep[], before: unknown, entry: number, start = 0): CheckLine[] =>
  steps.map((step, at) => ({ kind: 'step', key: `${entry}.${start + at}`, step, before }))

/** Whatever no step says is told as a note. What was done to answer a question is done, unless nobody was asked. */
function partOf({ table }: Moment, hands: AnyHands, entry: number): CheckPart {
  const { consequences } = table.module
  const before = table.stateAt(entry - 1)
  const wasAsked = table.choiceBefore(entry) === entry - 1
  const lines: CheckLine[] = []
  for (const c of table.consequences(entry)) {
    const steps = hands.steps(c, before)
    const rank = consequences?.rank(c)
    if (consequences !== undefined && (rank === 'section' || (steps.length === 0 && rank !== 'said')))
      lines.push({ kind: rank === 'section' ? rank : 'note', text: inEachLang((lang) => consequences.say(c, lang)) })
    lines.push(
      ...linesOf(
        steps.filter(({ answered }) => !(answered && wasAsked)),
        before,
        entry,
        lines.length,
      ),
    )
  }
  return { entry, lines }
}

/** What is turned up or rolled for the question that waits; what the list of the question before has told already is not repeated. */
function questionsAt({ table, cursor }: Moment, hands: AnyHands, from: number | undefined): readonly HandStep[] {
  if (hands.question === undefined || table.seat !== 'chance' || !table.waitsForPerson || table.isForced(cursor))
    return []
  const told = from === undefined || table.entry(from + 1).seat !== 'chance' ? [] : hands.question(table.stateAt(from))
  return hands.question(table.state).filter(({ text }) => !told.some((each) => each.text.en === text.en))
}

/** Moves of the automa are told even if they move nothing, as long as they are more than formal. */
const isTold =
  ({ table, log }: Moment) =>
  ({ entry, lines }: CheckPart): boolean => {
    if (lines.length > 0) return true
    return log[entry - 1]?.seat === 'automa' && table.module.isFormal?.(table.entry(entry).move) !== true
  }
