// A tally as what people ask of it: rates with their intervals, means, kinds of victory, rungs.
import type { AnyModule, LadderInfo, Lang } from '../kernel/contract.ts'
import { type Interval, ofMean, wilson } from './interval.ts'
import { type Summary, summary } from './spread.ts'
import type { Tally, Winner } from './tally.ts'
import { decimal, LAB, percent } from './words.ts'

export interface Rate {
  readonly count: number
  readonly rate: number
  readonly interval: Interval
}

export interface RungCount {
  readonly ladder: string
  readonly rung: string
  readonly count: number
}

/** The one figure that a choice is judged by: games won, or points where nobody wins. */
export interface Headline {
  readonly kind: 'won' | 'points'
  readonly value: number
  readonly interval: Interval
}

export interface Report {
  readonly games: number
  /** Whether anybody can win; where nobody can, the points are the result. */
  readonly contested: boolean
  readonly won: Rate
  readonly lost: Rate
  readonly shared: Rate
  readonly victories: readonly {
    readonly winner: Winner
    readonly by: string
    readonly count: number
    readonly rate: number
  }[]
  readonly score: { readonly you: Summary; readonly automa: Summary }
  readonly moves: Summary
  /** Every declared rung with how often it decided, those that never did included. */
  readonly rungs: readonly RungCount[]
}

export function report(tally: Tally, ladders: readonly LadderInfo[]): Report {
  const { games, won } = tally
  return {
    games,
    contested: isContested(tally),
    won: rate(won.you, games),
    lost: rate(won.automa, games),
    shared: rate(won.shared, games),
    victories: victories(tally),
    score: { you: summary(tally.score.you), automa: summary(tally.score.automa) },
    moves: summary(tally.moves),
    rungs: ladders.flatMap(({ id, rungs }) =>
      rungs.map((rung) => ({ ladder: id, rung: rung.id, count: tally.rungs[rung.id] ?? 0 })),
    ),
  }
}

/** The automa has points of its own, or somebody has won. */
const isContested = ({ score, won }: Tally): boolean => Object.keys(score.automa).length > 0 || won.none === 0

export function headlineOf({ contested, won, score }: Report): Headline {
  if (contested) return { kind: 'won', value: won.rate, interval: won.interval }
  return { kind: 'points', value: score.you.mean, interval: ofMean(score.you) }
}

export const tellHeadline = (kind: Headline['kind'], value: number, lang: Lang): string =>
  kind === 'won' ? percent(value, lang) : decimal(value, lang)

function victories({ games, by }: Tally): Report['victories'] {
  return (Object.keys(by) as Winner[]).flatMap((winner) =>
    Object.entries(by[winner])
      .map(([kind, count]) => ({ winner, by: kind, count, rate: count / games }))
      .sort((a, b) => b.count - a.count || (a.by < b.by ? -1 : 1)),
  )
}

const rate = (count: number, games: number): Rate => ({
  count,
  rate: games === 0 ? 0 : count / games,
  interval: wilson(count, games),
})

/** A kind of end in words; where nobody wins alone, who wins is told by the end itself. */
export function endingOf(
  { winner, by }: { readonly winner: Winner; readonly by: string },
  endings: AnyModule['endings'],
  lang: Lang,
): string {
  const text = endings[by]?.[lang] ?? by
  return winner === 'you' || winner === 'automa' ? `${LAB[winner][lang]}: ${text}` : text
}
