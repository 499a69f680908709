import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import type { Manifest, Text } from '../../../kernel/contract.ts'
import { mainOption } from '../../../kernel/options.ts'
import { counted, tell } from '../../../kernel/text.ts'
import { coverOf } from '../../games.ts'
import { useLang, useLoaded, useSay } from '../../hooks.ts'
import { InTurn } from '../../kit/InTurn.tsx'
import type { Rules } from '../../record/facets.ts'
import { sheetOf } from '../../record/sheet.ts'
import { type Statistics, statisticsOf } from '../../record/statistics.ts'
import { Loading } from '../../shell/Loading.tsx'
import { Page } from '../../shell/Page.tsx'
import type { ResultRecord } from '../../store/result-record.ts'
import { APART, RECORD } from '../../words/record.ts'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { CutTable } from './CutTable.tsx'
import { Distribution } from './Distribution.tsx'
import { Exports } from './Exports.tsx'
import { bestOf, durationOf, meanOf, shareOf, wholeOf, wonShare } from './numbers.ts'
import { Progress } from './Progress.tsx'
import { SheetView } from './SheetView.tsx'
import { Sources } from './Sources.tsx'
import { useResults } from './useResults.ts'
import './record.css'

/** The sheet and the statistics of one game. */
export function GameRecordPage({ game }: { readonly game: string }) {
  const manifest = coverOf(game)?.manifest
  return manifest === undefined ? <NotFoundPage /> : <Opened manifest={manifest} />
}

function Opened({ manifest }: { readonly manifest: Manifest }) {
  const say = useSay()
  const lang = useLang()
  const stored = useResults()
  const loaded = useLoaded(() => manifest.loadToPlay?.() ?? manifest.load(), manifest.id)
  return (
    <Page
      title={manifest.title[lang]}
      up={{ href: '/record', text: say(RECORD.title) }}
      className="record"
      lead={
        <p className="rec-begin">
          <Link href={`/new/${manifest.id}`} className="kit-button">
            {say(RECORD.play)}
          </Link>
        </p>
      }
    >
      {stored === undefined || loaded.state !== 'ready' ? (
        <Loading />
      ) : (
        <Shown
          manifest={manifest}
          rules={loaded.value}
          results={stored.results.filter(({ game }) => game === manifest.id)}
        />
      )}
    </Page>
  )
}

interface ShownProps {
  readonly manifest: Manifest
  readonly rules: Rules
  readonly results: readonly ResultRecord[]
}

function Shown(props: ShownProps) {
  const { manifest, rules, results } = props
  const sheet = useMemo(() => sheetOf(manifest, rules, results), [manifest, rules, results])
  return (
    <div className="rec-game" data-accent={manifest.id}>
      <SheetView sheet={sheet} />
      <InTurn now={false}>
        <StatisticsView {...props} />
      </InTurn>
    </div>
  )
}

/** The statistics, part after part: with thousands of games each of them takes a moment. */
function StatisticsView({ manifest, rules, results }: ShownProps) {
  const say = useSay()
  const lang = useLang()
  const statistics = useMemo(() => statisticsOf(manifest, rules, results), [manifest, rules, results])
  const { variants, isContested, apart, summary } = statistics
  return (
    <>
      {apart === 0 ? null : <p className="soft">{counted(apart, APART, lang)}</p>}
      {summary.played === 0 ? (
        <p className="soft">{say(RECORD.noneOf, { title: manifest.title[lang] })}</p>
      ) : (
        <section className="paper rec-statistics" aria-labelledby="rec-short">
          <h2 id="rec-short">{say(RECORD.inShort)}</h2>
          <Tiles statistics={statistics} />
          <InTurn now={false}>
            <MainCut manifest={manifest} statistics={statistics} />
          </InTurn>
          <InTurn now={false}>
            <Plots statistics={statistics} />
          </InTurn>
          <InTurn now={false}>
            <Sources statistics={statistics} rules={rules} />
          </InTurn>
          <InTurn now={false}>
            <OtherCuts statistics={statistics} />
            <InTurn now={false}>
              <Exports stored={{ results, unread: [] }} name={`solotavolo-${manifest.id}-results`} />
            </InTurn>
          </InTurn>
        </section>
      )}
      {variants === undefined ? null : (
        <section className="paper rec-statistics" aria-labelledby="rec-variants">
          <h2 id="rec-variants">{say(RECORD.variants)}</h2>
          <p className="soft">{say(RECORD.variantsAbout)}</p>
          <CutTable cut={variants} title={say(RECORD.variants)} isContested={isContested || summary.played === 0} />
        </section>
      )}
    </>
  )
}

interface PartProps {
  readonly statistics: Statistics
}

/** The results by level, or by board. */
function MainCut({ manifest, statistics: { main, isContested } }: PartProps & { readonly manifest: Manifest }) {
  const say = useSay()
  const lang = useLang()
  if (main === undefined) return null
  const title = say(RECORD.byMain, { by: mainOption(manifest).title[lang].toLowerCase() })
  return (
    <div>
      <h3>{title}</h3>
      <p className="soft">{say(RECORD.labAbout)}</p>
      <CutTable cut={main} title={title} isContested={isContested} />
    </div>
  )
}

function Plots({ statistics: { instant, distribution, progress, isContested } }: PartProps) {
  const say = useSay()
  const [isTold, setTold] = useState(false)
  return (
    <>
      <p>
        <label className="switch">
          <input type="checkbox" role="switch" checked={isTold} onChange={() => setTold(!isTold)} />{' '}
          {say(RECORD.figures)}
        </label>
      </p>
      {instant === 0 ? null : <p className="soft">{say(RECORD.instantAbout)}</p>}
      <div className="rec-plots">
        <Distribution bins={distribution} isTold={isTold} />
        <Progress stretches={progress} isContested={isContested} isTold={isTold} />
      </div>
    </>
  )
}

function OtherCuts({ statistics: { cuts, isContested } }: PartProps) {
  const lang = useLang()
  return cuts.map((cut) => (
    <InTurn key={cut.facet.id} now={false}>
      <div>
        <h3>{cut.facet.title[lang]}</h3>
        <CutTable cut={cut} title={cut.facet.title[lang]} isContested={isContested} />
      </div>
    </InTurn>
  ))
}

/** The figures people look for first. */
function Tiles({ statistics }: { readonly statistics: Statistics }) {
  const lang = useLang()
  const { summary, isContested, time, hints, undone } = statistics
  const { played, won, lost, tied, streak, longest, best, mean } = summary
  const tiles: readonly (readonly [Text, string])[] = [
    [RECORD.played, wholeOf(played, lang)],
    ...(isContested
      ? ([
          [RECORD.won, `${wholeOf(won, lang)} (${shareOf(wonShare(summary), lang)})`],
          [RECORD.lost, wholeOf(lost, lang)],
          ...(tied === 0 ? [] : ([[RECORD.tied, wholeOf(tied, lang)]] as const)),
          [RECORD.streak, wholeOf(streak, lang)],
          [RECORD.longest, wholeOf(longest, lang)],
        ] as const)
      : []),
    [RECORD.best, bestOf(best)],
    [RECORD.mean, meanOf(mean, lang)],
    ...(time === 0 ? [] : ([[RECORD.time, durationOf(time, lang)]] as const)),
    [RECORD.hints, wholeOf(hints, lang)],
    [RECORD.undone, wholeOf(undone, lang)],
  ]
  return (
    <dl className="rec-tiles">
      {tiles.map(([name, value]) => (
        <div key={name.en}>
          <dt>{tell(name, lang)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
