// Two settings side by side, as data: groups of rows that the terminal prints and the page draws.
import type { AnyModule, LadderInfo, Lang, Text } from '../kernel/contract.ts'
import { figure, phrase, type Values, type Words } from '../kernel/text.ts'
import type { Interval } from './interval.ts'
import type { Sim } from './job.ts'
import type { Change, HalfReport, PairReport } from './pair-report.ts'
import { endingOf, headlineOf, tellHeadline } from './report.ts'
import { decimal, LAB, percent, whole } from './words.ts'

export const PAIR = {
  before: { it: 'prima', en: 'before' },
  now: { it: 'ora', en: 'now' },
  games: phrase<Values<'games' | 'player'>>({
    it: ({ games, player }) => `${games} partite accoppiate, gioca ${player}`,
    en: ({ games, player }) => `${games} paired games, played by ${player}`,
  }),
  differs: { it: 'È chiaro: la differenza non è un caso.', en: 'It is clear: the difference is not chance.' },
  same: { it: 'È chiaro: una differenza che conti non c’è.', en: 'It is clear: there is no difference that matters.' },
  unclear: { it: 'Non è ancora chiaro: servono più partite.', en: 'It is not clear yet: more games are needed.' },
  anytime: { it: '99 %, comunque lo si guardi', en: '99 %, whenever looked at' },
  alike: { it: 'Partite andate mossa per mossa allo stesso modo', en: 'Games that went move by move alike' },
  otherwise: { it: 'Decisioni dell’automa prese altrimenti', en: 'Decisions of the automa made otherwise' },
  drama: { it: 'Momenti in cui chi poi vince era indietro', en: 'Moments at which the later winner was behind' },
  deficit: { it: 'Di quanto al massimo, in punti', en: 'By how much at most, in points' },
  open: {
    it: 'Tue scelte con più di un’opzione sensata, a partita',
    en: 'Your choices with more than one sensible option, per game',
  },
  sources: { it: 'Punti per fonte', en: 'Points by source' },
  last: { it: 'Parità lasciate all’ultimo gradino', en: 'Ties left to the last rung' },
  unused: { it: 'Gradini che non decidono mai', en: 'Rungs that never decide' },
  nowUnused: { it: 'Gradini che non decidono più', en: 'Rungs that no longer decide' },
  none: { it: 'nessuno', en: 'none' },
  skill: { it: 'Quanto rende giocare meglio', en: 'Whether better play pays' },
} as const satisfies Words

/** What a report is told with. */
export interface Told {
  readonly endings: AnyModule['endings']
  /** Those of the second setting. */
  readonly ladders: readonly LadderInfo[]
  /** Names of sources of points. */
  readonly sources: Readonly<Record<string, Text>>
}

export const toldBy = ({ endings, results }: AnyModule, ladders: readonly LadderInfo[]): Told => ({
  endings,
  ladders,
  sources: results?.sources ?? {},
})

export interface PairRow {
  readonly title: string
  readonly before: string
  readonly now: string
  /** The difference with its interval, where it is estimated. */
  readonly change?: string
}

export type GroupId = 'main' | 'ends' | 'quality' | 'sources' | 'last' | 'otherwise'

export interface PairGroup {
  readonly id: GroupId
  readonly rows: readonly PairRow[]
}

const signed = (text: string, value: number): string => (value > 0 ? `+${text}` : figure(text))
/** A difference of shares, with its sign. */
export const signedPercent = (value: number, lang: Lang): string => signed(percent(value, lang), value)

const span = ([low, high]: Interval, show: (n: number) => string): string =>
  `${signed(show(low), low)} … ${signed(show(high), high)}`
const change = ({ value, interval }: Change, show: (n: number) => string): string =>
  `${signed(show(value), value)} (${span(interval, show)})`

const row = (title: string, before: string, now: string, more?: string): PairRow => ({
  title,
  before,
  now,
  ...(more === undefined ? {} : { change: more }),
})

