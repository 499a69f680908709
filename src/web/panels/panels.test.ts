// @vitest-environment happy-dom
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { duel, fakeUi, lastAutomaEntry, played } from '../../../test/fixtures/panels.ts'
import { deciderOf, reasonsOf } from './reasons.ts'
import { ScoreSheet } from './ScoreSheet.tsx'
import { WhyPanel } from './WhyPanel.tsx'

describe('the reasons of a move', () => {
  const table = played(40)

  test('stand under the plan they were climbed for, none lost, and at most one decides', () => {
    for (let n = 1; n <= table.length; n++) {
      if (table.entry(n).seat !== 'automa') continue
      const trace = table.why(n)
      const told = reasonsOf(trace).flatMap(({ plan, rungs }) => {
        const climbed = rungs.map(({ entry }) => entry)
        return plan === undefined ? climbed : climbed.concat(plan)
      })
      expect(told).toEqual(trace)
      const deciders = reasonsOf(trace).flatMap(({ rungs }) => rungs.filter(({ decides }) => decides))
      expect(deciders.length).toBeLessThanOrEqual(1)
      expect(deciderOf(trace)?.failed).toBeUndefined()
    }
  })

  test.each([undefined, fakeUi])('are told with or without drawings', (ui) => {
    const entry = lastAutomaEntry(table)
    const html = renderToStaticMarkup(createElement(WhyPanel, { table, entry, module: duel, ui, lang: 'it' }))
    for (const { rung } of table.why(entry)) {
      expect(html).toContain(`#/help/duel?at=${rung.id}`)
      expect(html).toContain(`#/help/duel?at=${rung.cite}`)
    }
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
