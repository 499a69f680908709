// Other readings and variants on the pages around a table: measured in the lab, chosen for a new game, told by the rules.
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { readSave } from '../src/kernel/save.ts'
import { variantOf } from '../src/kernel/variant.ts'
import { PAIR } from '../src/lab/pair-table.ts'
import { LAB } from '../src/lab/words.ts'
import { readVariantFile } from '../src/variant/file.ts'
import { LAB_PAGE } from '../src/web/words/lab.ts'
import { NEW } from '../src/web/words/new.ts'
import { TABLE } from '../src/web/words/table.ts'
import { VARIANT_WORDS } from '../src/web/words/variant.ts'
import { FOLDED } from '../src/web/words/variant-folds.ts'
import { press } from './hand.ts'
import { kernelOf } from './kernel.ts'
import { address, PHONE, scene } from './stage.ts'
import { begin, choice, exportFile, setSpeed } from './table.ts'

const duel = await kernelOf('duel')
const { variants } = duel.module
if (variants === undefined) throw new Error('Duel is not open to variants')
const file = readFileSync(new URL('../examples/variants/duel/green-before-red.yaml', import.meta.url), 'utf8')
const GREEN = readVariantFile(file, variants, await duel.module.texts()).value
const WRONG = 'game: duel\nladders:\n  tactical: [win, structur]\n'

scene('a link brings a variant to the lab, which compares it with the document', { lang: 'en' }, async (stage) => {
  const { page, lang } = stage
  await page.goto(address(`/lab?game=duel&variant=${encodeURIComponent(GREEN)}`))
  const now = page.getByRole('region', { name: LAB_PAGE.now[lang] })
  await now.locator('.variant-told').getByText('Green before red').waitFor()
  // Random games only: few of them, and quickly played.
  await press(choice(page, 'random'))
  await press(choice(page, 'greedy'))
  await press(page.getByRole('button', { name: LAB_PAGE.start[lang] }))
  await page.getByRole('status').filter({ hasText: '500 games.' }).waitFor()
  const table = page.locator('.lab-pair').first()
  const row = table.getByRole('row', { name: LAB.winRate[lang], exact: false })
  await expect.poll(() => row.getByRole('cell').allInnerTexts()).toHaveLength(3)
  expect((await row.getByRole('cell').last().innerText()).trim()).toMatch(/^[+−]?\d+\.\d\s% \(.+ … .+\)$/)
  await table.getByRole('row', { name: PAIR.otherwise[lang] }).waitFor()
  await page.locator('.lab-command').getByText('--against variant=none --players random').waitFor()
})

scene(
  'a number of a level is searched, and two settings that are the same are not compared',
  { lang: 'it', screen: PHONE },
  async ({ page, lang }) => {
    await page.goto(address('/lab?game=architects'))
    await press(choice(page, 'pair'))
    await page.getByText(LAB_PAGE.same[lang]).waitFor()
    expect(await page.getByRole('button', { name: LAB_PAGE.start[lang] }).isDisabled()).toBe(true)
    await press(choice(page.getByRole('region', { name: LAB_PAGE.now[lang] }), 'hard'))
    await page.getByText(LAB_PAGE.same[lang]).waitFor({ state: 'detached' })
    await press(choice(page, 'balance'))
    await press(choice(page.getByRole('group', { name: LAB_PAGE.player[lang] }), 'random'))
    await press(page.getByRole('button', { name: LAB_PAGE.start[lang] }))
    await page.getByRole('heading', { name: LAB_PAGE.nearest[lang] }).waitFor()
    await page.getByRole('button', { name: LAB_PAGE.start[lang] }).waitFor()
  },
)

scene(
  'a reading and a variant chosen for a new game reach the save and the table, and the rules cite the author',
  { lang: 'it', screen: PHONE },
  async ({ page, lang }) => {
    await setSpeed(page)
    await page.goto(address('/new/duel'))
    await press(page.getByText(FOLDED.readings[lang], { exact: true }))
    await press(page.getByRole('switch').first())
    await press(page.getByText(FOLDED.variant[lang], { exact: true }))
    await press(choice(page, 'variant-own'))
    const text = page.getByRole('textbox', { name: VARIANT_WORDS.paste[lang] })
    await text.fill(WRONG)
    await page.getByText('riga 3, colonna 19', { exact: false }).waitFor()
    await press(page.getByRole('button', { name: NEW.start[lang] }))
    await text.fill(file)
    await page.locator('.variant-told').getByText('Prima il verde').waitFor()
    await begin(page, lang)

    const [reading] = variants.registry.readings
    const { readings, ...others } = JSON.parse(variantOf(readSave(await exportFile(page, lang)).options)) as Record<
      string,
      unknown
    >
    expect(readings).toEqual([reading?.id])
    expect(others).toEqual(JSON.parse(GREEN))

    await press(page.getByRole('button', { name: TABLE.more[lang], exact: true }))
    const note = page.getByRole('region', { name: VARIANT_WORDS.heading[lang] })
    await note.getByText(reading?.text[lang] ?? '', { exact: false }).waitFor()
    await press(page.getByRole('link', { name: TABLE.rules[lang] }))
    await page.getByRole('heading', { name: 'Prima il verde', exact: false }).waitFor()
    const clause = page.locator('[data-at="S6.2"]')
    await clause.getByText('le verdi vengono sempre prima delle rosse', { exact: false }).waitFor()
    await clause.getByText('parole di Solotavolo').waitFor()
    // Links within the page stay with the variant.
    expect(await clause.getByRole('link').first().getAttribute('href')).toContain('variant=')
  },
)

scene(
  'a link brings a variant to a new game; one that does not fit says why',
  { lang: 'en' },
  async ({ page, lang }) => {
    await page.goto(address(`/new/duel?variant=${encodeURIComponent('{"settings":{"last-zon":3}}')}`))
    await page.getByText('did you mean "last-zone"?', { exact: false }).waitFor()
    await page.goto(address(`/new/duel?variant=${encodeURIComponent(GREEN)}`))
    await page.locator('.variant-told').getByText('Green before red').waitFor()
    await press(page.getByText(FOLDED.document[lang], { exact: true }))
    await page.locator('.variant-told').waitFor({ state: 'detached' })
  },
)
