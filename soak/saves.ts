// Damaged saves: each opens or is refused with a sentence, quickly, and what opens keeps the laws of its game.
import { damage } from '../test/fixtures/damage.ts'
import { manifestOf } from '../src/games/index.ts'
import { dice } from '../src/kernel/chance.ts'
import { BadInput } from '../src/kernel/contract.ts'
import { brokenLaw } from '../src/kernel/laws.ts'
import { fullOptions } from '../src/kernel/options.ts'
import { readSave, writeSave } from '../src/kernel/save.ts'
import { Table } from '../src/kernel/table.ts'
import { attempt, type Counts, noCounts, type Part } from './part.ts'
import { oneOf, samples } from './samples.ts'

const COUNT = 100_000
/** Shorter games are folded faster, and are damaged in more places for it. */
const LINES = 80

export const saves: Part = {
  id: 'saves',
  about: 'damaged saves open lawfully or are refused',
  async *run(soak) {
    const all = await samples(2)
    for (const sample of all) {
      const counts = noCounts()
      const stream = dice(sample.saves.length)
      for (let n = soak.share(COUNT / all.length); n > 0; n--) {
        const whole = oneOf(sample.saves, stream).split('\n')
        const begun = whole.slice(0, 1 + stream.below(Math.min(LINES, whole.length))).join('\n')
        const text = damage(stream.below(20) === 0 ? whole.join('\n') : `${begun}\n`, stream)
        await attempt(
          counts,
          soak,
          () => JSON.stringify(text.slice(0, 2000)),
          () => open(text, counts, soak.fault),
        )
      }
      yield [sample.manifest.id, counts]
    }
  },
}

async function open(text: string, counts: Counts, fault: (text: string) => void): Promise<void> {
  try {
    const save = readSave(text)
    const manifest = manifestOf(save.game)
    const module = await manifest.load()
    const table = Table.open(module, { ...save, options: fullOptions(manifest.options, save.options) })
    writeSave(table.toSave())
    const broken = brokenLaw(table.state, module.laws)
    if (broken === undefined) return
    counts.unlawful++
    fault(`unlawful: ${broken}: ${JSON.stringify(text.slice(0, 2000))}`)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
  }
}
