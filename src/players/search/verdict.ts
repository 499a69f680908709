// What a playout is worth: what the game's outlook says where you are to choose again, and how the game ends if you play on without much
// thought. Neither is enough alone: an outlook sees no sudden end coming, and careless play hardly ever wins.
import type { Dice } from '../../kernel/chance.ts'
import type { PlayModule, ScoreSheet, Weighted } from '../../kernel/contract.ts'
import { copy } from '../../kernel/copy.ts'
import { playOn } from '../../kernel/play-on.ts'
import { draw } from '../../kernel/policy.ts'
import { marginOf } from '../margin.ts'

export interface Verdict {
  /** From 0 to 1: what the search maximises. */
  readonly value: number
  /** From 0 to 1: how likely it is won, measured from level whatever the gauge; means nothing where nobody is to be beaten. */
  readonly chance: number
  /** Points ahead of the automa; your points where it has none. */
  readonly margin: number
}

interface Scale {
  /** What is neither good nor bad. */
  readonly centre: number
  /** How many points make a clear difference. */
  readonly width: number
}

export interface Gauge {
  readonly outlook: Scale
  readonly margin: Scale
}

const LEVEL: Scale = { centre: 0, width: 6 }
const ABSOLUTE: Gauge = { outlook: LEVEL, margin: LEVEL }
const NEAR = 2
const FAR = 3
const SAMPLES = 10
const OUTLOOK_WEIGHT = 0.5

/** Far from level nothing would tell two moves apart: what they change is then measured from where the game stands. */
const around = (now: number, far: number, width: number): Scale =>
  Math.abs(now) > far ? { centre: now, width } : LEVEL

/** What a few playouts make of the position; against an opponent level is level, unless it is far away. */
export function gaugeOf<S, M, O>(module: PlayModule<S, M, O>, root: S, stream: Dice): Gauge {
  const ends = Array.from({ length: SAMPLES }, () => {
    const state = copy(root)
    rollOn(module, state, stream)
    return marginOf(module.score(state))
  })
  const centre = ends.reduce((sum, one) => sum + one, 0) / SAMPLES
  const deviation = Math.sqrt(ends.reduce((sum, one) => sum + (one - centre) ** 2, 0) / SAMPLES)
  const width = Math.max(deviation, LEVEL.width)
  const now = module.outlook?.(root) ?? 0
  return hasOpponent(module.score(root))
    ? { outlook: around(now, FAR * LEVEL.width, LEVEL.width), margin: around(centre, NEAR * LEVEL.width, width) }
    : { outlook: { centre: now, width }, margin: { centre, width } }
}

/** Plays `state` to its end, in place, and judges what it was. */
export function verdict<S, M, O>(module: PlayModule<S, M, O>, state: S, gauge: Gauge, stream: Dice): Verdict {
  const unfinished = rollOn(module, state, stream, true)
  const outlook = unfinished ? module.outlook?.(state) : undefined
  if (unfinished) rollOn(module, state, stream)
  const sheet = module.score(state)
  const margin = marginOf(sheet)
  const won = WORTH[sheet.outcome.winner]
  const judge = ({ outlook: hope, margin: points }: Gauge): number => {
    const end = hasOpponent(sheet) ? (won + squash(margin, points)) / 2 : squash(margin, points)
    if (outlook !== undefined) return OUTLOOK_WEIGHT * squash(outlook, hope) + (1 - OUTLOOK_WEIGHT) * end
    // A game that is over is judged by its outcome alone.
    return unfinished || !hasOpponent(sheet) ? end : won
  }
  const value = judge(gauge)
  return { value, chance: gauge.outlook === LEVEL && gauge.margin === LEVEL ? value : judge(ABSOLUTE), margin }
}

const WORTH: Readonly<Record<ScoreSheet['outcome']['winner'], number>> = { you: 1, shared: 0.5, none: 0.5, automa: 0 }

const hasOpponent = (sheet: ScoreSheet) => sheet.sides.length > 1

/** Goes on by the game's rollout, in place; true where it stopped at your first real choice. */
function rollOn<S, M, O>(module: PlayModule<S, M, O>, state: S, stream: Dice, untilChoice = false): boolean {
  let stopped = false
  playOn(module, state, {
    stream,
    choose(now, options) {
      stopped = untilChoice && options.length > 1
      return stopped ? undefined : chosen(module, now, options, stream)
    },
  })
  return stopped
}

function chosen<S, M, O>(module: PlayModule<S, M, O>, state: S, options: readonly Weighted<M>[], stream: Dice): M {
  const only = options.length === 1 ? options[0] : undefined
  return only?.move ?? module.rollout?.(state, options, stream) ?? draw(options, stream)
}

const squash = (points: number, { centre, width }: Scale): number => 1 / (1 + Math.exp((centre - points) / width))
