import { describe, expect, test } from 'vitest'
import { all, any, type Done, type DoTask, judge, not } from '../../src/kernel/lesson.ts'
import type { Text } from '../../src/kernel/text.ts'

type Played = Done<number, number, never>

const text = (en: string): Text => ({ it: en, en })
const done = (move: number): Played => ({ start: 0, before: 0, move, after: move, consequences: [] })
const isEven = ({ move }: Played) => move % 2 === 0
const isLarge = ({ move }: Played) => move > 9

const task: DoTask<number, number, never> = {
  kind: 'do',
  say: text('say'),
  hint: text('hint'),
  praise: text('praise'),
  otherwise: text('otherwise'),
  done: all(isEven, isLarge),
  onTheWay: all(isLarge, not(isEven)),
  wrong: [
    { when: any(isLarge, isEven), say: text('too small') },
    { when: () => true, say: text('odd') },
  ],
  solution: ['10'],
}

describe('what was played is judged', () => {
  test('done before anything else', () => {
    expect(judge(task, done(10))).toEqual({ is: 'done' })
  })

  test('on the way before wrong', () => {
    expect(judge(task, done(11))).toEqual({ is: 'on the way' })
  })

  test('wrong by the first answer that holds, or by the last word', () => {
    expect(judge(task, done(4))).toEqual({ is: 'wrong', say: text('too small') })
    expect(judge(task, done(3))).toEqual({ is: 'wrong', say: text('odd') })
    const { wrong: _, ...plain } = task
    expect(judge(plain, done(3))).toEqual({ is: 'wrong', say: text('otherwise') })
  })
})
