// `npm run train -- <game>`: learns a game by playing it, and writes what it learnt beside the rules of the game.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { GAMES } from '../games/index.ts'
import { OUTCOMES } from '../players/search/kept.ts'
import { VICTORY } from '../players/sight.ts'
import { courseOf } from './games.ts'
import { lineOf, reportOf } from './report.ts'
import { begin, nextGeneration, type Plan, type Progress } from './train.ts'
import { openThreads } from './threads.ts'
import { calibrate, tryOut, type Wanted } from './try-out.ts'
import { brainFile, put, textOf } from './files.ts'

export interface Places {
  /** Where the sources are, where half-done work lies, and what a thread runs. */
  readonly root: string
  readonly cache: string
  readonly worker: string
}

const PATIENCE = 0.85
const OPTIONS = {
  seed: { type: 'string', default: 'one' },
  budget: { type: 'string', default: '2000' },
  generations: { type: 'string', default: '12' },
  hidden: { type: 'string', default: '16' },
  playouts: { type: 'string', default: '0' },
  pairs: { type: 'string', default: '100' },
  teacher: { type: 'string', default: 'random' },
  width: { type: 'string', default: '0' },
  patience: { type: 'string', default: String(PATIENCE) },
  victory: { type: 'string', default: String(VICTORY) },
  every: { type: 'string', default: '1' },
  outcomes: { type: 'string', default: String(OUTCOMES) },
  threads: { type: 'string', default: '2' },
  games: { type: 'string', default: '40' },
  level: { type: 'string' },
  player: { type: 'string' },
  lent: { type: 'string', default: '0' },
  anew: { type: 'boolean', default: false },
} as const

export async function train(args: readonly string[], places: Places): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const threads = openThreads(Number(values.threads), places.worker)
  try {
    const [what = '', game = ''] = positionals
    const { level, player, seed } = values
    const fault = await faultIn(what === 'try' || what === 'calibrate' ? game : what, level)
    if (fault !== undefined) {
      console.error(`train: ${fault}`)
      return 2
    }
    const wanted: Wanted = {
      ...places,
      seed,
      level,
      player,
      games: Number(values.games),
      playouts: Number(values.playouts),
      lent: Number(values.lent),
    }
    if (what === 'try') await tryOut(threads, game, wanted)
    else if (what === 'calibrate') await calibrate(threads, game, wanted)
    else await learn(threads, planOf(what, values), places, values.anew)
    return 0
  } finally {
    await threads.close()
  }
}

/** What no training can begin with. */
async function faultIn(game: string, level: string | undefined): Promise<string | undefined> {
  const games = GAMES.map(({ id }) => id)
  if (!games.includes(game)) return `"${game}" is none of ${games.join(', ')}`
  const { levels } = await courseOf(game)
  const unknown = level?.split(',').find((each) => !levels.includes(each))
  return unknown === undefined ? undefined : `"${unknown}" is none of ${levels.join(', ')}`
}

function planOf(game: string, values: Readonly<Partial<Record<keyof typeof OPTIONS, string | boolean>>>): Plan {
  const number = (id: keyof typeof OPTIONS): number => Number(values[id])
  return {
    game,
    seed: String(values.seed),
    budget: number('budget'),
    generations: number('generations'),
    hidden: number('hidden'),
    playouts: number('playouts'),
    pairs: number('pairs'),
    teacher: values.teacher === 'greedy' ? 'greedy' : 'random',
    width: number('width'),
    patience: number('patience'),
    victory: number('victory'),
    every: number('every'),
    outcomes: number('outcomes'),
  }
}

async function learn(
  threads: ReturnType<typeof openThreads>,
  plan: Plan,
  places: Places,
  anew: boolean,
): Promise<void> {
  const file = join(places.cache, `${plan.game}-${plan.seed}.json`)
  let progress = anew ? begin(plan) : resumed(file, plan)
  while (!progress.isDone) {
    progress = await nextGeneration(threads, progress)
    put(file, JSON.stringify(progress))
    console.log(lineOf(progress))
  }
  const { brain } = progress
  if (brain === undefined) return
  const made = commandOf(plan)
  const { module, features } = await courseOf(plan.game)
  const known = await module.brain?.()
  const calibration = known?.calibration
  put(
    brainFile(places.root, plan.game),
    textOf({ ...brain, made, ...(calibration === undefined ? {} : { calibration }) }),
  )
  console.log(reportOf(progress, features))
}

const commandOf = (plan: Plan): string => {
  const { game, seed, budget, generations, hidden, playouts, pairs, teacher, width, patience } = plan
  const { victory, every, outcomes } = plan
  const unusual = [
    width === 0 ? '' : ` --width ${width}`,
    patience === PATIENCE ? '' : ` --patience ${patience}`,
    victory === VICTORY ? '' : ` --victory ${victory}`,
    every === 1 ? '' : ` --every ${every}`,
    outcomes === OUTCOMES ? '' : ` --outcomes ${outcomes}`,
  ]
  return `npm run train -- ${game} --seed ${seed} --budget ${budget} --generations ${generations} --hidden ${hidden} --playouts ${playouts} --pairs ${pairs} --teacher ${teacher}${unusual.join('')}`
}

/** Goes on where the same plan was stopped, or had no more generations. */
function resumed(file: string, plan: Plan): Progress {
  if (!existsSync(file)) return begin(plan)
  const found = JSON.parse(readFileSync(file, 'utf8')) as Progress
  const isSame = JSON.stringify({ ...found.plan, generations: 0 }) === JSON.stringify({ ...plan, generations: 0 })
  // More generations than planned before go on from there.
  return isSame
    ? { ...found, plan, isDone: found.isDone && found.history.length !== found.plan.generations }
    : begin(plan)
}
