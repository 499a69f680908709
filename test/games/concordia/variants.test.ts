// Variants of Concordia: the document in other words decides as the document, examples keep their word, no game stands still for ever.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { concordiaModule } from '../../../src/games/concordia/module.ts'
import { concordia } from '../../../src/games/concordia/manifest.ts'
import { dice } from '../../../src/kernel/chance.ts'
import { fullOptions, specsFor } from '../../../src/kernel/options.ts'
import { BadInput } from '../../../src/kernel/refusal.ts'
import type { Json } from '../../../src/kernel/contract.ts'
import { documentOf } from '../../../src/variant/choose.ts'
import { differences } from '../../../src/variant/differences.ts'
import { readVariantFile, writeVariantFile } from '../../../src/variant/file.ts'
import { play } from '../../fixtures/mutated-variants.ts'
import { DOCUMENTS, decided, decisions, variantsOf } from '../../fixtures/variants.ts'
import { CASES } from './cases.ts'
import { run } from './run.ts'
import type { World } from './world.ts'

const module = await concordia.load()
const variants = variantsOf(module)
const texts = await concordiaModule.texts()
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
    for await (const { state, told } of decisions('concordia', 2000)) {
      const now = decided(module, { ...state, variant })
      if (now !== told) other.push(`${told} / ${now}`)
    }
    expect(other).toEqual([])
  })

  test('is told by the same clauses', async () => {
    const bare = ({ clauses, rulings }: typeof texts) => [...clauses, ...rulings].map(({ id, text }) => ({ id, text }))
    expect(bare(await concordiaModule.texts(variant))).toEqual(bare(texts))
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
    ['tables: { action-d12: { die: 20 } }', /line 1, column 11: no row is for 13, 14/],
    ['tables: { action-d12: { die: 20, rows: { 1-10: build, 10-20: buy } } }', /two rows are for 10/],
    ['tables: { action-d12: { die: 20, rows: { 1-19: build } } }', /no row is for 20/],
    ['tables: { action-d12: { die: 7, rows: { 1-7: build } } }', /12, 4, 6, 8, 10, 20,? or 100 faces/],
    ['tables: { action-2d6: { rows: { 1-5: build, 6-12: buy } } }', /"1-5" are no faces/],
    ['tables: { action-2d6: { rows: { 3-12: buy } } }', /no row is for 2/],
    ['tables: { goods-d12: { rows: { 1-12: salt } } }', /"salt"/],
    ['ladders: { affordable: [price] }', /says what is legal/],
    ['ladders: { last-turn: [take.good, nothing] }', /"take.good"/],
    ['ladders: { build-city: [presense, distance] }', /presence/],
    ['settings: { cards: 3 }', /whole number from 1 to 2/],
    ['settings: { goods: { cloth: 4 } }', /line 1, column 13: these are 9 goods.*room for 8/],
    ['settings: { colonists: 0 , goods: { cloth: 2 } }', /these are 7 goods.*room for 6/],
    ['settings: { player-goods: { wine: 4 } }', /these are 9 goods.*room for 8/],
    ['levels: { hard: {} }', /"levels"/],
  ])('%s', (text, sentence) => {
    expect(refused(text)).toMatch(sentence)
  })
})

const ITALIA = { map: 'italia' } as const
const acts = (world: World, variant?: unknown): Json =>
  concordiaModule.answer({ ...ITALIA, ...world, ...(variant === undefined ? {} : { variant }) }, null)
const SETTINGS = (settings: Readonly<Record<string, unknown>>) => ({ settings })

