// Two settings side by side: everything `sim --against` tells.
import { useState } from 'react'
import type { AnyModule, LadderInfo, Lang, Manifest } from '../../../kernel/contract.ts'
import { laddersOf } from '../../../kernel/variant.ts'
import { againstCommand } from '../../../lab/command.ts'
import { pairReport, type PairReport } from '../../../lab/pair-report.ts'
import {
  type GroupId,
  PAIR,
  type PairGroup,
  type PairRow,
  pairTable,
  playerName,
  tellClear,
  tellGames,
  toldBy,
} from '../../../lab/pair-table.ts'
import { barPlot, ratePlot } from '../../../lab/plots.ts'
import { printPair, printSkill } from '../../../lab/print-pair.ts'
import { headlineOf, tellHeadline } from '../../../lab/report.ts'
import { tellVersion } from '../../../lab/version.ts'
import { LAB, tellDay } from '../../../lab/words.ts'
import { useLang, useLoaded, useSay } from '../../hooks.ts'
import { Button } from '../../kit/Button.tsx'
import { download } from '../../shell/download.ts'
import { LAB_PAGE } from '../../words/lab.ts'
import { Plot } from './LabResult.tsx'
import type { PairRun } from './study.ts'
import { tellDifferent, tellPlayer } from './told.ts'

interface PairResultProps {
  readonly manifest: Manifest
  readonly pairs: readonly PairRun[]
  readonly games: readonly number[]
  readonly isUntilClear: boolean
}

interface Row {
  readonly run: PairRun
  readonly report: PairReport
}

export function PairResult({ manifest, pairs, games, isUntilClear }: PairResultProps) {
  const say = useSay()
  const lang = useLang()
  const [chosen, choose] = useState(0)
  const loaded = useLoaded(() => manifest.loadToPlay?.() ?? manifest.load(), manifest.id)
  const first = pairs[0]
  if (loaded.state !== 'ready' || first === undefined) return null
  const module = loaded.value
  const ladders = { before: laddersOf(module, first.before.options), now: laddersOf(module, first.now.options) }
  const rows = pairs
    .filter((run) => run.pairs.games > 0)
    .map((run): Row => ({ run, report: pairReport(run.pairs, ladders) }))
  const row = rows[chosen] ?? rows[0]
  if (row === undefined) return null
  const at = pairs.indexOf(row.run)
  const groups = pairTable(row.report, toldBy(module, ladders.now), lang)
  return (
    <section className="paper lab-result" data-accent={manifest.id}>
      <dl className="lab-sides">
        {(['before', 'now'] as const).map((side) => (
          <div key={side} data-side={side}>
            <dt>{say(LAB_PAGE[side])}</dt>
            <dd>
              {tellDifferent(manifest, first[side].options, first[side === 'now' ? 'before' : 'now'].options, lang)}
            </dd>
          </div>
        ))}
      </dl>
      {pairs.length > 1 ? <Skill rows={rows} chosen={rows.indexOf(row)} onChoose={choose} lang={lang} /> : null}
      <h2>{say(LAB_PAGE.differs)}</h2>
      <p>{tellGames(row.report.games, tellPlayer(row.run.now, lang).toLocaleLowerCase(lang), lang)}</p>
      <p className="lab-clear" data-clear={row.report.isClear}>
        {tellClear(row.report, lang)}
      </p>
      <Groups groups={groups.filter(({ id }) => !FOLDED.has(id))} lang={lang} />
      {groups
        .filter(({ id }) => FOLDED.has(id))
        .map((group) => (
          <details key={group.id}>
            <summary>{say(TITLES[group.id] ?? LAB_PAGE.figures)}</summary>
            <Groups groups={[group]} lang={lang} isTitled={false} />
          </details>
        ))}
      <Unused report={row.report} ladders={ladders.now} before={ladders.before} lang={lang} />
      <p className="lab-command">
        <code>{againstCommand(manifest, row.run, games[at] ?? 1, isUntilClear)}</code>
        <br />
        <small>{[tellVersion(row.run.now.version, lang), tellDay(new Date(), lang)].join(' · ')}</small>
      </p>
      <Downloads rows={rows} module={module} ladders={ladders.now} manifest={manifest} lang={lang} />
    </section>
  )
}

interface SkillProps {
  readonly rows: readonly Row[]
  readonly chosen: number
  readonly onChoose: (at: number) => void
  readonly lang: Lang
}

