// A tally as what people ask of it: rates with their intervals, means, kinds of victory, rungs.
import type { AnyModule, LadderInfo, Lang } from '../kernel/contract.ts'
import { wilson } from './interval.ts'
import { type Summary, summary } from './spread.ts'
import type { Tally, Winner } from './tally.ts'
import { LAB } from './words.ts'

export interface Rate {
  readonly count: number
  readonly rate: number
  readonly interval: readonly [number, number]
}

export interface RungCount {
  readonly ladder: string
  readonly rung: string
  readonly count: number
}

export interface Report {
  readonly games: number
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
