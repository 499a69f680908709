// Variants of Duel: the document in other words decides as the document, each reading decides its own position, examples keep their word.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { duelModule } from '../../../src/games/duel/module.ts'
import { BadInput } from '../../../src/kernel/refusal.ts'
import { documentOf } from '../../../src/variant/choose.ts'
import { differences } from '../../../src/variant/differences.ts'
import { readVariantFile, writeChanges, writeVariantFile } from '../../../src/variant/file.ts'
import { DOCUMENTS, decided, decisions, variantsOf } from '../../fixtures/variants.ts'
import { CASES } from './cases.ts'
import { READINGS } from './readings.ts'
import { run } from './run.ts'
import { laid } from './world.ts'

const module = await import('../../../src/games/index.ts').then(({ manifestOf }) => manifestOf('duel').load())
const variants = variantsOf(module)
const texts = await duelModule.texts()
const read = (text: string) => readVariantFile(text, variants, texts)

describe.each(Object.entries(DOCUMENTS))('%s', (_, valueOf) => {
  const variant = valueOf(variants)

  test('decides every worked case as the document', () => {
    const told = CASES.flatMap((worked) => run({ ...worked, world: { ...worked.world, variant } }))
    expect(told).toEqual([])
    expect(CASES.length).toBeGreaterThan(50)
  })

  test('decides 2,000 random decisions as the document', async () => {
    const other: string[] = []
    for await (const { state, told } of decisions('duel', 2000)) {
      const now = decided(module, { ...state, variant })
      if (now !== told) other.push(`${told} / ${now}`)
    }
    expect(other).toEqual([])
  })
})

test('the document written out as a file reads as the document', () => {
  const { choices, value } = read(writeVariantFile(variants.registry, documentOf(variants.registry)))
  expect(value).toBe('none')
  expect(differences(variants.registry, choices)).toEqual([])
})

describe('other readings', () => {
  test('are the five of the specification, each with a position of its own', () => {
    expect(variants.registry.readings.map(({ id }) => id)).toEqual(READINGS.map(({ reading }) => reading))
  })

  test.each(READINGS.map(({ reading }) => reading))('%s stands beside the ruling it replaces', async (id) => {
    const { replaces, text } = variants.registry.readings.find((reading) => reading.id === id) ?? { replaces: '' }
    const ruling = texts.rulings.find((each) => each.id === replaces)
    expect(ruling?.readings?.map((reading) => reading.id)).toContain(id)
    const changed = await duelModule.texts(JSON.stringify({ readings: [id] }))
    const now = changed.rulings.find((each) => each.id === replaces)
    expect(now?.text).toEqual(text)
    expect(now?.changed?.was).toEqual(ruling?.text)
  })
})

describe('what is wrong is told with its place and what was probably meant', () => {
  const refused = (text: string): string => {
    try {
      read(text)
    } catch (error) {
      if (error instanceof BadInput) return error.tell('en')
      throw error
    }
    return 'nothing'
  }
  test.each([
    ['game: duel\nladers: {}\n', 'line 2, column 1: "laders" is no part of a variant: did you mean "ladders"?'],
    [
      'ladders:\n  operative:\n    - operative.militar\n',
      'line 3, column 7: "operative.militar" is no rung for this ladder: did you mean "operative.military"?',
    ],
    ['ladders:\n  choise: [pair]\n', 'line 2, column 3: "choise" is no ladder of this game: did you mean "choice"?'],
    ['ladders: { choice: [pair, pair] }', 'line 1, column 27: "pair" is there twice'],
    [
      'ladders: { tactical: [wonder] }',
      'line 1, column 12: "discard" has to stay, without conditions: otherwise there would sometimes be no move',
    ],
    [
      'ladders: { affordable: [coins] }',
      'line 1, column 12: the ladder "affordable" says what is legal, and cannot be changed',
    ],
    [
      'ladders: { reverse-operative: [type] }',
      'line 1, column 12: the ladder "reverse-operative" follows "operative": change that one',
    ],
    [
      'ladders:\n  choice:\n    - { rung: pair, when: age-4 }',
      'line 3, column 21: "age-4" is no condition of this game: did you mean "age-1"?',
    ],
    [
      'settings:\n  types:\n    MS: [red, green]\n',
      'line 3, column 5: this order lacks purple, brown-grey, yellow, and blue',
    ],
    ['settings: { types: { MX: [] } }', 'line 1, column 22: "MX" is no possible key'],
    ['settings: { last-zone: 12 }', 'line 1, column 13: a whole number from 1 to 7 is needed here'],
    ['levels: { estremo: { coins: lots } }', 'line 1, column 22: a whole number from 0 to 60 is needed here'],
    [
      'levels:\n  a: { from: b }\n  b: { from: a }\n',
      'line 2, column 3: these levels start from each other in a circle: a → b → a',
    ],
    ['levels: { Mio: {} }', 'line 1, column 11: "Mio" cannot be a name: small letters, digits and hyphens, at most 30'],
    [
      'readings: [chain-is-fre]',
      'line 1, column 12: "chain-is-fre" is no possible entry: did you mean "chain-is-free"?',
    ],
    [
      'clauses: { S99: x }',
      'line 1, column 12: "S99" is no clause: use those of the document, or V1, V2 … for your own: did you mean "S9"?',
    ],
    ['game: chess', 'line 1, column 1: "chess" is no game this variant can be for'],
    ['edition: 7', 'line 1, column 1: the variant is for edition 7 of the game, this is 1'],
    ['title: [', 'line 1, column 9: this is not YAML (Flow sequence in block collection must be sufficiently inde…)'],
    ['', 'the file is empty'],
    ['a: &a [*a]', 'this is nested too deeply: at most 32 levels'],
  ])('%j', (text, sentence) => {
    expect(refused(text)).toBe(sentence)
  })

  test('in Italian as well', () => {
    try {
      read('ladders:\n  choise: [pair]\n')
    } catch (error) {
      expect((error as BadInput).tell('it')).toBe(
        'riga 2, colonna 3: «choise» non è una scala di questo gioco: intendevi «choice»?',
      )
    }
    expect.assertions(1)
  })
})

