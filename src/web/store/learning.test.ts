import { describe, expect, it } from 'vitest'
import { learningPart } from '../backup/learning.ts'
import { createLearning, readLearning } from './learning.ts'

function box() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

describe('what was learnt', () => {
  it('is there again at the next visit', () => {
    const storage = box()
    const learning = createLearning(storage)
    learning.mark('duel', 'war', 'done')
    learning.know('duel', true)
    learning.guide('table-1', ['draft'])
    expect(createLearning(storage).store.getState()).toEqual({
      lessons: { duel: { war: 'done' } },
      knows: { duel: true },
      guided: { 'table-1': ['draft'] },
    })
  })

  it('stays done, even if it is skipped later', () => {
    const learning = createLearning(box())
    learning.mark('duel', 'war', 'done')
    learning.mark('duel', 'war', 'skipped')
    expect(learning.store.getState().lessons).toEqual({ duel: { war: 'done' } })
  })

  it('is read field by field', () => {
    expect(readLearning({ lessons: { duel: { war: 'done', science: 7 } }, knows: 'all', guided: [] })).toEqual({
      lessons: { duel: { war: 'done' } },
      knows: {},
      guided: {},
    })
    expect(readLearning('nonsense')).toEqual({ lessons: {}, knows: {}, guided: {} })
  })

  it('is part of the backup: merging adds lessons, and merging again changes nothing', async () => {
    const [here, there] = [createLearning(box()), createLearning(box())]
    there.mark('duel', 'war', 'done')
    there.mark('duel', 'coins', 'skipped')
    here.mark('duel', 'coins', 'done')
    const backup: unknown = JSON.parse(JSON.stringify(await learningPart(there).write()))
    expect((await learningPart(here).merge(backup)).changed).toHaveLength(1)
    expect(here.store.getState().lessons).toEqual({ duel: { war: 'done', coins: 'done' } })
    expect((await learningPart(here).merge(backup)).changed).toEqual([])
  })

  it('refuses a damaged part of a backup', async () => {
    await expect(learningPart(createLearning(box())).merge({ lessons: { duel: { war: 'half' } } })).rejects.toThrow()
  })
})
