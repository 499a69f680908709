// Makes the pictures of the README: the real page, in the middle of a seeded game.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { bundle } from './build.mjs'
import { CHROMIUM_ARGS, ensureChromium } from './chromium.mjs'
import { serveApp } from './serve.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const DOCS = join(ROOT, 'docs')
const CACHE = join(ROOT, '.cache', 'picture')

/** Each with its game: the seed, the Age, and how many of its cards still lie on the table. */
const PICTURES = [
  {
    file: 'table.png',
    seed: '8147',
    age: 2,
    left: 14,
    panel: 'why',
    screen: { viewport: { width: 1440, height: 900 }, locale: 'en', colorScheme: 'light' },
  },
  {
    file: 'phone.png',
    seed: '8147',
    age: 2,
    left: 14,
    screen: {
      viewport: { width: 390, height: 844 },
      locale: 'it',
      colorScheme: 'dark',
      deviceScaleFactor: 1.5,
      isMobile: true,
      hasTouch: true,
    },
  },
]

const executablePath = ensureChromium()
if (executablePath === undefined) process.exit(1)
await bundle({ moment: 'scripts/moment.ts' }, CACHE)
const { playedUntil, linkTo } = await import(pathToFileURL(join(CACHE, 'moment.js')).href)
const app = await serveApp()
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] })
try {
  mkdirSync(DOCS, { recursive: true })
  for (const picture of PICTURES) await take(picture)
} finally {
  await browser.close()
  app.stop()
}

async function take({ file, seed, age, left, panel, screen }) {
  const table = await playedUntil(seed, { level: 'base', promos: 'none' }, ({ state, step }) => {
    return step.kind === 'choice' && step.ask === 'turn' && state.age === age && onTable(state) <= left
  })
  const page = await browser.newPage({ ...screen, reducedMotion: 'reduce' })
  await page.goto(app.url + (await linkTo(table)))
  await page.locator('.import .kit-button--main').click()
  await page.locator('.prompt[data-turn="you"]').waitFor()
  await page.locator('.du-structure').waitFor()
  if (panel !== undefined) {
    await page.locator(`.side-tab[data-tab="${panel}"]`).click()
    await page.locator(`.side-panel[data-tab="${panel}"] .loading`).waitFor({ state: 'detached' })
  }
  await page.evaluate(() => document.fonts.ready)
  await page.mouse.move(0, 0)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(DOCS, file), animations: 'disabled' })
  await page.close()
  console.log(`docs/${file}`)
}

/** How many cards lie in the structure. */
function onTable({ occupied }) {
  let n = 0
  for (let bits = occupied; bits !== 0; bits &= bits - 1) n++
  return n
}
