// Options of a new game: one choice, a set of choices, a value of one's own.
import { describe, expect, test } from 'vitest'
import type { OptionSpec } from '../../src/kernel/contract.ts'
import {
  checkChoice,
  fullOptions,
  readSeveral,
  tellChoice,
  warningsOf,
  writeSeveral,
} from '../../src/kernel/options.ts'
import { refusal } from '../../src/kernel/refusal.ts'

const threeWords = refusal<{ count: number }>('test.three-words', {
  it: ({ count }) => `una ricetta ha 3 parole, non ${count}`,
  en: ({ count }) => `a recipe has 3 words, not ${count}`,
})

const text = (en: string) => ({ it: en.toUpperCase(), en })
const choice = (id: string) => ({ id, title: text(id), about: text(`about ${id}`) })

const level: OptionSpec = { id: 'level', title: text('level'), choices: ['easy', 'hard'].map(choice), initial: 'easy' }
const toppings: OptionSpec = {
  id: 'toppings',
  title: text('toppings'),
  choices: ['ham', 'figs', 'fish'].map(choice),
  initial: 'none',
  several: {
    none: text('nothing on it'),
    warn: (chosen) => (chosen.includes('ham') && chosen.includes('fish') ? [text('ham and fish?')] : []),
  },
}
const recipe: OptionSpec = {
  id: 'recipe',
  title: text('recipe'),
  choices: [choice('usual')],
  initial: 'usual',
  own: {
    title: text('my own'),
    about: text('three words'),
    read(line) {
      const words = line.trim().split(/\s+/)
      if (words.length !== 3) throw threeWords({ count: words.length })
      return words.join(' ')
    },
  },
}

describe('one choice', () => {
  test('must be one of them', () => {
    expect(checkChoice(level, 'hard')).toBe('hard')
    expect(() => checkChoice(level, 'odd')).toThrow('level cannot be "odd": say easy or hard')
  })
})

describe('a set of choices', () => {
  test('is written in the order of the choices, and none is a word of its own', () => {
    expect(checkChoice(toppings, 'fish,ham')).toBe('ham,fish')
    expect(checkChoice(toppings, ' figs , figs')).toBe('figs')
    expect(checkChoice(toppings, 'none')).toBe('none')
    expect(writeSeveral(toppings, [])).toBe('none')
    expect(readSeveral('ham,fish')).toEqual(['ham', 'fish'])
    expect(readSeveral('none')).toEqual([])
  })

  test('refuses what is not a choice', () => {
    expect(() => checkChoice(toppings, 'ham,sand')).toThrow(
      'toppings cannot hold "sand": say none, or with commas between ham, figs, fish',
    )
  })

  test('warns and does not forbid', () => {
    expect(warningsOf(toppings, 'ham,fish')).toEqual([text('ham and fish?')])
    expect(warningsOf(toppings, 'ham')).toEqual([])
    expect(warningsOf(level, 'easy')).toEqual([])
  })
})

describe("a value of one's own", () => {
  test('is read, or refused with what its reader says', () => {
    expect(checkChoice(recipe, 'usual')).toBe('usual')
    expect(checkChoice(recipe, '  flour   salt water')).toBe('flour salt water')
    expect(() => checkChoice(recipe, 'flour')).toThrow('recipe: a recipe has 3 words, not 1')
  })
})

test('what is left out is as the game begins, and what there is not is refused', () => {
  expect(fullOptions([level, toppings, recipe], { toppings: 'fish,figs' })).toEqual({
    level: 'easy',
    toppings: 'figs,fish',
    recipe: 'usual',
  })
  expect(() => fullOptions([level], { colour: 'red' })).toThrow('there is no option "colour"')
})

test('values are told by their titles', () => {
  expect(tellChoice(level, 'hard', 'it')).toBe('HARD')
  expect(tellChoice(toppings, 'ham,fish', 'en')).toBe('ham, fish')
  expect(tellChoice(toppings, 'none', 'en')).toBe('nothing on it')
  expect(tellChoice(recipe, 'flour salt water', 'en')).toBe('my own')
})
