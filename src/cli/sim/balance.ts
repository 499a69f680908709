// Searches one number of a level for a wanted win rate.
import type { Manifest } from '../../kernel/contract.ts'
import { fullOptions, mainOption, specsFor } from '../../kernel/options.ts'
import { refusal } from '../../kernel/refusal.ts'
import { checkSeed } from '../../kernel/seed.ts'
import type { Text } from '../../kernel/text.ts'
import { VARIANT, variantOf } from '../../kernel/variant.ts'
import { bisect, nearest, tellNearest, tellTried, type Tried, triedOf } from '../../lab/balance.ts'
import { openRun } from '../../lab/study.ts'
import { versionOf } from '../../lab/version.ts'
import { numbersOf, withNumber } from '../../variant/numbers.ts'
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
  const { openCrew } = await import('../../crew/threads.ts')
  const { playRuns } = await import('../../crew/embedded.ts')
  const crew = openCrew(flags.workers)
  const stop = onStop()
  const tried: Tried[] = []
  const attempt = async (value: number): Promise<Tried | undefined> => {
    if (stop.signal.aborted) return undefined
    const options = fullOptions(manifest.options, {
      ...given,
      [main.id]: level,
      [VARIANT]: withNumber(variants, base, level, name, value),
    })
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
    if (run.tally.games > 0 && run.tally.won.none === run.tally.games) throw nobodyWins({ title: manifest.title })
    const result = triedOf(value, run.tally)
    if (result.games > 0) tried.push(result)
    if (!flags.json) print(io, `  ${tellTried(name, result, lang)}`)
    return result
  }
  try {
    await bisect(bounds, wanted, attempt)
  } finally {
    stop.forget()
    await crew.close()
  }
  const best = nearest(tried, wanted)
  if (flags.json) return print(io, JSON.stringify({ game: manifest.id, level, name, wanted, tried, best }))
  if (best !== undefined) print(io, tellNearest(name, best, wanted, lang))
}