describe('numbers', () => {
  test('S2.4 S2.6 S3.1 a game begins with what the variant says', async () => {
    const variant = SETTINGS({ colonists: 5, goods: { cloth: 4 }, 'player-goods': { food: 0 }, 'player-coins': 9 })
    const { game, position } = concordiaModule
    const state = game.start(fullOptions(concordia.options, { variant: JSON.stringify(variant) }) as never)
    expect(position.write(state)).toMatchObject({
      player: { coins: 9, goods: { brick: 1, tool: 1, wine: 1, cloth: 1 } },
      ai: { storedColonists: 1, goods: { brick: 1, food: 2, tool: 1, wine: 1, cloth: 4 } },
    })
    expect(concordiaModule.answer({ ...ITALIA, variant }, { kind: 'setup' })).toMatchObject({
      setup: { playerCoins: 9, aiFreeSpaces: 2, aiColonistsInCapital: 5 },
    })
    const { clauses } = await concordiaModule.texts(JSON.stringify(variant))
    const said = (id: string) => clauses.find((clause) => clause.id === id)?.text
    expect(said('S2.4')?.it).toMatch(/^Cinque coloni dell’IA stanno/)
    expect(said('S2.5')?.en).toBe('The AI’s other colonist takes up one of the twelve spaces of its storehouse.')
    expect(said('S2.6')?.en).toBe(
      'The AI begins with 2 food, 1 brick, 1 tool, 1 wine and 4 cloth and no money: two free spaces.',
    )
    expect(said('S3.1')?.it).toBe('Il giocatore comincia con 1 mattone, 1 utensile, 1 vino, 1 stoffa e 9 sesterzi.')
  })

  test('S7.1 S8.4 Q14 goods come down in value, and what does not fit is lost', () => {
    expect(acts({ chance: [8, 9], ai: { goods: {}, storedColonists: 4 } }, SETTINGS({ taken: 4 }))).toMatchObject({
      action: { type: 'take', goods: ['wine', 'tool', 'food', 'brick'] },
    })
    const full: World = { chance: [8, 6], ai: { goods: { brick: 6 }, storedColonists: 4 } }
    expect(acts(full, SETTINGS({ taken: 3 }))).toMatchObject({
      action: { type: 'take', goods: ['food', 'brick'], lost: ['brick'] },
    })
    expect(acts({ chance: [1, 12], ai: { goods: {} } }, SETTINGS({ 'taken-instead': 1 }))).toMatchObject({
      action: { type: 'take', goods: ['cloth'] },
    })
  })

  test('S6.4 Q9 an occupied city takes as many extra goods as the variant says', () => {
    const world: World = {
      chance: [1],
      houses: { player: clothCities() },
      ai: { goods: { cloth: 1, wine: 1, brick: 1 } },
    }
    const paid = (variant?: unknown) => (acts(world, variant) as { action: { pay: readonly string[] } }).action.pay
    expect(paid()).toEqual(['cloth', 'brick'])
    expect(paid(SETTINGS({ 'extra-goods': 2 }))).toEqual(['cloth', 'brick', 'wine'])
    expect(paid(SETTINGS({ 'extra-goods': 0 }))).toEqual(['cloth'])
  })

  /** The cities of Italia whose token is a cloth in the sample layout. */
  function clothCities(): readonly string[] {
    const { cityGoods } = concordiaModule.position.write(
      concordiaModule.position.read({ ...ITALIA, turn: 'player' }),
    ) as { cityGoods: Readonly<Record<string, string>> }
    return Object.keys(cityGoods).filter((id) => cityGoods[id] === 'cloth')
  }

  test('S7.4 S8.1 S9.3 cards at most, and the good of the last turn', () => {
    const rich: World = { chance: [5], ai: { goods: { food: 2, wine: 2, cloth: 2, tool: 2 }, storedColonists: 0 } }
    const bought = (variant?: unknown) =>
      (acts(rich, variant) as { action: { cards: readonly unknown[] } }).action.cards.length
    expect([bought(), bought(SETTINGS({ cards: 1 }))]).toEqual([2, 1])
    const last: World = { phase: 'final', endTriggeredBy: 'player', market: [], ai: { goods: {}, storedColonists: 4 } }
    expect(acts(last)).toMatchObject({ action: { type: 'take', goods: ['cloth'] } })
    expect(acts(last, SETTINGS({ 'last-good': 'wine' }))).toMatchObject({ action: { type: 'take', goods: ['wine'] } })
  })

  test('S4.3 S9.1 colonists of a Prefect, and the house that ends the game', () => {
    const { game, position } = concordiaModule
    const world = { ...ITALIA, turn: 'player', doing: { ask: 'prefect' }, coinProvinces: ['etruria'] }
    const after = (variant: unknown) => {
      const state = position.read({ ...world, variant })
      const coins = game.options(state).find(({ move }) => move.do === 'coins')
      if (coins === undefined) throw new Error('no coins')
      game.apply(state, coins.move)
      return state.ai.stored
    }
    expect([0, 1, 3, 6].map((n) => after(SETTINGS({ 'prefect-colonists': n })))).toEqual([4, 3, 1, 0])
    const houses = ['cosa', 'spoletum', 'ancona', 'casinum']
    const ends = (n: number) =>
      concordiaModule.answer(
        {
          ...ITALIA,
          variant: SETTINGS({ 'last-house': n }),
          turn: 'ai',
          houses: { ai: [...houses, 'hadria'] },
        },
        { kind: 'end-check', after: 'ai' },
      )
    expect(ends(5)).toMatchObject({ end: { triggered: true, by: 'ai' } })
    expect(ends(6)).toMatchObject({ end: { triggered: false } })
  })
})

