import { describe, expect, test } from 'vitest'
import { BadInput } from '../../kernel/contract.ts'
import { writeSave } from '../../kernel/save.ts'
import { played } from '../../../test/fixtures/panels.ts'
import { isSaveLink, readSaveLink, saveLink } from './link.ts'

const text = writeSave(played(30).toSave())

describe('a save as a link', () => {
  test('comes back as it was', async () => {
    const link = await saveLink(text)
    expect(link).toMatch(/^#\/import\?save=[\w-]+$/)
    expect(await readSaveLink(link)).toBe(text)
    expect(await readSaveLink(`https://example.org/app/${link}`)).toBe(text)
  })

  test('is much shorter than the save', async () => {
    expect((await saveLink(text)).length).toBeLessThan(text.length)
  })

  test('with its end cut off is refused, wherever it was cut', async () => {
    const link = await saveLink(text)
    for (let cut = link.length - 1; cut > '#/import?save='.length; cut -= 37)
      await expect(readSaveLink(link.slice(0, cut)), `cut at ${cut}`).rejects.toThrow(BadInput)
  })

  test('with a letter changed is refused, whichever it was', async () => {
    const link = await saveLink(text)
    for (let at = '#/import?save='.length; at < link.length - 1; at += 29) {
      const letter = link[at] === 'A' ? 'B' : 'A'
      const damaged = link.slice(0, at) + letter + link.slice(at + 1)
      await expect(readSaveLink(damaged), `letter ${at}`).rejects.toThrow(BadInput)
    }
  })

  test.each(['', '#/', '#/import?save=', '#/import?save=%%%', '#/import?save=aaaa', '#/import?other=1'])(
    'that is none is refused: %j',
    async (hash) => {
      await expect(readSaveLink(hash)).rejects.toThrow(BadInput)
    },
  )

  test('is distinguished from a save in one pass, however long the text is', () => {
    // Quadratic patterns do not finish on this input.
    expect(isSaveLink(`${'?save='.repeat(500_000)} x`)).toBe(false)
    expect(isSaveLink(`${' '.repeat(3_000_000)}x`)).toBe(false)
    expect(isSaveLink('?save='.repeat(500_000))).toBe(true)
  })

  test('is distinguished from a save', async () => {
    expect(isSaveLink(await saveLink(text))).toBe(true)
    expect(isSaveLink(text)).toBe(false)
    expect(isSaveLink('')).toBe(false)
  })
})
