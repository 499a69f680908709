// What a thread is asked to do: play games to learn from, or games that show how strong and how honest a brain is.
import { type Dice, dice } from '../kernel/chance.ts'
import type { AnyModule, Weighted } from '../kernel/contract.ts'
import type { Brain } from '../kernel/eye.ts'
import { playOn } from '../kernel/play-on.ts'
import { seedOf } from '../lab/run.ts'
import { playerOf } from '../players/index.ts'
import { marginOf } from '../players/margin.ts'
import { resultOf } from '../players/sight.ts'
import { choice, type Episodes, playEpisodes } from './episode.ts'
import type { Rows } from './fit.ts'
import { courseOf, seeing } from './games.ts'

/** Who plays: a brain that looks one step ahead (0 playouts) or searches, or a player of the lab. */
export interface Contender {
  readonly brain?: Brain | undefined
  readonly playouts: number
  readonly player?: 'greedy' | 'random'
}

export interface Trial {
  readonly level: string
  readonly contender: Contender
  readonly seed: string
  /** As many choices at most, more or less by game, `greedy` makes first: what is thought of positions that were not played well. */
  readonly lent?: number | undefined
  readonly from: number
  readonly to: number
}

/** What the player thought at one of its choices: its chance or points, and how much of the game was over. */
export type Thought = readonly [value: number, progress: number]

/** A game of a trial. */
export interface Shown {
  /** 1, 0 or a half; 0 where nobody wins. */
  readonly won: number
  /** Points ahead, or points. */
  readonly points: number
  /** As it is learnt. */
  readonly result: number
  readonly thoughts: readonly Thought[]
}

export type Task =
  | {
      readonly kind: 'episodes'
      readonly game: string
      readonly brain?: Brain | undefined
      readonly episodes: Episodes
    }
  | { readonly kind: 'trial'; readonly game: string; readonly trial: Trial }

const WON = { you: 1, shared: 0.5, none: 0, automa: 0 } as const
const WIDTH = 15

export async function runTask(task: Task): Promise<Rows | Shown[]> {
  const course = await courseOf(task.game)
  if (task.kind === 'episodes') return playEpisodes(seeing(course, task.brain), course.features, task.episodes)
  const { level, contender, seed, lent, from, to } = task.trial
  const module = seeing(course, contender.brain)
  const setting = course.settings[course.levels.indexOf(level)] as Readonly<Record<string, string>>
  const over = course.features.find(({ id }) => id === 'progress')
  return Array.from({ length: to - from }, (_, n) =>
    show(module, setting, contender, seedOf(seed, from + n), lent ?? 0, over?.measure),
  )
}

function show(
  module: AnyModule,
  setting: Readonly<Record<string, string>>,
  { brain, playouts, player }: Contender,
  seed: number,
  lent: number,
  progress: ((s: unknown) => number) | undefined,
): Shown {
  const stream = dice(seed)
  // The player has luck of its own, so that two players meet the same cards for as long as they play alike.
  const thinking = dice(seed ^ 0x5bd1e995)
  const thoughts: Thought[] = []
  const state = module.game.start(setting)
  const unit = brain?.unit
  const plays = player === undefined ? undefined : playerOf(player)
  const beginner = playerOf('greedy')
  let first = lent === 0 ? 0 : thinking.below(lent + 1)
  const decide = (now: unknown, options: readonly Weighted<unknown>[], own: Dice): unknown => {
    if (options.length === 1) return options[0]?.move
    if (first-- > 0) return beginner(module, now, options, own)
    if (plays !== undefined) return plays(module, now, options, own)
    const [move, value, chance] = choice(module, now, options, playouts, own)
    thoughts.push([unit === 'points' ? value : chance, progress?.(now) ?? 0])
    return move
  }
  playOn(module, state, { stream, choose: (now, options) => decide(now, options, thinking) })
  const sheet = module.score(state)
  return {
    won: WON[sheet.outcome.winner],
    points: marginOf(sheet),
    result: resultOf(module, state, brain ?? { width: WIDTH }),
    thoughts,
  }
}
