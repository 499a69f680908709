// A scene: a test on a fresh page. It also fails when the page logs an error or sends a request to another server.
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, expect, inject, test } from 'vitest'
import { CHROMIUM_ARGS } from '../scripts/chromium.mjs'
import type { Lang } from '../src/kernel/contract.ts'
import { putHand } from './reach.ts'

/** A guard against a page that hangs. No verdict depends on how fast the machine is. */
export const GUARD_MS = 100_000

/** The address of the app. */
export const BASE = inject('base')

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
export const DESKTOP = { viewport: { width: 1440, height: 900 } } as const

interface Screen {
  readonly viewport: { readonly width: number; readonly height: number }
  readonly hasTouch?: boolean
  readonly isMobile?: boolean
}

export interface Look {
  readonly lang: Lang
  readonly screen?: Screen
  readonly theme?: 'light' | 'dark'
  /** Install the service worker, as for users. Other scenes leave it out to save time. */
  readonly offline?: boolean
  /** Paint the page from the start. Other scenes paint only while axe runs. */
  readonly painted?: boolean
  /** Repeats what another scene checks, on another screen or in another way: only `npm run soak` plays it. */
  readonly long?: boolean
  /** Errors that the scene expects. */
  readonly allow?: RegExp
}

export interface Stage {
  readonly page: Page
  readonly context: BrowserContext
  readonly lang: Lang
}

/** True in `npm run soak`, which plays long scenes and plays games to their end. */
export const IN_FULL = process.env['SOLOTAVOLO_SOAK'] === 'true'

/** Pages of tests live for seconds: optimising their code takes longer than it saves. */
const ARGS = [...CHROMIUM_ARGS, '--js-flags=--no-opt --no-maglev']

let browser: Promise<Browser> | undefined

afterAll(async () => {
  await (await browser)?.close()
  browser = undefined
})

export function scene(name: string, look: Look, play: (stage: Stage) => Promise<void>): void {
  test.skipIf(inject('chromium') === '' || (look.long === true && !IN_FULL))(name, async () => {
    browser ??= chromium.launch({ executablePath: inject('chromium'), args: ARGS })
    const context = await (await browser).newContext({
      ...(look.screen ?? DESKTOP),
      locale: look.lang,
      colorScheme: look.theme ?? 'light',
      reducedMotion: 'reduce',
      serviceWorkers: look.offline ? 'allow' : 'block',
      acceptDownloads: true,
    })
    context.setDefaultTimeout(GUARD_MS)
    await context.addInitScript(putHand)
    if (look.painted !== true) await context.addInitScript(leaveUnpainted)
    const faults = watch(context, look.allow)
    try {
      const page = await context.newPage()
      await play({ page, context, lang: look.lang })
      expect(faults).toEqual([])
    } catch (error) {
      await picture(context, name)
      throw error
    } finally {
      await context.close()
    }
  })
}

/**
 * Makes the page transparent, because painting would take longer than the test itself. Layout, pointer, keyboard and accessible names work
 * as usual.
 */
function leaveUnpainted(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':root { opacity: 0 !important }')
  globalThis.paint = (isPainted) => {
    const others = document.adoptedStyleSheets.filter((each) => each !== sheet)
    document.adoptedStyleSheets = isPainted ? others : [...others, sheet]
  }
  globalThis.paint(false)
}

declare global {
  /** What `leaveUnpainted` puts into a page. */
  var paint: ((isPainted: boolean) => void) | undefined
}

/** Switches painting on or off. */
export async function paint(page: Page, isPainted: boolean): Promise<void> {
  for (const frame of page.frames()) await frame.evaluate((each) => globalThis.paint?.(each), isPainted)
}

/** Saves screenshots of the pages when a scene fails. */
async function picture(context: BrowserContext, name: string): Promise<void> {
  for (const [at, page] of context.pages().entries())
    await paint(page, true)
      .then(() => shoot(page, name, at))
      .catch(() => undefined)
}

const shoot = (page: Page, name: string, at: number) =>
  page.screenshot({ path: `.cache/e2e/failed/${name.replaceAll(/\W+/g, '-')}-${at}.png`, timeout: 5000 })

/** Collects errors in the pages of a context and requests to other servers. */
export function watch(context: BrowserContext, allow?: RegExp): string[] {
  const faults: string[] = []
  const note = (fault: string): void => {
    if (allow?.test(fault) !== true) faults.push(fault)
  }
  context.on('console', (message) => message.type() === 'error' && note(`console: ${message.text()}`))
  context.on('weberror', (error) => note(`page: ${error.error().message}`))
  context.on('response', (response) => response.status() >= 400 && note(`${response.status()}: ${response.url()}`))
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== new URL(BASE).origin && protocol !== 'blob:' && protocol !== 'data:')
      note(`request: ${request.url()}`)
  })
  return faults
}

/** A page of the app by its path. */
export const address = (path: string): string => `${BASE}#${path}`
