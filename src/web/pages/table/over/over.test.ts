// @vitest-environment happy-dom
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test } from 'vitest'
import { playedOut } from '../../../../../test/fixtures/tables.ts'
import type { AnyModule, Verdict } from '../../../../kernel/contract.ts'
import { Table } from '../../../../kernel/table.ts'
import { decidedBy } from '../../../../kernel/verdict.ts'
import type { AnyTable } from '../../../store/open.ts'
import { prefsStore } from '../../../store/prefs.ts'
import type { TableView } from '../../../store/table-store.ts'
import { OVER } from '../../../words/over.ts'
import { Ending } from './Ending.tsx'

beforeEach(() => prefsStore.setState({ lang: 'en' }))

const played = playedOut() as AnyTable

/** The same game with its own verdict. */
function judged(verdict: Verdict): AnyTable {
  const module: AnyModule = { ...played.module, verdict: () => verdict }
  return Table.open(module, played.toSave())
}

const shown = (table: AnyTable): string => {
  const { state, cursor } = table
  const view = { table, state, cursor } as TableView
  return renderToStaticMarkup(createElement(Ending, { view, lang: 'en', onLook: () => undefined, children: undefined }))
}

describe('the end of a game', () => {
  test('says by how much it was won, draws both totals, and tells where it turned', () => {
    const html = shown(played)
    expect(html).toContain(`${decidedBy(played.module, played.state).en}.`)
    const sides = played.module.score(played.state).sides.map(({ name, total }) => `${name.en} ${total}`)
    expect(html).toContain(`aria-label="${sides.join(', ')}"`)
    expect(html).toContain(OVER.turned.en)
    expect(html).toMatch(/<b>(First|Second) half<\/b>: You [+−\d]+, Automa [+−\d]+/)
    expect(html).toMatch(/<details class="kit-fold" open="">/)
  })

  test('by an instant victory shows what decided it; points are folded and do not count', () => {
    const pawn = {
      text: { it: 'La pedina', en: 'The pawn' },
      seat: 'automa' as const,
      from: -9,
      to: 9,
      value: 9,
      marks: [{ at: 9, text: { it: 'la tua Capitale', en: 'your capital' } }],
    }
    const html = shown(judged({ isInstant: true, text: { it: 'Supremazia', en: 'Supremacy' }, gauges: [pawn] }))
    expect(html).toContain('Supremacy.')
    expect(html).toContain('your capital')
    expect(html).toContain(OVER.sheetSoFar.en)
    expect(html).not.toContain('open=""')
    expect(html).not.toContain('verdict-totals')
    expect(html).not.toContain(OVER.turned.en)
    expect(html).toContain(OVER.decisive.en)
  })

  test('names the title, and challenges met and missed', () => {
    const html = shown(
      judged({
        also: [{ it: 'Il tuo titolo: Redattore', en: 'Your title: Editor' }],
        goals: [
          { text: { it: 'Azione!', en: 'Action!' }, isMet: true },
          { text: { it: 'Oltre', en: 'Beyond' }, isMet: false },
        ],
      }),
    )
    expect(html).toContain('Your title: Editor.')
    expect(html).toContain(`<b>${OVER.met.en}</b> Action!`)
    expect(html).toContain(`<b>${OVER.missed.en}</b> Beyond`)
  })
})
