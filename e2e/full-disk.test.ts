// A real profile on a disk that fills up during a game: nothing is lost, and the notice stays until the data has been read back.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { CHROMIUM_ARGS } from '../scripts/chromium.mjs'
import { HOME } from '../src/web/words/home.ts'
import { STORAGE, TROUBLE } from '../src/web/words/storage.ts'
import { decide, duel, finished } from './duel.ts'
import { press } from './hand.ts'
import { putHand } from './reach.ts'
import { openSave } from './saves.ts'
import { type SmallDisk, smallDisk, whyNoSmallDisk } from './small-disk.ts'
import { address, DESKTOP, GUARD_MS, watch } from './stage.ts'
import { exportFile, setSpeed, sitDown, yourTurn } from './table.ts'

const lang = 'en'

const reason = inject('chromium') === '' ? 'there is no Chromium' : whyNoSmallDisk()
if (reason !== undefined) console.error(`e2e: the full disk is skipped, ${reason}`)
const isSkipped = reason !== undefined && process.env['CI'] !== 'true'

interface Patient {
  isReleased?: boolean
  release?(): void
}

/** Runs in the page: holds back long timers until the test releases them, such as the wait before the database is opened again. */
function bePatient(): void {
  const page = globalThis as typeof globalThis & Patient
  const set = page.setTimeout
  const held: (() => void)[] = []
  const patient = (then: () => void, wait = 0): unknown =>
    wait < 5000 || page.isReleased ? set(then, wait) : held.push(() => void set(then, wait))
  page.setTimeout = patient as typeof page.setTimeout
  page.release = () => {
    page.isReleased = true
    for (const go of held) go()
  }
}

/** Starts the browser with the profile on a disk. */
async function start({ folder }: SmallDisk): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    ...DESKTOP,
    executablePath: inject('chromium'),
    args: [...CHROMIUM_ARGS],
    locale: lang,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(GUARD_MS)
  await context.addInitScript(putHand)
  return context
}

/** Some moves may still fit into pages the browser has already, or into room it frees by itself: the disk is filled again before each. */
const MOST_MOVES_THAT_FIT = 12

async function playUntilFull(page: Page, disk: SmallDisk): Promise<void> {
  for (let n = 0; n < MOST_MOVES_THAT_FIT && (await notice(page).count()) === 0; n++) {
    disk.fill()
    await decide(page, 1)
  }
  await page.getByText(TROUBLE.full[lang]).waitFor()
}

/**
 * A finished game and a running one. The disk fills up during the running one, then has room again. Returns the moves of the running game.
 */
async function playThrough(page: Page, disk: SmallDisk): Promise<string[]> {
  await setSpeed(page)
  await openSave(page, finished('3'))
  await sitDown(page, lang, duel, { seed: '5' })
  await decide(page, 2)
  await playUntilFull(page, disk)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page.getByRole('button', { name: STORAGE.saveFile[lang] })),
  ])
  disk.makeRoom()
  // The file is only written once there is room for it.
  await decide(page, 3)
  const played = duel.keysOf(duel.fold(await exportFile(page, lang)))
  const handedOut = duel.keysOf(duel.fold(readFileSync(await download.path(), 'utf8')))
  expect(handedOut).toEqual(played.slice(0, handedOut.length))
  expect(handedOut.length).toBeGreaterThan(8)
  return played
}

/** The moves of the running game at the next start. */
async function resumed(page: Page): Promise<string[]> {
  await page.goto(address('/'))
  await press(page.getByRole('link', { name: HOME.resumeGo[lang], exact: true }))
  await yourTurn(page)
  return duel.keysOf(duel.fold(await exportFile(page, lang)))
}

const rows = (page: Page) => page.locator('.game-row')
const notice = (page: Page) => page.locator('.banner.trouble')

interface Stage {
  readonly disk: SmallDisk
  /** The browser's first page. */
  visit(): Promise<Page>
  close(): Promise<void>
}

function scene(name: string, play: (stage: Stage) => Promise<void>): void {
  test.skipIf(isSkipped)(name, async () => {
    const disk = smallDisk()
    const faults: string[][] = []
    let context: BrowserContext | undefined
    const close = async (): Promise<void> => context?.close()
    const visit = async (): Promise<Page> => {
      context = await start(disk)
      faults.push(watch(context))
      return context.pages()[0] ?? context.newPage()
    }
    try {
      await play({ disk, visit, close })
      expect(faults.flat()).toEqual([])
    } finally {
      await close()
      disk.remove()
    }
  })
}

scene('a full disk: the notice stays until the games are read back, and all of them are there', async (stage) => {
  const page = await stage.visit()
  await page.addInitScript(bePatient)
  const played = await playThrough(page, stage.disk)
  await page.getByText(STORAGE.proving[lang]).waitFor()
  await page.evaluate(() => (globalThis as typeof globalThis & Patient).release?.())
  await page.getByText(STORAGE.proven[lang]).waitFor()
  await expect.poll(() => notice(page).count()).toBe(0)
  await stage.close()

  const next = await stage.visit()
  await next.goto(address('/'))
  await expect.poll(() => rows(next).count()).toBe(2)
  // They come from the database itself, not from a copy.
  await expect.poll(() => next.locator('.banner').count()).toBe(0)
  expect(await resumed(next)).toEqual(played)
})

scene('a full disk: after closing too early, the games come back from a copy', async (stage) => {
  const page = await stage.visit()
  await page.addInitScript(bePatient)
  const played = await playThrough(page, stage.disk)
  await notice(page).waitFor()
  await stage.close()

  const next = await stage.visit()
  await next.goto(address('/'))
  await expect.poll(() => rows(next).count()).toBe(2)
  expect(await resumed(next)).toEqual(played)
})
