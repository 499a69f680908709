// The browser's workers as a crew: takes games one job after the other, and knows how far it is and how long it will take.
import { type Brain, openBrain } from '../../brain/brain.ts'
import type { Answer, Question } from '../../brain/messages.ts'

const MOST_WORKERS = 4

/** Games of one kind, which take about the same time each. */
export interface Lane {
  /** How many it wants: fewer once it is clear. */
  readonly games: () => number
  done: number
  /** What they took, in milliseconds of one worker. */
  spent: number
}

export const openLane = (games: () => number): Lane => ({ games, done: 0, spent: 0 })

export interface Task {
  readonly lane: Lane
  readonly question: Extract<Question, { readonly kind: 'job' | 'pair' }>
  readonly take: (answer: Answer) => void
}

export interface HowFar {
  /** Games, with parts of those that are being played. */
  readonly done: number
  readonly of: number
  /** In milliseconds; unknown at first. */
  readonly left: number | undefined
}

export interface Crew {
  /** Plays all tasks; false if it was stopped. Rejects if a worker failed. */
  play(tasks: Iterator<Task, void>): Promise<boolean>
  howFar(lanes: readonly Lane[]): HowFar
  stop(): void
}

interface Hand {
  readonly brain: Brain
  task: Task | undefined
  /** Games of the task so far. */
  part: number
  since: number
}

/** `told` is called whenever something was counted, or is nearer to it. */
export function openCrew(told: () => void, open = openBrain, clock = () => performance.now()): Crew {
  const size = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 2))
  const hands = Array.from({ length: size }, (): Hand => ({ brain: open(), task: undefined, part: 0, since: 0 }))
  let isStopped = false
  let leave: (() => void) | undefined

  function give(hand: Hand, task: Task, then: () => void, fail: (error: Error) => void): void {
    hand.task = task
    hand.part = 0
    hand.since = clock()
    hand.brain.ask(task.question, (answer) => {
      if (isStopped) return
      if (answer.kind === 'failed') return fail(new Error('a worker failed'))
      if (answer.kind === 'part') {
        hand.part = answer.games
        return told()
      }
      const { from, to } = task.question.job
      task.lane.done += to - from
      task.lane.spent += clock() - hand.since
      hand.task = undefined
      task.take(answer)
      told()
      then()
    })
  }

  return {
    play: (tasks) =>
      new Promise((resolve, reject) => {
        if (isStopped) return resolve(false)
        leave = () => resolve(false)
        let busy = hands.length
        const next = (hand: Hand): void => {
          const { value: task } = tasks.next()
          if (task !== undefined) give(hand, task, () => next(hand), reject)
          else if (--busy === 0) resolve(true)
        }
        for (const hand of hands) next(hand)
      }),
    howFar(lanes) {
      const now = clock()
      let [done, of, work] = [0, 0, 0]
      for (const lane of lanes) {
        const own = hands.filter(({ task }) => task?.lane === lane)
        const played = lane.done + own.reduce((sum, { part }) => sum + part, 0)
        const spent = lane.spent + own.reduce((sum, { part, since }) => sum + (part > 0 ? now - since : 0), 0)
        const wanted = Math.max(lane.games(), lane.done)
        done += played
        of += wanted
        if (played < wanted) work += played === 0 ? Number.NaN : ((wanted - played) * spent) / played
      }
      return { done, of, left: Number.isNaN(work) ? undefined : work / hands.length }
    },
    stop() {
      isStopped = true
      for (const { brain } of hands) brain.close()
      leave?.()
    },
  }
}

/** One of each in turn, so that all grow together. */
export function* inTurn<T>(lists: readonly Iterator<T, void>[]): Generator<T, void, void> {
  let left = [...lists]
  while (left.length > 0) {
    const going: Iterator<T, void>[] = []
    for (const list of left) {
      const { value } = list.next()
      if (value === undefined) continue
      going.push(list)
      yield value
    }
    left = going
  }
}
