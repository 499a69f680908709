// The games that teach themselves, and how a lesson is played without a screen.
import { GAMES } from '../../src/games/index.ts'
import type { AnyModule, Manifest } from '../../src/kernel/contract.ts'
import { type DoTask, doneAt, type Judged, judge, type Lesson, type Start, tableAt } from '../../src/kernel/lesson.ts'
import { fullOptions } from '../../src/kernel/options.ts'
import type { Table } from '../../src/kernel/table.ts'
import { PENDING } from './pending.ts'

export type AnyLesson = Lesson<unknown, unknown, unknown>
type AnyTask = DoTask<unknown, unknown, unknown>
type AnyTable = Table<unknown, unknown, Readonly<Record<string, string>>>

export const TAUGHT: readonly Manifest[] = GAMES.filter(({ id }) => !PENDING.includes(id))

/** A text of something that every taught game has. */
export function must<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`no ${what}`)
  return value
}

export const begin = (manifest: Manifest, module: AnyModule, start: Start): AnyTable =>
  tableAt(module, fullOptions(manifest.options, start.options ?? {}), start)

const keysOf = ({ options, module }: AnyTable): readonly string[] => options.map(({ move }) => module.game.key(move))

/** Lets others act, and forced moves be made, as the screen does; judges forced moves of yours. */
function settle(table: AnyTable, task: AnyTask | undefined, from: number): Judged | undefined {
  for (;;) {
    if (table.seat === undefined) return undefined
    if (!table.waitsForPerson) {
      if (!table.advanceOnce()) throw new Error('nobody can go on')
      continue
    }
    if (!table.isForced(table.cursor)) return undefined
    table.play(must(keysOf(table)[0], 'forced move'))
    // Nobody is blamed for a move that was made for them.
    if (task !== undefined) {
      const judged = judge(task, doneAt(table, table.cursor, from))
      if (judged.is === 'done') return judged
    }
  }
}

/** Plays these moves of yours from where the task begins; what the last one is to the task. */
export function answer(table: AnyTable, task: AnyTask, keys: readonly string[]): Judged {
  settle(table, undefined, table.cursor)
  const from = table.cursor
  let judged: Judged = { is: 'on the way' }
  for (const [at, key] of keys.entries()) {
    const settled = settle(table, task, from)
    if (settled !== undefined) throw new Error(`the task was done before “${key}”`)
    if (!keysOf(table).includes(key)) throw new Error(`“${key}” is not among ${keysOf(table).join(', ')}`)
    table.play(key)
    judged = judge(task, doneAt(table, table.cursor, from))
    if (at < keys.length - 1 && judged.is !== 'on the way') throw new Error(`“${key}” already is ${judged.is}`)
  }
  return judged.is === 'on the way' ? (settle(table, task, from) ?? judged) : judged
}

/** Lets chance and forced moves pass until the opponent has to decide. */
export function untilOpponent(table: AnyTable): void {
  while (table.seat !== 'automa')
    if (table.seat === 'you' && table.isForced(table.cursor)) table.play(must(keysOf(table)[0], 'forced move'))
    else if (!table.advanceOnce()) throw new Error('the opponent is not asked')
}
