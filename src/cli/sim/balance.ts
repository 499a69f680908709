// Searches one number of a level for a wanted win rate.
import type { Lang, Manifest } from '../../kernel/contract.ts'
import { fullOptions, mainOption, specsFor } from '../../kernel/options.ts'
import { refusal } from '../../kernel/refusal.ts'
import { checkSeed } from '../../kernel/seed.ts'
import { phrase, type Text, type Values, type Words } from '../../kernel/text.ts'
import { type Kind, type Registry, VARIANT, variantOf } from '../../kernel/variant.ts'
import type { Interval } from '../../lab/interval.ts'
import { wilson } from '../../lab/interval.ts'
import { openRun } from '../../lab/study.ts'
import { versionOf } from '../../lab/version.ts'
import { percent, whole } from '../../lab/words.ts'
import { changesOf } from '../../variant/data.ts'
import { readVariant, writeVariant } from '../../variant/option.ts'
import type { SimFlags } from '../commands/sim.ts'
import { type Flags, givenOptions } from '../game-options.ts'
import { type Io, print } from '../io.ts'
import { langOf } from '../lang.ts'
import { progress } from '../progress.ts'
import { onStop } from '../stop.ts'
import { variantsOf } from '../variant-file.ts'
import { readPlayer } from './against.ts'

const noNumber = refusal<{ name: string; known: readonly string[] }>('sim.no-number', {
  it: ({ name, known }) => `--balance ${name}: i numeri di un livello sono ${known.join(', ')}`,
  en: ({ name, known }) => `--balance ${name}: the numbers of a level are ${known.join(', ')}`,
})
const noWanted = refusal('sim.no-wanted', {
  it: '--balance vuole --wanted: la percentuale di partite vinte da cercare',
  en: '--balance wants --wanted: the percentage of games won to search for',
})

const nobodyWins = refusal<{ title: Text }>('sim.nobody-wins', {
  it: ({ title }) => `--balance: a ${title.it} non vince nessuno; confronta i punti con --against`,
  en: ({ title }) => `--balance: nobody wins ${title.en}; compare points with --against`,
})

const WORDS = {
  tried: phrase<Values<'name' | 'value' | 'rate' | 'low' | 'high' | 'games'>>({
    it: ({ name, value, rate, low, high, games }) =>
      `  ${name} ${value}: vinte ${rate} (intervallo al 95 % ${low} – ${high}, ${games} partite)`,
    en: ({ name, value, rate, low, high, games }) =>
      `  ${name} ${value}: won ${rate} (95 % interval ${low} – ${high}, ${games} games)`,
  }),
  found: phrase<Values<'name' | 'value' | 'wanted' | 'rate' | 'low' | 'high'>>({
    it: ({ name, value, wanted, rate, low, high }) =>
      `Più vicino al ${wanted} %: ${name} ${value}, vinte ${rate} (intervallo al 95 % ${low} – ${high})`,
    en: ({ name, value, wanted, rate, low, high }) =>
      `Nearest to ${wanted} %: ${name} ${value}, won ${rate} (95 % interval ${low} – ${high})`,
  }),
} as const satisfies Words

interface Tried {
  readonly value: number
  readonly rate: number
  readonly interval: Interval
  readonly games: number
}

/** The numbers of a level by their names: `coins`, `cap.1`. */
function numbersOf({ levels }: Registry): ReadonlyMap<string, { readonly least: number; readonly most: number }> {
  const found = new Map<string, { least: number; most: number }>()
  const visit = (name: string, kind: Kind): void => {
    if (kind.kind === 'number') found.set(name, kind)
    if (kind.kind === 'record') for (const { id } of kind.keys) visit(`${name}.${id}`, kind.of)
  }
  for (const { id, kind } of levels?.fields ?? []) visit(id, kind)
  return found
}

