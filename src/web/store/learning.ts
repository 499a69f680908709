// What the person has learnt, stored in the browser: lessons taken, games known, and the marks seen in first games.
import { createStore } from 'zustand/vanilla'
import { localBox } from './local.ts'

export const LESSON_STATES = ['done', 'skipped'] as const
export type LessonState = (typeof LESSON_STATES)[number]

export interface Learning {
  /** By game and lesson. */
  readonly lessons: Readonly<Record<string, Readonly<Record<string, LessonState>>>>
  /** Whether the person knows a game, by their own word. */
  readonly knows: Readonly<Record<string, boolean>>
  /** First games in play, by the id of the saved game: the marks that have been shown. */
  readonly guided: Readonly<Record<string, readonly string[]>>
}

const NAME = 'solotavolo.learning'
const NOTHING: Learning = { lessons: {}, knows: {}, guided: {} }

type Box = Pick<Storage, 'getItem' | 'setItem'>

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}

const kept = <T>(value: unknown, read: (each: unknown) => T | undefined): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(recordOf(value)).flatMap(([key, each]) => {
      const one = read(each)
      return one === undefined ? [] : [[key, one] as const]
    }),
  )

/** Field by field; what is not of its shape is left out. */
export const readLearning = (value: unknown): Learning => {
  const { lessons, knows, guided } = recordOf(value)
  return {
    lessons: kept(lessons, (of) => kept(of, (state) => LESSON_STATES.find((known) => known === state))),
    knows: kept(knows, (is) => (typeof is === 'boolean' ? is : undefined)),
    guided: kept(guided, (ids) => (Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : undefined)),
  }
}

function stored(box: Box | undefined): Learning {
  try {
    return readLearning(JSON.parse(box?.getItem(NAME) ?? 'null'))
  } catch {
    return NOTHING
  }
}

export const createLearning = (box: Box | undefined) => {
  const store = createStore<Learning>(() => stored(box))
  const set = (change: Partial<Learning>): void => {
    store.setState(change)
    try {
      box?.setItem(NAME, JSON.stringify(store.getState()))
    } catch {
      // Progress that cannot be stored lasts as long as the page.
    }
  }
  return {
    store,
    set,
    /** A lesson that is done stays done. */
    mark(game: string, lesson: string, state: LessonState): void {
      const { lessons } = store.getState()
      const of = lessons[game] ?? {}
      if (of[lesson] !== 'done') set({ lessons: { ...lessons, [game]: { ...of, [lesson]: state } } })
    },
    know(game: string, knows: boolean): void {
      set({ knows: { ...store.getState().knows, [game]: knows } })
    },
    /** Marks seen in a first game; undefined ends its guidance. */
    guide(table: string, seen: readonly string[] | undefined): void {
      const { [table]: _, ...others } = store.getState().guided
      set({ guided: seen === undefined ? others : { ...others, [table]: seen } })
    },
  }
}

export const learning = createLearning(localBox())
