import { describe, expect, test } from 'vitest'
import { pebblesModule } from '../../test/fixtures/pebbles-module.ts'
import type { AnyModule } from '../kernel/contract.ts'
import { playerOf } from '../players/index.ts'
import { compare } from './compare.ts'
import { csvOf } from './csv.ts'
import { htmlOf } from './html.ts'
import { wilson } from './interval.ts'
import { type Job, planJobs, runJob, type Sim, withRange } from './job.ts'
import { printReport } from './print.ts'
import { report } from './report.ts'
import { playGame, seedOf } from './run.ts'
import { summary } from './spread.ts'
import { addPart, jobsOf, openRun, readRuns, resume, writeRuns } from './study.ts'
import { merge, tally } from './tally.ts'

const module = pebblesModule as unknown as AnyModule
const simOf = (player = 'random', seed = '1', level = 'hard'): Sim => ({
  game: 'pebbles',
  options: { level },
  player,
  seed,
})
const simulate = (sim: Sim, games: number) => runJob(module, { sim, from: 0, to: games })
const setting = { module: pebblesModule, options: { level: 'hard' }, player: playerOf('random'), seed: '1' }

describe('one game', () => {
  test('is the same in any batch: its number and the base seed fix it', () => {
    const forward = [0, 1, 2, 3].map((index) => playGame(setting, index))
    const backward = [3, 2, 1, 0].map((index) => playGame(setting, index)).reverse()
    expect(backward).toEqual(forward)
  })

  test('has a seed of its own', () => {
    const seeds = new Set(Array.from({ length: 5000 }, (_, index) => seedOf('1', index)))
    expect(seeds.size).toBe(5000)
    expect(seedOf('2', 0)).not.toBe(seedOf('1', 0))
  })

  test('counts the moves of all three seats', () => {
    expect(playGame(setting, 0).moves).toBe(30)
  })
})

describe('a job', () => {
  test('gives the same result under the same seed, another under another', () => {
    expect(simulate(simOf(), 50)).toEqual(simulate(simOf(), 50))
    expect(simulate(simOf('random', '2'), 50)).not.toEqual(simulate(simOf(), 50))
  })

  test('adds up: every game is won, lost or shared, and every victory has its kind', () => {
    const all = simulate(simOf(), 200)
    expect(all.games).toBe(200)
    expect(all.won.you + all.won.automa + all.won.shared).toBe(200)
    const kinds = Object.values(all.by).flatMap((by) => Object.values(by))
    expect(kinds.reduce((a, b) => a + b, 0)).toBe(200)
    expect(summary(all.score.you).count).toBe(200)
  })

  test('parts add up to the whole, in any order', () => {
    const parts = planJobs(simOf(), 100, [], 13).map((job) => runJob(module, job))
    const all = tally()
    for (const part of parts.reverse()) merge(all, part)
    expect(all).toEqual(simulate(simOf(), 100))
  })

  test('a better player wins more', () => {
    expect(simulate(simOf('greedy'), 300).won.you).toBeGreaterThan(simulate(simOf(), 300).won.you)
  })

  test('tells how far it is and stops when told to', () => {
    const told: number[] = []
    const job: Job = { sim: simOf(), from: 10, to: 40 }
    const all = runJob(module, job, (done) => {
      told.push(done)
      return done < 5
    })
    expect(told).toEqual([1, 2, 3, 4, 5])
    expect(all.games).toBe(5)
  })
})

describe('a plan', () => {
  test('covers every game once, whatever is done already', () => {
    const done = [
      [5, 8],
      [20, 31],
    ] as const
    const played = planJobs(simOf(), 40, done, 7).flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, at) => from + at),
    )
    const missing = Array.from({ length: 40 }, (_, at) => at).filter((at) => !done.some(([a, b]) => a <= at && at < b))
    expect(played).toEqual(missing)
  })

  test('is empty where more is done than wanted', () => {
    expect(planJobs(simOf(), 10, [[0, 25]])).toEqual([])
  })

  test('ranges that touch are one', () => {
    expect(
      withRange(
        [
          [0, 5],
          [9, 12],
        ],
        [5, 9],
      ),
    ).toEqual([[0, 12]])
  })
})

describe('a run', () => {
  const played = () => {
    const run = openRun(simOf(), 60)
    for (const job of planJobs(run.sim, 60, [], 25)) addPart(run, job, runJob(module, job))
    return run
  }

  test('counts a job once, however often it comes back', () => {
    const run = played()
    addPart(run, { sim: run.sim, from: 0, to: 25 }, runJob(module, { sim: run.sim, from: 0, to: 25 }))
    expect(run.tally).toEqual(simulate(simOf(), 60))
    expect(jobsOf(run)).toEqual([])
  })

  test('is taken up again from its file and goes on to the same result', () => {
    const [kept] = readRuns(writeRuns([played()]), 'a.json')
    const again = resume(kept === undefined ? [] : [kept], simOf(), 90)
    expect(jobsOf(again).map(({ from, to }) => [from, to])).toEqual([[60, 90]])
    for (const job of jobsOf(again)) addPart(again, job, runJob(module, job))
    expect(again.tally).toEqual(simulate(simOf(), 90))
  })

  test('of another simulation begins anew', () => {
    expect(resume([played()], simOf('random', '2'), 10).tally.games).toBe(0)
  })

  test.each([
    ['{', 'a.json is not JSON'],
    ['{"runs":[]}', 'a.json is no simulation'],
    ['{"format":"solotavolo simulation 1","runs":[{}]}', 'a.json is no simulation'],
  ])('a file with %s is refused in one sentence', (text, why) => {
    expect(() => readRuns(text, 'a.json')).toThrow(why)
  })
})

