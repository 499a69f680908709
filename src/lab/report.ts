// A simulation as data (for programs) and as a table (for people).
import type { LadderInfo, Lang, Text } from '../kernel/contract.ts'
import { wilson } from './interval.ts'
import type { RungCount, Simulation } from './simulate.ts'
import { deviation, mean, type Spread, type Tally, type Winner } from './tally.ts'

interface Rate {
  readonly count: number
  readonly rate: number
  readonly interval: readonly [number, number]
}

interface Summary {
  readonly mean: number
  readonly sd: number
  readonly min: number
  readonly max: number
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
  readonly rungs: readonly RungCount[]
}

export function report({ tally, rungs }: Simulation): Report {
  const { games, won } = tally
  return {
    games,
    won: rate(won.you, games),
    lost: rate(won.automa, games),
    shared: rate(won.shared, games),
    victories: victories(tally),
    score: { you: summary(tally.score.you), automa: summary(tally.score.automa) },
    moves: summary(tally.moves),
    rungs,
  }
}

const WORDS = {
  won: { it: 'Vinte', en: 'Won' },
  lost: { it: 'Perse', en: 'Lost' },
  shared: { it: 'Pari', en: 'Shared' },
  interval: { it: 'intervallo al 95 %', en: '95 % interval' },
  victories: { it: 'Come finiscono', en: 'How they end' },
  you: { it: 'tu', en: 'you' },
  automa: { it: 'automa', en: 'automa' },
  both: { it: 'pari', en: 'shared' },
  score: { it: 'Punti', en: 'Points' },
  summary: { it: 'media      ds     min     max', en: 'mean       sd     min     max' },
  moves: { it: 'mosse', en: 'moves' },
  rungs: { it: 'Quante volte ha deciso ogni gradino', en: 'How often each rung decided' },
  never: { it: 'mai', en: 'never' },
} as const satisfies Record<string, Text>

export function printReport(report: Report, ladders: readonly LadderInfo[], lang: Lang): string[] {
  const words = (text: Text) => text[lang]
  const outcome = (title: Text, { count, rate, interval }: Rate) =>
    `${words(title).padEnd(8)}${whole(count, lang).padStart(9)}  ${percent(rate, lang)}   ${words(WORDS.interval)} ${percent(interval[0], lang)} – ${percent(interval[1], lang)}`
  const who = { you: WORDS.you, automa: WORDS.automa, shared: WORDS.both }
  const line = (title: Text, { mean, sd, min, max }: Summary) =>
    `  ${words(title).padEnd(8)}${[mean, sd].map((n) => decimal(n, lang).padStart(8)).join('')}${[min, max].map((n) => whole(n, lang).padStart(8)).join('')}`
  return [
    outcome(WORDS.won, report.won),
    outcome(WORDS.lost, report.lost),
    outcome(WORDS.shared, report.shared),
    '',
    words(WORDS.victories),
    ...report.victories.map(
      ({ winner, by, count, rate }) =>
        `  ${words(who[winner]).padEnd(8)}${by.padEnd(14)}${whole(count, lang).padStart(9)}  ${percent(rate, lang)}`,
    ),
    '',
    `${words(WORDS.score).padEnd(8)}    ${words(WORDS.summary)}`,
    line(WORDS.you, report.score.you),
    line(WORDS.automa, report.score.automa),
    line(WORDS.moves, report.moves),
    '',
    words(WORDS.rungs),
    ...ladders.flatMap((ladder) => printCounts(ladder, report.rungs, lang)),
  ]
}

function printCounts({ id, title, rungs }: LadderInfo, counts: readonly RungCount[], lang: Lang): string[] {
  const own = counts.filter(({ ladder }) => ladder === id)
  const total = own.reduce((sum, { count }) => sum + count, 0)
  return [
    `  ${title[lang]} (${id})`,
    ...rungs.map((rung) => {
      const count = own.find((one) => one.rung === rung.id)?.count ?? 0
      const share = count === 0 ? WORDS.never[lang].padStart(8) : percent(count / total, lang)
      return `  ${whole(count, lang).padStart(11)}  ${share}  ${rung.text[lang]} [${rung.cite}]`
    }),
  ]
}

function victories({ games, by }: Tally): Report['victories'] {
  return (['you', 'automa', 'shared'] as const).flatMap((winner) =>
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

const summary = (spread: Spread): Summary => ({
  mean: mean(spread),
  sd: deviation(spread),
  min: spread.count === 0 ? 0 : spread.min,
  max: spread.count === 0 ? 0 : spread.max,
})

const whole = (n: number, lang: Lang): string => new Intl.NumberFormat(lang, { useGrouping: 'always' }).format(n)

const decimal = (n: number, lang: Lang): string =>
  new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(n)

const percent = (n: number, lang: Lang): string => `${decimal(100 * n, lang).padStart(6)} %`
