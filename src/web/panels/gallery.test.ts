// The gallery tells of every piece what it does.
import { describe, expect, it } from 'vitest'
import { GAMES } from '../../games/index.ts'
import { byCite } from '../../kernel/clauses.ts'
import { LANGS } from '../../kernel/text.ts'
import type { GameUi } from '../contract.ts'
import { loadUi } from '../tables.ts'
import { plain } from './match.ts'

const idsOf = ({ pieces }: GameUi): readonly string[] => pieces.flatMap(({ ids }) => ids)

describe.each(GAMES)('every piece of $id', ({ id: game, load }) => {
  const loaded = Promise.all([load(), loadUi(game)]).then(([module, ui]) => {
    if (ui === undefined) throw new Error(`${game} has no screen`)
    return { module, ui }
  })

  it.each(LANGS)('has sentences that say more than its name: %s', async (lang) => {
    const { module, ui } = await loaded
    const silent = idsOf(ui).filter((id) => {
      const text = ui.about(id, lang)
      return !/^[\p{Lu}\p{N}$“«].*\p{L}.*\.$/u.test(text) || plain(text) === plain(module.nameOf(id, lang))
    })
    expect(idsOf(ui).length).toBeGreaterThan(40)
    expect(silent).toEqual([])
  })

  it.each(LANGS)('is told without gaps: %s', async (lang) => {
    const { ui } = await loaded
    const texts = idsOf(ui).map((id) => ui.about(id, lang))
    expect(texts.filter((text) => /undefined|NaN|\[object|[#{}]| {2}| [.,;]|\.\.|: ?\./.test(text))).toEqual([])
  })

  // An id that slips into a sentence is the same in every language; names may be.
  it('is told without ids', async () => {
    const { module, ui } = await loaded
    const words = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}-]+/gu))
    const names = words(
      idsOf(ui)
        .flatMap((id) => LANGS.map((lang) => module.nameOf(id, lang)))
        .join(' '),
    )
    const ids = idsOf(ui).filter((id) => !names.has(id.toLowerCase()))
    const slipped = idsOf(ui).flatMap((id) => {
      const told = LANGS.map((lang) => words(ui.about(id, lang)))
      return ids.filter((other) => told.every((each) => each.has(other)))
    })
    expect(slipped).toEqual([])
  })

  it('cites clauses that are there', async () => {
    const { module, ui } = await loaded
    const clauses = byCite(await module.texts())
    const cited = idsOf(ui).flatMap((id) => ui.cite?.(id) ?? [])
    expect(cited.filter((clause) => !clauses.has(clause))).toEqual([])
  })

  it('belongs to a group of its own title', async () => {
    const { ui } = await loaded
    for (const lang of LANGS) {
      const titles = ui.pieces.map(({ title }) => title[lang])
      expect(new Set(titles).size).toBe(titles.length)
    }
  })
})
