// No page and no table breaks the browser restrictions the server sets, and all names lead to one address.
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { GAMES } from '../src/games/index.ts'
import { SETTINGS } from '../src/web/words/settings.ts'
import { kernelOf, textOf } from './kernel.ts'
import { openSave } from './saves.ts'
import { address, scene } from './stage.ts'
import { boardDrawn, setSpeed, showPanel } from './table.ts'

const PAGES = [
  '/',
  '/settings',
  '/help',
  '/lab',
  '/import',
  '/nowhere',
  ...GAMES.flatMap(({ id }) => [`/new/${id}`, `/new/${id}?from=position`, `/help/${id}`, `/gallery/${id}`]),
]

declare function violated(what: string): void

/** Everything that the restrictions blocked in the pages of a context and in their frames. */
async function violations(context: BrowserContext): Promise<string[]> {
  const seen: string[] = []
  await context.exposeFunction('violated', (what: string) => seen.push(what))
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      violated([violatedDirective, blockedURI, sample, location.href].join(' ')),
    ),
  )
  return seen
}

/** Injects an unknown style to prove that violations are noticed. */
async function expectNoticed(page: Page, seen: readonly string[]): Promise<void> {
  await page.evaluate(() =>
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'b { top: 0 }' })),
  )
  await expect.poll(() => seen[0]).toMatch(/^style-src-elem inline /)
}

const allow = /Content Security Policy/

// Every other scene fails as well when its page does what is forbidden: the browser logs an error.
scene('no page does what is forbidden', { lang: 'it', allow, long: true }, async ({ page, context }) => {
  const seen = await violations(context)
  for (const path of PAGES) {
    // Each in its own document, so that the heading is the page's own.
    await page.goto('about:blank')
    await page.goto(address(path))
    await page.getByRole('heading').first().waitFor()
    await page.locator('.loading').waitFor({ state: 'detached' })
    expect(seen).toEqual([])
  }
  await expectNoticed(page, seen)
})

for (const { id } of GAMES)
  scene(
    `no table does what is forbidden: ${id}`,
    { lang: 'en', allow, long: id !== 'duel' },
    async ({ page, context }) => {
      const seen = await violations(context)
      const kernel = await kernelOf(id)
      let turns = 0
      await setSpeed(page)
      await openSave(page, textOf(kernel.playedUntil('7', () => ++turns > 12)))
      await boardDrawn(page)
      for (const panel of ['moves', 'log', 'why', 'score', 'hint'] as const) await showPanel(page, panel)
      expect(seen).toEqual([])
      await expectNoticed(page, seen)
    },
  )

scene(
  'localhost leads to the address that keeps the games',
  { lang: 'it', allow: /localhost/ },
  async ({ page, lang }) => {
    const there = address('/settings')
    await page.goto(there.replace('127.0.0.1', 'localhost'))
    await page.getByRole('heading', { name: SETTINGS.title[lang] }).waitFor()
    expect(page.url()).toBe(there)
  },
)
