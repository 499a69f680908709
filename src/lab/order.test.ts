// Whether the choices of an option are in order, told with the doubt.
import { describe, expect, test } from 'vitest'
import { manifestOf } from '../games/index.ts'
import { commandOf } from './command.ts'
import { csvOf } from './csv.ts'
import { headlinePlot } from './html.ts'
import { ratePlot } from './plots.ts'
import { stepsOf, tellOrder, tellStep } from './order.ts'
import { headlineOf, report } from './report.ts'
import type { Run } from './study.ts'
import { tally, type Tally } from './tally.ts'

const won = (count: number, games = 1000): Tally => {
  const all = tally()
  all.games = games
  all.won.you = count
  all.won.automa = games - count
  all.score.you[50] = all.score.automa[60] = games
  return all
}
const points = (mean: number, games = 100): Tally => {
  const all = tally()
  all.games = all.won.none = games
  all.score.you[mean - 10] = all.score.you[mean + 10] = games / 2
  return all
}
const rows = (...tallies: Tally[]) =>
  tallies.map((one, at) => ({ label: `level ${at + 1}`, run: { tally: one } as Run, report: report(one, []) }))
const told = (...tallies: Tally[]) => tellOrder(stepsOf(rows(...tallies)), 'en')

describe('are they in order?', () => {
  test('yes, where every choice is harder and chance does not explain it', () => {
    expect(told(won(600), won(500), won(300))).toMatch(/^Yes: /)
    expect(told(points(90), points(80), points(70))).toMatch(/^Yes: /)
  })

  test('26.6 against 20.7 % of 2,000 games is harder; 15 against 7 of 40 may be chance', () => {
    expect(told(won(532, 2000), won(414, 2000))).toMatch(/^Yes: /)
    expect(told(won(15, 40), won(7, 40))).toBe('Not quite: with these games chance may explain level 1 → level 2.')
  })

  test('no, where one is easier than the one before', () => {
    expect(told(won(600), won(300), won(400))).toBe('No: easier than the one before is level 2 → level 3.')
    expect(told(won(300), won(400), won(600))).toMatch(/^The other way round/)
  })

  test('every difference is told with its interval', () => {
    const [step] = stepsOf(rows(won(500), won(450)))
    expect(step?.difference).toBeCloseTo(-0.05, 10)
    // Newcombe's interval of 500 against 450 of 1000, corrected for counts.
    expect(step?.interval[0]).toBeCloseTo(-0.0941, 3)
    expect(step?.interval[1]).toBeCloseTo(-0.0055, 3)
    expect(step && tellStep(step, 'en')).toBe('level 1 → level 2: −5.0 % (95 % interval: −9.4 % to −0.6 %)')
  })
})

describe('where nobody wins', () => {
  const all = rows(points(46), points(60))

  test('the mean of the points is what is judged, with its interval', () => {
    const { kind, value, interval } = headlineOf(report(points(46), []))
    expect([kind, value]).toEqual(['points', 46])
    // The deviation is 10.05, a tenth of it 1.005, times 1.96.
    expect(interval[0]).toBeCloseTo(44.03, 2)
    expect(interval[1]).toBeCloseTo(47.97, 2)
  })

  test('neither a plot nor a spreadsheet speaks of winning', () => {
    expect(headlinePlot(all, 'en')).toContain('Mean points: level 1 46.0; level 2 60.0')
    const sim = { game: 'terra-mystica', options: {}, player: 'random', seed: '1', version: { edition: 1, rules: 'x' } }
    const runs = all.map(({ report: result, run }) => ({
      report: result,
      run: { sim, tally: run.tally } as unknown as Run,
    }))
    const [head = ''] = csvOf(runs)
    expect(head).not.toMatch(/won|lost|win_|automa/)
    expect(head).toContain('you_mean,you_sd,you_low,you_high')
  })
})

test('the command that plays a study again', () => {
  const manifest = manifestOf('duel')
  const run = (level: string) =>
    ({
      games: 500,
      sim: { game: 'duel', options: { level, promos: 'both' }, player: 'search', playouts: 50, seed: "it's" },
    }) as unknown as Run
  expect(commandOf(manifest, [run('base'), run('facile')], 'level')).toBe(
    String.raw`solotavolo sim duel --every level --promos both --player search --playouts 50 --games 500 --seed 'it'\''s'`,
  )
})

test('a share is drawn as a share of all, not of the widest bar', () => {
  const widths = (rates: readonly number[]): readonly number[] =>
    [
      ...ratePlot(
        'won',
        rates.map((rate) => ({ label: 'x', rate })),
        'en',
      ).matchAll(/class="bar"[^>]* width="([\d.]+)"/g),
    ].map(([, width]) => Number(width))
  const [small = 0, whole = 0] = widths([0.03, 1])
  expect(small / whole).toBeCloseTo(0.03, 2)
  expect(widths([0.03])).toEqual([small])
})
