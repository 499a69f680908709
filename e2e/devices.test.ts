// The app elsewhere: in a folder of a plain static host, and a game that moves between two devices.
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { encode } from 'uqr'
import { expect } from 'vitest'
import { appServer } from '../src/server/app.ts'
import { namesWith } from '../src/server/lan.ts'
import { listen } from '../src/server/listen.ts'
import { HOST, urlOf } from '../src/server/names.ts'
import type { Lang } from '../src/kernel/contract.ts'
import { saveLink } from '../src/web/panels/link.ts'
import { HOME } from '../src/web/words/home.ts'
import { IMPORT } from '../src/web/words/import.ts'
import { TABLE } from '../src/web/words/table.ts'
import { decide, duel, waitingFor } from './duel.ts'
import { press } from './hand.ts'
import { putHand } from './reach.ts'
import { DESKTOP, GUARD_MS, PHONE, scene, type Stage } from './stage.ts'
import { begin, exportFile, exportLink, setSpeed, showPanel, yourTurn } from './table.ts'

/** What the tests of this run have built. */
const WEB = fileURLToPath(new URL('../dist/web/', import.meta.url))

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

/** As simple as a host can be: files below a folder, nothing else. */
function plainHost(under: string): Server {
  return createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://any').pathname
    const file = normalize(path.slice(under.length) || 'index.html')
    const found = path.startsWith(under) ? readFile(join(WEB, file)) : Promise.reject(new Error('not here'))
    found
      .then((body) => response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream').end(body))
      .catch(() => response.writeHead(404).end())
  })
}

const stop = (server: Server): void => {
  server.close()
  server.closeAllConnections()
}

/** Its own servers are not the one of the other tests. */
const ELSEWHERE = /^request: http:\/\/127\.0\.0\.\d+:\d+\//

scene(
  'in a folder of a static host the app plays, keeps its games and works offline',
  { lang: 'en', screen: PHONE, offline: true, allow: ELSEWHERE },
  async ({ page, context, lang }) => {
    const server = plainHost('/some/folder/')
    try {
      const home = `${urlOf(HOST, await listen(server, 0))}some/folder/`
      await setSpeed(page)
      await page.goto(home)
      await page.getByRole('heading', { name: HOME.title[lang] }).waitFor()
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
      await page.goto(`${home}#/new/duel`)
      await begin(page, lang)
      await decide(page, 2)
      const played = duel.keysOf(duel.fold(await exportFile(page, lang)))
      await page.reload()
      await yourTurn(page)
      expect(duel.keysOf(duel.fold(await exportFile(page, lang)))).toEqual(played)
      stop(server)
      await context.setOffline(true)
      await page.reload()
      await yourTurn(page)
      await decide(page, 1)
      await showPanel(page, 'score')
      await page.locator('.score__table').waitFor()
      for (const path of ['/help/duel', '/gallery/duel', '/new/concordia', '/lab']) {
        await page.goto(`${home}#${path}`)
        await page.getByRole('heading', { level: 1 }).waitFor()
      }
      await page.goto(`${home}#/help/duel`)
      await page.getByRole('searchbox').waitFor()
      await page.goto(`${home}#/new/duel`)
      await begin(page, lang)
      await decide(page, 1)
    } finally {
      stop(server)
    }
  },
)

/** What the dialog for another device shows: the dots of its QR code, and the address where it is written out. */
async function shownFor(page: Page, lang: Lang): Promise<{ readonly dots: string; readonly written: string }> {
  await press(page.getByRole('button', { name: TABLE.more[lang], exact: true }))
  await press(page.getByRole('button', { name: TABLE.device[lang] }))
  const dots = (await page.locator('.qr path').last().getAttribute('d')) ?? ''
  const written = await page.locator('.share__code b').allInnerTexts()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  return { dots, written: written.join('') }
}

/** The dots of an address, as the page draws them. */
const dotsOf = (url: string): string =>
  encode(url, { ecc: 'L', border: 3 })
    .data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')

async function takeIn(page: Page, url: string, lang: Lang): Promise<void> {
  await page.goto(url)
  await press(page.getByRole('button', { name: IMPORT.add[lang] }))
  await yourTurn(page)
}

const keysOn = async (page: Page, lang: Lang): Promise<string[]> => duel.keysOf(duel.fold(await exportFile(page, lang)))

/** Another address of this machine, in place of one in the local network. */
const NEAR = '127.0.0.2'

interface Devices {
  readonly here: Page
  readonly there: Page
  /** The addresses of the app, as each of them opens it. */
  readonly home: string
  readonly near: string
}

/** A computer and a phone, each with a browser and games of its own, and the app served to both. */
async function withPhone({ page, context, lang }: Stage, act: (devices: Devices) => Promise<void>): Promise<void> {
  const server = appServer({ folder: WEB, version: 'tested', names: namesWith([NEAR]) })
  const phone = await context.browser()?.newContext({ ...PHONE, locale: lang, serviceWorkers: 'block' })
  if (phone === undefined) throw new Error('there is no second browser')
  try {
    phone.setDefaultTimeout(GUARD_MS)
    await phone.addInitScript(putHand)
    const there = await phone.newPage()
    const port = await listen(server, 0, [NEAR])
    const [home, near] = [urlOf(HOST, port), urlOf(NEAR, port)]
    await setSpeed(page)
    await setSpeed(there)
    await act({ here: page, there, home, near })
    // Nothing is still loading when the server goes.
    await page.goto('about:blank')
  } finally {
    stop(server)
    await phone.close()
  }
}

scene(
  'a game goes over to a phone by the address in a QR code, goes on there, and comes back',
  { lang: 'it', screen: DESKTOP, allow: ELSEWHERE },
  (stage) =>
    withPhone(stage, async ({ here, there, home, near }) => {
      const { lang } = stage
      await here.goto(`${home}#/new/duel`)
      await begin(here, lang)
      const over = (await exportLink(here, lang)).replace(home, near)
      expect((await shownFor(here, lang)).dots).toBe(dotsOf(over))
      await takeIn(there, over, lang)
      await decide(there, 1)
      const wentOn = await keysOn(there, lang)
      const back = await exportLink(there, lang)
      expect((await shownFor(there, lang)).dots).toBe(dotsOf(back))
      await takeIn(here, back.replace(near, home), lang)
      expect(await keysOn(here, lang)).toEqual(wentOn)
    }),
)

scene(
  'a game too long for a QR code goes over and comes back under a code, which works once',
  { lang: 'en', screen: DESKTOP, allow: new RegExp(`${ELSEWHERE.source}|410`) },
  (stage) =>
    withPhone(stage, async ({ here, there, home, near }) => {
      const { lang } = stage
      await takeIn(here, home + (await saveLink(waitingFor('turn', 3))), lang)
      const over = await shownFor(here, lang)
      expect(over.written).toMatch(/^http:\/\/127\.0\.0\.2:\d+\/#\/take\/\w{6}$/)
      expect(over.dots).toBe(dotsOf(over.written))
      await takeIn(there, over.written, lang)
      await decide(there, 1)
      const wentOn = await keysOn(there, lang)
      const back = await shownFor(there, lang)
      await takeIn(here, back.written.replace(near, home), lang)
      expect(await keysOn(here, lang)).toEqual(wentOn)
      await here.goto(over.written.replace(near, home))
      await here.getByRole('heading', { name: IMPORT.codeTitle[lang] }).waitFor()
    }),
)