export function pairTable(report: PairReport, told: Told, lang: Lang): readonly PairGroup[] {
  const { before, now } = report
  const points = (n: number) => decimal(n, lang)
  const parts = (n: number) => percent(n, lang)
  return [
    {
      id: 'main',
      rows: [
        ...(before.contested
          ? [row(LAB.winRate[lang], parts(before.won.rate), parts(now.won.rate), change(report.won, parts))]
          : []),
        row(
          `${LAB.score[lang]} (${LAB.you[lang]})`,
          points(before.score.you.mean),
          points(now.score.you.mean),
          change(report.you, points),
        ),
        ...(report.automa === undefined
          ? []
          : [
              row(
                `${LAB.score[lang]} (${LAB.automa[lang]})`,
                points(before.score.automa.mean),
                points(now.score.automa.mean),
                change(report.automa, points),
              ),
            ]),
        row(LAB.length[lang], points(before.moves.mean), points(now.moves.mean), change(report.moves, points)),
      ],
    },
    {
      id: 'ends',
      rows: endsOf(before, now).map(([winner, by, a, b]) =>
        row(endingOf({ winner, by }, told.endings, lang), parts(a), parts(b)),
      ),
    },
    {
      id: 'quality',
      rows: [
        ...(before.contested
          ? [
              row(PAIR.drama[lang], parts(before.quality.drama), parts(now.quality.drama)),
              row(PAIR.deficit[lang], points(before.quality.deficit), points(now.quality.deficit)),
            ]
          : []),
        row(PAIR.open[lang], points(before.quality.open), points(now.quality.open)),
      ],
    },
    {
      id: 'sources',
      rows: Object.keys({ ...before.sources, ...now.sources }).map((id) => {
        const [side = '', ...source] = id.split(' ')
        const name = told.sources[source.join(' ')]?.[lang] ?? source.join(' ')
        const who = side === 'you' ? LAB.you[lang] : LAB.automa[lang]
        return row(`${name} (${who})`, points(before.sources[id] ?? 0), points(now.sources[id] ?? 0))
      }),
    },
    {
      id: 'last',
      rows: Object.keys({ ...before.last, ...now.last }).map((id) =>
        row(
          told.ladders.find((ladder) => ladder.id === id)?.title[lang] ?? id,
          parts(before.last[id] ?? 0),
          parts(now.last[id] ?? 0),
        ),
      ),
    },
    {
      id: 'otherwise',
      rows: [
        row(PAIR.alike[lang], '', parts(report.alike)),
        ...(report.otherwise === undefined ? [] : [row(PAIR.otherwise[lang], '', parts(report.otherwise))]),
      ],
    },
  ]
}

type End = readonly [winner: HalfReport['victories'][number]['winner'], by: string, before: number, now: number]

const rate = ({ victories }: HalfReport, key: string): number =>
  victories.find(({ winner, by }) => `${winner} ${by}` === key)?.rate ?? 0

function endsOf(before: HalfReport, now: HalfReport): readonly End[] {
  const kinds = new Map([...before.victories, ...now.victories].map((end) => [`${end.winner} ${end.by}`, end]))
  return Array.from(kinds, ([key, { winner, by }]) => [winner, by, rate(before, key), rate(now, key)] as const)
}

/** Whether it is clear, in a sentence; nothing where nobody wins. */
export function tellClear({ before, isClear, anytime }: PairReport, lang: Lang): string | undefined {
  if (!before.contested) return undefined
  const clear = isClear === undefined ? PAIR.unclear : PAIR[isClear]
  return `${clear[lang]} (${PAIR.anytime[lang]}: ${span(anytime, (n) => percent(n, lang))})`
}

export const tellGames = (games: number, player: string, lang: Lang): string =>
  PAIR.games[lang]({ games: whole(games, lang), player })

/** A player with its budget: `search:20`. */
export const playerName = ({ player, playouts }: Pick<Sim, 'player' | 'playouts'>): string =>
  playouts === undefined ? player : `${player}:${playouts}`

const shownHeadline = (half: HalfReport, lang: Lang): string => {
  const { kind, value } = headlineOf(half)
  return tellHeadline(kind, value, lang)
}

/** The result by the strength of the player: where it hardly rises, better play does not pay. */
export const skillRows = (
  results: readonly { readonly player: string; readonly report: PairReport }[],
  lang: Lang,
): readonly PairRow[] =>
  results.map(({ player, report: { before, now } }) => ({
    title: player,
    before: shownHeadline(before, lang),
    now: shownHeadline(now, lang),
  }))