describe("Wilson's interval", () => {
  test.each([
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [5, 10, 0.2366, 0.7634],
    [300, 1000, 0.2724, 0.3291],
  ])('%i of %i', (hits, of, low, high) => {
    const [a, b] = wilson(hits, of)
    expect(a).toBeCloseTo(low, 3)
    expect(b).toBeCloseTo(high, 3)
  })

  test('of no games is everything', () => {
    expect(wilson(0, 0)).toEqual([0, 1])
  })
})

test('mean and deviation are those of the sample', () => {
  const { mean, sd, min, max } = summary({ 2: 1, 4: 3, 5: 2, 7: 1, 9: 1 })
  expect(mean).toBe(5)
  expect(sd).toBeCloseTo(2.138, 3)
  expect([min, max]).toEqual([2, 9])
})

describe('a report', () => {
  const run = { ...openRun(simOf(), 100), tally: simulate(simOf(), 100) }
  const result = report(run.tally, module.ladders)

  test('survives JSON unchanged', () => {
    expect(JSON.parse(JSON.stringify(result))).toEqual(result)
  })

  test('lists every rung, those that never decided too', () => {
    const { rungs } = report(simulate(simOf('random', '1', 'easy'), 20), module.ladders)
    expect(rungs.find(({ rung }) => rung === 'pebbles.even')).toEqual({
      ladder: 'pebbles.take',
      rung: 'pebbles.even',
      count: 0,
    })
    expect(rungs.find(({ rung }) => rung === 'pebbles.highest')?.count).toBeGreaterThan(0)
    expect(rungs).toHaveLength(5)
  })

  test('prints in both languages, every rung on a line of its own', () => {
    const italian = printReport(result, module, 'it')
    const english = printReport(result, module, 'en')
    expect(italian).toHaveLength(english.length)
    expect(italian.join('\n')).toContain('intervallo al 95 %')
    expect(italian.join('\n')).toMatch(/automa: più punti +\d/)
    expect(english.filter((line) => line.includes('[S'))).toHaveLength(5)
  })

  test('says never of a rung that never decided', () => {
    const easy = report(simulate(simOf('random', '1', 'easy'), 20), module.ladders)
    const lines = printReport(easy, module, 'en')
    expect(lines.find((line) => line.includes('an even pebble'))).toContain('never')
  })

  test('is a line for spreadsheets, as many cells as the head has', () => {
    const [head, line] = csvOf([{ run, report: result }]).map((text) => text.split(','))
    expect(line).toHaveLength(head?.length ?? 0)
    expect(line?.[head?.indexOf('won') ?? -1]).toBe(String(run.tally.won.you))
  })

  test('is a page with plots and figures, and nothing to load', () => {
    const page = htmlOf({
      title: 'A & B',
      lang: 'it',
      module,
      rows: [{ label: 'hard', run, report: result }],
    })
    expect(page).toContain('<title>A &amp; B</title>')
    expect(page.match(/<svg /g)).toHaveLength(4)
    expect(page).toContain('Quante volte ha deciso ogni gradino')
    expect(page).not.toMatch(/<script|<link|https?:/)
  })
})

describe('comparing', () => {
  const p = (name: string, a = tally(), b = tally()) => compare(a, b).find(({ what }) => what === name)?.p ?? -1
  const coins = (won: number, games: number) => {
    const all = tally()
    all.games = games
    all.won.you = won
    return all
  }

  test('other seeds of the same rules differ by chance alone', () => {
    const found = compare(simulate(simOf('random', 'a'), 1500), simulate(simOf('random', 'b'), 1500))
    expect(found.filter(({ p: doubt }) => doubt < 0.05)).toEqual([])
  })

  test('another level is another game', () => {
    const found = compare(simulate(simOf('greedy', 'a', 'easy'), 800), simulate(simOf('greedy', 'b', 'hard'), 800))
    expect(found[0]?.p).toBeLessThan(0.001)
  })

  test('doubts are those of the normal distribution, corrected for how many were looked at', () => {
    // 550 of 1000 against 500 of 1000: z = 2.2387, two-sided 0.02517, and four things were looked at.
    expect(p('won', coins(500, 1000), coins(550, 1000))).toBeCloseTo(4 * 0.02517, 3)
    expect(p('won', coins(500, 1000), coins(500, 1000))).toBe(1)
  })
})
