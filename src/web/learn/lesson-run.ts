// A lesson being taken: its table on screen, the task, and what was said to the last answer. The rules of the game judge.
import { createStore } from 'zustand/vanilla'
import type { AnyModule, Manifest } from '../../kernel/contract.ts'
import { doneAt, judge, type Lesson, type Start, tableAt, type Task } from '../../kernel/lesson.ts'
import { fullOptions } from '../../kernel/options.ts'
import type { Text } from '../../kernel/text.ts'
import type { Prefs } from '../contract.ts'
import { createTableStore, type TableStore } from '../store/table-store.ts'

export type AnyLesson = Lesson<unknown, unknown, unknown>
export type AnyTask = Task<unknown, unknown, unknown>

export interface LessonView {
  readonly tableStore: TableStore
  /** Its place in the lesson, from 0. */
  readonly at: number
  readonly task: AnyTask
  /** `told`: a wrong answer was answered; `done`: praised; `over`: the whole lesson is done. */
  readonly phase: 'doing' | 'told' | 'done' | 'over'
  /** What is said to the last answer. */
  readonly answer: Text | undefined
  /** Whether the hint is shown. */
  readonly isHinted: boolean
}

export type LessonRun = ReturnType<typeof createLessonRun>

interface LessonSetting {
  readonly manifest: Manifest
  readonly module: AnyModule
  readonly lesson: AnyLesson
  readonly speed: () => Prefs['speed']
  /** Called when its last task is done. */
  readonly finished: () => void
}

export function createLessonRun({ manifest, module, lesson, speed, finished }: LessonSetting) {
  /** Where the task began, once the learner has something to decide; how many entries are judged; the moment before a wrong one. */
  let from: number | undefined
  let judged = 0
  let wrongFrom = 0
  let deafen: (() => void) | undefined

  const open = (start: Start): TableStore => {
    const table = tableAt(module, fullOptions(manifest.options, start.options ?? {}), start)
    judged = table.cursor
    const opened = createTableStore({ table, speed })
    opened.watch(true)
    return opened
  }
  const task = (at: number): AnyTask => {
    const found = lesson.tasks.at(at)
    if (found === undefined) throw new RangeError(`Lesson ${lesson.id} has no task ${at}.`)
    return found
  }
  const store = createStore<LessonView>(() => ({
    tableStore: open(task(0).start ?? lesson.start),
    at: 0,
    task: task(0),
    phase: 'doing',
    answer: undefined,
    isHinted: false,
  }))

  /** Looks at what has been played since the last look. Called before the table goes on, so it can hold it. */
  function look(): void {
    const { tableStore, task: now, phase } = store.getState()
    const { table, cursor, inRow } = tableStore.store.getState()
    if (cursor < judged) judged = cursor
    if (now.kind === 'foresee') {
      if (phase === 'doing' && table.seat === 'automa') tableStore.hold('others')
      // What it did stays on screen until the learner has read it.
      if (phase === 'done' && cursor > judged && table.entry(cursor).seat === 'automa') tableStore.hold('everybody')
      return
    }
    if (phase !== 'doing') return
    if (from === undefined && table.waitsForPerson && !table.isForced(cursor)) from = cursor
    while (judged < cursor) {
      const n = ++judged
      if (from === undefined || n <= from || table.entry(n).seat !== 'you') continue
      const said = judge(now, doneAt(table, n, from))
      if (said.is === 'done') return settle('done', now.praise)
      // Nobody is blamed for a move that was made for them.
      if (said.is !== 'wrong' || table.isForced(n - 1)) continue
      wrongFrom = n - 1
      while (inRow.has(wrongFrom)) wrongFrom--
      return settle('told', said.say)
    }
  }

  function settle(phase: 'told' | 'done', answer: Text): void {
    const { tableStore, isHinted } = store.getState()
    tableStore.hold('everybody')
    store.setState({ phase, answer, isHinted: isHinted || phase === 'told' })
  }

  function listen(): void {
    deafen?.()
    const { tableStore } = store.getState()
    deafen = tableStore.store.subscribe(look)
    look()
    tableStore.begin()
  }

  /** The table of a task as it began. */
  function begin(at: number, start: Start | undefined): void {
    const before = store.getState().tableStore
    from = undefined
    const isNew = start !== undefined
    if (isNew) before.stop()
    else judged = before.store.getState().cursor
    store.setState({
      tableStore: isNew ? open(start) : before,
      at,
      task: task(at),
      phase: 'doing',
      answer: undefined,
      isHinted: false,
    })
    if (isNew) listen()
    else {
      look()
      // An opponent that is to be foreseen stays held.
      if (task(at).kind === 'do' || before.store.getState().table.seat !== 'automa') before.hold('nobody')
    }
  }

  return {
    store,
    start: listen,
    stop(): void {
      deafen?.()
      store.getState().tableStore.stop()
    },
    hint: () => store.setState({ isHinted: true }),
    /** Foresees a move of the opponent. */
    foresee(key: string): void {
      const { tableStore, task: now, phase } = store.getState()
      if (now.kind !== 'foresee' || phase !== 'doing') return
      const { table } = tableStore.store.getState()
      const right = module.game.key(module.automa.decide(table.state))
      if (key !== right)
        return store.setState({ phase: 'told', answer: now.wrong?.[key] ?? now.otherwise, isHinted: true })
      judged = table.cursor
      store.setState({ phase: 'done', answer: now.praise })
      tableStore.hold('nobody')
      // Where moves are shown one by one, this one was asked for.
      tableStore.next()
    },
    /** Takes a wrong answer back. */
    takeBack(): void {
      const { tableStore, task: now, phase } = store.getState()
      if (phase !== 'told') return
      store.setState({ phase: 'doing', answer: undefined })
      if (now.kind === 'foresee') return
      tableStore.backTo(wrongFrom)
      judged = wrongFrom
      tableStore.hold('nobody')
    },
    /** The task from its beginning. */
    restart(): void {
      const { tableStore, at, task: now } = store.getState()
      const start = now.start ?? (at === 0 ? lesson.start : undefined)
      if (start !== undefined) begin(at, start)
      else if (from !== undefined) {
        const moment = from
        store.setState({ phase: 'doing', answer: undefined })
        tableStore.backTo(moment)
        judged = moment
        tableStore.hold('nobody')
      }
    },
    next(): void {
      const { at, phase } = store.getState()
      if (phase !== 'done') return
      if (at + 1 < lesson.tasks.length) return begin(at + 1, task(at + 1).start)
      store.setState({ phase: 'over' })
      finished()
    },
  }
}
