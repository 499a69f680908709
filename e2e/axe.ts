// Runs axe on a page: in one theme after the other, in both in the soak.
import axeCore from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { IN_FULL, paint } from './stage.ts'

declare global {
  /** What `prepare` puts into a page. */
  var axe: typeof axeCore
}

/** Turns off transitions: half-way colours are no real ones. An adopted style sheet, because the page forbids inline styles. */
function keepStill(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, *::before, *::after { transition: none !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** All broken rules with their places in one message, so that one run shows them all. */
const told = new Map<Page, string[]>()

/** `within` names the part that is new since the last look: the rest of the page is looked at again only in the soak. */
export async function audit(page: Page, where: string, within?: string): Promise<void> {
  await page.locator('main').first().waitFor({ state: 'attached' })
  await page.locator('.loading').waitFor({ state: 'detached' })
  await prepare(page)
  await paint(page, true)
  const first = await page.evaluate(() => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'))
  const part = IN_FULL ? undefined : within
  await look(page, where, first, {}, part)
  // The next look is in the other theme. The soak looks at everything in both: a theme only changes colours, and a frame has its own theme.
  await changeTheme(page, OTHER[first])
  if (IN_FULL) await look(page, where, OTHER[first], { runOnly: ['color-contrast'], iframes: false }, part)
  await paint(page, false)
}

type Theme = 'light' | 'dark'
const OTHER = { light: 'dark', dark: 'light' } as const

/** Once per document: routes of the app share one document. */
async function prepare(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in globalThis)) continue
    await frame.evaluate(keepStill)
    await frame.evaluate(axeCore.source)
  }
}

async function changeTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.locator(`html[data-theme="${theme}"]`).waitFor({ state: 'attached' })
}

async function look(
  page: Page,
  where: string,
  theme: Theme,
  only: axeCore.RunOptions,
  within: string | undefined,
): Promise<void> {
  const options: axeCore.RunOptions = { ...only, resultTypes: ['violations'] }
  if (within !== undefined) await page.locator(within).first().waitFor()
  const { violations } = await page.evaluate(([wanted, part]) => axe.run(part ?? document, wanted), [
    options,
    within,
  ] as const)
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${where}, ${theme}: ${id} at ${target.join(' ')}: ${failureSummary?.split('\n').slice(1).join(' ')}`,
    ),
  )
  told.set(page, [...(told.get(page) ?? []), ...found])
}

export function expectNothing(page: Page): void {
  expect(told.get(page)?.join('\n')).toBe('')
}
