// Two settings side by side, as lines.
import type { AnyModule, LadderInfo, Lang } from '../kernel/contract.ts'
import { figure, phrase, type Values, type Words } from '../kernel/text.ts'
import type { Interval } from './interval.ts'
import type { Change, HalfReport, PairReport } from './pair-report.ts'
import { endingOf } from './report.ts'
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
} as const satisfies Words

interface Told {
  readonly endings: AnyModule['endings']
  readonly ladders: readonly LadderInfo[]
  /** Names of sources of points. */
  readonly sources: Readonly<Record<string, { readonly it: string; readonly en: string }>>
}

const WIDTH = 56

const signed = (text: string, value: number): string => (value > 0 ? `+${text}` : figure(text))
const span = ([low, high]: Interval, show: (n: number) => string): string =>
  `${signed(show(low), low)} … ${signed(show(high), high)}`
const change = ({ value, interval }: Change, show: (n: number) => string): string =>
  `${signed(show(value), value)} (${span(interval, show)})`
const row = (title: string, a: string, b: string, more = ''): string =>
  `  ${title.padEnd(WIDTH)}${a.padStart(10)}${b.padStart(10)}   ${more}`.trimEnd()

export function printPair(report: PairReport, told: Told, lang: Lang): string[] {
  const { before, now } = report
  const points = (n: number) => decimal(n, lang)
  const parts = (n: number) => percent(n, lang)
  const clear = report.isClear === undefined ? PAIR.unclear : PAIR[report.isClear]
  return [
    row('', PAIR.before[lang], PAIR.now[lang], LAB.interval[lang]),
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
    ...endsOf(before, now).map(([winner, by, a, b]) =>
      row(`${LAB.victories[lang]}: ${endingOf({ winner, by }, told.endings, lang)}`, parts(a), parts(b)),
    ),
    ...(before.contested
      ? [
          row(PAIR.drama[lang], parts(before.quality.drama), parts(now.quality.drama)),
          row(PAIR.deficit[lang], points(before.quality.deficit), points(now.quality.deficit)),
        ]
      : []),
    row(PAIR.open[lang], points(before.quality.open), points(now.quality.open)),
    '',
    PAIR.sources[lang],
    ...Object.keys({ ...before.sources, ...now.sources }).map((id) => {
      const [side = '', ...source] = id.split(' ')
      const name = told.sources[source.join(' ')]?.[lang] ?? source.join(' ')
      const who = side === 'you' ? LAB.you[lang] : LAB.automa[lang]
      return row(`${name} (${who})`, points(before.sources[id] ?? 0), points(now.sources[id] ?? 0))
    }),
    '',
    PAIR.last[lang],
    ...Object.keys({ ...before.last, ...now.last }).map((id) =>
      row(
        told.ladders.find((ladder) => ladder.id === id)?.title[lang] ?? id,
        parts(before.last[id] ?? 0),
        parts(now.last[id] ?? 0),
      ),
    ),
    '',
    row(PAIR.alike[lang], '', parts(report.alike)),
    ...(report.otherwise === undefined ? [] : [row(PAIR.otherwise[lang], '', parts(report.otherwise))]),
    `${PAIR.unused[lang]}: ${now.unused.join(', ') || PAIR.none[lang]}`,
    `${PAIR.nowUnused[lang]}: ${report.nowUnused.join(', ') || PAIR.none[lang]}`,
    '',
    ...(before.contested ? [`${clear[lang]} (${PAIR.anytime[lang]}: ${span(report.anytime, parts)})`] : []),
  ]
}

type End = readonly [winner: HalfReport['victories'][number]['winner'], by: string, before: number, now: number]

const rate = ({ victories }: HalfReport, key: string): number =>
  victories.find(({ winner, by }) => `${winner} ${by}` === key)?.rate ?? 0

function endsOf(before: HalfReport, now: HalfReport): readonly End[] {
  const kinds = new Map([...before.victories, ...now.victories].map((end) => [`${end.winner} ${end.by}`, end]))
  return Array.from(kinds, ([key, { winner, by }]) => [winner, by, rate(before, key), rate(now, key)] as const)
}

export const tellGames = (games: number, player: string, lang: Lang): string =>
  PAIR.games[lang]({ games: whole(games, lang), player })
