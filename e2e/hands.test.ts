// "Do this now": beside the real table a list tells the hands what to do, step by step.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { AnyTable } from '../scripts/moment.ts'
import type { Lang } from '../src/kernel/contract.ts'
import { writeSave } from '../src/kernel/save.ts'
import { HANDS } from '../src/web/words/hands.ts'
import { ageOfComics } from './age-of-comics.ts'
import { architects } from './architects.ts'
import { concordia } from './concordia.ts'
import { duel } from './duel.ts'
import { press } from './hand.ts'
import { isAsked, type Kernel } from './kernel.ts'
import { putMeasure } from './measure.ts'
import { paintAnything } from './paint.ts'
import { openSave } from './saves.ts'
import { PHONE, scene } from './stage.ts'
import { setSpeed, sitDown, yourTurn } from './table.ts'
import { terraMystica } from './terra-mystica.ts'

/** A game beside the table, right after a turn of the automa with something to do, when what turns up next is asked for. */
const isAfterTurn = (kernel: Kernel, table: AnyTable): boolean =>
  table.seat === 'chance' && kernel.module.isSetUp?.(table.state) === false

/** The opponents of Terra Mystica have no turn: they settle before the first round. */
const isAfterSettling = (_: Kernel, table: AnyTable): boolean => isAsked(table, 'bonus')

async function afterAutoma(kernel: Kernel, lang: Lang, isThere = isAfterTurn): Promise<string> {
  for (let seed = 1; seed < 60; seed++) {
    const table = kernel.dealt(String(seed))
    const player = kernel.player('greedy', String(seed))
    while (table.seat !== undefined) {
      if (table.log.at(-1)?.seat === 'automa' && isThere(kernel, table)) {
        const save = writeSave({ ...table.toSave(), chance: { kind: 'dealt' } })
        if ((await expected(kernel, save, lang)).length > 2) return save
      }
      if (table.seat === 'you') table.play(player(table))
      else table.advanceOnce()
    }
  }
  throw new Error('no game comes to this moment')
}

/** What the list must say: the steps of everything since the person last told or chose something, then what the question wants. */
async function expected(kernel: Kernel, save: string, lang: Lang): Promise<readonly string[]> {
  const hands = await kernel.module.hands?.()
  if (hands === undefined) throw new Error('no hands')
  const table = kernel.fold(save)
  const steps = []
  for (let n = (table.choiceBefore(table.cursor) ?? 0) + 1; n <= table.cursor; n++)
    for (const c of table.consequences(n))
      steps.push(...hands.steps(c, table.stateAt(n - 1)).filter(({ answered }) => answered !== true))
  if (table.seat === 'chance') steps.push(...(hands.question?.(table.state) ?? []))
  return steps.map(({ text }) => text[lang])
}

const told = (page: Page): Promise<readonly string[]> => page.locator('.hands-text').allInnerTexts()

/** Nothing is cut off, covered or too small, and every step has room for a finger. */
async function expectReadable(page: Page): Promise<void> {
  const { small, cut, covered } = await page.evaluate(() => measure({ within: '.hands', letters: 11 }))
  expect({ small, cut, covered }).toEqual({ small: [], cut: [], covered: [] })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  const low = await page
    .locator('.hands-step, .hands-foot button')
    .evaluateAll((steps) => steps.filter((step) => step.getBoundingClientRect().height < 44).length)
  expect(low).toBe(0)
}

/** What turned up, whatever it is. */
async function tellAnything(page: Page): Promise<void> {
  await page.locator('.spread__kinds, [role="option"]').first().waitFor()
  if ((await page.locator('.spread__kinds').count()) > 0) await paintAnything(page)
  else await press(page.getByRole('option').first())
}

/** Each game in each language; `npm test` plays three of them. */
const TURNS: readonly (readonly [name: string, kernel: Kernel, lang: Lang, long: boolean])[] = [
  ['Duel', duel, 'it', false],
  ['Duel', duel, 'en', true],
  ['Architects', architects, 'en', false],
  ['Architects', architects, 'it', true],
  ['Concordia', concordia, 'en', true],
  ['Concordia', concordia, 'it', true],
  ['Age of Comics', ageOfComics, 'it', false],
  ['Age of Comics', ageOfComics, 'en', true],
]

