// How strong a brain is, and how honest: games of its search at every level.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Brain, Calibration } from '../kernel/eye.ts'
import { calibrationError, covered, fitChances, fitPoints, reliability, type Told, toldIn } from './calibrate.ts'
import { brainFile, put, textOf } from './files.ts'
import { courseOf } from './games.ts'
import type { Contender, Shown } from './tasks.ts'
import { type Threads, trial } from './threads.ts'
import { mean } from './train.ts'

export interface Wanted {
  readonly root: string
  readonly cache: string
  readonly games: number
  readonly playouts: number
  readonly seed: string
  readonly level?: string | undefined
  readonly player?: string | undefined
  /** Choices that somebody else makes first (`Trial`). */
  readonly lent: number
}

/** Plays games at every level and tells what they came to. */
export async function tryOut(threads: Threads, game: string, wanted: Wanted): Promise<Map<string, Shown[]>> {
  const { levels, module, settings } = await courseOf(game)
  const hasWinner = module.score(module.game.start(settings[0] ?? {})).sides.length > 1
  const { player, seed } = wanted
  const contender: Contender =
    player === undefined
      ? {
          brain: existsSync(brainFile(wanted.root, game)) ? readBrain(wanted.root, game) : undefined,
          playouts: wanted.playouts,
        }
      : { playouts: 0, player: player === 'random' ? 'random' : 'greedy' }
  const found = new Map<string, Shown[]>()
  for (const level of wanted.level?.split(',') ?? levels) {
    const games = await trial(threads, game, wanted.games, { level, contender, seed, lent: wanted.lent })
    found.set(level, games)
    console.log(`${game} ${level} (${player ?? `${wanted.playouts} playouts`}): ${summary(games, hasWinner)}`)
  }
  return found
}

const readBrain = (root: string, game: string): Brain =>
  JSON.parse(readFileSync(brainFile(root, game), 'utf8')) as Brain

function summary(games: readonly Shown[], hasWinner: boolean): string {
  const won = mean(games.map((one) => one.won))
  const points = games.map((one) => one.points)
  const centre = mean(points)
  const error = Math.sqrt(mean(points.map((one) => (one - centre) ** 2)) / games.length)
  const spread = 1.96 * Math.sqrt((won * (1 - won)) / games.length)
  const winning = hasWinner ? `won ${percent(won)} ± ${percent(spread)}, ` : ''
  return `${winning}points ${centre.toFixed(1)} ± ${(1.96 * error).toFixed(1)}, ${games.length} games`
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** Plays, fits what was told to what happened, writes it into the brain and prints how honest it is. */
export async function calibrate(threads: Threads, game: string, wanted: Wanted): Promise<void> {
  const brain = readBrain(wanted.root, game)
  const found = await tryOut(threads, game, wanted)
  const file = join(wanted.cache, `${game}-told.json`)
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : { told: [] }
  // Games played before with the same brain count, too.
  const known = before.made === brain.made && before.seed !== wanted.seed ? before.told : []
  const shift = 1 + Math.max(0, ...known.map((one) => one.game))
  const told = [...found].flatMap(([level, games]) => toldIn(level, games, brain.unit, shift))
  const all = [...known, ...told]
  put(file, JSON.stringify({ made: brain.made, seed: wanted.seed, told: all } satisfies Kept))
  const fit = brain.unit === 'won' ? fitChances : fitPoints
  const calibration = fit(all)
  put(brainFile(wanted.root, game), textOf({ ...brain, calibration }))
  console.log(honesty(all, fit, brain.unit))
}

interface Kept {
  readonly made?: string
  readonly seed?: string
  readonly told: readonly Told[]
}

/** Fitted on one half of the games and told of the other, both ways. */
function honesty(all: readonly Told[], fit: (told: readonly Told[]) => Calibration, unit: Brain['unit']): string {
  const halves = [0, 1].map((half) => all.filter(({ game }) => game % 2 === half))
  const [first = [], second = []] = halves
  const crossed = [
    { told: second, by: fit(first) },
    { told: first, by: fit(second) },
  ]
  if (unit === 'points') {
    const share = mean(crossed.map(({ told, by }) => covered(told, by)))
    return `${all.length} positions; eight in ten were to lie in the interval told, ${percent(share)} did`
  }
  const bins = crossed.map(({ told, by }) => reliability(told, by))
  const joined = (bins[0] ?? []).map((bin, at) => {
    const other = bins[1]?.[at] ?? { told: 0, came: 0, count: 0 }
    const count = bin.count + other.count
    const of = (a: number, b: number): number => (count === 0 ? 0 : (a * bin.count + b * other.count) / count)
    return { told: of(bin.told, other.told), came: of(bin.came, other.came), count }
  })
  const rows = joined
    .filter(({ count }) => count > 0)
    .map(({ told, came, count }) => `| ${percent(told)} | ${percent(came)} | ${count} |`)
  const levels = [...new Set(all.map(({ level }) => level))].map((level) => {
    const at = crossed.map(({ told, by }) => ({ told: told.filter((one) => one.level === level), by }))
    const count = at.reduce((sum, one) => sum + one.told.length, 0)
    const gap =
      at.reduce((sum, { told, by }) => sum + told.length * calibrationError(reliability(told, by)), 0) /
      Math.max(count, 1)
    return `${level}: ${count} positions, error ${gap.toFixed(3)}`
  })
  return [
    `${all.length} positions, expected calibration error ${calibrationError(joined).toFixed(3)}`,
    '| told | happened | positions |',
    '| ---: | ---: | ---: |',
    ...rows,
    ...levels,
  ].join('\n')
}
