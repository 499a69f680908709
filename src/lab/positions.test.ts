import { expect, test } from 'vitest'
import { GAMES, manifestOf } from '../games/index.ts'
import { compare, positionSet, SET_PLAYERS } from './positions.ts'

test('the stored set of a game is the same every time, and comes from random and from good play', async () => {
  const manifest = manifestOf('architects')
  const module = await manifest.load()
  const set = [...positionSet(module, manifest)].flat()
  expect(set.length).toBe(300)
  for (const player of SET_PLAYERS) expect(set.filter((each) => each.player === player)).toHaveLength(150)
  expect(new Set(set.map(({ options }) => options['level'])).size).toBeGreaterThan(1)
  expect([...positionSet(module, manifest)].flat()).toEqual(set)
})

test('the document decides no position of the first games otherwise, in every game that is open to variants', async () => {
  for (const manifest of GAMES) {
    const module = await manifest.load()
    if (module.variants === undefined) continue
    const { value = [] } = positionSet(module, manifest).next() as { value?: never[] }
    expect(value.length).toBeGreaterThan(0)
    expect(compare(module, value, '').otherwise).toEqual([])
  }
})

test('a variant decides some positions otherwise, and is not asked about levels it does not have', async () => {
  const manifest = manifestOf('duel')
  const module = await manifest.load()
  const set = [...positionSet(module, manifest)].flat()
  const order = JSON.stringify({ ladders: { choice: ['side'] }, levels: { facile: 'remove' } })
  const { asked, otherwise } = compare(module, set, order)
  expect(asked).toBe(set.filter(({ options }) => options['level'] !== 'facile').length)
  expect(asked).toBeLessThan(set.length)
  expect(otherwise.length).toBeGreaterThan(0)
  for (const { move, other } of otherwise) expect(other).not.toBe(move)
})

test('positions after a roll that the die of a variant cannot show are left out', async () => {
  const manifest = manifestOf('concordia')
  const module = await manifest.load()
  const set = [...positionSet(module, manifest)].flat()
  const smaller = JSON.stringify({ tables: { 'action-d12': { die: 4, rows: { '1-2': 'take', '3-4': 'build' } } } })
  const { asked, otherwise } = compare(module, set, smaller)
  expect(asked).toBeGreaterThan(0)
  expect(asked).toBeLessThan(set.length)
  expect(otherwise.length).toBeGreaterThan(0)
})
