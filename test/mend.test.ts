// Corrections of finished games, as if their cards and dice had been real: in each game an early reveal with a later conflict, and one
// without; nothing is lost in either.
import { describe, expect, test } from 'vitest'
import { readSave, writeSave } from '../src/kernel/save.ts'
import { type Answer, mend, rethought, settle, stopHere } from '../src/kernel/mend.ts'
import { Table } from '../src/kernel/table.ts'
import { manifestOf } from '../src/games/index.ts'
import { fullOptions } from '../src/kernel/options.ts'
import { type AnyMend, besideTheTable, doubts, entryOf, lineOf, linesOf, lost } from './fixtures/mends.ts'

interface Case {
  readonly game: string
  /** The entry, and what it should have been. */
  readonly from: string
  readonly to: string
  /** The conflicts in their order: what was meant then, and the answer; or the first possible one. */
  readonly conflicts: readonly (readonly [meant: string, answer: Answer | 'first'])[]
}

const WITH_CONFLICT: readonly Case[] = [
  {
    // The two cards were taken for each other.
    game: 'duel-base-greedy',
    from: 'chance lay apothecary',
    to: 'lay glassworks',
    conflicts: [
      ['impossible: chance turn glassworks', { play: 'turn apothecary' }],
      ['impossible: you discard glassworks', { play: 'discard apothecary' }],
    ],
  },
  {
    game: 'architects-normal-greedy',
    from: 'chance card stone',
    to: 'card brick',
    conflicts: [['impossible: you construct giza-2d stone glass', { play: 'construct giza-2d brick glass' }]],
  },
  {
    // Without the card there is no Stage to construct: the next move is the answer to the next question.
    game: 'architects-normal-greedy',
    from: 'chance card wood',
    to: 'card blue-3',
    conflicts: [['unasked: you construct giza-3d wood papyrus glass', 'leave-out']],
  },
  {
    // The Opponent takes another card, and something is asked in between.
    game: 'architects-normal-greedy',
    from: 'chance card blue-2-cat',
    to: 'card red-1',
    conflicts: [['new: you construct giza-2i stone stone', 'first']],
  },
  {
    game: 'age-of-comics-intermediate-greedy',
    from: 'chance order o-5-2 superhero',
    to: 'order o-5-2 horror',
    conflicts: [['impossible: chance order o-11-6 horror', { play: 'order o-11-6 superhero' }]],
  },
  {
    game: 'concordia-italia-greedy',
    from: 'chance reveal i-architect',
    to: 'reveal i-smith',
    conflicts: [['impossible: chance reveal i-smith', { play: 'reveal i-architect' }]],
  },
  {
    game: 'terra-mystica-hard-greedy',
    from: 'chance scoring scoring-trading-post-air',
    to: 'scoring scoring-spade',
    conflicts: [['unasked: you done', 'leave-out']],
  },
]

const WITHOUT: readonly Omit<Case, 'conflicts'>[] = [
  { game: 'duel-base-greedy', from: 'chance lay apothecary', to: 'lay baths' },
  { game: 'architects-normal-greedy', from: 'chance progress architecture', to: 'progress propaganda' },
  { game: 'age-of-comics-intermediate-greedy', from: 'chance order o-2-5 romance', to: 'order o-2-5 crime' },
  { game: 'concordia-italia-greedy', from: 'chance die 12', to: 'die 9' },
  { game: 'terra-mystica-hard-greedy', from: 'chance scoring scoring-town', to: 'scoring scoring-spade' },
]

const meant = ({ old, conflict }: AnyMend): string =>
  conflict === undefined ? '' : `${conflict.kind}: ${conflict.was === undefined ? '–' : lineOf(old, conflict.was)}`

/** The entries of the person from the corrected one on. */
const personsFrom = ({ old }: AnyMend, n: number): number =>
  Array.from({ length: old.cursor - n + 1 }, (_, at) => n + at).filter((at) => old.isPersons(at - 1)).length

