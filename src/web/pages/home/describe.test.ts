import { describe, expect, it } from 'vitest'
import type { GameRecord } from '../../store/record.ts'
import { dateOf, factsOf } from './describe.ts'

const at = (day: number, hour: number): number => new Date(2026, 10, day, hour, 5).getTime()

describe('a date on the shelf', () => {
  it('is today or yesterday with the hour, later the day', () => {
    expect(dateOf(at(15, 9), 'it', at(15, 22))).toBe('oggi, 09:05')
    expect(dateOf(at(14, 23), 'en', at(15, 0))).toBe('yesterday, 23:05')
    expect(dateOf(at(3, 9), 'en', at(15, 9))).toBe('3 Nov 2026')
  })
})

describe('what the list shows of a game', () => {
  const record: GameRecord = {
    id: 'b',
    game: 'duel',
    text: 'solotavolo 1 · duel · edition 1 · level base · promos none · chance seeded 1\nchance reveal colossus\nautoma take colossus\nyou take sphinx\nautoma take hanging-gardens\n',
    cursor: 4,
    rev: 1,
    title: '7 Wonders Duel',
    level: 'base',
    created: at(15, 9),
    updated: at(15, 9),
  }

  it('says of which finished game it is a copy, and from which move on', () => {
    const copy = { ...record, from: { id: 'a', at: 3, finished: at(3, 9) } }
    expect(factsOf(copy, 'en')).toContain('copy of a finished game (3 Nov 2026), from move 2')
    expect(factsOf(copy, 'it')).toContain('copia di una partita finita (3 nov 2026), dalla mossa 2')
    expect(factsOf(record, 'en').join()).not.toContain('copy')
  })

  it('says that it is how a game was before a correction', () => {
    const copy = { ...record, before: { id: 'a', at: 3 } }
    expect(factsOf(copy, 'en')).toContain('as it was before the correction at move 2')
    expect(factsOf({ ...copy, before: { id: 'a', at: 1 } }, 'it')).toContain(
      'com’era prima di una correzione della preparazione',
    )
  })

  it('says that the app is only the referee', () => {
    const text = record.text.replace(' · chance', ' · referee yes · chance')
    expect(factsOf({ ...record, text }, 'it')).toContain('solo arbitro')
    expect(factsOf(record, 'it')).not.toContain('solo arbitro')
  })
})
