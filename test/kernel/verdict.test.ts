import { describe, expect, test } from 'vitest'
import type { ScoreSheet, Verdict } from '../../src/kernel/contract.ts'
import { ledgerOf } from '../../src/kernel/ledger.ts'
import { isMove } from '../../src/kernel/moves.ts'
import { turningOf } from '../../src/kernel/turning.ts'
import { decidedBy, verdictOf } from '../../src/kernel/verdict.ts'
import { pebblesTable, playedOut } from '../fixtures/tables.ts'

type Outcome = ScoreSheet['outcome']

const both = (text: string) => ({ it: text, en: text })
const side = (seat: 'you' | 'automa', it: string, en: string, total: number) => ({
  seat,
  name: { it, en },
  ...(en === 'AI' && { inSentence: { it: 'l’IA', en: 'the AI' } }),
  items: [],
  total,
})

/** A game that ended so, between you and an opponent of that name. */
const ended = (
  winner: Outcome['winner'],
  yours: number,
  its: number,
  verdict?: Verdict,
  name: readonly [it: string, en: string] = ['IA', 'AI'],
) => ({
  score: (): ScoreSheet => ({
    sides: [side('you', 'Tu', 'You', yours), side('automa', name[0], name[1], its)],
    outcome: { winner, by: 'x', text: both('some other way') },
  }),
  ...(verdict === undefined ? {} : { verdict: () => verdict }),
})

describe('how a game was decided', () => {
  test.each([
    [ended('you', 61, 49), 'Vinci di 12 punti: 61 a 49', 'You win by 12 points: 61 to 49'],
    [ended('you', 50, 49), 'Vinci di 1 punto: 50 a 49', 'You win by 1 point: 50 to 49'],
    [ended('automa', 41, 102), 'L’IA vince di 61 punti: 102 a 41', 'The AI wins by 61 points: 102 to 41'],
    [
      ended('automa', 41, 102, undefined, ['SOLO', 'SOLO']),
      'SOLO vince di 61 punti: 102 a 41',
      'SOLO wins by 61 points: 102 to 41',
    ],
    [ended('shared', 50, 50), 'Parità: 50 punti a testa', 'A tie: 50 points each'],
    [ended('none', 88, 0), 'Il tuo punteggio: 88 punti', 'Your score: 88 points'],
  ])('is told by points and their margin', (judge, it, en) => {
    expect(decidedBy(judge, {})).toEqual({ it, en })
  })

  test('is the game’s own to tell where points did not decide', () => {
    expect(decidedBy(ended('automa', 0, 0, { isInstant: true, text: both('at once') }), {}).en).toBe('at once')
    // Without a verdict points that say otherwise are not told as the reason.
    expect(decidedBy(ended('automa', 20, 10), {}).en).toBe('some other way')
    expect(verdictOf(ended('you', 1, 0), {})).toEqual({})
  })
})

describe('where a game turned', () => {
  const table = playedOut()
  const { winner } = table.module.score(table.state).outcome
  const sign = winner === 'you' ? 1 : -1
  const margin = (at: number) => {
    const [you, automa] = ledgerOf(table).sides
    return sign * ((you?.course[at] ?? 0) - (automa?.course[at] ?? 0))
  }

  test('is the part of the game with the largest swing towards the winner, and the move in it', () => {
    expect(['you', 'automa']).toContain(winner)
    const { sections } = ledgerOf(table)
    const half = sections[1]?.from ?? 0
    const swings = [margin(half) - margin(0), margin(table.length) - margin(half)]
    const turning = turningOf(table)
    const part = Math.max(...swings) === swings[0] ? 0 : 1
    expect(turning?.section?.section).toEqual(sections[part])
    const [from, to] = part === 0 ? [0, half] : [half, table.length]
    expect(
      turning?.section?.gains.reduce((sum, { side: { seat }, points }) => sum + (seat === 'you' ? points : -points), 0),
    ).toBe(sign * (margin(to) - margin(from)))
    const entry = turning?.move.entry ?? 0
    expect(entry).toBeGreaterThan(from)
    expect(entry).toBeLessThanOrEqual(to)
    expect(isMove(table.entry(entry))).toBe(true)
  })

  test('is nowhere while nothing has happened', () => {
    expect(turningOf(pebblesTable())).toBeUndefined()
  })
})
