// Styles are in cascade layers: which rule wins does not depend on the order of loading.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { inLayer, LAYER_NAMES } from '../scripts/layers.ts'
import { GAMES } from '../src/games/index.ts'
import { kernelOf, textOf } from './kernel.ts'
import { openSave } from './saves.ts'
import { address, DESKTOP, IN_FULL, PHONE, scene } from './stage.ts'
import { type StyleFile, putStyles } from './styles.ts'
import { boardDrawn, setSpeed, showPanel } from './table.ts'

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

const stylesBelow = (folder: string): StyleFile[] =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => ({ name: name.replaceAll('\\', '/'), css: readFileSync(at(`${folder}/${name}`), 'utf8') }))

/** Every style sheet, in the layer the build gives it. Fonts are left out: they style nothing and only the build finds them. */
const FILES = stylesBelow('src')
  .filter(({ name }) => name !== 'web/styles/fonts.css')
  .map(({ name, css }) => ({ name, css: inLayer(name, css) ?? '' }))

scene(
  'every rule is in a cascade layer, and the order of layers is declared first',
  { lang: 'en' },
  async ({ page }) => {
    await page.addInitScript(putStyles)
    await page.goto(address('/'))
    const built = stylesBelow('dist/web').map(({ css }) => css)
    const loose = await page.evaluate((texts) => texts.flatMap((css) => styles.loose(css)), built)
    expect(loose).toEqual([])
    expect(built.length).toBeGreaterThan(10)
    const order = await page.evaluate(() => {
      const [first] = document.styleSheets[0]?.cssRules ?? []
      return first instanceof CSSLayerStatementRule ? [...first.nameList] : []
    })
    expect(order).toEqual(LAYER_NAMES)
    const standing = await page.$$eval('style', (all) => all.flatMap(({ textContent }) => styles.loose(textContent)))
    expect(standing).toEqual([])
  },
)

const PREFIXES: Readonly<Record<string, string>> = {
  duel: 'du',
  architects: 'ar',
  'terra-mystica': 'tm',
  'age-of-comics': 'ac',
  concordia: 'co',
}

scene('files of one layer agree, and a board styles nothing but itself', { lang: 'en' }, async ({ page }) => {
  await page.addInitScript(putStyles)
  await page.goto(address('/'))
  const declared = await page.evaluate((files) => files.flatMap((file) => styles.declared(file)), FILES)
  expect(declared.length).toBeGreaterThan(5000)

  const first = new Map<string, string>()
  const twice = declared.flatMap(({ layer, file, selector, property }) => {
    const key = `${layer}: ${selector} { ${property} }`
    const there = first.get(key) ?? file
    first.set(key, there)
    return there === file ? [] : [`${key} in ${there} and ${file}`]
  })
  expect(twice).toEqual([])

  const foreign = declared.filter(({ file, selector }) => {
    const game = /^games\/([^/]+)\//.exec(file)?.[1]
    if (game === undefined) return false
    return !selector.includes(`[data-game="${game}"]`) && !selector.includes(`.${PREFIXES[game]}-`)
  })
  expect([...new Set(foreign.map(({ file, selector }) => `${file}: ${selector}`))]).toEqual([])
})

const PAGES = [
  '/',
  '/settings',
  '/help',
  '/help/duel',
  '/new/terra-mystica',
  '/new/duel?from=position',
  '/lab',
  '/import',
]

/** What changes on the page, or in a part of it, when all styles load in the opposite order. */
async function turnedRound(
  page: Page,
  within: string,
  files: readonly StyleFile[] = FILES,
): Promise<readonly string[]> {
  await page.locator('.loading').waitFor({ state: 'detached' })
  return page.evaluate((seen) => styles.turnedRound(seen), { within, files })
}

async function expectSame(page: Page, within = ':root'): Promise<void> {
  expect((await turnedRound(page, within)).slice(0, 20)).toEqual([])
}

scene(
  'finds two files of one layer that disagree, also in rules for hover and focus',
  { lang: 'en' },
  async ({ page }) => {
    await page.addInitScript(putStyles)
    await page.goto(address('/'))
    await page.getByRole('heading').first().waitFor()
    const planted = [
      'h1:not(.not) { letter-spacing: 3px } h1:hover { word-spacing: 3px }',
      'h1:not(.no) { letter-spacing: 4px } h1:not(.no) { word-spacing: 4px }',
    ].map((css, n) => ({ name: `web/pages/planted-${n}.css`, css: inLayer('web/pages/planted.css', css) ?? '' }))
    const found = await turnedRound(page, 'h1', [...FILES, ...planted])
    expect(found).toEqual([
      expect.stringMatching(/^<h1.* letter-spacing: 4px, or 3px$/),
      expect.stringMatching(/^<h1.* letter-spacing: 4px, or 3px$/),
      expect.stringMatching(/^<h1.* word-spacing: 4px, or 3px$/),
    ])
  },
)

scene('pages look the same in whatever order their styles are loaded', { lang: 'it' }, async ({ page }) => {
  await page.addInitScript(putStyles)
  for (const path of IN_FULL ? PAGES : PAGES.filter((_, at) => at % 2 === 1)) {
    await page.goto(address(path))
    await page.getByRole('heading').first().waitFor()
    await expectSame(page)
  }
})

for (const [at, { id }] of GAMES.entries())
  scene(
    `the board of ${id} looks the same in whatever order styles are loaded`,
    { lang: 'en', screen: at % 2 === 0 ? DESKTOP : PHONE, long: at > 0 },
    async ({ page }) => {
      await page.addInitScript(putStyles)
      const kernel = await kernelOf(id)
      let turns = 0
      await setSpeed(page)
      await openSave(page, textOf(kernel.playedUntil('7', () => ++turns > 20)))
      await boardDrawn(page)
      await showPanel(page, 'log')
      await expectSame(page)
      for (const panel of ['why', 'score'] as const) {
        await showPanel(page, panel)
        await expectSame(page, '.side')
      }
    },
  )
