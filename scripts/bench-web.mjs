// What the project promises about the page: what it weighs, how Lighthouse rates it, how soon a move is on screen.
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import { CHROMIUM_ARGS, ensureChromium } from './chromium.mjs'
import { madeUpResults, putResults } from './results.mjs'
import { serveApp } from './serve.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const WEB = join(ROOT, 'dist', 'web')
const BUDGET = { shell: 130, game: 120, lighthouse: 95, click: 50, decision: 10, advice: 300, opening: 1.5 }

/** What can be measured alone. */
const PARTS = ['sizes', 'opening', 'lighthouse', 'playing']

/**
 * Tells figures section by section, or nothing where there is no browser. Of `parts` only these, or all where none is named; Lighthouse
 * looks at the pages with `pages` in their name.
 */
export async function benchWeb(section, { parts, pages }) {
  const unknown = parts.find((part) => !PARTS.includes(part))
  if (unknown !== undefined) throw new Error(`bench: "${unknown}" is none of ${PARTS.join(', ')}`)
  const isWanted = (part) => parts.length === 0 || parts.includes(part)
  const executablePath = ensureChromium()
  if (executablePath === undefined) return
  const app = await serveApp()
  const profile = mkdtempSync(join(tmpdir(), 'solotavolo-bench-'))
  // A browser of its own for every look, with what the ones before have saved: one that has seen much already makes Lighthouse's own
  // preparations long, and it counts them.
  const browse = async (work) => {
    const port = await freePort()
    const context = await chromium.launchPersistentContext(profile, {
      executablePath,
      args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
      viewport: { width: 1440, height: 900 },
      locale: 'en',
    })
    try {
      return await work(context, port)
    } finally {
      await context.close()
    }
  }
  try {
    const lighthouse = []
    const look = async (url, name) => {
      if (isWanted('lighthouse') && name.includes(pages)) lighthouse.push(...(await audit(browse, url, name)))
    }
    // The home page as a newcomer sees it, before there is any game.
    await look(app.url, 'home')
    const { weights, table } = await browse((context) => weigh(context, app.url))
    if (isWanted('sizes')) section('The page', weights)
    await look(app.url, 'shelf')
    // The pages of results are measured with more of them than most people will ever have.
    await browse(async (context) => {
      const page = await context.newPage()
      await page.goto(app.url)
      await page.evaluate(putResults, madeUpResults(5000))
    })
    if (isWanted('opening')) section('Opening', await browse((context) => openings(context, app.url, table)))
    for (const [name, path] of PAGES) await look(`${app.url}#${path}`, name)
    await look(table, 'table')
    if (lighthouse.length > 0) section('Lighthouse', lighthouse)
    if (isWanted('playing')) section('Playing', await browse((context) => playing(context, app.url, table)))
  } finally {
    rmSync(profile, { recursive: true, force: true })
    app.stop()
  }
}

/** Clicks through all games, then what the automa and hints take. */
async function playing(context, url, table) {
  const page = await context.newPage()
  await watchClicks(page)
  const figures = []
  for (const play of PLAYS) figures.push(...(await clickTimes(page, url, play)))
  return [...figures, ...(await decisionTimes(page)), await firstAdvice(page, table), await blockedByHints(page, table)]
}

/** From the click to the first move of a hint, the worker's start included: of three tables the quickest. */
async function firstAdvice(page, table) {
  const times = []
  for (let look = 0; look < 3; look++) {
    await page.goto('about:blank')
    await page.goto(table)
    await page.locator('.side-tab[data-tab="hint"]').waitFor()
    await page.waitForLoadState('networkidle')
    times.push(await page.evaluate(timeToAdvice))
  }
  return measure('advice', 'from the click to the first advice', Math.min(...times), 'ms', BUDGET.advice)
}

const timeToAdvice = () =>
  new Promise((resolve) => {
    const begun = performance.now()
    const look = () =>
      document.querySelector('.hint-move') === null ? requestAnimationFrame(look) : resolve(performance.now() - begun)
    document.querySelector('.side-tab[data-tab="hint"]').click()
    look()
  })

/** How long the page cannot answer while a hint is thought out: of three looks the best, other jobs can only make it longer. */
async function blockedByHints(page, table) {
  await page.goto(table)
  await page.locator('.side-tab[data-tab="hint"]').click()
  await page.locator('.hint-move').first().waitFor()
  const looks = []
  for (let look = 0; look < 3; look++) looks.push(await page.evaluate(longestTaskSoon))
  return measure(
    'hint',
    'page kept from answering while a hint is thought out, longest',
    Math.min(...looks),
    'ms',
    BUDGET.click,
  )
}