describe('dice', () => {
  test('S1.2 S5.1 the action may be rolled with one die and the good with another', () => {
    const variant = { tables: { 'action-d12': { die: 4, rows: { '1-4': 'take' } } } }
    expect(acts({ chance: [4, 12] }, variant)).toMatchObject({ action: { type: 'take', goods: ['cloth'] } })
    expect(() => acts({ chance: [5, 12] }, variant)).toThrow(BadInput)
    expect(() => acts({ rolls: [5] }, variant)).toThrow(BadInput)
    // The two dice of the game have tables of their own.
    expect(acts({ dice: '2d6', chance: [6, 12] }, variant)).toMatchObject({ action: { goods: ['cloth'] } })
  })

  test('Q2 without a variant nothing above 12 can be rolled', () => {
    expect(() => acts({ chance: [13] })).toThrow(BadInput)
    expect(() => acts({ rolls: [13] })).toThrow(BadInput)
  })
})

describe('whatever an author leaves out', () => {
  const nothing = Object.fromEntries(['build', 'take', 'purchase', 'last-turn'].map((id) => [id, ['nothing']]))
  const one = {
    'build-type': ['more-goods.held'],
    'build-city': [{ rung: 'presence', reversed: true }],
    'occupied-city': [{ rung: 'distance', when: 'full' }],
    'extra-good': [{ rung: 'cheapest', reversed: true }],
    'any-good': ['more-payments.useless'],
    buy: [{ rung: 'two', reversed: true }],
    build: [{ rung: 'purchase.goods', unless: 'has-colonists' }, 'take.house'],
    purchase: ['build.goods', 'cards'],
    take: [{ rung: 'card', unless: 'no-goods' }],
  }
  test.each([
    ['an AI that never does anything', { ladders: nothing }],
    ['an AI with one rung per ladder', { ladders: one }],
    [
      'an AI that only takes goods, and stands still with a full storehouse (Q16)',
      {
        tables: { 'action-d12': { rows: { '1-12': 'take' } } },
        ladders: { take: ['good'] },
        settings: { taken: 5, goods: { brick: 3 } },
      },
    ],
  ])('%s: games end and keep the laws', (_, data) => {
    const { value } = read(JSON.stringify(data))
    for (let seed = 0; seed < 3; seed++) expect(play(module, value, dice(seed))).toBeUndefined()
  })
})

