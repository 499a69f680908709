// @vitest-environment happy-dom
// What the why panel draws of this game.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ageOfComics } from '../../../../test/fixtures/panels.ts'
import { Table } from '../../../kernel/table.ts'
import type { AnyTable } from '../../../web/panels/types.ts'
import { WhyPanel } from '../../../web/panels/WhyPanel.tsx'
import { genreOnBack } from '../catalogue/index.ts'
import { COMICS } from '../catalogue/vocabulary.ts'
import { STANDARD } from '../deck.ts'
import { genreName } from '../names.ts'
import type { State } from '../state.ts'
import { ui } from './index.tsx'

type Why = ReturnType<AnyTable['why']>

/** A game of a player who takes the first option, until the Automa has decided something in a certain way. */
function untilWhy(isMeant: (why: Why) => boolean): { readonly table: AnyTable; readonly entry: number } {
  const options = { level: 'beginner', challenges: 'none', deck: STANDARD }
  const table: AnyTable = new Table(ageOfComics, { options, chance: { kind: 'seeded', seed: '7' } })
  for (table.advance(); table.seat !== undefined; table.advance()) {
    const entry = table.log.findIndex(({ seat }, at) => seat === 'automa' && isMeant(table.why(at + 1)))
    if (entry >= 0) return { table, entry: entry + 1 }
    const [first] = table.options
    if (first !== undefined) table.play(ageOfComics.game.key(first.move))
  }
  throw new Error('the Automa has not decided so')
}

test.each(['it', 'en'] as const)('R1.10 S8.3 the top of the comic deck is drawn with its genre (%s)', (lang) => {
  const { table, entry } = untilWhy((why) => why.some(({ kept, dropped }) => [...kept, ...dropped].includes('comics')))
  const { decks } = table.stateAt(entry - 1) as State
  const genre = genreName(genreOnBack(decks[COMICS].top), lang)
  const html = renderToStaticMarkup(createElement(WhyPanel, { table, entry, module: ageOfComics, ui, lang }))
  const top = { it: 'la carta in cima al mazzo dei fumetti', en: 'the top of the comic deck' }[lang]
  expect(html).toContain(`aria-label="${top}, ${genre}"`)
  expect(html).not.toContain('>?<')
})

test('S5.1 an action without dropped candidates shows no counts and no empty list', () => {
  const isTaken = ({ failed, kept, dropped }: Why[number]) =>
    failed === undefined && kept.length === 1 && dropped.length === 0
  const { table, entry } = untilWhy((why) => why.length > 0 && why.every(isTaken))
  const html = renderToStaticMarkup(createElement(WhyPanel, { table, entry, module: ageOfComics, ui, lang: 'en' }))
  expect(html).toContain('why-rung__side')
  expect(html).not.toContain('1 → 1')
  expect(html).not.toContain('Dropped')
})
