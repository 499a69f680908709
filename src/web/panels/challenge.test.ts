import { describe, expect, test } from 'vitest'
import SAVE from '../../../test/corpus/duel-base-greedy.txt?raw'
import { BadInput } from '../../kernel/contract.ts'
import { gameResult } from '../../kernel/result.ts'
import { Table } from '../../kernel/table.ts'
import { openSave } from '../store/open.ts'
import { challengeLink, compareResults, isChallenging, readChallenge, rivalOf } from './challenge.ts'
import { opened, packed } from './link.ts'

const { table: TABLE } = await openSave(SAVE)

const textIn = async (link: string): Promise<string> => opened(link.split('deal=')[1] ?? '')

describe('a challenge', () => {
  test('deals the same, names the result to beat, and holds no move', async () => {
    const link = await challengeLink(TABLE)
    expect(link).toMatch(/^#\/challenge\?deal=[\w-]+$/)
    const { manifest, setup, rival } = await readChallenge(`https://example.org/${link}`)
    expect(manifest.id).toBe('duel')
    expect(rival).toEqual(rivalOf(gameResult(TABLE)))
    const again = new Table(TABLE.module, setup)
    again.advance()
    const draws = again.log.map(({ move }) => again.module.game.key(move))
    expect(draws.length).toBeGreaterThan(3)
    expect(TABLE.log.slice(0, draws.length).map(({ move }) => again.module.game.key(move))).toEqual(draws)
    const text = await textIn(link)
    expect(text.split('\n').filter((line) => line !== '' && !line.startsWith(';'))).toHaveLength(1)
  })

  test('is damaged, of other rules or no challenge at all: refused in a sentence', async () => {
    const link = await challengeLink(TABLE)
    const text = await textIn(link)
    const changed = async (change: (text: string) => string) => `#/challenge?deal=${await packed(change(text))}`
    for (const bad of [
      link.slice(0, -9),
      '#/challenge',
      '#/challenge?deal=%%',
      await changed((each) => each.replace('; rival {', '; rival [')),
      await changed((each) => each.replace('"moves"', '"moved"')),
      await changed((each) => each.replace('chance seeded', 'chance dealt; ')),
      await changed((each) => each.replace('edition 1', 'edition 0')),
      await changed((each) => each.replace('edition 1', 'edition 2')),
      await changed((each) => each.replace('· duel ·', '· nothing ·')),
      await changed((each) => `${each}you build x\n`),
    ])
      await expect(readChallenge(bad), bad).rejects.toThrow(BadInput)
  })

  test('is sent only of finished games that others can be dealt', async () => {
    expect(isChallenging(TABLE)).toBe(true)
    const running = (await openSave(SAVE)).table
    running.goto(40)
    expect(isChallenging(running)).toBe(false)
  })

  test('is won by a victory, then by the margin; by points alone where nobody wins', () => {
    const result = (winner: 'you' | 'automa' | 'shared' | 'none', yours: number, its?: number) => ({
      winner,
      you: { total: yours, by: {} },
      ...(its === undefined ? {} : { automa: { total: its, by: {} } }),
    })
    expect(compareResults(result('you', 50, 49), result('automa', 70, 90))).toBe('better')
    expect(compareResults(result('you', 60, 50), result('you', 62, 50))).toBe('worse')
    expect(compareResults(result('none', 80), result('none', 79))).toBe('better')
    expect(compareResults(result('shared', 50, 50), result('shared', 60, 60))).toBe('equal')
    expect(compareResults({ ...result('you', 10, 40), isInstant: true }, result('you', 62, 50))).toBe('equal')
  })
})