/** The result by the strength of the player; one of them is told in full below. */
function Skill({ rows, chosen, onChoose, lang }: SkillProps) {
  const say = useSay()
  const bars = rows.flatMap(({ run, report }) =>
    (['before', 'now'] as const).map((side) => {
      const { kind, value, interval } = headlineOf(report[side])
      return { kind, label: `${tellPlayer(run.now, lang)}, ${PAIR[side][lang]}`, rate: value, interval }
    }),
  )
  const isWon = bars.every(({ kind }) => kind === 'won')
  const title = (isWon ? LAB.winRate : LAB.meanPoints)[lang]
  return (
    <>
      <h2>{say(PAIR.skill)}</h2>
      <Plot
        svg={isWon ? ratePlot(title, bars, lang) : barPlot(title, bars, (value) => tellHeadline('points', value, lang))}
      />
      <div className="lab-players" role="group" aria-label={say(LAB_PAGE.player)}>
        {rows.map(({ run }, at) => (
          <button
            key={playerName(run.now)}
            type="button"
            className="kit-button small"
            aria-pressed={at === chosen}
            onClick={() => onChoose(at)}
          >
            {tellPlayer(run.now, lang)}
          </button>
        ))}
      </div>
    </>
  )
}

const TITLES = {
  main: undefined,
  ends: LAB.victories,
  quality: LAB_PAGE.quality,
  sources: PAIR.sources,
  last: PAIR.last,
  otherwise: LAB_PAGE.inWhole,
} as const satisfies Record<GroupId, unknown>

/** Long lists, which are looked up. */
const FOLDED: ReadonlySet<GroupId> = new Set(['sources', 'last'])

interface GroupsProps {
  readonly groups: readonly PairGroup[]
  readonly lang: Lang
  readonly isTitled?: boolean
}

/** One table, its rows in groups. */
function Groups({ groups, lang, isTitled = true }: GroupsProps) {
  const say = useSay()
  return (
    <table className="lab-table lab-pair">
      <thead>
        <tr>
          <td />
          <th scope="col">{PAIR.before[lang]}</th>
          <th scope="col">{PAIR.now[lang]}</th>
          <th scope="col">{say(LAB_PAGE.difference)}</th>
        </tr>
      </thead>
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ id, rows }) => {
          const title = TITLES[id]
          return (
            <tbody key={id}>
              {title === undefined || !isTitled ? null : (
                <tr className="lab-pair__head">
                  <th scope="rowgroup" colSpan={4}>
                    {say(title)}
                  </th>
                </tr>
              )}
              {rows.map((row) => (
                <PairLine key={row.title} {...row} isMain={id === 'main'} />
              ))}
            </tbody>
          )
        })}
    </table>
  )
}

function PairLine({ title, before, now, change = '', isMain }: PairRow & { readonly isMain: boolean }) {
  return (
    <tr data-main={isMain || undefined}>
      <th scope="row">{title}</th>
      <td>{before}</td>
      <td>{now}</td>
      <td className="lab-pair__change">{change.replaceAll(' %', '\u00A0%')}</td>
    </tr>
  )
}

interface UnusedProps {
  readonly report: PairReport
  readonly ladders: readonly LadderInfo[]
  readonly before: readonly LadderInfo[]
  readonly lang: Lang
}

/** Rungs that never decided, those first that did before. */
function Unused({ report, ladders, before, lang }: UnusedProps) {
  const say = useSay()
  const named = (id: string) => {
    for (const ladder of [...ladders, ...before]) {
      const rung = ladder.rungs.find((each) => each.id === id)
      if (rung !== undefined) return `${ladder.title[lang]}: ${rung.text[lang]} [${rung.cite}]`
    }
    return id
  }
  return [
    { title: PAIR.nowUnused, ids: report.nowUnused, isOpen: report.nowUnused.length > 0 },
    { title: PAIR.unused, ids: report.now.unused, isOpen: false },
  ].map(({ title, ids, isOpen }) => (
    <details key={title.en} open={isOpen}>
      <summary>
        {say(title)}: {ids.length === 0 ? say(PAIR.none) : ids.length}
      </summary>
      <ul>
        {ids.map((id) => (
          <li key={id}>{named(id)}</li>
        ))}
      </ul>
    </details>
  ))
}

interface DownloadsProps {
  readonly rows: readonly Row[]
  readonly module: AnyModule
  readonly ladders: readonly LadderInfo[]
  readonly manifest: Manifest
  readonly lang: Lang
}

/** The same text and data as on the command line. */
function Downloads({ rows, module, ladders, manifest, lang }: DownloadsProps) {
  const say = useSay()
  const name = `solotavolo-${manifest.id}-against`
  const results = rows.map(({ run, report }) => ({ player: playerName(run.now), report }))
  const first = rows[0]?.run
  const text = () =>
    [
      ...results.flatMap(({ player, report }) => [
        tellGames(report.games, player, lang),
        ...printPair(report, toldBy(module, ladders), lang),
        '',
      ]),
      ...(results.length > 1 ? printSkill(results, lang) : []),
    ].join('\n')
  const json = () =>
    JSON.stringify({
      game: manifest.id,
      before: first?.before.options,
      now: first?.now.options,
      seed: first?.now.seed,
      results,
    })
  return (
    <p className="lab-downloads">
      <Button onClick={() => download(`${name}.txt`, `${text()}\n`)}>{say(LAB_PAGE.text)}</Button>
      <Button onClick={() => download(`${name}.json`, `${json()}\n`, 'application/json')}>{say(LAB_PAGE.json)}</Button>
    </p>
  )
}
