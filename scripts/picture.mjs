// Makes the pictures of the README: the real page, in the middle of a seeded game. Arguments: the games to picture, all by default.
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

const DESKTOP = { viewport: { width: 1440, height: 900 }, locale: 'en', colorScheme: 'light' }
const PHONE = {
  viewport: { width: 390, height: 844 },
  locale: 'it',
  colorScheme: 'dark',
  deviceScaleFactor: 1.5,
  isMobile: true,
  hasTouch: true,
}

/** In the middle of Age II, with so many cards on the table. */
const inAge2 =
  (left) =>
  ({ state, step }) =>
    step.kind === 'choice' && step.ask === 'turn' && state.age === 2 && onTable(state) <= left
/** After so many entries, at a decision with some choice. */
const after =
  (entries) =>
  ({ cursor, options, step }) =>
    step.kind === 'choice' && cursor >= entries && options.length > 3

/** Each with its game, its seed and the moment it shows. */
const PICTURES = [
  { file: 'table.png', game: 'duel', seed: '8147', until: inAge2(14), panel: 'why', screen: DESKTOP },
  { file: 'architects.png', game: 'architects', seed: '8147', until: after(60), screen: DESKTOP },
  { file: 'terra-mystica.png', game: 'terra-mystica', seed: '8147', until: after(62), screen: DESKTOP },
  { file: 'age-of-comics.png', game: 'age-of-comics', seed: '8147', until: after(220), screen: DESKTOP },
  { file: 'concordia.png', game: 'concordia', seed: '8147', until: after(150), screen: DESKTOP },
  { file: 'phone.png', game: 'duel', seed: '8147', until: inAge2(14), screen: PHONE },
]

const executablePath = ensureChromium()
if (executablePath === undefined) process.exit(1)
await bundle({ moment: 'scripts/moment.ts' }, CACHE)
const { playedUntil, linkTo } = await import(pathToFileURL(join(CACHE, 'moment.js')).href)
const app = await serveApp()
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] })
try {
  mkdirSync(DOCS, { recursive: true })
  for (const picture of PICTURES.filter(isWanted)) await take(picture)
} finally {
  await browser.close()
  app.stop()
}

async function take({ file, game, seed, until, panel, screen }) {
  const table = await playedUntil(game, seed, {}, until)
  const page = await browser.newPage({ ...screen, reducedMotion: 'reduce' })
  await page.goto(app.url + (await linkTo(table)))
  await page.locator('.import .kit-button--main').click()
  await page.locator('.board-area').waitFor()
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

function isWanted({ game }) {
  const wanted = process.argv.slice(2)
  return wanted.length === 0 || wanted.includes(game)
}
