import type { Fault } from '../../crew/bots/play.ts'
import type { AnyModule, Lang, Manifest } from '../../kernel/contract.ts'
import { laddersOf } from '../../kernel/variant.ts'
import { csvOf } from '../../lab/csv.ts'
import { htmlOf } from '../../lab/html.ts'
import { printReport } from '../../lab/print.ts'
import { commandOf } from '../../lab/command.ts'
import { ORDER_QUESTION, stepsOf, tellOrder, tellStep } from '../../lab/order.ts'
import { headlineOf, type Report, report, tellHeadline } from '../../lab/report.ts'
import { FORMAT, type Run } from '../../lab/study.ts'
import { tellVersion } from '../../lab/version.ts'
import type { SimFlags } from '../commands/sim.ts'
import { tellOptions } from '../game-options.ts'
import { type Io, print } from '../io.ts'
import { langOf } from '../lang.ts'
import { LAB } from '../../lab/words.ts'
import { writeOutput } from '../whole-file.ts'
import { fill, WORDS } from '../words.ts'
import { faultsAsJson } from './faults.ts'

interface Study {
  readonly manifest: Manifest
  readonly module: AnyModule
  readonly study: readonly Run[]
  readonly seconds: number
  readonly played: number
  readonly stopped: boolean
  readonly faults: readonly Fault[]
}

/** The result in the form that was asked for. */
export function tellStudy(io: Io, study: Study, flags: SimFlags): void {
  const lang = langOf(flags, io)
  const { manifest, module, seconds, played, stopped } = study
  const rows = rowsOf(study, flags.every, lang)
  const gamesPerSecond = Math.round(played / seconds)
  const spoiled = study.faults.length === 0 ? {} : { faults: faultsAsJson(study.faults, lang) }
  if (flags.json) return print(io, JSON.stringify({ ...asJson(rows), ...spoiled, seconds, gamesPerSecond }))
  if (flags.csv) return print(io, ...csvOf(rows))
  const number = (n: number) => new Intl.NumberFormat(lang).format(n)
  if (stopped)
    print(io, fill(WORDS.simStopped, lang, { games: number(rows.reduce((sum, row) => sum + row.report.games, 0)) }), '')
  // Many runs are told in a few lines; the details of each are there for those who ask.
  const detailed = rows.length === 1 || flags.details ? rows : []
  for (const { run, report: result } of detailed)
    print(
      io,
      [manifest.title[lang], ...tellOptions(manifest, run.sim.options, lang)].join(' · '),
      fill(WORDS.playedBy, lang, { games: number(result.games), player: run.sim.player, seed: run.sim.seed }),
      tellVersion(run.sim.version, lang),
      '',
      ...printReport(result, { ...module, ladders: laddersOf(module, run.sim.options) }, lang),
      '',
    )
  if (rows.length > 1) print(io, ...titleOf(study, flags.every, lang), '', ...overview(rows, lang), '')
  if (rows.length > 1 && !flags.details) print(io, WORDS.simDetails[lang])
  print(io, fill(WORDS.speed, lang, { rate: number(gamesPerSecond) }))
}

/** The result as a page, where one was asked for. */
export function writePage(study: Study, { html, every }: SimFlags, lang: Lang): void {
  const { manifest, module } = study
  const rows = rowsOf(study, every, lang)
  if (html !== undefined)
    writeOutput(
      html,
      htmlOf({
        title: manifest.title[lang],
        lang,
        module: { ...module, ladders: laddersOf(module, rows[0]?.run.sim.options ?? {}) },
        command: commandOf(manifest, study.study, every),
        date: new Date(),
        rows,
      }),
    )
}

/** What was played, by whom and by which rules, for several runs together. */
function titleOf({ manifest, study }: Study, every: string | undefined, lang: Lang): string[] {
  const first = study[0]
  if (first === undefined) return []
  const { games, sim } = first
  const number = new Intl.NumberFormat(lang).format(games)
  return [
    manifest.title[lang],
    fill(WORDS.playedBy, lang, { games: number, player: sim.player, seed: sim.seed }),
    `${tellVersion(sim.version, lang)} · ${commandOf(manifest, study, every)}`,
  ]
}

const rowsOf = ({ study, manifest, module }: Study, every: string | undefined, lang: Lang): Row[] =>
  study.map((run) => ({
    run,
    report: report(run.tally, laddersOf(module, run.sim.options)),
    label: labelOf(manifest, run, every, lang),
  }))

type Row = { readonly run: Run; readonly report: Report; readonly label: string }

/** A file for --compare and --file; a single run is also told on top. */
function asJson(rows: readonly Row[]) {
  const runs = rows.map(({ run, report: result }) => ({ ...run, report: result }))
  const only = rows.length === 1 ? rows[0] : undefined
  return { format: FORMAT, runs, ...only?.run.sim, ...only?.report }
}

/** A line per run, and whether they are in order. */
function overview(rows: readonly Row[], lang: Lang): string[] {
  const width = 2 + Math.max(...rows.map(({ label }) => label.length))
  const lines = rows.map(({ label, report: result }) => {
    const { kind, value, interval } = headlineOf(result)
    const [shown, low, high] = [value, ...interval].map((one) => tellHeadline(kind, one, lang))
    return `${label.padEnd(width)}${(shown ?? '').padStart(8)} ${LAB[kind === 'won' ? 'wonShort' : 'pointsShort'][lang]}   ${LAB.interval[lang]} ${low} – ${high}`
  })
  const steps = stepsOf(rows)
  return [
    ...lines,
    '',
    `${ORDER_QUESTION[lang]} ${tellOrder(steps, lang)}`,
    ...steps.map((step) => `  ${tellStep(step, lang)}`),
  ]
}

function labelOf(manifest: Manifest, { sim }: Run, every: string | undefined, lang: Lang): string {
  const spec = manifest.options.find(({ id }) => id === (every ?? 'level')) ?? manifest.options[0]
  const choice = spec?.choices.find(({ id }) => id === sim.options[spec.id])
  return choice?.title[lang] ?? manifest.title[lang]
}
