// Learning a game on screen: the handbook, every lesson by its solution and by a mistake, what opens the rules. `first-games.test.ts` plays first games.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { GAMES } from '../src/games/index.ts'
import { inlinesOf } from '../src/kernel/markup.ts'
import type { Lang, Text } from '../src/kernel/text.ts'
import { HOME } from '../src/web/words/home.ts'
import { LEARN } from '../src/web/words/learn.ts'
import { TABLE } from '../src/web/words/table.ts'
import { press } from './hand.ts'
import { address, DESKTOP, PHONE, scene } from './stage.ts'
import { setSpeed, yourTurn } from './table.ts'

const BOX = '.learn-box'
const inPhase = (phase: string) => `${BOX}[data-phase="${phase}"]`

/** A text with its links as they are read. */
const read = (text: Text, lang: Lang): string =>
  inlinesOf(text[lang])
    .map((inline) => (inline.kind === 'clause' ? inline.clause : inline.text))
    .join('')
/** What the box says, without the mark that a ruling is ours. */
const said = (page: Page): Promise<string> =>
  page.locator(`${BOX} .learn-box-say`).evaluate((box) => {
    const copy = box.cloneNode(true) as Element
    for (const mark of copy.querySelectorAll('[data-ours] small')) mark.remove()
    return copy.textContent ?? ''
  })

function must<T>(value: T | null): T {
  if (value === null) throw new Error('not on the page')
  return value
}
const playKey = (page: Page, key: string) => press(page.locator(`.move[data-key="${key}"]`))
const goOn = (page: Page) => press(page.locator(`${BOX} .kit-button--main`))

const taught = GAMES.filter(({ teaches }) => teaches)
for (const manifest of taught) {
  const module = await manifest.load()
  const lessons = (await module.lessons?.()) ?? []
  for (const [nth, lesson] of lessons.entries())
    scene(
      `the lesson “${lesson.id}” of ${manifest.id} answers a mistake and is solved`,
      { lang: nth % 2 === 0 ? 'it' : 'en', screen: DESKTOP, long: nth > 0 },
      async ({ page, lang }) => {
        await setSpeed(page)
        await page.goto(address(`/learn/${manifest.id}/${lesson.id}`))
        for (const task of lesson.tasks) {
          await page.locator(inPhase('doing')).waitFor()
          if (task.kind === 'foresee') {
            const choices = page.locator('.learn-foresee button')
            await choices.first().waitFor()
            for (const key of task.among) {
              await press(page.locator(`.learn-foresee [data-key="${key}"]`))
              await page.locator(`${inPhase('told')}, ${inPhase('done')}`).waitFor()
              if ((await page.locator(inPhase('done')).count()) > 0) break
              expect(await said(page)).toBe(read(task.wrong?.[key] ?? task.otherwise, lang))
              await goOn(page)
              await page.locator(inPhase('doing')).waitFor()
            }
          } else {
            if (task.mistake !== undefined) {
              for (const key of task.mistake) await playKey(page, key)
              await page.locator(inPhase('told')).waitFor()
              await goOn(page)
              await page.locator(inPhase('doing')).waitFor()
              // The hint comes by itself after a mistake.
              await expect.poll(() => page.locator('.learn-box-hint').textContent()).toContain(read(task.hint, lang))
              if (task.mistake.length > 1) await press(page.getByRole('button', { name: LEARN.restart[lang] }))
            }
            for (const key of task.solution) await playKey(page, key)
          }
          await page.locator(inPhase('done')).waitFor()
          expect(await said(page)).toBe(read(task.praise, lang))
          await goOn(page)
        }
        await page.locator(inPhase('over')).waitFor()
        await page.goto(address(`/learn/${manifest.id}`))
        await page.locator('.lesson').first().waitFor()
        await expect.poll(() => page.locator('.lesson[data-state="done"]').count()).toBe(1)
      },
    )
}

scene('the guide of a first game can be put away', { lang: 'en', screen: DESKTOP }, async ({ page, lang }) => {
  await setSpeed(page)
  await page.goto(address('/learn/duel'))
  await press(page.getByRole('button', { name: LEARN.startFirst[lang] }))
  await press(page.getByRole('button', { name: LEARN.noMore[lang] }))
  await page.locator(BOX).waitFor({ state: 'detached' })
  await yourTurn(page)
  await page.reload()
  await yourTurn(page)
  await expect.poll(() => page.locator(BOX).count()).toBe(0)
})

