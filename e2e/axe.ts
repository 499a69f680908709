// What axe finds on a page, in both themes.
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

interface Found {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[]
}

/** Colours on their way from one theme to the other are nobody's colours. */
const STILL = '*, *::before, *::after { transition: none !important }'

/** Every rule broken, and where: told all together, so that one run shows them all. */
const told = new Map<Page, string[]>()

export async function audit(page: Page, where: string): Promise<void> {
  await page.locator('main').first().waitFor({ state: 'attached' })
  await page.locator('.loading').waitFor({ state: 'detached' })
  await page.addStyleTag({ content: STILL })
  for (const frame of page.frames()) await frame.evaluate(axe.source)
  await look(page, where, 'light', '')
  // What a theme changes is colours.
  await look(page, where, 'dark', `runOnly: ['color-contrast'],`)
}

async function look(page: Page, where: string, theme: 'light' | 'dark', only: string): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  const run = `axe.run(document, { ${only} resultTypes: ['violations'] }).then(({ violations }) => violations)`
  const violations = (await page.evaluate(run)) as Found[]
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${where}, ${theme}: ${id} at ${target.join(' ')}: ${failureSummary.split('\n').slice(1).join(' ')}`,
    ),
  )
  told.set(page, [...(told.get(page) ?? []), ...found])
}

export function expectNothing(page: Page): void {
  expect(told.get(page)?.join('\n')).toBe('')
}