const longestTaskSoon = () =>
  new Promise((resolve) => {
    let longest = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
    }).observe({ type: 'longtask' })
    setTimeout(() => resolve(longest), 600)
  })

const measure = (id, title, value, unit, budget, higherIsBetter = false) => ({
  id: `web.${id}`,
  title,
  value,
  unit,
  higherIsBetter,
  ...(budget === undefined ? {} : { budget }),
})

/** What people open besides tables, and by what they see that it is open. */
const OPENED = [
  ['lesson', 'a lesson of Duel', '/learn/duel/building', '.learn-box'],
  ['handbook', 'the handbook of Duel', '/help/duel', '.rule'],
  ['record', 'the record with 5,000 results', '/record', '.rec-latest'],
  ['record.duel', 'the statistics of Duel, 3,000 results', '/record/duel', '.rec-plots'],
  ['record.tm', 'the statistics of Terra Mystica, 2,000 results', '/record/terra-mystica', '.rec-plots'],
]

/**
 * How long pages take to open, compared with a table of Duel: both are measured in turn on the same machine, the best of five looks each,
 * because other jobs can only make one longer.
 */
async function openings(context, url, table) {
  const all = [['table', 'a table of Duel', table.slice(url.length + 1), '.board-area .du-board'], ...OPENED]
  const best = all.map(() => Number.POSITIVE_INFINITY)
  for (let look = 0; look < 5; look++)
    for (const [at, [, , path, shown]] of all.entries())
      best[at] = Math.min(best[at], await openingOf(context, `${url}#${path}`, shown))
  return [
    measure('open.table', 'a table of Duel, from address to board', best[0], 'ms'),
    ...OPENED.map(([id, title], at) =>
      measure(`open.${id}`, `${title}, times a table of Duel`, best[at + 1] / best[0], '×', BUDGET.opening),
    ),
  ]
}

/** From the address to the frame in which something is shown. */
async function openingOf(context, url, shown) {
  const page = await context.newPage()
  await page.addInitScript((selector) => {
    window.opened = new Promise((resolve) => {
      const look = () => {
        if (document.querySelector(selector) === null) requestAnimationFrame(look)
        else requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
      }
      look()
    })
  }, shown)
  await page.goto(url)
  const time = await page.evaluate(() => window.opened)
  await page.close()
  return time
}

/** Script and style of the home page, and what a table of Duel takes more. */
async function weigh(context, url) {
  const page = await context.newPage()
  const asked = new Set()
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) asked.add(new URL(request.url()).pathname)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const home = [...asked]
  await page.goto(`${url}#/new/duel`)
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.locator('.prompt[data-turn="you"]').waitFor()
  await page.waitForLoadState('networkidle')
  const table = page.url()
  await page.close()
  const more = [...asked].filter((path) => !home.includes(path))
  const lesson = await askedFor(context, `${url}#/learn/duel/building`, '.learn-box')
  const learning = lesson.filter((path) => !home.includes(path))
  const weights = [
    measure('shell.gz', 'shell, script and style of the home page, gzip', kilobytes(home, 'gz'), 'kB', BUDGET.shell),
    measure('shell.br', 'shell, brotli', kilobytes(home, 'br'), 'kB', BUDGET.shell),
    measure('duel.gz', 'Duel, all that its table takes more, gzip', kilobytes(more, 'gz'), 'kB', BUDGET.game),
    measure('duel.br', 'Duel, brotli', kilobytes(more, 'br'), 'kB', BUDGET.game),
    measure('lesson.gz', 'a lesson of Duel, all that it takes more, gzip', kilobytes(learning, 'gz'), 'kB'),
    measure('lesson.br', 'a lesson of Duel, brotli', kilobytes(learning, 'br'), 'kB'),
  ]
  return { weights, table }
}

/** The scripts and styles that a page asks for until something is shown and nothing more comes. */
async function askedFor(context, url, shown) {
  const page = await context.newPage()
  const asked = new Set()
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) asked.add(new URL(request.url()).pathname)
  })
  await page.goto(url)
  await page.locator(shown).waitFor()
  await page.waitForLoadState('networkidle')
  await page.close()
  return [...asked]
}