export async function simBalance(io: Io, manifest: Manifest, flags: SimFlags & Flags): Promise<void> {
  const module = await manifest.load()
  const variants = await variantsOf(manifest)
  const lang = langOf(flags, io)
  checkSeed(flags.seed)
  const name = flags.balance ?? ''
  const numbers = numbersOf(variants.registry)
  const bounds = numbers.get(name)
  if (bounds === undefined) throw noNumber({ name, known: [...numbers.keys()] })
  if (flags.wanted === undefined) throw noWanted()
  const wanted = flags.wanted / 100
  const given = await givenOptions(manifest, flags)
  const main = mainOption({ options: specsFor(manifest.options, given) })
  const level = given[main.id] ?? main.initial
  const base = variantOf(given)
  const withNumber = (value: number): string => {
    const data = base === '' ? {} : readVariant(base)
    const levels = (data['levels'] ?? {}) as Record<string, Record<string, unknown>>
    const [field = '', key] = name.split('.')
    const old = levels[level] ?? {}
    const now = key === undefined ? value : { ...(old[field] as object | undefined), [key]: value }
    const choices = variants.choices({ ...data, levels: { ...levels, [level]: { ...old, [field]: now } } })
    return writeVariant(changesOf(variants.registry, choices))
  }
  const { openCrew } = await import('../../crew/threads.ts')
  const { playRuns } = await import('../../crew/embedded.ts')
  const crew = openCrew(flags.workers)
  const stop = onStop()
  const tried = new Map<number, Tried>()
  const attempt = async (value: number): Promise<Tried> => {
    const known = tried.get(value)
    if (known !== undefined) return known
    const options = fullOptions(manifest.options, { ...given, [main.id]: level, [VARIANT]: withNumber(value) })
    const sim = {
      game: manifest.id,
      options,
      ...readPlayer(flags.player),
      seed: flags.seed,
      version: versionOf(module),
    }
    const run = openRun(flags.playouts === undefined ? sim : { ...sim, playouts: flags.playouts }, flags.games)
    const bar = progress(io, flags.games)
    bar?.at(0)
    await playRuns([run], crew, stop.signal, () => bar?.at(run.tally.games))
    bar?.clear()
    const { won, games } = run.tally
    if (games > 0 && won.none === games) throw nobodyWins({ title: manifest.title })
    const result = { value, rate: won.you / games, interval: wilson(won.you, games), games }
    tried.set(value, result)
    if (!flags.json) print(io, tell(name, result, lang))
    return result
  }
  try {
    await bisect(attempt, bounds, wanted, stop.signal)
  } finally {
    stop.forget()
    await crew.close()
  }
  const best = [...tried.values()].sort((a, b) => Math.abs(a.rate - wanted) - Math.abs(b.rate - wanted))[0]
  if (flags.json)
    return print(io, JSON.stringify({ game: manifest.id, level, name, wanted, tried: [...tried.values()], best }))
  if (best === undefined) return
  const { value, rate, interval } = best
  const [shown, low, high] = [rate, ...interval].map((n) => percent(n, lang)) as [string, string, string]
  print(io, WORDS.found[lang]({ name, value, wanted: flags.wanted, rate: shown, low, high }))
}

function tell(name: string, { value, rate, interval, games }: Tried, lang: Lang): string {
  const [shown, low, high] = [rate, ...interval].map((n) => percent(n, lang)) as [string, string, string]
  return WORDS.tried[lang]({ name, value, rate: shown, low, high, games: whole(games, lang) })
}

/** The win rate rises or falls with the number: halves the range until two neighbours are left. */
async function bisect(
  attempt: (value: number) => Promise<Tried>,
  { least, most }: { readonly least: number; readonly most: number },
  wanted: number,
  signal: AbortSignal,
): Promise<void> {
  let [low, high] = [least, most]
  const first = await attempt(low)
  const last = await attempt(high)
  const isRising = last.rate > first.rate
  while (high - low > 1 && !signal.aborted) {
    const middle = Math.floor((low + high) / 2)
    const { rate } = await attempt(middle)
    if (rate < wanted === isRising) low = middle
    else high = middle
  }
}
