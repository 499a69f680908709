import { describe, expect, test } from 'vitest'
import { madeUpResults } from '../../../scripts/results.mjs'
import { ageOfComics } from '../../games/age-of-comics/manifest.ts'
import { toPlay as comics } from '../../games/age-of-comics/play.ts'
import { duel } from '../../games/duel/manifest.ts'
import { toPlay as duelRules } from '../../games/duel/play.ts'
import { terraMystica } from '../../games/terra-mystica/manifest.ts'
import { toPlay as mystic } from '../../games/terra-mystica/play.ts'
import { isUnreadResult, type ResultRecord, readResult } from '../store/result-record.ts'
import { csvOf, jsonOf } from './export.ts'
import type { Rules } from './facets.ts'
import { sheetOf } from './sheet.ts'
import { type Ended, statisticsOf } from './statistics.ts'

const RULES = { duel: duelRules as Rules, comics: comics as Rules, mystic: mystic as Rules }

const MANY = madeUpResults(5000).map((value) => {
  const result = readResult(value.id, value)
  if (isUnreadResult(result)) throw new Error('made up badly')
  return result
})
const of = (game: string): readonly ResultRecord[] => MANY.filter((result) => result.game === game)

const WON: Ended = {
  game: 'duel',
  edition: 1,
  options: { level: 'facile', promos: 'none' },
  facts: { address: ['MS'] },
  place: 'screen',
  winner: 'you',
  by: 'civilian',
  you: { total: 60, by: { blue: 60 } },
  automa: { total: 50, by: { blue: 50 } },
  moves: 60,
  undone: 0,
  hints: 0,
  marks: [],
  finished: 1,
}

const stateOf = (results: readonly Ended[], column: string) =>
  sheetOf(duel, RULES.duel, results)[0]?.fields.find((field) => field.column === column)

describe('statistics', () => {
  test('leave out games that did not begin at the beginning, and say how many', () => {
    const refereed = { ...WON, options: { ...WON.options, referee: 'yes' } }
    const results = [WON, { ...WON, began: 'copy' as const }, { ...WON, began: 'position' as const }, refereed]
    const { summary, apart } = statisticsOf(duel, RULES.duel, results)
    expect(summary.played).toBe(1)
    expect(apart).toBe(3)
  })

  test('count points only where they counted', () => {
    const instant = { ...WON, isInstant: true as const, you: { total: 99, by: {} } }
    const { summary, distribution, instant: ended } = statisticsOf(duel, RULES.duel, [WON, instant])
    expect(ended).toBe(1)
    expect(summary).toMatchObject({ played: 2, won: 2, best: 60, mean: 60, longest: 2 })
    expect(distribution).toEqual([{ from: 60, to: 60, games: 1 }])
  })

  test('count games by variants apart, by their titles, and nowhere else', () => {
    const by = (variant: string, winner: Ended['winner'] = 'you'): Ended => ({
      ...WON,
      winner,
      options: { ...WON.options, variant },
    })
    const [named, both, odd] = ['{"title":"Gentle"}', '{"title":{"it":"Dolce","en":"Soft"}}', 'not JSON'] as const
    const results = [WON, by(named), by(named, 'automa'), by(both), by(odd), by('none'), by('')]
    const { summary, main, variants, apart } = statisticsOf(duel, RULES.duel, [
      ...results,
      { ...by(named), began: 'position' },
    ])
    expect(summary.played).toBe(3)
    expect(main?.rows.reduce((sum, row) => sum + row.summary.played, 0)).toBe(3)
    expect(apart).toBe(1)
    expect(variants?.rows.map(({ id, summary: { played, won } }) => [id, played, won])).toEqual([
      [named, 2, 1],
      [both, 1, 1],
      [odd, 1, 1],
    ])
    expect(variants?.facet.choices.map(({ title }) => [title.it, title.en])).toEqual([
      ['Gentle', 'Gentle'],
      ['Dolce', 'Soft'],
      ['Variante senza titolo', 'Variant without a title'],
    ])
    expect(statisticsOf(duel, RULES.duel, [WON]).variants).toBeUndefined()
  })

  test('show what the lab’s players reach beside each level, and nothing beside other cuts', () => {
    const { main, cuts } = statisticsOf(duel, RULES.duel, [WON])
    expect(main?.rows.find(({ id }) => id === 'base')?.lab).toEqual({ greedy: 0.266, search: 0.97 })
    expect(cuts.flatMap(({ rows }) => rows.map(({ lab }) => lab))).toEqual(
      cuts.flatMap(({ rows }) => rows.map(() => undefined)),
    )
  })

  test('do not grow with the number of results', () => {
    const size = (results: readonly Ended[], rules: Rules, game: typeof duel): number => {
      const { distribution, progress, sources, main, cuts } = statisticsOf(game, rules, results)
      const parts = sheetOf(game, rules, results).reduce((sum, { fields }) => sum + fields.length, 0)
      const rows = [main, ...cuts].reduce((sum, cut) => sum + (cut?.rows.length ?? 0), 0)
      return distribution.length + progress.length + sources.length + rows + parts
    }
    for (const [game, rules] of [
      [duel, RULES.duel],
      [terraMystica, RULES.mystic],
    ] as const) {
      const results = of(game.id)
      expect(results.length).toBeGreaterThan(1900)
      expect(size(results, rules, game)).toBeLessThanOrEqual(size(results.slice(0, 300), rules, game) + 4)
      expect(size(results, rules, game)).toBeLessThan(120)
    }
  })
})

