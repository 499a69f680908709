import { clip } from '../../kernel/clean.ts'
import type { AnyModule, Manifest } from '../../kernel/contract.ts'
import { fullOptions, specsFor } from '../../kernel/options.ts'
import { refusal, within } from '../../kernel/refusal.ts'
import type { Sim } from '../../lab/job.ts'
import { resume, type Run } from '../../lab/study.ts'
import { versionOf } from '../../lab/version.ts'
import { placeOf } from '../errors.ts'
import { type Flags, type GameOptions, givenOptions } from '../game-options.ts'
import type { SimFlags } from '../commands/sim.ts'
import { kept } from './file.ts'

const noEvery = refusal<{ game: string; option: string }>('sim.no-every', {
  it: ({ game, option }) => `${game} non ha un’opzione «${option}» di cui giocare ogni scelta`,
  en: ({ game, option }) => `${game} has no option "${option}" to play every choice of`,
})
const everyOrOne = refusal<{ option: string }>('sim.every-or-one', {
  it: ({ option }) => `usa --every ${option} oppure --${option}, non tutti e due`,
  en: ({ option }) => `say --every ${option} or --${option}, not both`,
})

/** One run, or one for every choice of an option, each as far as it had come in the file. */
export async function planStudy(manifest: Manifest, module: AnyModule, flags: SimFlags & Flags): Promise<Run[]> {
  const given = await givenOptions(manifest, flags)
  const before = kept(flags.file)
  return choices(manifest, flags.every, given).map((choice) => {
    const sim: Sim = {
      game: manifest.id,
      options: fullOptions(manifest.options, { ...given, ...choice }),
      player: flags.player,
      ...(flags.playouts === undefined ? {} : { playouts: flags.playouts }),
      seed: flags.seed,
      version: versionOf(module),
    }
    return within(placeOf(flags.file ?? ''), () => resume(before, sim, flags.games))
  })
}

function choices({ id, options }: Manifest, every: string | undefined, given: GameOptions): GameOptions[] {
  if (every === undefined) return [{}]
  const spec = specsFor(options, given).find((option) => option.id === every)
  if (spec === undefined) throw noEvery({ game: id, option: clip(every) })
  if (given[every] !== undefined) throw everyOrOne({ option: every })
  return spec.choices.map((choice) => ({ [every]: choice.id }))
}
