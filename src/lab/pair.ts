// Two settings on the same games: game number n of both has the same seed, so that luck counts for both alike.
import { dice } from '../kernel/chance.ts'
import type { AnyModule, ScoreSheet } from '../kernel/contract.ts'
import { playOn } from '../kernel/play-on.ts'
import { counter } from '../kernel/trace.ts'
import { VARIANT, variantOf } from '../kernel/variant.ts'
import { marginOf } from '../players/margin.ts'
import { playerOf } from '../players/index.ts'
import type { Job, Sim } from './job.ts'
import { mergeQuality, type Quality, quality, watching } from './quality.ts'
import { seedOf } from './run.ts'
import { add, count, type Histogram, merge, type Tally, tally, type Winner } from './tally.ts'

/** Games `from` … `to` - 1 of two simulations of the same game with the same seed. */
export interface PairJob extends Job {
  /** What `sim` is compared with. */
  readonly against: Sim
}

/** One of the two settings. */
export interface Half {
  readonly tally: Tally
  readonly quality: Quality
  /** Points by side and source, summed: `you wonders`. */
  readonly sources: Record<string, number>
}

/** Everything is a count or a sum, so parts add up in any order. */
export interface PairTally {
  games: number
  /** What is compared, and what it is compared with. */
  readonly now: Half
  readonly before: Half
  /** Who won before and who wins now: `automa you`. */
  readonly joint: Record<string, number>
  /** How much more there is now, game by game: your points, the automa's, the margin, the length. */
  readonly more: Record<'you' | 'automa' | 'margin' | 'moves', Histogram>
  /** Games that went move by move alike. */
  alike: number
  /** The automa's decisions before, and those that it would make otherwise now in the same state. */
  decisions: number
  otherwise: number
}

const half = (): Half => ({ tally: tally(), quality: quality(), sources: {} })

export const pairTally = (): PairTally => ({
  games: 0,
  now: half(),
  before: half(),
  joint: {},
  more: { you: {}, automa: {}, margin: {}, moves: {} },
  alike: 0,
  decisions: 0,
  otherwise: 0,
})

export function mergePair(all: PairTally, part: PairTally): void {
  all.games += part.games
  for (const side of ['now', 'before'] as const) {
    merge(all[side].tally, part[side].tally)
    mergeQuality(all[side].quality, part[side].quality)
    addCounts(all[side].sources, part[side].sources)
  }
  addCounts(all.joint, part.joint)
  for (const what of ['you', 'automa', 'margin', 'moves'] as const) addCounts(all.more[what], part.more[what])
  all.alike += part.alike
  all.decisions += part.decisions
  all.otherwise += part.otherwise
}

function addCounts(to: Record<string, number>, from: Readonly<Record<string, number>>): void {
  for (const [key, times] of Object.entries(from)) add(to, key, times)
}

/**
 * Plays a job; `progress` is told after every pair how many are done, and may say stop by returning false. `decided` is told before every
 * decision of your seat.
 */
export function runPair(
  module: AnyModule,
  job: PairJob,
  progress?: (done: number) => boolean | void,
  decided?: () => void,
): PairTally {
  const { sim, against, from, to } = job
  const all = pairTally()
  const now = seat(module, sim, all.now, { decided })
  const before = seat(module, against, all.before, { decided, heard: compared(module, sim, against, all) })
  for (let index = from; index < to; index++) {
    const a = before.play(index)
    const b = now.play(index)
    countPair(all, a, b)
    if (progress?.(index + 1 - from) === false) break
  }
  now.finish()
  before.finish()
  return all
}

interface Game {
  readonly sheet: ScoreSheet
  readonly moves: number
  /** Every move, to see whether two games went alike. */
  readonly log: string
}

function countPair(all: PairTally, a: Game, b: Game): void {
  all.games++
  add(all.joint, `${a.sheet.outcome.winner} ${b.sheet.outcome.winner}`)
  for (const seat of ['you', 'automa'] as const) {
    const [x, y] = [totalOf(a.sheet, seat), totalOf(b.sheet, seat)]
    if (x !== undefined && y !== undefined) add(all.more[seat], y - x)
  }
  add(all.more.margin, marginOf(b.sheet) - marginOf(a.sheet))
  add(all.more.moves, b.moves - a.moves)
  if (a.log === b.log) all.alike++
}

const totalOf = ({ sides }: ScoreSheet, seat: 'you' | 'automa'): number | undefined =>
  sides.find((side) => side.seat === seat)?.total

function countGame(half: Half, { sheet, moves }: Game): void {
  count(half.tally, { sheet, moves })
  for (const { seat, items } of sheet.sides)
    for (const { source, points } of items) add(half.sources, `${seat} ${source}`, points)
}

/** Hears every decision of the automa, in the state in which it was made. */
type Heard = (state: unknown, key: string) => void

interface Listeners {
  readonly decided: (() => void) | undefined
  readonly heard?: Heard | undefined
}

/** Somebody who plays games of one setting. */
function seat(module: AnyModule, sim: Sim, half: Half, { decided, heard }: Listeners) {
  const tracer = counter()
  const player = playerOf(sim.player, sim.playouts === undefined ? undefined : { playouts: sim.playouts })
  return {
    play(index: number): Game {
      const stream = dice(seedOf(sim.seed, index))
      const state = module.game.start(sim.options)
      const watch = watching(module, half.quality, index)
      let log = ''
      const { game, automa } = module
      const noted = {
        game: {
          ...game,
          apply: (s: unknown, move: unknown) => {
            log += `${game.key(move)};`
            game.apply(s, move)
          },
        },
        automa: {
          decide: (s: unknown, trace?: Parameters<typeof automa.decide>[1]) => {
            const move = automa.decide(s, trace)
            heard?.(s, game.key(move))
            return move
          },
        },
      }
      const moves = playOn(noted, state, {
        stream,
        tracer,
        choose: (now, options) => {
          decided?.()
          watch.choice(now, options)
          return player(module, now, options, stream)
        },
      })
      const sheet = module.score(state)
      watch.ended(sheet)
      const played = { sheet, moves, log }
      countGame(half, played)
      return played
    },
    finish() {
      for (const [rung, times] of tracer.counts) add(half.tally.rungs, rung, times)
    },
  }
}

/** The options but the variant, as one text. */
const others = (options: Sim['options']): string =>
  JSON.stringify(
    Object.entries(options)
      .filter(([id]) => id !== VARIANT)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

/** Where only the variant differs, each decision is also made by the other one, in the same state. */
function compared(module: AnyModule, sim: Sim, against: Sim, all: PairTally): Heard | undefined {
  if (others(sim.options) !== others(against.options)) return undefined
  const variant = variantOf(sim.options)
  if (variant === variantOf(against.options)) return undefined
  return (state, key) => {
    all.decisions++
    const other = module.automa.decide({ ...(state as object), variant })
    if (module.game.key(other) !== key) all.otherwise++
  }
}

/** Games won by you, before and now, as the four kinds of pairs. */
export function wins({ joint }: PairTally): { readonly gained: number; readonly lost: number } {
  let gained = 0
  let lost = 0
  for (const [pair, times] of Object.entries(joint)) {
    const [before, now] = pair.split(' ') as [Winner, Winner]
    if (before !== 'you' && now === 'you') gained += times
    if (before === 'you' && now !== 'you') lost += times
  }
  return { gained, lost }
}
