// A game played by a variant: the table says so, and reasons cite the author.
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { TABLE } from '../src/web/words/table.ts'
import { VARIANT_WORDS } from '../src/web/words/variant.ts'
import { readVariantFile } from '../src/variant/file.ts'
import { press } from './hand.ts'
import { kernelOf, textOf } from './kernel.ts'
import { openSave } from './saves.ts'
import { PHONE, scene } from './stage.ts'
import { setSpeed, showPanel } from './table.ts'

scene(
  'a save carries its variant: what differs is told, and a reason opens the author’s clause',
  { lang: 'it', screen: PHONE },
  async ({ page, lang }) => {
    const kernel = await kernelOf('duel')
    const { variants } = kernel.module
    if (variants === undefined) throw new Error('Duel is not open to variants')
    const file = readFileSync(new URL('../examples/variants/duel/green-before-red.yaml', import.meta.url), 'utf8')
    const { value } = readVariantFile(file, variants, await kernel.module.texts())
    const decidedBy = 'duel.operative.type'
    const table = kernel.playedUntil(
      '7',
      ({ log }) => log.at(-1)?.note === decidedBy || log.at(-2)?.note === decidedBy,
      {
        options: { variant: value },
      },
    )
    const entry = table.log.findLastIndex(({ note }) => note === decidedBy) + 1
    expect(entry).toBeGreaterThan(0)
    await setSpeed(page)
    await openSave(page, textOf(table))

    await press(page.getByRole('button', { name: TABLE.more[lang], exact: true }))
    const note = page.getByRole('region', { name: VARIANT_WORDS.heading[lang] })
    await note.getByRole('heading', { name: 'Prima il verde', exact: false }).waitFor()
    await expect.poll(() => note.getByRole('listitem').count()).toBeGreaterThanOrEqual(3)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await showPanel(page, 'log')
    await press(page.locator(`.log-entry[data-n="${entry}"] .prompt-why`))
    await press(page.locator('.why .kit-tag--link:visible').filter({ hasText: 'S6.2' }).first())
    await page.locator('.kit-clause:popover-open').getByText('le verdi vengono sempre prima delle rosse').waitFor()
  },
)
