// Variants of Architects: the document in other words decides as the document, examples keep their word, no table waits for ever.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { architectsModule } from '../../../src/games/architects/module.ts'
import { architects } from '../../../src/games/architects/manifest.ts'
import { dice, pickWeighted } from '../../../src/kernel/chance.ts'
import { fullOptions } from '../../../src/kernel/options.ts'
import { BadInput } from '../../../src/kernel/refusal.ts'
import { documentOf } from '../../../src/variant/choose.ts'
import { differences } from '../../../src/variant/differences.ts'
import { readVariantFile, writeVariantFile } from '../../../src/variant/file.ts'
import { DOCUMENTS, decided, decisions, variantsOf } from '../../fixtures/variants.ts'
import { CASES } from './cases.ts'
import { run } from './run.ts'
import type { World } from './world.ts'

const module = await architects.load()
const variants = variantsOf(module)
const texts = await architectsModule.texts()
const read = (text: string) => readVariantFile(text, variants, texts)

describe.each(Object.entries(DOCUMENTS))('%s', (_, valueOf) => {
  const variant = valueOf(variants)

  test('decides every worked case as the document', () => {
    const told = CASES.flatMap((worked) => run({ ...worked, world: { ...worked.world, variant } }))
    expect(told).toEqual([])
    expect(CASES.length).toBeGreaterThan(30)
  })

  test('decides 2,000 random decisions as the document', async () => {
    const other: string[] = []
    for await (const { state, told } of decisions('architects', 2000)) {
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

describe('what is wrong is told with its place', () => {
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
    ['ladders: { priority: [{ rung: "2", reversed: true }] }', /"2".*revers/],
    ['ladders: { turn: [reveal, first, science, extra, discard] }', /"construct" has to stay/],
    ['tables: { no-priority: { die: 6, rows: { 1-5: player } } }', /6/],
    ['tables: { no-priority: { die: 8, rows: { 1-8: player } } }', /6/],
    ['levels: { hard: { tokens: 4 } }', /whole number from 0 to 3/],
  ])('%s', (text, sentence) => {
    expect(refused(text)).toMatch(sentence)
  })
})

const seated = (world: World): World => ({ ...world, player: { wonder: 'giza' }, opponent: { wonder: 'rhodes' } })
const takes = (world: World, variant?: unknown) =>
  architectsModule.answer({ ...seated(world), ...(variant === undefined ? {} : { variant }) }, { kind: 'take' })

describe('examples', () => {
  const example = (name: string) =>
    read(readFileSync(new URL(`../../../examples/variants/architects/${name}.yaml`, import.meta.url), 'utf8'))

  /** A whole random game with a variant, in which every decision is legal. */
  function played(options: Readonly<Record<string, string>>, seed: number): unknown {
    const { game, automa } = module
    const state = game.start(fullOptions(architects.options, options))
    const stream = dice(seed)
    for (;;) {
      const step = game.step(state)
      if (step.kind === 'over') return state
      const legal = game.options(state)
      const isAutomas = step.kind === 'choice' && step.seat === 'automa'
      const move = isAutomas ? automa.decide(state) : pickWeighted(legal, stream).move
      expect(legal.map((each) => game.key(each.move))).toContain(game.key(move))
      game.apply(state, move)
    }
  }

  test('S5 a fourth difficulty: the Opponent begins with all three tokens of its Wonder', () => {
    const { value, choices } = example('fourth-difficulty')
    expect(choices.levels.at(-1)?.about.en).toBe('The Opponent begins with all three Progress tokens of its Wonder.')
    const setUp = architectsModule.answer(
      { ...seated({}), variant: value, difficulty: 'merciless', chance: [1, 1, 1] },
      { kind: 'setup' },
    )
    expect((setUp as { readonly action: { readonly tokens: readonly string[] } }).action.tokens).toHaveLength(3)
    for (let seed = 0; seed < 5; seed++) played({ variant: value, level: 'merciless' }, seed)
  })

  test('S7 the builder takes a stone that helps before a coin, and cites its author for one that completes', async () => {
    const { value } = example('builder')
    const world: World = { decks: { player: 'coin', opponent: 'stone', central: null } }
    expect(takes(world)).toMatchObject({ action: { deck: 'player' } })
    expect(takes(world, value)).toMatchObject({ action: { deck: 'opponent' } })
    const table = {
      ...seated({ decks: { player: 'gear', opponent: 'stone', central: null } }),
      opponent: { wonder: 'rhodes', cards: { wood: 1 } },
      variant: value,
    } as World
    expect(architectsModule.answer(table, { kind: 'take' })).toMatchObject({
      action: { deck: 'opponent' },
      trace: [{ clause: 'V1' }],
    })
    const { clauses } = await architectsModule.texts(value)
    expect(clauses.find(({ id }) => id === 'V1')?.text.it).toContain('viene prima di tutte')
    for (let seed = 0; seed < 5; seed++) played({ variant: value }, seed)
  })

  test('S7 the spoiler takes a symbol that you need, and S10 prefers your deck', () => {
    const { value } = example('denier')
    const world: World = { decks: { player: 'gear', opponent: 'coin', central: null } }
    const table = { ...seated(world), player: { wonder: 'giza', cards: { gear: 1 } } } as World
    expect(architectsModule.answer(table, { kind: 'take' })).toMatchObject({ action: { deck: 'opponent' } })
    expect(architectsModule.answer({ ...table, variant: value }, { kind: 'take' })).toMatchObject({
      action: { deck: 'player' },
    })
    const blue: World = { decks: { player: 'blue-3', opponent: 'blue-3', central: null }, chance: [3] }
    expect(takes(blue)).toMatchObject({ action: { deck: 'central' } })
    expect(takes(blue, value)).toMatchObject({ action: { deck: 'player' } })
    for (let seed = 0; seed < 5; seed++) played({ variant: value }, seed)
  })
})
