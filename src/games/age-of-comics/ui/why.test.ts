// @vitest-environment happy-dom
// What *why* draws of this game.
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

/** A game of somebody who takes the first option, until the Automa has chosen among the comics and the top of their deck. */
function untilDevelop(): { readonly table: AnyTable; readonly entry: number } {
  const options = { level: 'beginner', challenges: 'none', deck: STANDARD }
  const table: AnyTable = new Table(ageOfComics, { options, chance: { kind: 'seeded', seed: '7' } })
  for (table.advance(); table.seat !== undefined; table.advance()) {
    const entry = table.log.findIndex(
      ({ seat }, at) =>
        seat === 'automa' && table.why(at + 1).some(({ kept, dropped }) => [...kept, ...dropped].includes('comics')),
    )
    if (entry >= 0) return { table, entry: entry + 1 }
    const [first] = table.options
    if (first !== undefined) table.play(ageOfComics.game.key(first.move))
  }
  throw new Error('the Automa has not developed')
}

test.each(['it', 'en'] as const)('R1.10 S8.3 the top of the comic deck is drawn with its genre (%s)', (lang) => {
  const { table, entry } = untilDevelop()
  const { decks } = table.stateAt(entry - 1) as State
  const genre = genreName(genreOnBack(decks[COMICS].top), lang)
  const html = renderToStaticMarkup(createElement(WhyPanel, { table, entry, module: ageOfComics, ui, lang }))
  const top = { it: 'la carta in cima al mazzo dei fumetti', en: 'the top of the comic deck' }[lang]
  expect(html).toContain(`aria-label="${top}, ${genre}"`)
  expect(html).not.toContain('>?<')
})
