// The browser, killed at any moment of a game: what the page had kept is there at the next start, and the game goes on.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/chromium.mjs'
import { dice } from '../src/kernel/chance.ts'
import { readSave } from '../src/kernel/save.ts'
import { appServer } from '../src/server/app.ts'
import { listen } from '../src/server/listen.ts'
import { HOST, urlOf } from '../src/server/names.ts'
import type { GameRecord } from '../src/web/store/record.ts'
import { type Counts, noCounts, type Part } from './part.ts'

const KILLS = 200
const GAMES = ['duel', 'architects', 'concordia', 'terra-mystica', 'age-of-comics'] as const
/** How long a browser is left alone before it is killed. */
const MOST_MS = 2500

export const browserKills: Part = {
  id: 'browser-kills',
  about: 'a killed browser loses no move that was kept',
  async *run({ share, fault }) {
    const program = ensureChromium()
    if (program === undefined) throw new Error('there is no Chromium')
    const server = appServer({ folder: join(process.cwd(), 'dist/web'), version: 'soak' })
    const base = urlOf(HOST, await listen(server, 0))
    for (const game of GAMES) {
      const counts = noCounts()
      const profile = mkdtempSync(join(tmpdir(), 'solotavolo-soak-'))
      try {
        await killAgainAndAgain({ program, profile, base, game }, share(KILLS / GAMES.length), counts, fault)
      } catch (error) {
        counts.crashes++
        fault(`browser-kills, ${game}: ${String(error)}`)
      }
      // The helpers of a killed browser live and write a moment longer than it does.
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
      yield [`kills of the browser, ${game}`, counts]
    }
    server.close()
    server.closeAllConnections()
  },
}

interface Place {
  readonly program: string
  readonly profile: string
  readonly base: string
  readonly game: string
}

/** What is known to be kept: texts of saves by the ids of their games. */
type Kept = Readonly<Record<string, string>>

async function killAgainAndAgain(
  place: Place,
  kills: number,
  counts: Counts,
  fault: (text: string) => void,
): Promise<void> {
  const stream = dice(kills)
  let known: Kept = {}
  for (; counts.tries < kills; counts.tries++) {
    const { child, browser } = await start(place)
    const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage()
    try {
      await page.goto(`${place.base}#/`)
      await page.locator('.home').first().waitFor()
      const found = await keptIn(page)
      for (const [id, text] of Object.entries(known)) {
        if (found[id] !== undefined && linesOf(found[id]).join('\n').startsWith(linesOf(text).join('\n'))) continue
        counts.lost++
        fault(
          `browser-kills: ${place.game} ${id} had ${linesOf(text).length} entries, has ${linesOf(found[id] ?? '').length}`,
        )
      }
      known = found
      const killer = setTimeout(() => child.kill('SIGKILL'), 400 + stream.below(MOST_MS))
      await playOn(page, place, known, (kept) => {
        known = kept
      })
      clearTimeout(killer)
    } catch {
      // The browser was killed under our hands: what was seen to be kept until then is what counts.
    }
    child.kill('SIGKILL')
    await new Promise((resolve) =>
      child.exitCode === null && child.signalCode === null ? child.once('exit', resolve) : resolve(0),
    )
  }
}

/** Plays whatever is offered until the browser is killed, and tells after every move what is kept. */
async function playOn(page: Page, { base, game }: Place, known: Kept, seen: (kept: Kept) => void): Promise<void> {
  const open = Object.entries(known).find(([, text]) => linesOf(text).length < 60)
  await page.goto(`${base}#${open === undefined ? `/new/${game}` : `/table/${open[0]}`}`)
  if (open === undefined) await page.locator('.new-begin').click()
  for (;;) {
    await page.locator('.move').first().click({ timeout: 20_000 })
    seen(await keptIn(page))
  }
}

const linesOf = (text: string): readonly string[] =>
  text === '' ? [] : readSave(text).entries.map(({ seat, text: move }) => `${seat} ${move}`)

/** The texts of all games in the page's database. */
const keptIn = (page: Page): Promise<Kept> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const db = await done(indexedDB.open('solotavolo'))
    const all: readonly GameRecord[] = await done(db.transaction('games').objectStore('games').getAll())
    db.close()
    return Object.fromEntries(all.map(({ id, text }) => [id, text]))
  })

async function start({ program, profile }: Place): Promise<{ child: ChildProcess; browser: Browser }> {
  const port = join(profile, 'DevToolsActivePort')
  rmSync(port, { force: true })
  const child = spawn(
    program,
    [...CHROMIUM_ARGS, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: 'ignore' },
  )
  while (!existsSync(port) || readFileSync(port, 'utf8').split('\n').length < 2)
    await new Promise((resolve) => setTimeout(resolve, 50))
  return {
    child,
    browser: await chromium.connectOverCDP(`http://127.0.0.1:${readFileSync(port, 'utf8').split('\n')[0]}`),
  }
}