describe('the sheet', () => {
  test('is filled by a fair win, and stays open for a loss', () => {
    expect(stateOf([WON], 'facile')).toMatchObject({ state: 'filled', since: 1, reasons: [] })
    expect(stateOf([{ ...WON, winner: 'automa' }], 'facile')).toMatchObject({ state: 'open', games: 1 })
    expect(stateOf([WON], 'base')).toMatchObject({ state: 'open', games: 0 })
  })

  test.each([
    [{ marks: ['undone'] }, 'undone'],
    [{ marks: ['hint'] }, 'hint'],
    [{ began: 'position' }, 'position'],
    [{ began: 'copy' }, 'copy'],
    [{ options: { level: 'facile', referee: 'yes' } }, 'referee'],
    [{ options: { level: 'facile', variant: '{"title":"Gentle"}' } }, 'variant'],
  ] as const)('is not filled by a win with %j, and says why', (how, why) => {
    const helped = { ...WON, ...how } as Ended
    expect(stateOf([helped], 'facile')).toMatchObject({ state: 'helped', reasons: [why] })
    expect(stateOf([helped, { ...WON, finished: 2 }], 'facile')).toMatchObject({
      state: 'filled',
      since: 2,
      reasons: [],
    })
  })

  test('of a game without a winner is filled by the points of a good player', () => {
    const scored = (total: number): Ended => ({
      ...WON,
      game: 'terra-mystica',
      options: { level: 'easy' },
      facts: { faction: ['giants'] },
      winner: 'none',
      you: { total, by: { vp: total } },
    })
    const field = (results: readonly Ended[]) =>
      sheetOf(terraMystica, RULES.mystic, results)[0]?.fields.find(
        ({ row, column }) => row === 'giants' && column === 'easy',
      )
    expect(field([scored(94)])).toMatchObject({ state: 'open', best: 94, goal: 95 })
    expect(field([scored(94), scored(95)])).toMatchObject({ state: 'filled', best: 95 })
    expect(sheetOf(terraMystica, RULES.mystic, [])[0]?.fields).toHaveLength(3 * 14)
  })

  test('of Age of Comics has levels, challenges met in a won game, and every title up to the one that was reached', () => {
    const played: Ended = {
      ...WON,
      game: 'age-of-comics',
      options: { level: 'expert', challenges: 'challenge-beyond,challenge-35-fans', deck: 'standard' },
      facts: { met: ['challenge-beyond'], title: ['title-editor'] },
      winner: 'automa',
    }
    const filled = (result: Ended) =>
      sheetOf(ageOfComics, RULES.comics, [result]).map(({ fields }) =>
        fields.filter(({ state }) => state === 'filled').map(({ column }) => column),
      )
    const titles = ['title-proofreader', 'title-assistant-editor', 'title-editor']
    expect(filled(played)).toEqual([[], [], titles])
    expect(filled({ ...played, winner: 'you' })).toEqual([['expert'], ['challenge-beyond'], titles])
  })
})

describe('results as a file', () => {
  test('have a line each, with options, facts and points in columns of their own', () => {
    const [head, first, ...others] = csvOf(of('duel').slice(0, 3)).trimEnd().split('\n')
    const cells = Object.fromEntries((head ?? '').split(',').map((name, at) => [name, first?.split(',')[at]]))
    const [result] = of('duel')
    expect(cells).toMatchObject({
      id: result?.id,
      game: 'duel',
      level: result?.options['level'],
      is_address: result?.facts['address']?.[0],
      points: String(result?.you.total),
      you_blue: String(result?.you.by['blue']),
    })
    expect(others).toHaveLength(2)
  })

  test('give no formulas to a spreadsheet', () => {
    const [result] = of('duel') as [ResultRecord]
    expect(csvOf([{ ...result, seed: '=1+1', options: { level: 'a,"b"' } }])).toMatch(/,'=1\+1,.*,"a,""b""",/)
  })

  test('hold everything as JSON, also what cannot be read here', () => {
    const unread = [{ id: 'x', unread: 'newer' as const, raw: { format: 7 } }]
    expect(JSON.parse(jsonOf({ results: of('duel').slice(0, 2), unread }))).toEqual({
      solotavolo: 'results',
      results: of('duel').slice(0, 2),
      unread: [{ format: 7 }],
    })
  })
})