describe('examples', () => {
  const example = (name: string) =>
    read(readFileSync(new URL(`../../../examples/variants/concordia/${name}.yaml`, import.meta.url), 'utf8'))
  const playsOn = (value: string) => {
    for (let seed = 0; seed < 5; seed++) expect(play(module, value, dice(seed))).toBeUndefined()
  }

  test('S5.1 S7.2 a d20 AI rolls up to twenty and reads its own rows', async () => {
    const { value } = example('d20')
    expect(acts({ chance: [5] })).toMatchObject({ action: { type: 'buy' } })
    expect(acts({ chance: [5] }, value)).toMatchObject({ action: { type: 'build' } })
    expect(acts({ chance: [8, 18] }, value)).toMatchObject({ action: { type: 'take', goods: ['cloth'] } })
    const named = specsFor(concordia.options, { variant: value }).find(({ id }) => id === 'dice')
    expect(named?.choices.map(({ title }) => title.it)).toEqual(['Un dado a 20 facce', 'Due dadi a 6 facce'])
    const state = concordiaModule.game.start(fullOptions(concordia.options, { variant: value }) as never)
    expect(concordiaModule.game.options({ ...state, asks: [{ ask: 'die' }] })).toHaveLength(20)
    const { clauses } = await concordiaModule.texts(value)
    const said = (id: string) => clauses.find((clause) => clause.id === id)?.text
    expect(said('S1.2')?.it).toMatch(/^Si usa un dado a 20 facce o la somma/)
    expect(said('S5.1')?.en).toContain('20-sided die: 1-7 build, 8-14 take, 15-20 buy.')
    expect(said('S7.2')?.it).toContain(
      'Dado a 20 facce: 1-4 mattone, 5-8 cibo, 9-13 utensili, 14-17 vino, 18-20 stoffa.',
    )
    const hands = await module.hands?.()
    const steps = hands?.setUp(fullOptions(concordia.options, { variant: value })) ?? []
    expect(steps.map(({ text }) => text.en)).toContain('Keep a 20-sided die ready')
    playsOn(value)
  })

  test('S8.3 S7.1 the collector buys the specialist of its houses, and buys before its storehouse is full', () => {
    const { value } = example('collector')
    const world: World = {
      chance: [5],
      houses: { ai: ['cosa'] },
      cityGoods: { cosa: 'brick' },
      market: ['i-mason', 'i-colonist', 'i-architect', 'i-prefect', 'i-mercator', 'i-diplomat', 'i-farmer'],
      ai: { goods: { food: 3, wine: 3, tool: 2 }, storedColonists: 0 },
    }
    const cards = (variant?: unknown) =>
      (acts(world, variant) as { action: { cards: readonly { card: string }[] } }).action.cards.map(({ card }) => card)
    expect(cards()).not.toContain('i-mason')
    expect(cards(value)).toContain('i-mason')
    const crowded: World = { chance: [8, 12], ai: { goods: { food: 4, wine: 4 }, storedColonists: 3 } }
    expect(acts(crowded)).toMatchObject({ action: { type: 'take' } })
    const told = acts(crowded, value) as { trace: readonly { clause: string }[] }
    expect(told).toMatchObject({ action: { type: 'buy' } })
    expect(told.trace.map(({ clause }) => clause)).toContain('V1')
    playsOn(value)
  })

  test('S6.3 S9.1 the rival builds beside your colonists, and cites its author', async () => {
    const { value } = example('rival')
    const world: World = {
      chance: [1],
      cityGoods: { cosa: 'brick', genua: 'brick' },
      ai: { goods: { brick: 1 } },
      player: { colonists: [{ type: 'land', at: 'land-comum-genua' }] },
    }
    const built = (variant?: unknown) => (acts(world, variant) as { action: { city: string } }).action.city
    expect([built(), built(value)]).toEqual(['cosa', 'genua'])
    const { clauses } = await concordiaModule.texts(value)
    expect(clauses.find(({ id }) => id === 'V1')?.text.it).toContain('accanto a un colono')
    expect(clauses.find(({ id }) => id === 'S9.1')?.text.en).toContain('house number 12')
    playsOn(value)
  })
})
