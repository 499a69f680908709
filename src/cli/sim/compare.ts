import { manifestOf } from '../../games/index.ts'
import type { Lang } from '../../kernel/contract.ts'
import { refusal } from '../../kernel/refusal.ts'
import { named } from '../errors.ts'
import { compare, type Difference, DOUBT } from '../../lab/compare.ts'
import { endingOf } from '../../lab/report.ts'
import { laddersOf } from '../../kernel/variant.ts'
import type { Run } from '../../lab/study.ts'
import { WINNERS } from '../../lab/tally.ts'
import { tellVersion } from '../../lab/version.ts'
import { decimal, LAB, percent } from '../../lab/words.ts'
import { type Io, print } from '../io.ts'
import { fill, WORDS } from '../words.ts'
import { readFile } from './file.ts'

const nothingInCommon = refusal<{ before: string; after: string }>('sim.nothing-in-common', {
  it: ({ before, after }) => `${before} e ${after} non hanno nessuna simulazione in comune`,
  en: ({ before, after }) => `${before} and ${after} have no simulation in common`,
})

/** Runs that only one file has. */
const alone = (runs: readonly Run[], others: readonly Run[]): readonly Run[] =>
  runs.filter((run) => !others.some((other) => nameOf(run) === nameOf(other)))

/** Says run by run what changed from one file to the other. Runs are paired by game, options and player, whatever their seed. */
export async function tellComparison(io: Io, before: string, after: string, lang: Lang, json: boolean): Promise<void> {
  const [first, second] = [readFile(before), readFile(after)]
  const pairs = first.flatMap((a) => second.filter((b) => nameOf(a) === nameOf(b)).map((b) => [a, b] as const))
  if (pairs.length === 0) throw nothingInCommon({ before: named(before), after: named(after) })
  const [onlyBefore, onlyAfter] = [alone(first, second), alone(second, first)]
  if (json) return print(io, JSON.stringify(asJson(pairs, onlyBefore, onlyAfter)))
  for (const [a, b] of pairs) {
    const module = await manifestOf(a.sim.game).load()
    const { endings } = module
    const texts = new Map(
      laddersOf(module, a.sim.options).flatMap(({ rungs }) => rungs.map((rung) => [rung.id, rung.text[lang]] as const)),
    )
    for (const by of Object.keys(endings))
      for (const winner of WINNERS) texts.set(`${winner} ${by}`, endingOf({ winner, by }, endings, lang))
    print(io, titleOf(a, lang), tellVersions(a, b, lang), ...tellPair(a, b, texts, lang), '')
  }
  for (const run of onlyBefore) print(io, fill(WORDS.onlyIn, lang, { run: titleOf(run, lang), file: named(before) }))
  for (const run of onlyAfter) print(io, fill(WORDS.onlyIn, lang, { run: titleOf(run, lang), file: named(after) }))
}

interface Compared {
  readonly sim: Run['sim']
  readonly versions: readonly [before: Run['sim']['version'], after: Run['sim']['version']]
  readonly games: readonly [before: number, after: number]
  readonly identical: boolean
  readonly differences: readonly Difference[]
}

/** The same for programs: p is corrected within its family (the win rate or the points alone, the other figures, the rungs). */
function asJson(pairs: readonly (readonly [Run, Run])[], onlyBefore: readonly Run[], onlyAfter: readonly Run[]) {
  const compared = pairs.map(
    ([a, b]): Compared => ({
      sim: a.sim,
      versions: [a.sim.version, b.sim.version],
      games: [a.tally.games, b.tally.games],
      identical: isIdentical(a, b),
      differences: compare(a.tally, b.tally),
    }),
  )
  return { compared, onlyBefore: onlyBefore.map(({ sim }) => sim), onlyAfter: onlyAfter.map(({ sim }) => sim) }
}

const isIdentical = (a: Run, b: Run): boolean => JSON.stringify(sorted(a.tally)) === JSON.stringify(sorted(b.tally))

function tellPair(a: Run, b: Run, texts: ReadonlyMap<string, string>, lang: Lang): string[] {
  if (isIdentical(a, b)) return [WORDS.identical[lang]]
  const found = compare(a.tally, b.tally)
  const changed = found.filter(({ p }) => p < DOUBT)
  const verdict = changed.length === 0 ? WORDS.unchanged : WORDS.changed
  const shown = found.filter(({ what, p }) => p < DOUBT || (what !== 'rung' && what !== 'end'))
  return [fill(verdict, lang, { count: String(found.length) }), ...shown.map((one) => `  ${tell(one, texts, lang)}`)]
}

function tell({ what, of, before, after, p }: Difference, texts: ReadonlyMap<string, string>, lang: Lang): string {
  const titles = {
    won: LAB.winRate[lang],
    you: `${LAB.score[lang]} (${LAB.you[lang]})`,
    automa: `${LAB.score[lang]} (${LAB.automa[lang]})`,
    moves: LAB.length[lang],
    end: `${LAB.victories[lang]}: ${texts.get(of ?? '') ?? of ?? ''}`,
    rung: texts.get(of ?? '') ?? of ?? '',
  }
  const show = (n: number) => (what === 'won' || what === 'end' ? percent(n, lang) : decimal(n, lang))
  const doubt = p < 0.001 ? 'p < 0.001' : `p = ${p.toFixed(3)}`
  return `${p < DOUBT ? '≠' : '='} ${titles[what]}: ${show(before)} → ${show(after)} (${doubt})`
}

const nameOf = ({ sim: { game, options, player, playouts } }: Run): string =>
  JSON.stringify([game, sorted(options), player, playouts])

const titleOf = ({ sim }: Run, lang: Lang): string =>
  [manifestOf(sim.game).title[lang], ...Object.values(sim.options), sim.player].join(' · ')

/** By which rules each was played. */
function tellVersions({ sim: { version: a } }: Run, { sim: { version: b } }: Run, lang: Lang): string {
  const [before, after] = [tellVersion(a, lang), tellVersion(b, lang)]
  return before === after ? before : `${before} → ${after}`
}

/** With keys in order, so that equal counts read alike. */
function sorted(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data
  return Object.entries(data)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => [key, sorted(value)])
}
