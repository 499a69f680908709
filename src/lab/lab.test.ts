import { describe, expect, test } from 'vitest'
import { pebblesModule } from '../../test/fixtures/pebbles-module.ts'
import { manifestOf } from '../games/index.ts'
import { type AnyModule, BadInput } from '../kernel/contract.ts'
import { fullOptions } from '../kernel/options.ts'
import { playerOf } from '../players/index.ts'
import { compare } from './compare.ts'
import { csvOf } from './csv.ts'
import { htmlOf } from './html.ts'
import { wilson } from './interval.ts'
import { type Job, runJob, type Sim } from './job.ts'
import { planJobs, withRange } from './plan.ts'
import { ratePlot } from './plots.ts'
import { printReport } from './print.ts'
import { report } from './report.ts'
import { playGame, seedOf } from './run.ts'
import { summary } from './spread.ts'
import { readJob, readResult, readRuns, type Result } from './shape.ts'
import { addPart, openRun, partsOf, resume, type Run, writeRuns } from './study.ts'
import { merge, tally, type Tally } from './tally.ts'
import { UNKNOWN, versionOf } from './version.ts'

const module = pebblesModule as unknown as AnyModule
const simOf = (player = 'random', seed = '1', level = 'hard'): Sim => ({
  game: 'pebbles',
  options: { level },
  player,
  seed,
  version: { edition: 1, rules: '0123456789ab' },
})
const jobsOf = (run: Run): Job[] => Array.from(partsOf([run]), ({ job }) => job)
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

  test('counts what the two sides chose, not what chance drew', () => {
    expect(playGame(setting, 0).moves).toBe(12)
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
    const parts = Array.from(planJobs(simOf(), 100, [], 13), (job) => runJob(module, job))
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
    const played = [...planJobs(simOf(), 40, done, 7)].flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, at) => from + at),
    )
    const missing = Array.from({ length: 40 }, (_, at) => at).filter((at) => !done.some(([a, b]) => a <= at && at < b))
    expect(played).toEqual(missing)
  })

  test('is empty where more is done than wanted', () => {
    expect([...planJobs(simOf(), 10, [[0, 25]])]).toEqual([])
  })

  test('of a billion games is made job by job', () => {
    const [first] = planJobs(simOf('search'), 1e9)
    expect(first).toEqual({ sim: simOf('search'), from: 0, to: 1 })
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
    const [kept] = readRuns(writeRuns([played()]))
    const again = resume(kept === undefined ? [] : [kept], simOf(), 90)
    expect(jobsOf(again).map(({ from, to }) => [from, to])).toEqual([[60, 90]])
    for (const job of jobsOf(again)) addPart(again, job, runJob(module, job))
    expect(again.tally).toEqual(simulate(simOf(), 90))
  })

  test('of another simulation begins anew', () => {
    expect(resume([played()], simOf('random', '2'), 10).tally.games).toBe(0)
  })

  test('of the same games by other rules is not gone on with', () => {
    const changed: Sim = { ...simOf(), version: { edition: 1, rules: 'ba9876543210' } }
    expect(() => resume([played()], changed, 90)).toThrow(
      'these games are of another version of the rules (edition 1, rules 0123456789ab; here: edition 1, rules ba9876543210)',
    )
    const edition: Sim = { ...simOf(), version: { ...simOf().version, edition: 2 } }
    expect(() => resume([played()], edition, 90)).toThrow('here: edition 2, rules 0123456789ab')
  })

  test('without a version is read, said to be of an unknown one and not gone on with', () => {
    const file = JSON.parse(writeRuns([played()])) as { runs: { sim: { version?: unknown } }[] }
    for (const { sim } of file.runs) delete sim.version
    const [old] = readRuns(JSON.stringify(file))
    expect(old?.sim.version).toEqual(UNKNOWN)
    expect(old?.tally.games).toBe(60)
    expect(() => resume(old === undefined ? [] : [old], simOf(), 90)).toThrow('unknown version')
    expect(readRuns(writeRuns(old === undefined ? [] : [old]))).toEqual([old])
  })

  test.each([
    ['{', 'this is not JSON'],
    ['{"runs":[]}', 'this is no simulation'],
    ['{"format":"solotavolo simulation 1","runs":[{}]}', 'this is no simulation'],
  ])('a file with %s is refused in one sentence', (text, why) => {
    expect(() => readRuns(text)).toThrow(why)
  })

  const without = (text: string, ...gone: string[]) => gone.reduce((left, one) => left.replace(one, ''), text)
  test.each<[string, (text: string) => string]>([
    ['cut off', (text) => text.slice(0, 300)],
    ['more games than are played', (text) => text.replace('"games":60,"won"', '"games":61,"won"')],
    ['more games than are done', (text) => text.replace('[[0,60]]', '[[0,61]]')],
    ['games done twice', (text) => text.replace('[[0,60]]', '[[0,30],[0,30]]')],
    ['games below zero', (text) => text.replace('[[0,60]]', '[[-10,50]]')],
    ['a count that is no whole number', (text) => text.replace(/"moves":\{"12":60\}/, '"moves":{"12":59.5,"13":0.5}')],
    ['a count below zero', (text) => text.replace(/"moves":\{"12":60\}/, '"moves":{"12":61,"13":-1}')],
    ['lengths that do not add up', (text) => text.replace(/"moves":\{"12":60\}/, '"moves":{"12":59}')],
    ['nobody who won', (text) => without(text, '"shared":0,')],
    ['a name that moves the cursor', (text) => text.replace('"random"', '"\\u001b[2Jrandom"')],
    ['rules by no name', (text) => text.replace('0123456789ab', 'mine')],
  ])('a damaged file is refused: %s', (_, damage) => {
    const whole = writeRuns([played()])
    expect(damage(whole)).not.toBe(whole)
    expect(() => readRuns(damage(whole))).toThrow(/^this (is not JSON|is no simulation|simulation is damaged)/)
  })
})

