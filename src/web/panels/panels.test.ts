// @vitest-environment happy-dom
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ageOfComics, duel, fakeUi, lastAutomaEntry, played } from '../../../test/fixtures/panels.ts'
import { playedOut } from '../../../test/fixtures/tables.ts'
import { manifestOf } from '../../games/index.ts'
import { fullOptions } from '../../kernel/options.ts'
import { Table } from '../../kernel/table.ts'
import { LedgerPanel } from './LedgerPanel.tsx'
import { ScoreSheet } from './ScoreSheet.tsx'
import { turnAround } from '../../kernel/turn.ts'
import type { AnyTable } from './types.ts'
import { WhyPanel } from './WhyPanel.tsx'

const asText = (html: string): string => html.replaceAll(/<[^>]*>/g, '¦').replaceAll(/¦+/g, '¦')

describe('the reasons of a move', () => {
  const table = played(40)

  test.each([undefined, fakeUi])('are shown with or without drawings, each with its clause', (ui) => {
    const entry = lastAutomaEntry(table)
    const html = renderToStaticMarkup(createElement(WhyPanel, { table, entry, module: duel, ui, lang: 'it' }))
    for (const { rung } of table.why(entry)) {
      expect(html).toContain(rung.text.it)
      expect(asText(html)).toContain(`¦${rung.cite}¦`)
    }
  })
})

test('a plan that failed is marked as such, with why', () => {
  const table: AnyTable = new Table(ageOfComics, {
    options: fullOptions(manifestOf('age-of-comics').options, {}),
    chance: { kind: 'seeded', seed: '7' },
  })
  let entry: number | undefined
  for (table.advance(); table.seat !== undefined && entry === undefined; table.advance()) {
    table.play(ageOfComics.game.key(table.options[0]?.move))
    table.advance()
    const failed = table.log.findIndex(
      ({ seat }, at) => seat === 'automa' && table.why(at + 1).some((each) => each.failed !== undefined),
    )
    if (failed >= 0) entry = failed + 1
  }
  if (entry === undefined) throw new Error('nothing failed')
  const html = renderToStaticMarkup(createElement(WhyPanel, { table, entry, module: ageOfComics, lang: 'en' }))
  const why = table.why(entry).find(({ failed }) => failed !== undefined)?.failed
  expect(html).toContain('aria-label="not possible">✕')
  expect(html).toContain(why?.en ?? '?')
})

describe('why, in a game that uses every kind of explanation', () => {
  const table = playedOut() as AnyTable
  const { module } = table
  const why = (entry: number, lang: 'it' | 'en' = 'en') =>
    asText(renderToStaticMarkup(createElement(WhyPanel, { table, entry, module, lang })))
  const moves = table.log.flatMap(({ seat }, at) => (seat === 'automa' ? [at + 1] : []))
  const first = moves[0] ?? 0

  test('answers the question of a ladder separately from that of the move, each with what decided it', () => {
    const told = why(first)
    expect(told).toContain('¦Why this move?¦✓¦Turn¦ takes a pebble above 3 ¦S3.1¦')
    expect(told).toMatch(/¦Why this pebble\?¦\d+:¦ the highest ¦Q1¦/)
    expect(why(first, 'it')).toMatch(/¦Perché questo sassolino\?¦\d+:¦ il più alto ¦Q1¦/)
  })

  test('shows the sum behind a value, and marks a ruling as ours', () => {
    expect(why(first)).toMatch(/¦(\d+) points = \1 with luck − 0 of luck¦/)
    expect(why(first)).toContain('¦Q1¦ours¦')
    expect(why(first)).toContain('¦Our ruling¦')
    expect(why(first, 'it')).toContain('¦Chiarimento nostro¦')
  })

  test('lists skipped rungs, folded, with the reason', () => {
    expect(why(first)).toContain('¦1 rung passed over¦')
    expect(why(first)).toContain('an even pebble')
    expect(why(first)).toContain('¦does not count here¦')
  })

  test('says what made a move the only one', () => {
    const last = moves.findLast((n) => (table.stateAt(n - 1) as { table: number[] }).table.length === 1) ?? 0
    expect(why(last)).toContain('There was nothing to decide: it was the only move. There was only one pebble.')
    expect(why(last, 'it')).toContain('C’era un solo sassolino.')
  })
})

describe('why, for a turn with several moves', () => {
  const table = played(40)
  const move = (n: number) => duel.say(table.entry(n).move, 'en', table.stateAt(n - 1))
  const turn = Array.from({ length: table.length }, (_, at) => turnAround(table.log, at + 1)).find(
    (entries) => entries.length > 1 && entries.every((n) => table.entry(n).seat === 'automa'),
  )

  test('lists all of them, with the requested one open', () => {
    const [first = 0, second = 0] = turn ?? []
    const html = renderToStaticMarkup(createElement(WhyPanel, { table, entry: second, module: duel, lang: 'en' }))
    expect(html).toContain(`<button type="button" aria-expanded="false">${move(first)}.</button>`)
    expect(html).toContain(`<button type="button" aria-expanded="true">${move(second)}.</button>`)
  })
})
describe('the score sheet', () => {
  test('has a row per source and the totals of both sides', () => {
    const { state } = played(30)
    const html = renderToStaticMarkup(createElement(ScoreSheet, { module: duel, state, lang: 'it' }))
    const sheet = duel.score(state)
    for (const { text } of sheet.sides[0]?.items ?? []) expect(html).toContain(text.it)
    for (const { total } of sheet.sides) expect(html).toContain(`>${total}<`)
    expect(html).toContain('Se finisse adesso')
  })

  test('says who has won and how once the game is over', () => {
    const { state } = played(500)
    expect(duel.game.step(state).kind).toBe('over')
    const html = renderToStaticMarkup(createElement(ScoreSheet, { module: duel, state, lang: 'en' }))
    expect(html).toContain(duel.score(state).outcome.text.en)
    expect(html).toMatch(/won|shared/)
  })
})

describe('the ledger of points', () => {
  const table = playedOut() as AnyTable
  const shown = (upTo: number) => renderToStaticMarkup(createElement(LedgerPanel, { table, upTo, lang: 'en' }))

  test('is a table per side: sources by parts of the game, adding up to the total of the sheet', () => {
    const tables = shown(table.length).match(/<table>.*?<\/table>/gs) ?? []
    const sheet = table.module.score(table.state)
    expect(tables).toHaveLength(2)
    sheet.sides.forEach(({ name, total }, at) => {
      const [head = '', ...rows] = (tables[at] ?? '').split('<tr>').slice(1).map(asText)
      expect(tables[at]).toContain(`<caption>${name.en}</caption>`)
      expect(head).toContain('¦First half¦Second half¦Total¦')
      const totals = rows.map((row) => Number(row.replaceAll('−', '-').match(/(-?\d+)¦$/)?.[1]))
      expect(totals.at(-1)).toBe(total)
      expect(totals.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(total)
    })
  })

  test('draws both totals over the game, with a label for screen readers', () => {
    const [you, automa] = table.module.score(table.state).sides
    expect(shown(table.length)).toContain(
      `aria-label="Points over the game: You ${you?.total}, Automa ${automa?.total}"`,
    )
    expect(shown(table.length).match(/<path class="course-line"/g)).toHaveLength(2)
  })

  test('is not an empty table when a game has hardly begun', () => {
    expect(shown(0)).not.toContain('<table>')
    expect(shown(0)).not.toContain('<svg')
  })
})
