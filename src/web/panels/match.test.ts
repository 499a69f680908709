import { describe, expect, test } from 'vitest'
import { fakeUi, duel, played } from '../../../test/fixtures/panels.ts'
import { byNumber, type Choice, choiceOf, componentOf, componentsOf, matches, plain } from './match.ts'
import { refusalOf } from './refusal.ts'

const all = componentsOf(duel, undefined).map((id) => componentOf(duel, 'it', id))
const names = (query: string) => matches(all, query).map(({ id }) => id)

describe('finding a component', () => {
  test('by its name in either language, by its id, without accents or capitals', () => {
    expect(names('ALTARE')[0]).toBe('altar')
    expect(names('altar')[0]).toBe('altar')
    expect(names('liberta')[0]).toBe('statue-of-liberty')
    expect(names('Statue of Liberty')[0]).toBe('statue-of-liberty')
    expect(names("cantiere d'abb")[0]).toBe('lumber-yard')
  })

  test('by the beginnings of its words in order', () => {
    expect(names('st lib')).toContain('statue-of-liberty')
    expect(names('lib st')).not.toContain('statue-of-liberty')
  })

  test('the beginning of a name goes before its middle', () => {
    const [first] = names('tea')
    expect(first).toBe('theater')
  })

  test('nothing typed shows everything, nonsense nothing', () => {
    expect(matches(all, '  ')).toHaveLength(all.length)
    expect(names('xyzzy')).toEqual([])
  })

  test('plain text has no accents, capitals or apostrophes', () => {
    expect(plain("  Città d'Oro ")).toBe('citta d oro')
  })
})

describe('number keys', () => {
  const choice = (number: string | undefined): Choice => ({
    key: `k${number}`,
    id: undefined,
    name: '',
    found: [],
    number,
  })

  test('mean the face of a die if every outcome has a number', () => {
    const faces = ['6', '5', '4'].map(choice)
    expect(byNumber(faces, '5')).toBe(faces[1])
    expect(byNumber(faces, '1')).toBeUndefined()
  })

  test('wait while a longer number is possible', () => {
    const faces = ['1', '12'].map(choice)
    expect(byNumber(faces, '1')).toBeUndefined()
    expect(byNumber(faces, '12')).toBe(faces[1])
  })

  test('otherwise mean the place in the list', () => {
    const cards = [choice(undefined), choice(undefined)]
    expect(byNumber(cards, '2')).toBe(cards[1])
    expect(byNumber(cards, '3')).toBeUndefined()
    expect(byNumber(cards, 'a')).toBeUndefined()
  })
})

describe('outcomes of chance', () => {
  test('are named by their component, or by what happens', () => {
    const lay = (id: string) => choiceOf(duel, fakeUi, 'it', { move: duel.notation.read(`lay ${id}`), weight: 1 })
    expect(lay('altar')).toMatchObject({ key: 'lay altar', id: 'altar', name: 'Altare' })
    expect(lay('?')).toMatchObject({ key: 'lay ?', id: undefined, name: 'Una carta coperta' })
  })
})

describe('a refusal', () => {
  const table = played(0, { kind: 'dealt' })
  const token = duel.game.key(table.options[0]?.move).split(' ')[1] ?? ''
  table.play(`place ${token}`)
  const refuse = (query: string, state?: unknown) =>
    refusalOf({ module: duel, ui: undefined, lang: 'en', state, query })

  test('says where a known component already lies', () => {
    expect(refuse(token, table.state)).toMatch(/already on the table \(On the board\)/)
  })

  test('says that a known component is not possible now', () => {
    expect(refuse('altar', table.state)).toMatch(/^Altar cannot turn up now/)
  })

  test('says that something is unknown', () => {
    expect(refuse('xyzzy', table.state)).toBe('There is no “xyzzy” in this game.')
  })
})
