// What a decision looked at, in the order in which people ask: by question, and within one by plan.
import type { PassedOver, Text, TraceEntry } from '../kernel/contract.ts'
import { decisive, isPassed } from '../kernel/trace.ts'

export type LookedAt = TraceEntry | PassedOver

/** One question that a move answers, with everything that was looked at for it. */
export interface Question {
  /** Nothing where it is about the move as a whole. */
  readonly text?: Text
  readonly looked: readonly LookedAt[]
  /** What answers it. */
  readonly decider: TraceEntry | undefined
}

export interface PlanReasons {
  /** The plan tried; nothing where rungs were climbed without one. */
  readonly plan?: TraceEntry
  readonly steps: readonly Step[]
}

/** A rung that counted, or rungs in a row that changed nothing. */
export type Step =
  | { readonly entry: TraceEntry; readonly decides: boolean }
  | { readonly passed: readonly PassedOver[] }

/** Plans stand in a trace after the rungs climbed for them, without candidates of their own. */
export const isPlan = (looked: LookedAt): looked is TraceEntry =>
  !isPassed(looked) && looked.kept.length + looked.dropped.length === 0

const isFailedPlan = (looked: LookedAt): boolean => isPlan(looked) && looked.failed !== undefined

/**
 * The move as a whole first, then every question of a ladder that had a say in it. What was looked at for a plan that failed explains only
 * why it failed. A ladder without a question goes on with the one before it.
 */
export function questionsOf(looked: readonly LookedAt[]): readonly Question[] {
  const settled = looked.findLastIndex(isFailedPlan)
  const groups = new Map<string | undefined, { text?: Text; looked: LookedAt[] }>([[undefined, { looked: [] }]])
  let current: Text | undefined
  for (const [at, each] of looked.entries()) {
    if (at > settled && !isPlan(each)) current = each.ladder.question ?? current
    const text = isPlan(each) ? each.ladder.question : at > settled ? current : undefined
    const group = groups.get(text?.en) ?? { ...(text && { text }), looked: [] }
    groups.set(text?.en, group)
    group.looked.push(each)
  }
  return [...groups.values()]
    .filter((group) => group.looked.length > 0)
    .map((group) => Object.assign(group, { decider: deciderOf(group.looked) }))
}

/** Every plan with what was climbed for it. */
export function reasonsOf({ looked, decider }: Pick<Question, 'looked' | 'decider'>): readonly PlanReasons[] {
  const plans: PlanReasons[] = []
  let steps: Step[] = []
  for (const each of looked) {
    if (isPassed(each)) {
      const last = steps.at(-1)
      if (last !== undefined && 'passed' in last) steps[steps.length - 1] = { passed: [...last.passed, each] }
      else steps.push({ passed: [each] })
    } else if (isPlan(each)) {
      plans.push({ plan: each, steps })
      steps = []
    } else steps.push({ entry: each, decides: each === decider })
  }
  if (steps.length > 0) plans.push({ steps })
  return plans
}

/** What settled it: the rung that left one candidate, or the plan that was carried out. */
export function deciderOf(looked: readonly LookedAt[]): TraceEntry | undefined {
  const trace = looked.flatMap((each) => (isPassed(each) ? [] : [each]))
  const decider = decisive(trace)
  const carriedOut = trace.findLast((entry) => isPlan(entry) && entry.failed === undefined)
  // A rung that decided within a plan that failed in the end has not decided the move.
  if (decider === undefined || carriedOut === undefined) return decider ?? carriedOut
  const failedAfter = trace.findLastIndex((entry) => entry.failed !== undefined)
  return trace.lastIndexOf(decider) > failedAfter ? decider : carriedOut
}

/** Had any rung something to choose from? Otherwise the move was the only one. */
export const hasChosen = (looked: readonly LookedAt[]): boolean => {
  const decider = deciderOf(looked)
  return decider !== undefined && !isPlan(decider)
}