for (const [name, kernel, lang, long] of TURNS)
  scene(
    `${name} beside the table: the automa’s turn is a list to tick, and Done goes on (${lang})`,
    { lang, screen: PHONE, long },
    async ({ page }) => {
      await page.addInitScript(putMeasure)
      await setSpeed(page)
      const save = await afterAutoma(kernel, lang)
      await openSave(page, save)
      const list = page.getByRole('region', { name: HANDS.now[lang], exact: true })
      await list.waitFor()
      const steps = await told(page)
      expect(steps).toEqual(await expected(kernel, save, lang))
      expect(steps.length).toBeGreaterThan(2)
      await expectReadable(page)
      // The list tells it all: neither the news nor a card of events tell it again.
      await expect.poll(() => page.locator('.prompt-news, .events').count()).toBe(0)
      // By finger and by keyboard; a reload keeps what is ticked.
      await press(page.locator('.hands-step').first())
      await page.getByRole('checkbox').nth(1).focus()
      await page.keyboard.press('Space')
      await page.reload()
      await list.waitFor()
      await expect.poll(() => page.locator('.hands-step :checked').count()).toBe(2)
      await press(list.getByRole('button', { name: HANDS.done[lang] }))
      await list.waitFor({ state: 'detached' })
      await expect.poll(() => page.locator('.prompt-news').count()).toBe(0)
      await tellAnything(page)
      await yourTurn(page)
      await expect.poll(() => told(page)).not.toEqual(steps)
    },
  )

scene(
  'Terra Mystica beside the table: where the opponents settle is a list, each hex told by its place on the printed map and drawn',
  { lang: 'it', screen: PHONE },
  async ({ page, lang }) => {
    await page.addInitScript(putMeasure)
    await setSpeed(page)
    const save = await afterAutoma(terraMystica, lang, isAfterSettling)
    await openSave(page, save)
    await page.getByRole('region', { name: HANDS.now[lang], exact: true }).waitFor()
    const steps = await told(page)
    expect(steps).toEqual(await expected(terraMystica, save, lang))
    expect(
      steps.filter((step) => /riga \d dall’alto, esagono di terra \d+ da sinistra/.test(step)).length,
    ).toBeGreaterThan(2)
    await expect.poll(() => page.locator('.hands-step .tm-place-mark').count()).toBe(steps.length)
    await expectReadable(page)
  },
)

scene(
  'what is told next means that the list is done, also without a press',
  { lang: 'en', screen: PHONE },
  async (stage) => {
    const { page, lang } = stage
    await setSpeed(page)
    const save = await afterAutoma(duel, lang)
    await openSave(page, save)
    const steps = await expected(duel, save, lang)
    await expect.poll(() => told(page)).toEqual(steps)
    await press(page.getByRole('option').first())
    await expect.poll(() => told(page)).not.toEqual(steps)
  },
)

for (const lang of ['it', 'en'] as const)
  scene(
    `the set-up is a list, too, from the open box to the first question (${lang})`,
    { lang, screen: PHONE, long: lang === 'en' },
    async ({ page }) => {
      await page.addInitScript(putMeasure)
      await setSpeed(page)
      for (const kernel of [duel, architects, concordia, ageOfComics, terraMystica]) {
        await sitDown(page, lang, kernel, { mode: 'beside' })
        const list = page.getByRole('region', { name: HANDS.setUp[lang], exact: true })
        await list.waitFor()
        expect((await told(page)).length).toBeGreaterThan(3)
        await expectReadable(page)
        await press(list.getByRole('button', { name: HANDS.ready[lang] }))
        await list.waitFor({ state: 'detached' })
      }
    },
  )

scene('who does not want the list folds it, and gets the news instead', { lang: 'it' }, async ({ page, lang }) => {
  await page.addInitScript(putMeasure)
  await setSpeed(page, 'quick')
  await openSave(page, await afterAutoma(duel, lang))
  const list = page.getByRole('region', { name: HANDS.now[lang], exact: true })
  await list.waitFor()
  await expectReadable(page)
  await press(list.getByRole('button', { name: HANDS.fold[lang] }))
  await page.locator('.prompt-news').waitFor()
  expect(await told(page)).toEqual([])
  await press(list.getByRole('button', { name: HANDS.unfold[lang] }))
  await page.locator('.hands-text').first().waitFor()
  await expect.poll(() => page.locator('.prompt-news').count()).toBe(0)
})

scene('a table on screen has no such list and loads nothing of it', { lang: 'en' }, async ({ page, lang }) => {
  const loaded: string[] = []
  page.on('response', (response) => void loaded.push(response.url()))
  await setSpeed(page)
  await sitDown(page, lang, duel, { seed: '4' })
  await yourTurn(page)
  await expect.poll(() => page.locator('.hands').count()).toBe(0)
  expect(loaded.filter((url) => /checklist|hands/i.test(url))).toEqual([])
  expect(loaded.length).toBeGreaterThan(3)
})
