// All browser tests in full: also those that `npm test` leaves out, and games that it plays only in part, to their end.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noCounts, type Part } from './part.ts'

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly title: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

export const browser: Part = {
  id: 'browser',
  about: 'every browser test, every game played to its end',
  async *run({ fault }) {
    const folder = mkdtempSync(join(tmpdir(), 'solotavolo-soak-'))
    const file = join(folder, 'report.json')
    const tests = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'e2e', '--reporter=json', `--outputFile=${file}`],
      { env: { ...process.env, SOLOTAVOLO_SOAK: 'true' }, stdio: ['ignore', 'ignore', 'inherit'] },
    )
    const [status] = await once(tests, 'close')
    // Without a report the tests did not even begin: the status below says so.
    const { testResults } = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { testResults: [] }) as Report
    rmSync(folder, { recursive: true })
    for (const { name, assertionResults } of testResults) {
      const counts = noCounts()
      for (const { status: verdict, title, failureMessages } of assertionResults) {
        if (verdict !== 'skipped') counts.tries++
        if (verdict !== 'failed') continue
        counts.wrong++
        fault(`${name}, ${title}: ${failureMessages.join('\n')}`)
      }
      yield [name.split('/').at(-1) ?? name, counts]
    }
    if (status !== 0) fault(`the browser tests ended with status ${status}`)
  },
}
