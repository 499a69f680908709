import { describe, expect, it } from 'vitest'
import { duel } from '../../../games/duel/manifest.ts'
import { filterRules } from './filter.ts'

const { ladders, texts } = await duel.load()
const module = { ladders, ...(await texts()) }

describe('the search of the rules', () => {
  it('shows everything for an empty search', () => {
    expect(filterRules(module, '  ', 'it').ladders).toHaveLength(module.ladders.length)
  })

  it('finds a clause by its number and a rung by its words, ignoring accents and case', () => {
    expect(filterRules(module, 'S9.4', 'en').clauses.map(({ id }) => id)).toContain('S9.4')
    const found = filterRules(module, 'PIU BISOGNO', 'it').ladders.flatMap(({ rungs }) => rungs)
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ text }) => text.it.includes('più bisogno'))).toBe(true)
  })

  it('finds nothing if no text contains the words', () => {
    expect(filterRules(module, 'xyzzy', 'en')).toEqual({ ladders: [], clauses: [], rulings: [] })
  })
})