describe('what a queue holds', async () => {
  const duel = manifestOf('duel')
  const rules = await duel.load()
  const sim: Sim = {
    game: 'duel',
    options: fullOptions(duel.options, {}),
    player: 'greedy',
    seed: '1',
    version: versionOf(rules),
  }
  const job: Job = { sim, from: 100, to: 110 }

  test('is played where it is a job', async () => {
    expect(await readJob(JSON.parse(JSON.stringify(job)))).toEqual({ job, module: rules })
  })

  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'no games of a simulation'],
    ['a word', 'play', 'no games of a simulation'],
    ['a million years of games', { ...job, to: 1e15 }, 'no games of a simulation'],
    ['more games than a job has', { ...job, from: 0, to: 101 }, 'no games of a simulation'],
    ['no games', { ...job, to: 100 }, 'no games of a simulation'],
    ['games backwards', { ...job, to: 90 }, 'no games of a simulation'],
    ['half a game', { ...job, to: 100.5 }, 'no games of a simulation'],
    ['games below zero', { ...job, from: -5, to: 5 }, 'no games of a simulation'],
    ['more than it needs', { ...job, also: 'rm' }, 'no games of a simulation'],
    ['an unknown game', { ...job, sim: { ...sim, game: 'chess' } }, 'there is no game "chess"'],
    ['an unknown player', { ...job, sim: { ...sim, player: 'bob' } }, 'there is no player "bob"'],
    ['a seed that is none', { ...job, sim: { ...sim, seed: 'a b' } }, 'a seed is'],
    ['too long a thought', { ...job, sim: { ...sim, playouts: 1e8 } }, 'no games of a simulation'],
    ['an unknown level', { ...job, sim: { ...sim, options: { ...sim.options, level: 'x' } } }, 'level cannot be "x"'],
    ['an unknown option', { ...job, sim: { ...sim, options: { ...sim.options, x: 'y' } } }, 'no option "x"'],
    ['too few options', { ...job, sim: { ...sim, options: {} } }, 'no games of a simulation'],
    ['other rules', { ...job, sim: { ...sim, version: { edition: 1, rules: '0123456789ab' } } }, 'another version'],
    ['another edition', { ...job, sim: { ...sim, version: { ...sim.version, edition: 99 } } }, 'another version'],
    ['no rules at all', { ...job, sim: { ...sim, version: undefined } }, 'another version'],
  ])('is refused in words where it is %s', async (_, data, why) => {
    await expect(readJob(data)).rejects.toThrow(why)
    await expect(readJob(data)).rejects.toBeInstanceOf(BadInput)
  })

  const result = (): Result => ({ version: sim.version, tally: runJob(rules, job) })

  test('is counted where it is the result of its job', () => {
    const { tally: played } = result()
    expect(readResult(JSON.parse(JSON.stringify(result())), job, rules)).toEqual(played)
  })

  const faked = (change: (tally: Tally) => void) => () => {
    const all = result()
    change(all.tally)
    return all
  }
  test.each<[string, () => unknown]>([
    ['nothing', () => null],
    ['a tally without its version', () => result().tally],
    [
      'a million wins',
      faked((all) => {
        all.won.you = 1e6
      }),
    ],
    [
      'a million games',
      faked((all) => {
        all.games = 1e6
      }),
    ],
    [
      'all won by you, in no way',
      faked((all) => {
        all.won.automa = 0
        all.won.you = 10
      }),
    ],
    ['a game more', () => ({ ...result(), tally: runJob(rules, { ...job, to: 111 }) })],
    ['a game less', () => ({ ...result(), tally: runJob(rules, { ...job, to: 109 }) })],
    [
      'an end the game does not have',
      faked((all) => {
        const ends = all.by.automa
        const [end = ''] = Object.keys(ends)
        ends['magic'] = ends[end] ?? 0
        delete ends[end]
      }),
    ],
    [
      'an end that is everybody’s',
      faked((all) => {
        const ends = all.by.automa
        const [end = ''] = Object.keys(ends)
        ends['toString'] = ends[end] ?? 0
        delete ends[end]
      }),
    ],
    [
      'a rung the game does not have',
      faked((all) => {
        all.rungs['duel.magic'] = 1
      }),
    ],
    [
      'a rung half a time',
      faked((all) => {
        const [rung = ''] = Object.keys(all.rungs)
        all.rungs[rung] = 0.5
      }),
    ],
    [
      'points that are no number',
      faked((all) => {
        Object.assign(all.score.you, { many: 1 })
      }),
    ],
    [
      'points of games that were not played',
      faked((all) => {
        Object.assign(all.score.automa, { 777: 1 })
      }),
    ],
    [
      'a game without moves',
      faked((all) => {
        const [length = 0] = Object.keys(all.moves).map(Number)
        all.moves[length] = (all.moves[length] ?? 0) - 1
        all.moves[0] = 1
      }),
    ],
  ])('is refused in words where it is %s', (_, make) => {
    expect(() => readResult(make(), job, rules)).toThrow('this result cannot be of those games')
  })

  test('is refused where it was played by other rules', () => {
    const other = { ...result(), version: { ...sim.version, rules: '0123456789ab' } }
    expect(() => readResult(other, job, rules)).toThrow(/another version .*0123456789ab; here: /)
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
    expect(english.filter((line) => /\[[SQ]/.test(line))).toHaveLength(5)
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
    expect(line?.[head?.indexOf('edition') ?? -1]).toBe('1')
    expect(line?.[head?.indexOf('rules') ?? -1]).toBe('0123456789ab')
  })

  test('is a page with plots and figures, and nothing to load', () => {
    const page = htmlOf({
      title: 'A & B',
      lang: 'it',
      module,
      command: 'solotavolo sim pebbles',
      date: new Date('2026-03-01T12:00:00Z'),
      rows: [{ label: 'hard', run, report: result }],
    })
    expect(page).toContain('1 marzo 2026')
    expect(page).toContain('<code>solotavolo sim pebbles</code>')
    expect(page).toContain('<title>A &amp; B</title>')
    expect(page.match(/<svg /g)).toHaveLength(4)
    expect(page).toContain('edizione 1, regole 0123456789ab')
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
    expect(found[0]).toMatchObject({ what: 'won' })
    expect(Math.min(...found.map((one) => one.p))).toBeLessThan(0.001)
  })

  test('doubts are those of the normal distribution, corrected for how many were looked at', () => {
    // 550 of 1000 against 500 of 1000: z = 0.049 / 0.022333 = 2.1940, two-sided 0.02824. Who wins is a question of its own.
    expect(p('won', coins(500, 1000), coins(550, 1000))).toBeCloseTo(0.02824, 4)
    // 15 against 7 of 40: z = 1.753, two-sided 0.0796.
    expect(p('won', coins(15, 40), coins(7, 40))).toBeCloseTo(0.0796, 3)
    expect(p('won', coins(500, 1000), coins(500, 1000))).toBe(1)
  })

  test('the rungs are a family of their own: however many there are, the one question stays as sure', () => {
    const [a, b] = [coins(120, 1000), coins(167, 1000)]
    const alone = p('won', a, b)
    for (let n = 0; n < 48; n++) a.rungs[`rung-${n}`] = b.rungs[`rung-${n}`] = 100
    b.rungs['rung-0'] = 135
    expect(p('won', a, b)).toBe(alone)
    expect(alone).toBeLessThan(0.01)
    // z = 2.283, two-sided 0.0224: alone it would count, among 48 it does not.
    expect(compare(a, b).find(({ of }) => of === 'rung-0')?.p).toBe(1)
  })

  test('where nobody wins, points are the one question, and winning is not spoken of', () => {
    const points = (mean: number) => {
      const all = coins(0, 100)
      all.won.none = 100
      all.score.you[mean - 5] = 50
      all.score.you[mean + 5] = 50
      return all
    }
    const found = compare(points(40), points(43))
    expect(found.map(({ what }) => what)).not.toContain('won')
    expect(found.map(({ what }) => what)).not.toContain('automa')
    expect(found[0]).toMatchObject({ what: 'you', before: 40, after: 43 })
    expect(found[0]?.p).toBeLessThan(0.001)
  })
})

test('a bar of a share is as long as the share of the whole width', () => {
  const widths = (rates: readonly number[]) => {
    const plot = ratePlot(
      'ends',
      rates.map((rate, at) => ({ label: `end ${at}`, rate })),
      'en',
    )
    return [...plot.matchAll(/class="bar"[^>]* width="([\d.]+)"/g)].map(([, width]) => Number(width))
  }
  const [half, least] = widths([0.5, 0.02])
  expect(half).toBeCloseTo(25 * (least ?? 0), 0)
  expect(widths([0.02, 0.01])[0]).toBe(least)
})
