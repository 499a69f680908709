import { describe, expect, it } from 'vitest'
import { readSave } from '../../kernel/save.ts'
import { rawText } from './raw.ts'
import { type GameRecord, isUnread, readRecord, type UnreadRecord } from './record.ts'

const HEADER = 'solotavolo 1 · duel · edition 1 · level base · promos none · chance seeded 1\n'
const RECORD: GameRecord = {
  id: 'a',
  game: 'duel',
  text: `${HEADER}chance reveal colossus\n`,
  cursor: 1,
  rev: 3,
  title: '7 Wonders Duel',
  level: 'base',
  stage: { it: 'Epoca I', en: 'Age I' },
  created: 0,
  updated: 1_790_000_000_000,
  finished: 1_790_000_000_000,
  result: {
    winner: 'you',
    text: { it: 'Hai vinto', en: 'You win' },
    points: [
      { seat: 'you', total: 60 },
      { seat: 'automa', total: 55.5 },
    ],
  },
  imported: true,
  from: { id: 'b', at: 1, finished: 1_780_000_000_000 },
  before: { id: 'c', at: 1 },
}

/** The record with one value changed. */
function changed(path: string, value: unknown): unknown {
  const record = structuredClone(RECORD) as unknown as Record<string, unknown>
  const steps = path.split('.')
  const last = steps.pop() as string
  const at = steps.reduce((part, step) => part[step] as Record<string, unknown>, record)
  if (value === undefined) delete at[last]
  else at[last] = value
  return record
}

function unread(value: unknown): UnreadRecord {
  const record = readRecord('a', value)
  if (!isUnread(record)) throw new Error('it was read')
  return record
}

describe('a stored record', () => {
  it('is accepted if every field is valid', () => {
    expect(readRecord('a', RECORD)).toBe(RECORD)
    for (const field of ['stage', 'imported', 'from', 'before'])
      expect(isUnread(readRecord('a', changed(field, undefined)))).toBe(false)
    const { finished: _, result: __, ...running } = RECORD
    expect(readRecord('a', running)).toBe(running)
  })

  it.each([
    ['before', 1],
    ['before.at', -1],
    ['from', 'b'],
    ['from.id', 7],
    ['from.at', -1],
    ['from.finished', 'yesterday'],
    ['result.winner', 'nobody'],
    ['result.winner', null],
    ['result.points.0.total', null],
    ['result.points.0.total', '60'],
    ['result.points.0.total', Number.NaN],
    ['result.points.1.seat', 'chance'],
    ['result.points', {}],
    ['result.points', [null]],
    ['result.text', { it: 'Hai vinto' }],
    ['result.text', 'Hai vinto'],
    ['result', 7],
    ['result', null],
    ['result', undefined],
    ['finished', undefined],
    ['finished', '2026-11-03'],
    ['updated', 8.64e15 + 1],
    ['updated', Number.POSITIVE_INFINITY],
    ['updated', Number.NaN],
    ['updated', -1],
    ['updated', new Date()],
    ['created', null],
    ['stage', { it: 1, en: 2 }],
    ['stage', null],
    ['cursor', 2],
    ['cursor', -1],
    ['cursor', 0.5],
    ['rev', Number.MAX_SAFE_INTEGER],
    ['rev', '3'],
    ['title', 3],
    ['level', ['base']],
    ['game', 'concordia'],
    ['game', { id: 'duel' }],
    ['id', 'b'],
    ['imported', 'yes'],
    ['text', 'Dear diary'],
    ['text', undefined],
    ['text', { toString: 1 }],
    ['text', `${HEADER}somebody did something\n`],
  ])('with %s being %j is damaged', (path, value) => {
    expect(unread(changed(path, value))).toMatchObject({ id: 'a', unread: 'damaged' })
  })

  it.each([null, undefined, 7, 'a game', [], [RECORD], new Map(), 12n])('%s is damaged', (value) => {
    expect(unread(value)).toMatchObject({ id: 'a', unread: 'damaged', raw: value })
  })

  it.each([
    ['of a later edition', RECORD.text.replace('edition 1', 'edition 2')],
    ['of a later format', RECORD.text.replace('solotavolo 1', 'solotavolo 2')],
    ['with a mark that came later', RECORD.text.replace('seeded 1', 'seeded 1 · marks blessed')],
    ['of a game that came later', RECORD.text.replace('duel', 'go')],
  ])('%s asks for an update, whatever else a newer build has changed', (_, text) => {
    expect(unread({ ...RECORD, text })).toMatchObject({ unread: 'newer', game: 'duel', updated: RECORD.updated })
    expect(unread({ ...RECORD, text, result: { winner: 'the table' }, rev: 'x' }).unread).toBe('newer')
  })
})

describe('what is exported of a record that cannot be read', () => {
  it('is the save if there is one, with everything else in a comment', () => {
    const text = rawText(unread(changed('result.winner', 'nobody')))
    expect(readSave(text).entries).toHaveLength(1)
    expect(text).toContain('"winner":"nobody"')
    expect(text).toContain(`"updated":${RECORD.updated}`)
  })

  it('is only the save if a newer build can read it', () => {
    const text = RECORD.text.replace('edition 1', 'edition 2')
    expect(rawText(unread({ ...RECORD, text }))).toBe(text)
  })

  it('is everything if there is no save, including what JSON cannot express', () => {
    const odd: Record<string, unknown> = { text: 'x', big: 12n, never: Number.NaN, map: new Map([[1, 2]]) }
    odd['itself'] = odd
    expect(JSON.parse(rawText(unread(odd)))).toEqual({ text: 'x', big: '12', never: 'NaN', map: [[1, 2]], itself: '…' })
    expect(rawText(unread(null))).toBe('null\n')
    expect(rawText(unread(undefined))).toBe('undefined\n')
  })
})
