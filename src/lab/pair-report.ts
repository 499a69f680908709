// Two settings compared, as figures: what differs and how surely.
import type { LadderInfo } from '../kernel/contract.ts'
import { type Interval, ofMean } from './interval.ts'
import { type PairTally, wins } from './pair.ts'
import type { Quality } from './quality.ts'
import { type Report, report } from './report.ts'
import { anytime, isClear } from './sequence.ts'
import { type Summary, summary } from './spread.ts'

export interface Change {
  readonly value: number
  readonly interval: Interval
}

export interface QualityReport {
  /** Part of the moments at which the later winner was behind, and by how much at most, on average. */
  readonly drama: number
  readonly deficit: number
  /** Choices of yours per game with more than one sensible option, and their part of all. */
  readonly open: number
  readonly openPart: number
}

export interface HalfReport extends Report {
  readonly quality: QualityReport
  /** Mean points by side and source. */
  readonly sources: Readonly<Record<string, number>>
  /** Decisions that only the last rung of a ladder made, of all it made: by ladder. */
  readonly last: Readonly<Record<string, number>>
  /** Rungs that never decided. */
  readonly unused: readonly string[]
}

export interface PairReport {
  readonly games: number
  readonly before: HalfReport
  readonly now: HalfReport
  /** What there is more of now: games won by you (a part of all), points, moves. */
  readonly won: Change
  readonly you: Change
  readonly automa: Change | undefined
  readonly moves: Change
  /** The same difference of games won, sure at every look. */
  readonly anytime: Interval
  readonly isClear: 'differs' | 'same' | undefined
  /** Part of the games that went alike, and of the automa's decisions that are made otherwise, where they can be compared. */
  readonly alike: number
  readonly otherwise: number | undefined
  /** Rungs that decided before and never do now. */
  readonly nowUnused: readonly string[]
}

/** A difference of less than this part of the games does not matter. */
export const MATTERS = 0.01

export function pairReport(
  pair: PairTally,
  ladders: { readonly before: readonly LadderInfo[]; readonly now: readonly LadderInfo[] },
  matters = MATTERS,
): PairReport {
  const before = halfReport(pair.before, ladders.before)
  const now = halfReport(pair.now, ladders.now)
  const won = wonMore(pair)
  const sure = sureOf(pair)
  const automa = summary(pair.more.automa)
  return {
    games: pair.games,
    before,
    now,
    won,
    you: changeOf(summary(pair.more.you)),
    automa: automa.count === 0 ? undefined : changeOf(automa),
    moves: changeOf(summary(pair.more.moves)),
    anytime: sure,
    isClear: isClear(sure, matters),
    alike: pair.games === 0 ? 0 : pair.alike / pair.games,
    otherwise: pair.decisions === 0 ? undefined : pair.otherwise / pair.decisions,
    nowUnused: now.unused.filter((id) => (pair.before.tally.rungs[id] ?? 0) > 0),
  }
}

/** Fewer games say nothing yet. */
const LEAST = 100

/** Whether it is clear after so many games that nothing more can be learnt. */
export const isEnough = (pair: PairTally, matters = MATTERS): boolean =>
  pair.games >= LEAST && isClear(sureOf(pair), matters) !== undefined

const changeOf = (all: Summary): Change => ({ value: all.mean, interval: ofMean(all) })
const Z = 1.959963984540054

/** How many more games you win, with the interval of Bonett and Price for pairs. */
function wonMore(pair: PairTally): Change {
  const { gained, lost } = wins(pair)
  const { games } = pair
  const [up, down] = [(gained + 1) / (games + 2), (lost + 1) / (games + 2)]
  const half = Z * Math.sqrt((up + down - (up - down) ** 2) / (games + 2))
  return {
    value: games === 0 ? 0 : (gained - lost) / games,
    interval: [Math.max(-1, up - down - half), Math.min(1, up - down + half)],
  }
}

function sureOf(pair: PairTally): Interval {
  const { gained, lost } = wins(pair)
  const { games } = pair
  const mean = (gained - lost) / games
  // A difference that has not been seen yet is not impossible.
  const sd = Math.sqrt(Math.max((gained + lost) / games - mean * mean, 1 / (games + 1)))
  return anytime(mean, sd, games)
}

function halfReport({ tally, quality, sources }: PairTally['now'], ladders: readonly LadderInfo[]): HalfReport {
  const { games } = tally
  const counts = report(tally, ladders)
  const last = Object.fromEntries(
    ladders.flatMap(({ id, rungs }) => {
      const made = rungs.reduce((sum, rung) => sum + (tally.rungs[rung.id] ?? 0), 0)
      const end = rungs.at(-1)
      return rungs.length < 2 || made === 0 || end === undefined ? [] : [[id, (tally.rungs[end.id] ?? 0) / made]]
    }),
  )
  return {
    ...counts,
    quality: qualityOf(quality),
    sources: Object.fromEntries(Object.entries(sources).map(([source, points]) => [source, points / games])),
    last,
    unused: counts.rungs.filter(({ count }) => count === 0).map(({ rung }) => rung),
  }
}

const part = (of: number, all: number): number => (all === 0 ? 0 : of / all)

const qualityOf = ({ decisive, moments, behind, deficit, choices, open, looked }: Quality): QualityReport => ({
  drama: part(behind, moments),
  deficit: part(deficit, decisive),
  open: part(open, looked),
  openPart: part(open, choices),
})
