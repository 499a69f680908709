// Hints, reviews and the lab, all computed by workers.
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { rulesNames } from '../scripts/rules.mjs'
import { COACH } from '../src/web/words/coach.ts'
import { HOME } from '../src/web/words/home.ts'
import { LAB_PAGE } from '../src/web/words/lab.ts'
import { SETTINGS } from '../src/web/words/settings.ts'
import { audit, expectNothing } from './axe.ts'
import { finished, waitingFor } from './duel.ts'
import { press } from './hand.ts'
import { openSave } from './saves.ts'
import { address, DESKTOP, PHONE, scene } from './stage.ts'
import { choice, chooseSpeed, panel, putResultAway, setSpeed, showPanel } from './table.ts'

scene(
  'a hint shows three moves thought out beside the page with a reason, moves nothing meanwhile, and plays one',
  { lang: 'en', screen: DESKTOP, painted: true },
  async ({ page }) => {
    await setSpeed(page)
    await openSave(page, waitingFor('turn'))
    await page.evaluate(noteWhatIsReadOut)
    await showPanel(page, 'hint')
    const moves = page.locator('.hint-move')
    await expect.poll(() => moves.count()).toBe(3)
    // A worker does the thinking; `npm run bench` measures how responsive the page stays.
    expect(page.workers().length).toBeGreaterThan(0)
    const places = () =>
      page.locator('.hint-row, .hint-why').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    const before = await places()
    await expect.poll(() => page.locator('.hint-worth').first().textContent()).toMatch(/\d+ ± \d+ % to win/)
    // As many as were tried, and no more.
    await expect.poll(() => page.locator('.hint-sure').innerText()).toMatch(/ [\d,]+ continuations tried\.$/)
    expect(await places()).toEqual(before)
    const why = await page.locator('.hint-why p').innerText()
    expect(why).toMatch(/\.$/)
    // It is read out once, when it is settled.
    const readOut = await page.evaluate(() => globalThis.readOut)
    expect(readOut).toEqual(['', expect.stringMatching(/^Hint: .+ % to win\. /)])
    expect(readOut?.[1]).toContain(why)
    await audit(page, 'hint')
    expectNothing(page)
    const entries = await page.locator('.log-look').count()
    await press(moves.first())
    await showPanel(page, 'log')
    await expect.poll(() => page.locator('.log-look').count()).toBeGreaterThan(entries)
  },
)

declare global {
  /** Everything the status of the hint has said. */
  var readOut: string[] | undefined
}

function noteWhatIsReadOut(): void {
  const said: string[] = []
  globalThis.readOut = said
  new MutationObserver(() => {
    const text = document.querySelector('.hint [role="status"]')?.textContent
    if (text !== undefined && text !== null && text !== said.at(-1)) said.push(text)
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}

scene('hints can be hidden for a pure game', { lang: 'it', screen: PHONE }, async ({ page }) => {
  await chooseSpeed(page)
  await press(page.getByRole('switch', { name: SETTINGS.hints.it }))
  await openSave(page, waitingFor('turn', 2))
  await panel(page, 'moves').waitFor()
  await expect.poll(() => panel(page, 'hint').count()).toBe(0)
})

scene('a review of a finished game leads to its moments', { lang: 'it', screen: PHONE }, async ({ page }) => {
  await setSpeed(page)
  await openSave(page, finished('4'))
  // The result dialog opens first, over everything else.
  await putResultAway(page)
  await showPanel(page, 'review')
  await press(page.getByRole('button', { name: COACH.begin.it }))
  await page.locator('.review-sum').waitFor()
  await audit(page, 'review')
  expectNothing(page)
  // The rows add up to the result, but for rounding.
  const rows = await page.locator('.review-sum dd').allInnerTexts()
  const numbers = rows.map((row) =>
    Number(
      row
        .replace('−', '-')
        .replace(',', '.')
        .replace(/[^\d.+-]/g, ''),
    ),
  )
  const [result = Number.NaN, ...parts] = numbers.reverse()
  expect(parts.length).toBe(4)
  expect(Math.abs(parts.reduce((sum, part) => sum + part, 0) - result)).toBeLessThanOrEqual(2)
  const graph = page.getByRole('slider', { name: COACH.graph.it })
  const shown = () => graph.getAttribute('aria-valuenow')
  await graph.press('Home')
  await page.locator('.prompt[data-turn="past"]').waitFor()
  // The panel updates one frame after the board.
  await expect.poll(shown).toBe('1')
  await graph.press('ArrowRight')
  await expect.poll(shown).toBe('2')
  // Move numbers are those of the log: the table shows the state just before this move.
  const told = Number(/\d+/.exec((await graph.getAttribute('aria-valuetext')) ?? '')?.[0])
  await expect.poll(() => page.locator('.prompt-ask').innerText()).toMatch(new RegExp(`^mossa ${told - 1} di `))
})

scene('the lab plays all levels and draws them', { lang: 'en', screen: DESKTOP }, async ({ page }) => {
  // Home leads there.
  await page.goto(address('/'))
  await press(page.getByRole('link', { name: HOME.lab.en }))
  await press(choice(page, 'random'))
  await press(page.getByRole('button', { name: LAB_PAGE.start.en }))
  await page.getByText('4,000 games.').waitFor()
  await expect.poll(() => page.locator('.lab-table').first().locator('tbody tr').count()).toBe(8)
  await audit(page, 'lab')
  expectNothing(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page.getByRole('button', { name: LAB_PAGE.csv.en })),
  ])
  expect(download.suggestedFilename()).toBe('solotavolo-duel.csv')
  // The page shows the version of its rules, like the command line.
  const [head, line] = readFileSync(await download.path(), 'utf8')
    .split('\n')
    .map((text) => text.split(','))
  expect(line?.[head?.indexOf('rules') ?? -1]).toBe(rulesNames()['duel'])
})
