import { useState } from 'react'
import type { AnyModule, Lang, Manifest } from '../../../kernel/contract.ts'
import { laddersOf } from '../../../kernel/variant.ts'
import { csvOf } from '../../../lab/csv.ts'
import { commandOf } from '../../../lab/command.ts'
import { headlinePlot, htmlOf } from '../../../lab/html.ts'
import { ORDER_QUESTION, stepsOf, tellOrder, tellStep } from '../../../lab/order.ts'
import { ratePlot, spreadPlot } from '../../../lab/plots.ts'
import { endingOf, headlineOf, type Report, report, tellHeadline } from '../../../lab/report.ts'
import { type Run, writeRuns } from '../../../lab/study.ts'
import { tellVersion } from '../../../lab/version.ts'
import { decimal, tellDay, whole } from '../../../lab/words.ts'
import { useLang, useLoaded, useSay } from '../../hooks.ts'
import { Button } from '../../kit/Button.tsx'
import { download } from '../../shell/download.ts'
import { LAB_PAGE } from '../../words/lab.ts'
import { specsOf } from '../new/choices.ts'

interface LabResultProps {
  readonly manifest: Manifest
  readonly every: string
  readonly runs: readonly Run[]
}

interface Row {
  readonly label: string
  readonly run: Run
  readonly report: Report
}

/** The counts so far: rates and figures of all choices, and one of them in full. */
export function LabResult({ manifest, every, runs }: LabResultProps) {
  const say = useSay()
  const lang = useLang()
  const [chosen, choose] = useState(0)
  const loaded = useLoaded(() => manifest.loadToPlay?.() ?? manifest.load(), manifest.id)
  if (loaded.state !== 'ready') return null
  const module = loaded.value
  const rows = runs.map((run): Row => {
    const spec = specsOf(manifest, run.sim.options).find(({ id }) => id === every)
    const choice = spec?.choices.find(({ id }) => id === run.sim.options[every])
    return { label: choice?.title[lang] ?? '', run, report: report(run.tally, laddersOf(module, run.sim.options)) }
  })
  const row = rows[chosen] ?? rows[0]
  const contested = rows.some(({ report: { contested: isWon } }) => isWon)
  const steps = stepsOf(rows)
  return (
    <section className="paper lab-result" data-accent={manifest.id}>
      <h2>{say(contested ? LAB_PAGE.winRate : LAB_PAGE.meanPoints)}</h2>
      <Plot svg={headlinePlot(rows, lang)} />
      {steps.length === 0 ? null : (
        <>
          <h2>{say(ORDER_QUESTION)}</h2>
          <p>{tellOrder(steps, lang)}</p>
          <ul>
            {steps.map((step) => (
              <li key={step.to}>{tellStep(step, lang)}</li>
            ))}
          </ul>
        </>
      )}
      <h2>{say(LAB_PAGE.figures)}</h2>
      <Figures rows={rows} lang={lang} chosen={chosen} onChoose={choose} />
      <p className="lab-command">
        <code>{commandOf(manifest, runs, every)}</code>
        {runs[0] === undefined ? null : (
          <>
            <br />
            <small>{[tellVersion(runs[0].sim.version, lang), tellDay(new Date(), lang)].join(' · ')}</small>
          </>
        )}
      </p>
      <Downloads rows={rows} module={module} manifest={manifest} every={every} lang={lang} />
      {row === undefined ? null : <Closer row={row} module={module} lang={lang} />}
    </section>
  )
}

/** The plots are our own markup, with everything from outside escaped. */
export const Plot = ({ svg }: { readonly svg: string }) => (
  <div className="lab-plot" dangerouslySetInnerHTML={{ __html: svg }} />
)

interface FiguresProps {
  readonly rows: readonly Row[]
  readonly lang: Lang
  readonly chosen: number
  readonly onChoose: (at: number) => void
}

