// The long runs, one after the other, as a table. The status says whether any of them found a fault.
import { browser } from './browser.ts'
import { bots } from './bots.ts'
import { browserKills } from './browser-kills.ts'
import { hands } from './hands.ts'
import { hostile } from './hostile.ts'
import { laws } from './laws.ts'
import { noCounts, type Part } from './part.ts'
import { positions } from './positions.ts'
import { questions } from './questions.ts'
import { saves } from './saves.ts'
import { simKills } from './sim-kills.ts'
import { strength } from './strength.ts'
import { variants } from './variants.ts'

const PARTS: readonly Part[] = [
  laws,
  saves,
  positions,
  questions,
  variants,
  hands,
  hostile,
  simKills,
  bots,
  browserKills,
  browser,
  strength,
]
const FAULTS_SHOWN = 20

/** Arguments: names of parts (all of them where none is named) and `--share 0.1` for a tenth of every count. */
export async function soak(argv: readonly string[]): Promise<number> {
  const at = argv.indexOf('--share')
  const share = at < 0 ? 1 : Number(argv[at + 1])
  const names = argv.filter((_, n) => at < 0 || (n !== at && n !== at + 1))
  const unknown = names.find((name) => !PARTS.some(({ id }) => id === name))
  if (unknown !== undefined || !(share > 0)) {
    console.error(`soak: say any of ${PARTS.map(({ id }) => id).join(', ')}, and --share with a number above 0`)
    return 2
  }
  const faults: string[] = []
  const columns = Object.keys(noCounts())
  console.log(row('', 'run', columns))
  for (const part of PARTS.filter(({ id }) => names.length === 0 || names.includes(id))) {
    console.log(`${part.id}: ${part.about}`)
    const tools = {
      share: (count: number) => Math.max(1, Math.round(count * share)),
      fault: (text: string) => void faults.push(text),
    }
    for await (const [what, counts] of part.run(tools)) {
      const { tries: _, ...bad } = counts
      const failed = Object.values(bad).some((count) => count > 0)
      console.log(row(failed ? '✗' : '✓', what, Object.values(counts).map(String)))
      if (failed && faults.length === 0) faults.push(what)
    }
  }
  for (const fault of faults.slice(0, FAULTS_SHOWN)) console.log(`\n${fault}`)
  if (faults.length > FAULTS_SHOWN) console.log(`\n… and ${faults.length - FAULTS_SHOWN} more`)
  return faults.length === 0 ? 0 : 1
}

const row = (sign: string, what: string, cells: readonly string[]): string =>
  `${sign.padEnd(2)}${what.padEnd(44)}${cells.map((cell) => cell.padStart(10)).join('')}`
