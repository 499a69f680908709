// `sim --file`, killed at any moment and begun again, loses no game and counts none twice.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dice } from '../src/kernel/chance.ts'
import { noCounts, type Part } from './part.ts'

const KILLS = 200
const BIN = join(process.cwd(), 'bin/solotavolo.mjs')
const ARGS = ['duel', '--games', '20000', '--workers', '2', '--json']
/** The longest a run is left alone before it is killed; most of the games take longer. */
const MOST_MS = 2600

export const simKills: Part = {
  id: 'sim-kills',
  about: 'sim --file goes on after SIGKILL with the same result',
  async *run({ share, fault }) {
    const counts = noCounts()
    const stream = dice(1)
    const folder = mkdtempSync(join(tmpdir(), 'solotavolo-soak-'))
    const wanted = share(KILLS)
    for (let round = 0; counts.tries < wanted; round++) {
      const sim = ['sim', ...ARGS, '--seed', `soak-${round}`]
      const file = join(folder, `${round}.json`)
      let last: Ended
      do {
        last = await killed([...sim, '--file', file], 60 + stream.below(MOST_MS))
        if (last.out === undefined) counts.tries++
      } while (last.out === undefined && counts.tries < wanted)
      const whole = spawnSync(process.execPath, [BIN, ...sim], { encoding: 'utf8' })
      const resumed = spawnSync(process.execPath, [BIN, ...sim, '--file', file], { encoding: 'utf8' })
      if (tallyOf(resumed.stdout) === tallyOf(whole.stdout)) continue
      counts.lost++
      fault(
        `sim-kills, round ${round}: ${resumed.stderr || 'the result differs from that of a run that was left alone'}`,
      )
    }
    rmSync(folder, { recursive: true, force: true })
    yield ['kills of a simulation', counts]
  },
}

interface Ended {
  /** What it printed; nothing where it was killed. */
  readonly out: string | undefined
}

function killed(args: readonly string[], after: number): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [BIN, ...args], { stdio: ['ignore', 'pipe', 'ignore'] })
    let out = ''
    child.stdout.on('data', (data) => {
      out += String(data)
    })
    const timer = setTimeout(() => child.kill('SIGKILL'), after)
    child.once('close', (_, signal) => {
      clearTimeout(timer)
      resolve({ out: signal === null ? out : undefined })
    })
  })
}

/** Everything but how long it took. */
const tallyOf = (json: string): string => {
  try {
    return JSON.stringify(
      (JSON.parse(json) as { runs: readonly { tally: unknown }[] }).runs.map(({ tally }) => sorted(tally)),
    )
  } catch {
    return json
  }
}

function sorted(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data
  return Object.entries(data)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => [key, sorted(value)])
}
