// Every page around the games, with saved games; wrong addresses and links; hints and reviews.
import { expect } from 'vitest'
import { madeUpResults, putResults } from '../../scripts/results.mjs'
import { challengeLink } from '../../src/web/panels/challenge.ts'
import { COACH } from '../../src/web/words/coach.ts'
import { OPEN_GAMES } from '../../src/web/pages/variants/open.ts'
import { HOME } from '../../src/web/words/home.ts'
import { LAB_PAGE } from '../../src/web/words/lab.ts'
import { kernelOf, textOf } from '../kernel.ts'
import { linkOf, openSave } from '../saves.ts'
import { DESKTOP, IN_FULL, PHONE, scene, type Stage } from '../stage.ts'
import { choice, setSpeed } from '../table.ts'
import { openAndClose, openPanel, tap, unfold, visit } from './look.ts'
import { readAlong } from './reader.ts'

const READING = encodeURIComponent('{"readings":["track-first"]}')

/** Every page, and an element to wait for. */
const PAGES = [
  ['/', '.games'],
  ['/settings', '.stored'],
  ['/help', '.keys'],
  ['/record', '.rec-latest'],
  ['/record/duel', '.rec-export'],
  ['/record/terra-mystica', '.rec-export'],
  [`/help/duel?variant=${READING}`, '.rules-variant'],
  [`/new/duel?variant=${encodeURIComponent('{"settings":{"last-zone":9}}')}`, '.variant-own .wrong:not(:empty)'],
  ['/challenge?deal=nothing', '.dead-end'],
  ['/import', '.dead-end'],
  ['/nowhere', '.dead-end'],
  ['/new/nothing', '.dead-end'],
  ['/table/nothing', '.dead-end'],
  ['/take/nothing', '.dead-end'],
] as const

const architects = await kernelOf('architects')
const SOME_MOVES = textOf(architects.playedUntil('7', ({ length }) => length > 40))
const WHOLE = textOf(architects.playedUntil('4', () => false))

async function readPages({ page, lang }: Stage): Promise<void> {
  await page.evaluate(putResults, madeUpResults(40))
  for (const [path, part] of PAGES) await visit(page, path, part)
  await visit(page, (await challengeLink(architects.fold(WHOLE))).slice(1), '.preview')
  await visit(page, '/', '.games')
  await openAndClose(page, page.getByRole('button', { name: HOME.import[lang] }))
  for (const save of ['not a save', SOME_MOVES.replace(/^chance .*$/m, 'chance planted')]) {
    await visit(page, '/help', '.keys')
    await page.goto(await linkOf(save))
    await page.locator('.wrong:not(:empty)').waitFor()
    await unfold(page)
  }
}

/**
 * The document and the parts of every game that is open to variants, and its editor: each section, a rung unfolded, what it decides. The
 * editor has the same words for all games: only the soak reads it in each.
 */
async function readVariants({ page }: Stage): Promise<void> {
  await visit(page, '/variants', '.var-examples')
  for (const [at, { id }] of OPEN_GAMES.entries()) {
    await visit(page, `/variants/${id}/document/document`, '.doc-ladder')
    await visit(page, `/variants/${id}/parts`, '.var-parts')
    if (at > 0 && !IN_FULL) continue
    await visit(page, `/variants/${id}`, '.var-games')
    await tap(page.locator('.var-games .kit-button--main'))
    await page.locator('.var-ladder').first().waitFor({ state: 'attached' })
    for (const tab of await page.locator('[data-section]').all()) {
      await tap(tab)
      await unfold(page)
    }
    await tap(page.locator('[data-section="ladders"]'))
    await unfold(page)
    await tap(page.locator('.var-tools [data-control="down"]'))
    await tap(page.locator('.var-tools [aria-expanded]'))
    await page.locator('.var-use').waitFor({ state: 'attached' })
    await page.locator('.var-count[data-done="true"]').waitFor({ state: 'attached' })
  }
}

/** Readings and variants of a new game. */
async function readVariantFields({ page }: Stage): Promise<void> {
  await visit(page, `/new/duel?variant=${READING}`, '.kit-part')
  for (const value of ['variant-0', 'variant-1', 'variant-2', 'variant-own']) await tap(choice(page, value))
  await page.locator('.variant-own').waitFor({ state: 'attached' })
}

async function readComparison({ page, lang }: Stage): Promise<void> {
  await visit(page, `/lab?game=duel&variant=${READING}`, '.lab-side')
  for (const each of ['random', 'greedy']) await tap(choice(page, each))
  await tap(page.getByRole('button', { name: LAB_PAGE.start[lang] }))
  await page.getByRole('button', { name: LAB_PAGE.text[lang] }).waitFor()
  await unfold(page)
  await visit(page, '/lab?game=duel', '.lab-form')
  await tap(choice(page, 'balance'))
  await page.locator('.lab-number').waitFor({ state: 'attached' })
}

async function readLab({ page, lang }: Stage): Promise<void> {
  await visit(page, '/lab', '.lab-form')
  for (const each of ['architects', 'random']) await tap(choice(page, each))
  await tap(page.getByRole('button', { name: LAB_PAGE.start[lang] }))
  await page.getByRole('button', { name: LAB_PAGE.csv[lang] }).waitFor()
  await unfold(page)
}

// The server answers that there is no game under this code.
scene('pages: every word stands in a text', { lang: 'en', screen: DESKTOP, allow: /410/ }, async (stage) => {
  const { page, context } = stage
  const reader = await readAlong(context, 'planted')
  await setSpeed(page)
  for (const save of [SOME_MOVES, WHOLE]) await openSave(page, save)
  await readPages(stage)
  await readVariantFields(stage)
  await readLab(stage)
  await readVariants(stage)
  await readComparison(stage)
  expect(reader.unmarked()).toEqual([])
  expect(reader.count()).toBeGreaterThan(300)
})

scene('hints and reviews: every word stands in a text', { lang: 'en', screen: PHONE }, async (stage) => {
  const { page, context, lang } = stage
  const reader = await readAlong(context)
  await setSpeed(page)
  await openSave(page, SOME_MOVES)
  await openPanel(page, 'hint')
  await page.locator('.hint-move').first().waitFor()
  // The reason comes later than the moves.
  await page.locator('.hint [role="status"]:not(:empty)').waitFor({ state: 'attached' })
  await openSave(page, WHOLE)
  await page.getByRole('dialog').locator('.score__table').waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await openPanel(page, 'review')
  await tap(page.getByRole('button', { name: COACH.begin[lang] }))
  await page.locator('.review-sum').waitFor()
  await unfold(page)
  expect(reader.unmarked()).toEqual([])
})