const kilobytes = (paths, kind) =>
  paths.reduce((sum, path) => sum + statSync(join(WEB, `${path}.${kind}`)).size, 0) / 1000

const OVER = '.prompt[data-turn="over"]'
const NEXT = '.prompt[data-turn="automa"] .prompt-actions .kit-button'
/** The card of a big event, which waits at the speed step by step. */
const EVENT = '.events[data-waits="true"] .kit-button'
const BUTTON = '.du-tray .du-button:visible'
const LIT = '.du-root .du-spot[data-lit]:visible'
const MOVE = '.side .move'
/** How often there may be nothing to press in a row, a guard against a page that hangs. */
const PATIENCE = 600
const YOURS = '.prompt[data-turn="you"]'

const GAMES = [
  ['duel', 'Duel'],
  ['architects', 'Architects'],
  ['terra-mystica', 'Terra Mystica'],
  ['age-of-comics', 'Age of Comics'],
  ['concordia', 'Concordia'],
]

/** What is played: Duel wholly and on its board, the other games for a while by the list of moves. */
const PLAYS = [
  { id: 'step', title: 'Duel step by step', game: 'duel', speed: 'step', clicks: 200, hand: onDuelBoard },
  { id: 'instant', title: 'Duel at once', game: 'duel', speed: 'instant', clicks: 200, hand: onDuelBoard },
  ...GAMES.slice(1).map(([game, title]) => ({ id: game, title, game, speed: 'instant', clicks: 40, hand: byList })),
]

/** From every click that plays to the frame with the move in it painted. */
async function watchClicks(page) {
  await page.addInitScript(() => {
    window.clicks = []
    addEventListener(
      'click',
      ({ timeStamp, target }) => {
        if (!target.closest('.du-popover .du-action, .du-tray .du-button, .prompt-actions .kit-button, .side .move'))
          return
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => window.clicks.push(performance.now() - timeStamp))
          port1.start()
          port2.postMessage(undefined)
        })
      },
      true,
    )
  })
}

/**
 * Up to three games with the very same clicks, and of each click the best: what else runs on a machine can only make a click look slower,
 * but not the same one three times. What the clicks of all games took, as they came, is told by the 95th of 100.
 */
async function clickTimes(page, url, play) {
  const games = []
  for (let game = 0; game < 3 && !(bestOfEach(games).at(-1) < BUDGET.click); game++)
    games.push(await playClicking(page, url, play))
  const best = bestOfEach(games)
  const all = games.flat().toSorted((a, b) => a - b)
  const title = `click to move on screen, ${play.title}`
  const each = `each the best of ${games.length}`
  return [
    measure(`click.${play.id}`, `${title}: median of ${best.length}, ${each}`, middle(best), 'ms', BUDGET.click),
    measure(`click-max.${play.id}`, `${title}: longest of ${best.length}, ${each}`, best.at(-1), 'ms', BUDGET.click),
    measure(
      `click-95.${play.id}`,
      `${title}: 95 of 100 of all ${all.length} as they came`,
      at95(all),
      'ms',
      BUDGET.click,
    ),
  ]
}

/** Of each click the best time of all games, the longest last. */
function bestOfEach(games) {
  const [first = [], ...others] = games
  if (others.some(({ length }) => length !== first.length)) throw new Error('The games of the bench differ.')
  return first.map((_, click) => Math.min(...games.map((game) => game[click]))).toSorted((a, b) => a - b)
}

const at95 = (sorted) => sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN

/** A game: your own moves and, step by step, the automa's. The time of every click. */
async function playClicking(page, url, { game, speed, clicks, hand }) {
  await page.goto(`${url}#/settings`)
  await page.reload()
  await page.locator(`label:has(input[value="${speed}"])`).click()
  await page.goto(`${url}#/new/${game}`)
  await page.getByLabel('Seed', { exact: true }).fill('8147')
  await page.getByRole('button', { name: 'Begin' }).click()
  // The table lays itself out.
  await wait(1000)
  let idle = 0
  for (let n = 0; n < clicks; ) {
    // The prompt says whose turn it is. The list of moves does not: it follows the board a frame later.
    await page.locator(`${EVENT}, ${NEXT}, ${YOURS}, ${OVER}`).first().waitFor()
    if ((await page.locator(OVER).count()) > 0) break
    const hasPressed = (await pressOne(page, `${EVENT}, ${NEXT}`, 0)) || (await hand(page, n))
    if (hasPressed) n++
    else await wait(50)
    idle = hasPressed ? 0 : idle + 1
    if (idle > PATIENCE) throw new Error(`bench: nothing to press in ${game} after ${n} clicks`)
  }
  return page.evaluate(() => window.clicks)
}

