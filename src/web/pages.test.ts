import { describe, expect, it } from 'vitest'
import { HelpPage, NewPage, pageBehind, RulesPage, TablePage } from './pages.ts'

describe('the page behind an address', () => {
  it('is found by its parts, without the question', () => {
    expect(pageBehind('#/new/duel')).toBe(NewPage)
    expect(pageBehind('#/new/duel?from=position')).toBe(NewPage)
    expect(pageBehind('#/help')).toBe(HelpPage)
    expect(pageBehind('#/help/duel?at=S6.3')).toBe(RulesPage)
    expect(pageBehind('#/table/abc')).toBe(TablePage)
  })

  it('is none for the first page and for addresses that lead nowhere', () => {
    for (const address of ['', '#', '#/', '#/nowhere', '#/help/duel/S6/x']) expect(pageBehind(address)).toBeUndefined()
  })
})
