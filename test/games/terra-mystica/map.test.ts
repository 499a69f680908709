// The printed map and the other components, against what the rules say of them.
import { expect, test } from 'vitest'
import {
  BONUS_TILES,
  BRIDGES,
  COLOURS,
  cellDistance,
  FACTIONS,
  FAVOURS,
  HEXES,
  hex,
  HOMES,
  PRIESTS,
  POWER_ACTIONS,
  RIVERS,
  SCORING_TILES,
  SITES,
  shippingDistance,
  STRUCTURES,
  theHex,
  TOKENS,
  TOWN_COPIES,
  TOWN_TILES,
  wheelDistance,
} from '../../../src/games/terra-mystica/catalogue/index.ts'

test('R1.1 R2.1 77 land hexes, 11 of each colour, and 36 river hexes, numbered in each row from the left', () => {
  expect(HEXES).toHaveLength(77)
  expect(HOMES.map((list) => list.length)).toEqual([11, 11, 11, 11, 11, 11, 11])
  expect(RIVERS).toHaveLength(36)
  expect(HEXES.filter(({ row }) => row === 3).map(({ id }) => id)).toEqual([
    'D1',
    'D2',
    'D3',
    'D4',
    'D5',
    'D6',
    'D7',
    'D8',
  ])
})

test('R1.2 fourteen factions, two of each colour', () => {
  expect(FACTIONS).toHaveLength(14)
  for (const no of COLOURS.keys()) expect(FACTIONS.filter(({ colour }) => colour === no)).toHaveLength(2)
})

test('R1.3 the pieces of a player', () => {
  expect([...STRUCTURES.map(({ count }) => count), BRIDGES, PRIESTS, TOKENS]).toEqual([8, 4, 3, 1, 1, 3, 7, 12])
  expect(STRUCTURES.map(({ power }) => power)).toEqual([1, 2, 2, 3, 3])
  for (const { start } of FACTIONS) expect(start.bowls.reduce((a, b) => a + b)).toBe(TOKENS)
})

test('R1.4 the common tiles', () => {
  expect([FAVOURS.length, TOWN_TILES.length * TOWN_COPIES, BONUS_TILES.length, SCORING_TILES.length]).toEqual([
    12, 10, 9, 8,
  ])
  expect(POWER_ACTIONS).toHaveLength(6)
})

test('R2.6 distance counts steps over any cell', () => {
  const far = (a: string, b: string) => cellDistance(hex(theHex(a)), hex(theHex(b)))
  expect([far('G3', 'I9'), far('G3', 'E7'), far('A1', 'I12'), far('A10', 'A10')]).toEqual([2, 2, 16, 0])
})

test('R2.3 shipping counts the shortest chain of rivers', () => {
  expect(shippingDistance(theHex('A10'), theHex('C5'))).toBe(1)
  expect(shippingDistance(theHex('A10'), theHex('C4'))).toBe(2)
  expect(shippingDistance(theHex('A1'), theHex('C5'))).toBeGreaterThan(6)
})

test('R2.7 four islands', () => {
  const sizes = [0, 1, 2, 3].map((no) => HEXES.filter(({ island }) => island === no).length)
  expect(sizes).toEqual([22, 20, 19, 16])
  expect(hex(theHex('D6')).island).toBe(hex(theHex('A1')).island)
})

test('R21.1 29 places for bridges, none between hexes that touch', () => {
  expect(SITES).toHaveLength(29)
  for (const { ends } of SITES) expect(hex(ends[0]).land).not.toContain(ends[1])
})

test('R3.1 the wheel closes: three steps are the most', () => {
  const all = COLOURS.flatMap((_, a) => COLOURS.map((__, b) => wheelDistance(a, b)))
  expect([Math.max(...all), all.filter((d) => d === 1).length]).toEqual([3, 14])
})