scene(
  'the guide is put away from the menu, between its marks',
  { lang: 'en', screen: DESKTOP },
  async ({ page, lang }) => {
    await setSpeed(page)
    await page.goto(address('/learn/duel'))
    await press(page.getByRole('button', { name: LEARN.startFirst[lang] }))
    await page.locator(BOX).waitFor()
    await press(page.getByRole('button', { name: TABLE.more[lang], exact: true }))
    await press(page.getByRole('button', { name: TABLE.noGuide[lang] }))
    await page.locator(BOX).waitFor({ state: 'detached' })
    await yourTurn(page)
  },
)

scene('a number and the prompt are read like pieces', { lang: 'it', screen: PHONE }, async ({ page }) => {
  await setSpeed(page)
  await page.goto(address('/learn/duel/building'))
  await yourTurn(page)
  const sheet = page.locator('.kit-sheet')
  for (const what of [page.locator('.prompt-ask'), page.locator('.du-production').last()]) {
    const { x, y, height } = must(await what.boundingBox())
    const hand = await page.context().newCDPSession(page)
    await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 8, y: y + height / 2 }] })
    await sheet.locator('.learn-rule h3').first().waitFor()
    await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    // Lifting the finger leaves it open.
    await press(sheet.locator('.learn-term').first())
    await page.locator('.kit-clause:popover-open').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
  }
})

scene('home asks once whether a game is known', { lang: 'it', screen: PHONE }, async ({ page, lang }) => {
  await page.goto(address('/'))
  const group = page.getByRole('group', { name: HOME.knowQuestion[lang]({ game: '7 Wonders Duel' }) })
  await press(group.getByRole('button', { name: HOME.know[lang] }))
  await group.waitFor({ state: 'detached' })
  await page.reload()
  await page.locator('.covers').waitFor()
  await expect.poll(() => group.count()).toBe(0)
})

scene(
  'a prompt and a piece open the rule behind them, and its words the glossary',
  { lang: 'en', screen: DESKTOP },
  async ({ page, lang }) => {
    await setSpeed(page)
    await page.goto(address('/learn/duel/building'))
    await yourTurn(page)
    await press(page.getByRole('button', { name: TABLE.whatIsThis[lang] }))
    const sheet = page.locator('.kit-sheet')
    await sheet.getByRole('heading', { name: 'One card, three uses' }).waitFor()
    await press(sheet.locator('.learn-term').first())
    await page.locator('.kit-clause:popover-open').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await page.locator('.du-structure .du-spot').first().click({ button: 'right' })
    await press(page.locator('.kit-popover').getByRole('button', { name: TABLE.theRule[lang] }))
    await sheet.locator('.learn-rule h3').first().waitFor()
  },
)

scene(
  'the handbook is searched, read by its links, and printed without what is around it',
  { lang: 'en', screen: DESKTOP },
  async ({ page, lang }) => {
    await page.goto(address('/help/duel?at=R8.1'))
    const rule = page.locator('.rule[data-here="true"]')
    await rule.getByRole('heading', { name: 'Chains', exact: true }).waitFor()
    await expect.poll(() => page.locator('.learn-figure[data-show="board"]').count()).toBeGreaterThan(1)
    await page.getByRole('searchbox').fill('looting')
    await page.locator('.rules-search [role="status"]:not(:empty)').waitFor()
    await expect.poll(() => page.locator('.rule').count()).toBeLessThan(8)
    await page.getByRole('searchbox').fill('')
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.locator('.page-head').isVisible()).toBe(false)
    await expect.poll(() => page.getByRole('button', { name: LEARN.print[lang] }).count()).toBe(0)
    await expect.poll(() => page.locator('.rule').first().isVisible()).toBe(true)
  },
)

scene(
  'a table loads nothing of handbook, lessons and first game unless somebody asks',
  { lang: 'en', screen: DESKTOP },
  async ({ page }) => {
    const module = await taught[0]?.load()
    const marks = [
      (await module?.handbook?.())?.mistakes[0]?.en,
      (await module?.lessons?.())?.[0]?.about.en,
      (await module?.firstGame?.())?.firsts[0]?.say.en,
    ].map((text) => text?.slice(0, 40))
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''))
    })
    await setSpeed(page)
    await page.goto(address('/new/duel'))
    await press(page.locator('.new-begin button'))
    await yourTurn(page)
    await press(page.locator('.move').first())
    await yourTurn(page)
    const loaded = (await Promise.all(scripts)).join('')
    expect(loaded.length).toBeGreaterThan(100_000)
    expect(marks.filter((mark) => mark === undefined || loaded.includes(mark))).toEqual([])
  },
)