/** The main figure of a choice with its interval, and the points of both sides in games with a winner. */
function cellsOf(result: Report, lang: Lang): readonly string[] {
  const { kind, value, interval } = headlineOf(result)
  const cells = [tellHeadline(kind, value, lang), interval.map((bound) => tellHeadline(kind, bound, lang)).join(' – ')]
  const { you, automa } = result.score
  return kind === 'points' ? cells : [...cells, `${decimal(you.mean, lang)} : ${decimal(automa.mean, lang)}`]
}

function Figures({ rows, lang, chosen, onChoose }: FiguresProps) {
  const say = useSay()
  const contested = rows.some(({ report: { contested: isWon } }) => isWon)
  const judged = contested ? [LAB_PAGE.won, LAB_PAGE.interval, LAB_PAGE.points] : [LAB_PAGE.points, LAB_PAGE.interval]
  const heads = [LAB_PAGE.choice, LAB_PAGE.played, ...judged, LAB_PAGE.length]
  return (
    <div className="lab-scroll" tabIndex={0} role="region" aria-label={say(LAB_PAGE.figures)}>
      <table className="lab-table">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head.en} scope="col">
                {say(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, report: result }, at) => (
            <tr key={label}>
              <th scope="row">
                <button type="button" aria-pressed={at === chosen} onClick={() => onChoose(at)}>
                  {label}
                </button>
              </th>
              <td>{whole(result.games, lang)}</td>
              {cellsOf(result, lang).map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
              <td>{decimal(result.moves.mean, lang)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Closer({
  row: { label, run, report: result },
  module,
  lang,
}: {
  readonly row: Row
  readonly module: AnyModule
  readonly lang: Lang
}) {
  const say = useSay()
  const scores = [
    { label: say(LAB_PAGE.you), histogram: run.tally.score.you },
    { label: say(LAB_PAGE.automa), histogram: run.tally.score.automa },
  ].filter(({ histogram }) => Object.keys(histogram).length > 0)
  const ends = result.victories.map((end) => ({ label: endingOf(end, module.endings, lang), rate: end.rate }))
  return (
    <section>
      <h2>{label}</h2>
      <h3>{say(LAB_PAGE.points)}</h3>
      <Plot svg={spreadPlot(say(LAB_PAGE.points), scores, lang)} />
      <h3>{say(LAB_PAGE.ends)}</h3>
      <Plot svg={ratePlot(say(LAB_PAGE.ends), ends, lang)} />
      <details>
        <summary>{say(LAB_PAGE.rungs)}</summary>
        {laddersOf(module, run.sim.options).map((ladder) => (
          <table key={ladder.id} className="lab-table">
            <caption>{ladder.title[lang]}</caption>
            <tbody>
              {ladder.rungs.map((rung) => {
                const times = run.tally.rungs[rung.id] ?? 0
                return (
                  <tr key={rung.id}>
                    <th scope="row">
                      {rung.text[lang]} [{rung.cite}]
                    </th>
                    <td>{times === 0 ? say(LAB_PAGE.never) : whole(times, lang)}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        ))}
      </details>
    </section>
  )
}

interface DownloadsProps {
  readonly rows: readonly Row[]
  readonly module: AnyModule
  readonly manifest: Manifest
  readonly every: string
  readonly lang: Lang
}

function Downloads({ rows, module, manifest, every, lang }: DownloadsProps) {
  const say = useSay()
  const name = `solotavolo-${manifest.id}`
  const command = commandOf(
    manifest,
    rows.map(({ run }) => run),
    every,
  )
  const ladders = laddersOf(module, rows[0]?.run.sim.options ?? {})
  const told = { endings: module.endings, ladders }
  const page = () => htmlOf({ title: manifest.title[lang], lang, module: told, command, date: new Date(), rows })
  return (
    <p className="lab-downloads">
      <Button onClick={() => download(`${name}.csv`, `${csvOf(rows).join('\n')}\n`, 'text/csv')}>
        {say(LAB_PAGE.csv)}
      </Button>
      <Button onClick={() => download(`${name}.json`, writeRuns(rows.map(({ run }) => run)), 'application/json')}>
        {say(LAB_PAGE.json)}
      </Button>
      <Button onClick={() => download(`${name}.html`, page(), 'text/html')}>{say(LAB_PAGE.page)}</Button>
    </p>
  )
}