describe('an early reveal is corrected', () => {
  test.each(WITH_CONFLICT)('$game: $from becomes $to, with a later conflict', async ({ game, from, to, conflicts }) => {
    const table = await besideTheTable(game)
    const before = linesOf(table)
    const n = entryOf(table, from)
    let now: AnyMend = mend(table, n, to)
    for (const [then, answer] of conflicts) {
      expect(meant(now)).toBe(then)
      const [first] = now.draft.options
      now = settle(now, answer === 'first' ? { play: table.module.game.key(first?.move) } : answer)
    }
    expect(meant(now)).toBe('')
    expect(now.left).toEqual([])
    expect(lost(now, n)).toEqual([])
    // All but the corrected entry and those in conflict are as they were.
    const gone = conflicts.filter(([then]) => !then.startsWith('new:')).length
    expect(now.fates.filter(({ kind }) => kind === 'kept')).toHaveLength(personsFrom(now, n) - 1 - gone)
    expect(now.draft.step.kind).toBe('over')
    expect(doubts(now.draft)).toEqual([])
    expect(linesOf(table)).toEqual(before)
  })

  test.each(WITHOUT)('$game: $from becomes $to, without one', async ({ game, from, to }) => {
    const table = await besideTheTable(game)
    const n = entryOf(table, from)
    const now: AnyMend = mend(table, n, to)
    expect(meant(now)).toBe('')
    expect(now.left).toEqual([])
    expect(now.fates.slice(1).every(({ kind }) => kind === 'kept')).toBe(true)
    expect(now.fates).toHaveLength(personsFrom(now, n))
    expect(lineOf(now.draft, n)).toBe(`chance ${to}`)
    expect(doubts(now.draft)).toEqual([])
    // What the real cards showed is no undo.
    expect(now.draft.marks).toEqual([])
  })
})

test('a mend says which moves of the automa changed', async () => {
  const table = await besideTheTable('duel-base-greedy')
  const now: AnyMend = mend(table, entryOf(table, 'chance lay apothecary'), 'lay baths')
  const told = rethought(now).map(({ was, now: then }) => [
    was.map((n) => lineOf(table, n)),
    then.map((n) => lineOf(now.draft, n)),
  ])
  expect(told).toEqual([[['automa discard apothecary'], ['automa discard baths']]])
})

test('a conflict is settled again in another way, and the first way is not lost', async () => {
  const table = await besideTheTable('concordia-italia-greedy')
  const first: AnyMend = mend(table, entryOf(table, 'chance reveal i-architect'), 'reveal i-smith')
  const options = first.draft.options.map(({ move }) => table.module.game.key(move))
  expect(options).not.toContain('reveal i-smith')
  const [one, other] = options.map((play) => settle(first, { play }))
  expect(linesOf(one?.draft as AnyMend['draft'])).not.toEqual(linesOf(other?.draft as AnyMend['draft']))
  expect(meant(first)).toBe('impossible: chance reveal i-smith')
  expect(() => settle(first, 'leave-out')).toThrow('answers nothing')
  expect(() => settle(first, { play: 'reveal i-smith' })).toThrow('not possible now')
})

test('who stops at a conflict plays on from there, and sees what is left', async () => {
  const table = await besideTheTable('duel-base-greedy')
  const n = entryOf(table, 'chance lay apothecary')
  const first: AnyMend = mend(table, n, 'lay glassworks')
  const now = stopHere(first)
  expect(now.conflict).toBeUndefined()
  expect(lineOf(table, now.left[0] as number)).toBe('chance turn glassworks')
  expect(lost(now, n)).toEqual([])
  expect(now.draft.seat).toBe('chance')
  expect(doubts(now.draft)).toEqual([])
})

describe('the mark of an undo', () => {
  test('another move of yours sets it if chance had shown something later', async () => {
    const table = await besideTheTable('duel-base-greedy')
    const n = entryOf(table, 'you discard glassworks')
    const options = table.module.game.options(table.stateAt(n - 1)).map(({ move }) => table.module.game.key(move))
    const other = options.find((key) => key !== 'discard glassworks') as string
    expect(mend(table, n, other).draft.marks).toEqual(['undone'])
    expect(mend(table, n, 'discard glassworks').draft.marks).toEqual([])
  })

  test('nothing came after it: no mark', async () => {
    const whole = await besideTheTable('duel-base-greedy')
    const table = whole.fork(entryOf(whole, 'you draft sphinx'))
    expect(mend(table, table.cursor, 'draft messe').draft.marks).toEqual([])
  })

  test('with a seed your moves can be corrected, draws follow the seed, and the mark is set', async () => {
    const manifest = manifestOf('duel')
    const setup = { options: fullOptions(manifest.options, {}), chance: { kind: 'seeded', seed: '7' } as const }
    const table: AnyMend['old'] = new Table(await manifest.load(), setup)
    while (table.length < 70) {
      table.advance()
      table.play(table.module.game.key(table.options[0]?.move))
    }
    const n = table.log.findIndex(({ seat }) => seat === 'you') + 1
    const options = table.module.game.options(table.stateAt(n - 1))
    const first: AnyMend = mend(table, n, table.module.game.key(options[1]?.move))
    expect(first.draft.marks).toEqual(['undone'])
    expect(doubts(stopHere(first).draft)).toEqual([])
  })
})

test('a corrected game is saved and opened like any other', async () => {
  const table = await besideTheTable('terra-mystica-hard-greedy')
  const { draft }: AnyMend = mend(table, entryOf(table, 'chance scoring scoring-town'), 'scoring scoring-spade')
  const text = writeSave(draft.toSave())
  expect(writeSave(Table.open(draft.module, readSave(text)).toSave())).toBe(text)
})