/** False where there is nothing to press yet. */
async function onDuelBoard(page, n) {
  const buttons = `${BUTTON}, .du-popover button.du-action`
  if (await pressOne(page, buttons, 0)) return true
  if (!(await pressOne(page, LIT, n))) return false
  // Some pieces, such as a card to destroy, are played by the first press.
  await pressOne(page, buttons, 0)
  return true
}

function byList(page, n) {
  return pressOne(page, MOVE, 7 * n)
}

/** Presses one of the pieces, if there are any. */
async function pressOne(page, selector, n) {
  const pieces = page.locator(selector)
  const count = await pieces.count()
  return count > 0 && press(page, pieces.nth(n % count))
}

/**
 * As a hand does it: nothing else is asked of the page while it answers, which Playwright's own click would do. False if the piece has gone.
 */
async function press(page, piece) {
  const box = await boxOf(piece)
  if (box === undefined) return false
  const { x, y, width, height } = box
  await page.mouse.move(x + width / 2, y + height / 2)
  await wait(100)
  await page.mouse.down()
  await page.mouse.up()
  await wait(300)
  return true
}

/** Where a piece is; undefined if it has gone since it was found, as a popover that closes does. */
async function boxOf(piece) {
  try {
    await piece.scrollIntoViewIfNeeded({ timeout: 1000 })
    return (await piece.boundingBox({ timeout: 1000 })) ?? undefined
  } catch (error) {
    if (error.name === 'TimeoutError') return undefined
    throw error
  }
}

/** How long the automa keeps the page from answering. */
async function decisionTimes(page) {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['src/bench/web-decide.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    write: false,
  })
  await page.evaluate(outputFiles[0].text)
  const times = (await page.evaluate(() => window.decisions('duel'))).toSorted((a, b) => a - b)
  return [
    measure('decision', `a decision of the automa, median of ${times.length}`, middle(times), 'ms', BUDGET.decision),
    measure('decision-max', 'a decision of the automa, longest', times.at(-1) ?? Number.NaN, 'ms', BUDGET.decision),
  ]
}

const middle = (sorted) => sorted[Math.floor(sorted.length / 2)] ?? Number.NaN

/** Every page but the table: those that a game draws for every game. */
const PAGES = [
  ...GAMES.flatMap(([id, title]) => [
    [`new game of ${title}`, `/new/${id}`],
    [`position of ${title}`, `/new/${id}?from=position`],
    [`rules of ${title}`, `/help/${id}`],
    [`lessons of ${title}`, `/learn/${id}`],
    [`gallery of ${title}`, `/gallery/${id}`],
  ]),
  ['lesson', '/learn/duel/building'],
  ['help', '/help'],
  ['lab', '/lab'],
  ['settings', '/settings'],
  ['import', '/import'],
  ['record, 5,000 results', '/record'],
  ['record of Duel, 3,000 results', '/record/duel'],
  ['record of Terra Mystica, 2,000 results', '/record/terra-mystica'],
]

/** The median of three looks. */
async function audit(browse, url, name) {
  const { default: lighthouse } = await import('lighthouse')
  const looks = []
  for (let look = 0; look < 3; look++) {
    const { lhr } = await browse((_, port) =>
      lighthouse(url, { port, output: 'json', logLevel: 'error', disableStorageReset: true }),
    )
    looks.push(lhr)
  }
  const median = looks.toSorted((a, b) => performanceOf(a) - performanceOf(b))[1]
  const failed = new Set(
    Object.values(median.categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && (median.audits[id].score ?? 1) < 0.9).map(({ id }) => id),
    ),
  )
  // Told at once: all pages take half an hour.
  const scores = Object.values(median.categories).map(({ score }) => Math.round(100 * (score ?? 0)))
  console.error(`lighthouse: ${name}: ${scores.join(' ')}${[...failed].map((id) => `, ${id}`).join('')}`)
  return Object.values(median.categories).map(({ id, title, score }) =>
    measure(
      `lighthouse.${name}.${id}`,
      `${name}: ${title.toLowerCase()}`,
      100 * (score ?? 0),
      'of 100',
      BUDGET.lighthouse,
      true,
    ),
  )
}

const performanceOf = (lhr) => lhr?.categories.performance.score ?? 0

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
