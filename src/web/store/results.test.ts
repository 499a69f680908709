import { describe, expect, it } from 'vitest'
import SAVE from '../../../test/corpus/duel-base-greedy.txt?raw'
import { memoryBox, memoryResults } from '../../../test/fixtures/memory.ts'
import { readSave, writeSave } from '../../kernel/save.ts'
import { openSave } from './open.ts'
import { enterOld } from './old-results.ts'
import type { GameRecord } from './record.ts'
import { createResultCopies } from './result-copies.ts'
import { type ResultRecord, readResult, resultIdOf, resultRecordOf } from './result-record.ts'
import { createResults, type ResultsBackend } from './results.ts'
import { resultOf } from './session.ts'

const { table: TABLE } = await openSave(SAVE)

const ended = (id: string, more: Partial<GameRecord> = {}): GameRecord => ({
  id,
  game: 'duel',
  text: SAVE,
  cursor: TABLE.length,
  rev: 1,
  title: '7 Wonders Duel',
  level: 'base',
  created: 1,
  updated: 5,
  finished: 5,
  result: resultOf(TABLE),
  ...more,
})

/** A database, with a switch for a full disk. */
function memory(map = new Map<string, unknown>()) {
  const state = { isFull: false }
  const { all, add } = memoryResults(map)
  const backend: ResultsBackend = {
    all,
    add: (rows) => (state.isFull ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : add(rows)),
  }
  return { backend, map, state }
}

const result = (id: string, more: Partial<GameRecord> = {}): ResultRecord => resultRecordOf(ended(id, more), TABLE)

describe('a result', () => {
  it('tells of a finished game what its log would tell', () => {
    const { sides, outcome } = TABLE.module.score(TABLE.state)
    expect(result('a', { counts: { undone: 0, hints: 0, time: 90_000 } })).toMatchObject({
      game: 'duel',
      options: TABLE.setup.options,
      place: 'screen',
      winner: outcome.winner,
      by: outcome.by,
      you: { total: sides[0]?.total },
      automa: { total: sides[1]?.total },
      finished: 5,
      time: 90_000,
      undone: 0,
      hints: 0,
      marks: [],
    })
    expect(Object.values(result('a').you.by).reduce((a, b) => a + b, 0)).toBe(sides[0]?.total)
  })

  it('has the same id wherever the same end of the same game is, and another for another end', () => {
    expect(resultIdOf(ended('a~2'))).toBe(resultIdOf(ended('a')))
    expect(resultIdOf(ended('b'))).not.toBe(resultIdOf(ended('a')))
    expect(resultIdOf(ended('a', { cursor: TABLE.length - 1 }))).not.toBe(resultIdOf(ended('a')))
  })

  it('of a copy of a finished game says so', () => {
    expect(result('a', { from: { id: 'b', at: 3, finished: 4 } }).began).toBe('copy')
  })

  it('is read back as it was, and refused where a field is damaged or newer', () => {
    const one = structuredClone(result('a'))
    expect(readResult(one.id, one)).toEqual(one)
    expect(readResult('other', one)).toMatchObject({ unread: 'damaged' })
    expect(readResult(one.id, { ...one, format: 2 })).toMatchObject({ unread: 'newer' })
    for (const field of Object.keys(one).filter((key) => key !== 'format'))
      expect(readResult(one.id, { ...one, [field]: Symbol('x') }), field).toMatchObject({ unread: 'damaged' })
  })
})

describe('the list of results', () => {
  it('has the same end once, whoever enters it', async () => {
    const { backend } = memory()
    let games = 0
    const [here, there] = [1, 2].map(() => createResults(backend, { entered: () => void games++ }))
    expect(await here?.enter(result('a'))).toBe(true)
    expect(await there?.enter(result('a'))).toBe(false)
    await there?.enter(result('b'))
    expect((await here?.list())?.results.map(({ id }) => id)).toEqual([result('a').id, result('b').id])
    expect(games).toBe(2)
  })

  it('keeps what it cannot read and never writes over it', async () => {
    const { backend, map } = memory(new Map([[result('a').id, { format: 9, id: 'x' }]]))
    const results = createResults(backend)
    expect(await results.enter(result('a'))).toBe(false)
    const { results: readable, unread } = await results.list()
    expect(readable).toEqual([])
    expect(unread).toEqual([{ id: result('a').id, unread: 'newer', raw: { format: 9, id: 'x' } }])
    expect(map.size).toBe(1)
  })

  it('holds what a full disk refuses, shows it, and writes it later', async () => {
    const { backend, map, state } = memory()
    const results = createResults(backend)
    state.isFull = true
    expect(await results.enter(result('a'))).toBe(true)
    expect(await results.enter(result('a'))).toBe(false)
    expect((await results.list()).results).toHaveLength(1)
    expect(map.size).toBe(0)
    state.isFull = false
    await results.list()
    expect(map.size).toBe(1)
  })

  it('comes back from its copies if the database was lost', async () => {
    const storage = memoryBox()
    const before = createResults(memory().backend, { copies: createResultCopies(storage) })
    await before.enter(result('a'))
    const { backend, map } = memory()
    const after = createResults(backend, { copies: createResultCopies(storage) })
    expect((await after.list()).results).toEqual([structuredClone(result('a'))])
    expect(map.size).toBe(1)
  })

  it('copies the newest results up to its limit', () => {
    const copies = createResultCopies(memoryBox(), 1000)
    for (let n = 0; n < 50; n++) copies.keep([[`r${n}`, 'x'.repeat(80)]])
    const ids = copies.all().map(([id]) => id)
    expect(ids.at(-1)).toBe('r49')
    expect(ids.length).toBeGreaterThan(5)
    expect(ids.length).toBeLessThan(12)
  })
})

describe('old finished games', () => {
  const shelfOf = (...records: readonly GameRecord[]) => ({ list: async () => records })

  it('are entered once; running and imported ones are not', async () => {
    const save = readSave(SAVE)
    const cut = { ...save, entries: save.entries.slice(0, 30) }
    const running = ended('r', { text: writeSave(cut), cursor: 30 })
    const { finished: _, result: __, ...open } = running
    const shelf = shelfOf(ended('a'), ended('b', { imported: true }), open)
    const results = createResults(memory().backend)
    expect(await enterOld(shelf, results)).toBe(1)
    expect(await enterOld(shelf, results)).toBe(0)
    expect((await results.list()).results).toEqual([structuredClone(result('a'))])
  })

  it('that cannot be replayed are passed over', async () => {
    const broken = ended('a', { text: SAVE.replace(/^you .*$/m, 'you nothing') })
    const results = createResults(memory().backend)
    expect(await enterOld(shelfOf(broken, ended('b')), results)).toBe(1)
  })
})
