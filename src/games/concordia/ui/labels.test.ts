// Names of pieces: neighbours, which of several equal cards, what opens a popover before it is paid.
import { expect, test } from 'vitest'
import { mapAt } from '../catalogue/geography.ts'
import { STARTING } from '../catalogue/index.ts'
import { cardLabel, waysText } from './labels.ts'
import { board } from './view.ts'

const italia = mapAt(0)
const city = (id: string) => [italia.capital, ...italia.cities].find((each) => each.id === id) ?? italia.capital

test('R1.3 a city is described with the cities it is connected to, by land and by sea', () => {
  expect(waysText(italia, city('cosa'), 'en')).toBe(
    'land routes to Florentia and Roma; sea routes to Aleria, Genua, and Roma',
  )
  expect(waysText(italia, city('cosa'), 'it')).toMatch(/^vie di terra per Florentia e Roma; vie di mare per /)
})

test('every line is named by both of its ends', () => {
  for (const { a, b } of italia.lines) {
    expect(waysText(italia, a, 'en')).toContain(b.name.en)
    expect(waysText(italia, b, 'en')).toContain(a.name.en)
  }
})

test('no two starting cards have the same name', () => {
  const names = STARTING.map((no) => cardLabel(no, 'en'))
  expect(new Set(names).size).toBe(names.length)
})

test('a tap opens what costs something first', () => {
  const paid = [
    { do: 'build', city: 'cosa' },
    { do: 'acquire', card: 'i-mason' },
    { do: 'place', type: 'land', city: 'roma' },
    { do: 'play', card: 'start-architect' },
    { do: 'to', line: 'cosa-roma' },
  ] as const
  expect(paid.filter((move) => board.spends?.(move as never, {} as never)).map((move) => move.do)).toEqual([
    'build',
    'acquire',
    'place',
  ])
})