describe('examples', () => {
  const example = (name: string) =>
    read(readFileSync(new URL(`../../../examples/variants/duel/${name}.yaml`, import.meta.url), 'utf8'))

  test.each(['green-before-red', 'thrifty', 'watchful'])('%s written out again reads as the same variant', (name) => {
    const { choices, value } = example(name)
    expect(read(writeChanges(variants.registry, choices)).value).toBe(value)
    expect(read(writeVariantFile(variants.registry, choices)).value).toBe(value)
  })

  test('thrifty: V1 no wonder in Age I, V2 what SOLO really pays', () => {
    const { value } = example('thrifty')
    const rich = { coins: 9, cards: ['glassworks', 'press', 'stone-pit', 'clay-pit'], unbuilt: ['sphinx'] }
    const wonder = { address: 'SM', solo: rich, ...laid(1, 'guard-tower', 'workshop') }
    expect(duelModule.answer(wonder, undefined)).toMatchObject({ action: { type: 'wonder' } })
    expect(duelModule.answer({ ...wonder, variant: value }, undefined)).toMatchObject({ action: { type: 'build' } })
    const chained = { address: 'CS', solo: { coins: 9, cards: ['baths'] }, ...laid(2, 'statue', 'aqueduct') }
    expect(duelModule.answer(chained, undefined)).toMatchObject({ action: { card: 'statue' } })
    expect(duelModule.answer({ ...chained, variant: value }, undefined)).toMatchObject({ action: { card: 'aqueduct' } })
  })

  test('watchful: S9.1 red comes first from 4 spaces on, and S14 its levels are there', () => {
    const { value } = example('watchful')
    const pressed = { address: 'CS', conflict: -4, solo: { coins: 9 }, ...laid(1, 'altar', 'guard-tower') }
    expect(duelModule.answer(pressed, undefined)).toMatchObject({ action: { card: 'altar' } })
    expect(duelModule.answer({ ...pressed, variant: value }, undefined)).toMatchObject({
      action: { card: 'guard-tower' },
    })
    expect(duelModule.position.read({ ...pressed, variant: value, level: 'olimpico' }).level).toBe('olimpico')
    expect(() => duelModule.position.read({ ...pressed, variant: value, level: 'olimpic' })).toThrow(
      'level: "olimpic" is no level of this game: did you mean "olimpico"?',
    )
  })

  test('green before red: S6.2 takes a green card where the document takes a red one', () => {
    const { value, choices } = example('green-before-red')
    const position = { address: 'MS', solo: { coins: 9 }, ...laid(1, 'guard-tower', 'workshop') }
    expect(duelModule.answer(position, undefined)).toMatchObject({ action: { type: 'build', card: 'guard-tower' } })
    expect(duelModule.answer({ ...position, variant: value }, undefined)).toMatchObject({
      action: { type: 'build', card: 'workshop' },
    })
    const [changed] = differences(variants.registry, choices)
    expect(changed?.text.en).toBe(
      'order of the types of cards, by strategic address, Military/Science: purple, brown/grey, yellow, green, red, blue (in the document purple, brown/grey, yellow, red, green, blue)',
    )
  })
})
