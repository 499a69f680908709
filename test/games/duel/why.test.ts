// A why that adds up: its questions, and its sums in words.
import { describe, expect, test } from 'vitest'
import { recorder } from '../../../src/kernel/trace.ts'
import type { TraceEntry } from '../../../src/kernel/contract.ts'
import { duelModule } from '../../../src/games/duel/module.ts'
import { laid, type World } from './world.ts'

const { position, automa } = duelModule

function whyOf(world: World): readonly TraceEntry[] {
  const tracer = recorder()
  automa.decide(position.read(world), tracer)
  return tracer.entries
}

const questionsOf = (world: World): readonly string[] => [
  ...new Set(whyOf(world).flatMap(({ ladder: { question } }) => (question === undefined ? [] : [question.en]))),
]

const sumOf = (world: World, rung: string, id: string): string | undefined =>
  whyOf(world)
    .find((entry) => entry.rung.id === rung)
    ?.sums?.[id]?.map(({ text, value }) => `${value} ${text.en}`)
    .join(' + ')

describe('S5 a wonder is two questions', () => {
  const world: World = {
    ...laid(2, 'walls', 'temple'),
    address: 'MS',
    solo: { coins: 40, cards: ['glassworks', 'glassblower', 'clay-pit', 'quarry'], unbuilt: ['sphinx', 'pyramids'] },
  }

  test('S5.2 S5.4 which wonder, and which card under it', () => {
    expect(questionsOf(world)).toEqual(['Why this wonder?', 'Why this card under it?'])
  })

  test('S5.1 Q21 what is missing for it is told unit by unit', () => {
    expect(sumOf(world, 'duel.affordable-wonders.coins', 'pyramids')).toBe('4 for 2 Stone + 2 for 1 Papyrus')
  })

  test('Q2 S7.4 its printed cost is told by its parts', () => {
    const all = { ...world, age: 3 as const, ...laid(3, 'palace', 'senate') }
    const cards = ['glassworks', 'glassblower', 'clay-pit', 'quarry', 'shelf-quarry', 'press'] as const
    const both: World = { ...all, solo: { coins: 40, cards, unbuilt: ['sphinx', 'statue-of-zeus'] } }
    expect(sumOf(both, 'duel.cheapest-wonder.printed', 'sphinx')).toBe('2 for 1 Clay + 2 for 1 Stone + 4 for 2 Glass')
  })
})

describe('S6 a structure', () => {
  test('S6.6 need is what a wonder shows less what is owned', () => {
    const world: World = {
      ...laid(1, 'press', 'quarry', 'clay-pool'),
      address: 'SM',
      solo: { coins: 20, cards: ['glassworks'], unbuilt: ['pyramids'] },
    }
    const capped: World = { ...world, solo: { ...world.solo, coins: 2 } }
    expect(questionsOf(capped)).toEqual(['Why this wonder?', 'Why this card?'])
    expect(sumOf(capped, 'duel.choice.need', 'quarry')).toBe('3 for The Pyramids + 0 owned')
    expect(sumOf(capped, 'duel.choice.need', 'press')).toBe('1 for The Pyramids + 0 owned')
    expect(sumOf(capped, 'duel.choice.need', 'clay-pool')).toBe('0 on the unbuilt wonders + 0 owned')
  })

  test('Q3 the least expensive card for SOLO, by its parts', () => {
    const world: World = { ...laid(2, 'walls', 'barracks'), address: 'MS', solo: { coins: 40 } }
    const entry = whyOf(world).find(({ rung }) => rung.id === 'duel.choice.cheapest')
    expect(entry?.rung.cite).toBe('Q3')
    expect(entry?.rung.text.en).toBe('the least expensive card for SOLO')
    expect(sumOf(world, 'duel.choice.cheapest', 'barracks')).toBe('')
    expect(sumOf(world, 'duel.choice.cheapest', 'walls')).toBe('4 for 2 Stone')
  })

  test('S6.1 what a card costs SOLO, by its parts', () => {
    const world: World = { ...laid(2, 'walls', 'barracks'), address: 'MS', solo: { coins: 3, cards: ['quarry'] } }
    const poor: World = { ...world, player: { cards: ['shelf-quarry'] } }
    expect(sumOf(poor, 'duel.affordable.coins', 'walls')).toBe('4 for 1 Stone')
  })
})

describe('one move is several decisions', () => {
  test('S7 a card discarded', () => {
    const world: World = { ...laid(2, 'walls', 'temple'), address: 'MS', solo: { coins: 0 } }
    expect(questionsOf(world)).toContain('Why discard this card?')
  })

  test('S13.1 S13.2 the two cards of the Statue of Liberty', () => {
    const world: World = { phase: 'liberty', age: 2, address: 'MS', setAside: ['walls', 'temple', 'school'] }
    expect(questionsOf(world)).toEqual(['Why this card for itself?', 'Why this card for you?'])
  })

  test('S12 what the player owns, on cards and by choice', () => {
    const world: World = {
      ...laid(2, 'walls'),
      phase: 'destroy-brown',
      address: 'MS',
      player: { cards: ['quarry', 'clay-pool', 'caravansery', 'clay-pit'] },
    }
    expect(sumOf(world, 'duel.scarcest.count', 'clay-pool')).toBe('2 on brown and grey cards + 1 by choice')
  })
})
