// Short texts that people read, kept as they are until somebody changes them on purpose (`npx vitest run -u`).
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { rulesPage } from '../src/cli/rules-page.ts'
import { tellEntry, tellWhy } from '../src/cli/telling.ts'
import { GAMES } from '../src/games/index.ts'
import { readSave } from '../src/kernel/save.ts'
import { Table } from '../src/kernel/table.ts'
import { LANGS } from '../src/kernel/text.ts'
import { mainOption } from '../src/kernel/options.ts'
import { OPEN } from './fixtures/mutated-variants.ts'
import { probed } from './fixtures/probes.ts'

const plain = (_: string, text: string) => text
const TOLD = 8

describe.each(GAMES.map((manifest) => [manifest.id, manifest] as const))('%s', (id, manifest) => {
  test.each(LANGS)('the rules page in %s', async (lang) => {
    const page = (await rulesPage(manifest, await manifest.load(), lang)).join('\n')
    await expect(`${page}\n`).toMatchFileSnapshot(`goldens/${id}-rules.${lang}.txt`)
  })

  test.each(LANGS)('the first moves of a game and their reasons in %s', async (lang) => {
    const level = mainOption(manifest).choices.at(-1)?.id
    const save = readSave(readFileSync(new URL(`corpus/${id}-${level}-greedy.txt`, import.meta.url), 'utf8'))
    const table = Table.open(await manifest.load(), save)
    const decisions = table.log.flatMap(({ seat }, at) => (seat === 'chance' ? [] : [at + 1])).slice(0, 8 + 2 * TOLD)
    const told = decisions.flatMap((n) =>
      table.entry(n).seat === 'automa' ? tellWhy(table, n, lang, plain) : [tellEntry(table, n, lang, plain)],
    )
    await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(`goldens/${id}-moves.${lang}.txt`)
  })

  test.skipIf(!OPEN.includes(manifest))('what small variants change', async () => {
    await expect((await probed(id)).join('\n')).toMatchFileSnapshot(`goldens/${id}-variants.txt`)
  })
})
