// Variants of Terra Mystica: the document in other words decides as the document, the reading decides its own position, examples keep their
// word, and a referee plays them too.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { colour, distance, HEXES, type HexNo, hex, theHex } from '../../../src/games/terra-mystica/catalogue/index.ts'
import { terraMystica } from '../../../src/games/terra-mystica/manifest.ts'
import { terraMysticaModule } from '../../../src/games/terra-mystica/module.ts'
import { dice, pickWeighted } from '../../../src/kernel/chance.ts'
import type { AnyModule, Json } from '../../../src/kernel/contract.ts'
import { fullOptions, specsFor } from '../../../src/kernel/options.ts'
import { gameOptions, refereeModule, REFEREE } from '../../../src/kernel/referee.ts'
import { BadInput } from '../../../src/kernel/refusal.ts'
import { readSave, writeSave } from '../../../src/kernel/save.ts'
import { Table } from '../../../src/kernel/table.ts'
import { documentOf } from '../../../src/variant/choose.ts'
import { differences } from '../../../src/variant/differences.ts'
import { readVariantFile, writeVariantFile } from '../../../src/variant/file.ts'
import { solotavolo } from '../../fixtures/cli.ts'
import { play } from '../../fixtures/mutated-variants.ts'
import { DOCUMENTS, decided, decisions, variantsOf } from '../../fixtures/variants.ts'
import { CASES } from './cases.ts'
import { run } from './run.ts'
import { type Answer, world } from './world.ts'

const module = await terraMystica.load()
const variants = variantsOf(module)
const texts = await terraMysticaModule.texts()
const read = (text: string) => readVariantFile(text, variants, texts)
const { game, position } = terraMysticaModule

/** Decisions of all kinds: with dice before the game, in every round, and with ties left to the player. */
const GAMES = [
  { power: 'blocked-each-round' },
  { power: 'blocked-predetermined', style: 'deliberate' },
  { ties: 'choice' },
] as const

describe.each(Object.entries(DOCUMENTS))('%s', (_, valueOf) => {
  const variant = valueOf(variants)

  test('decides every worked case as the document', () => {
    const told = CASES.flatMap((worked) => run({ ...worked, world: { ...worked.world, variant } }))
    expect(told).toEqual([])
    expect(CASES.length).toBeGreaterThanOrEqual(40)
  })

  test('decides 2,000 random decisions as the document', async () => {
    const other: string[] = []
    for (const [at, chosen] of GAMES.entries())
      for await (const { state, told } of decisions('terra-mystica', [900, 900, 200][at] ?? 0, 'variants', chosen)) {
        const now = decided(module, { ...state, variant })
        if (now !== told) other.push(`${told} / ${now}`)
      }
    expect(other).toEqual([])
  })

  test('is told by the same clauses', async () => {
    const bare = ({ clauses, rulings }: typeof texts) => [...clauses, ...rulings].map(({ id, text }) => ({ id, text }))
    expect(bare(await terraMysticaModule.texts(variant))).toEqual(bare(texts))
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
    ['settings: { two-at: 2 }', /line 1, column 1: only two colours are 2 spades away/],
    ['settings: { third-at: 1 }', /line 1, column 13: only two colours are 1 spades away/],
    ['settings: { third-at: 4 }', /whole number from 1 to 3/],
    ['settings: { dwellings: 2 }', /line 1, column 13: 3 starting dwellings are more than the 2/],
    ['settings: { starting-dwellings: { 4: 1 } }', /"4" is no possible key/],
    ['levels: { easy: { pawns: { 3: 10 } } }', /whole number from 0 to 9/],
    ['levels: { easy: { pawns: { 1: 5 } } }', /line 1, column 19: the three values have to rise, and 5, 5, 7 do not/],
    ['levels: { x: { networks: { 3: 2 } } }', /line 1, column 16: the three values have to rise, and 7, 9, 2 do not/],
    ['levels: { hard: { blocked: 7 } }', /whole number from 0 to 6/],
    ['levels: { hard: { blockd: 2 } }', /did you mean "blocked"/],
    ['levels: { easy: remove, medium: remove, hard: remove }', /at least one level has to stay/],
    ['tables: { power-die: { rows: { 1-6: power-coins } } }', /the scenario Easy blocks 2 .* and the die names 1/],
    [
      'tables: { power-die: { die: 4 } }\nlevels: { hard: { blocked: 5 } }',
      /line 2, column 19: the scenario Hard blocks 5/,
    ],
    ['tables: { power-die: { rows: { 1-5: power-coins } } }', /no row is for 6/],
    ['tables: { power-die: { rows: { 1-6: power-coin } } }', /did you mean "power-coins"/],
    ['ladders: { opponent-colours: [near] }', /says what is legal/],
    ['ladders: { initial-hexes: [free, distance] }', /"tie" has to stay, without conditions/],
    ['ladders: { initial-hexes: [free, { rung: tie, reversed: true }] }', /"tie" has to stay as it is/],
    ['ladders: { initial-hexes: [free, { rung: distance, when: at-4 }, tie] }', /"at-4" is no condition/],
    ['ladders: { initial-hexes: [free, more-hexes.closer, tie] }', /did you mean "more-hexes.closest"/],
    ['readings: [choose-third-color]', /did you mean "choose-third-colour"/],
  ])('%s', (text, sentence) => {
    expect(refused(text)).toMatch(sentence)
  })
})

const asks = (place: Answer, kind: string, variant?: unknown): Json =>
  terraMysticaModule.answer({ ...place, ...(variant === undefined ? {} : { variant }) }, { kind })
const SETTINGS = (settings: Readonly<Record<string, unknown>>) => ({ settings })
const begin = (variant: unknown, chosen: Readonly<Record<string, string>> = {}) =>
  game.start(
    fullOptions(terraMystica.options, {
      ...chosen,
      variant: typeof variant === 'string' ? variant : JSON.stringify(variant),
    }) as never,
  )

describe('the other reading', () => {
  const thirdOf = (variant?: unknown) =>
    game.step(
      position.read({ round: 0, player: { faction: 'witches' }, ...(variant === undefined ? {} : { variant }) }),
    )

  test('Q3 Q34 choose-third-colour leaves the third colour to the player in the random style too', () => {
    expect(variants.registry.readings.map(({ id }) => id)).toEqual(['choose-third-colour'])
    expect(thirdOf()).toEqual({ kind: 'chance', bag: 'third' })
    expect(thirdOf({ readings: ['choose-third-colour'] })).toEqual({ kind: 'choice', seat: 'you', ask: 'third' })
    const state = begin({ readings: ['choose-third-colour'] }, { faction: 'witches' })
    expect(game.options(state).map(({ move }) => game.key(move))).toEqual(['third black', 'third red'])
    // The faction, too, stays random.
    expect(game.step(begin({ readings: ['choose-third-colour'] }))).toEqual({ kind: 'chance', bag: 'faction' })
  })

  test('Q3 it stands beside the ruling it replaces', async () => {
    const ruling = texts.rulings.find(({ id }) => id === 'Q3')
    expect(ruling?.readings?.map(({ id }) => id)).toEqual(['choose-third-colour'])
    const changed = await terraMysticaModule.texts(JSON.stringify({ readings: ['choose-third-colour'] }))
    const now = changed.rulings.find(({ id }) => id === 'Q3')
    expect(now?.text.en).toBe('The third colour is always your choice, in the random style too.')
    expect(now?.changed?.was).toEqual(ruling?.text)
  })
})

const WITCHES: Answer = world('witches', 'A10 dwelling, G3 dwelling', {
  them: { blue: '', gray: '', red: '' },
  more: { round: 0 },
})
const settles = (variant: unknown, more: Answer = {}): unknown =>
  (asks({ ...WITCHES, ...more }, 'initial-opponents', variant) as { action: { placements: unknown } }).action.placements

describe('numbers', () => {
  test('S7 the colours are at other distances on the wheel', () => {
    const place: Answer = { player: { faction: 'witches' }, chance: [2] }
    const colours = (variant?: unknown) => asks(place, 'opponent-colours', variant)
    expect(colours()).toMatchObject({ action: { colours: ['blue', 'gray', 'red'] } })
    expect(colours(SETTINGS({ 'two-at': 3, 'third-at': 1 }))).toMatchObject({
      action: { colours: ['yellow', 'brown', 'gray'] },
    })
    expect(() =>
      terraMysticaModule.answer(
        { player: { faction: 'witches' }, variant: SETTINGS({ 'third-at': 3 }) },
        { kind: 'opponent-colours', third: 'red' },
      ),
    ).toThrow('is not 3 spades from the home colour')
  })

  test('S10 S27 S29 pawns and networks of a scenario count at the end', () => {
    const place = world('witches', 'A10 dwelling, A11 dwelling', {
      me: { cults: { fire: 6, water: 0, earth: 0, air: 0 } },
    })
    const points = (scenario: string, variant?: unknown) => {
      const { sides } = terraMysticaModule.score(position.read({ ...place, scenario, ...(variant ? { variant } : {}) }))
      return Object.fromEntries(sides[0]?.items.map((item) => [item.source, item.points]) ?? [])
    }
    const variant = {
      levels: { easy: 'remove', mine: { from: 'hard', pawns: { 1: 1, 2: 6, 3: 9 }, networks: { 1: 1, 2: 2, 3: 3 } } },
    }
    expect(points('hard')).toMatchObject({ fire: 2, network: 0 })
    // Tied with the second of the three each time (Q25).
    expect(points('mine', variant)).toMatchObject({ fire: 3, network: 9 })
    expect(asks({ ...place, scenario: 'mine' }, 'cult-pawns', variant)).toMatchObject({
      action: { pawns: { fire: [1, 6, 9], air: [1, 6, 9] } },
    })
    expect(() => points('easy', variant)).toThrow(BadInput)
  })

  test('S13 Q5 as many dwellings as the variant says, shared evenly among the player’s own', () => {
    const dwellings = (count: number, chance: readonly number[] = []) =>
      settles(SETTINGS({ 'starting-dwellings': { 2: count } }), { chance: [...chance] })
    const two = { blue: ['A11', 'H4'], gray: ['C5', 'I9'], red: ['A9', 'G2'] }
    expect(dwellings(2)).toEqual(two)
    // One step from A10 or from G3: a tie. Of three gray hexes two steps away only I9 is on the island (S14). Red is nearest in A9.
    expect(dwellings(1, [2])).toEqual({ blue: ['H4'], gray: ['I9'], red: ['A9'] })
    const four = dwellings(4, [1, 1, 1]) as Record<string, readonly string[]>
    for (const [id, hexes] of Object.entries(two)) {
      expect(four[id], id).toHaveLength(4)
      expect(four[id], id).toEqual(expect.arrayContaining(hexes))
    }
  })

  test('S9 Q15 a smaller supply ends the new actions sooner', () => {
    const place = world('witches', 'A10 dwelling, G3 dwelling', { them: { blue: 'A11 dwelling, H4 trading-post' } })
    const open = (variant?: unknown) => asks(place, 'legal-solo-actions', variant) as { legal: Record<string, Answer> }
    expect((open().legal['upgrade'] as Answer)['blue']).toEqual(['A11'])
    const small = open(SETTINGS({ 'trading-posts': 1, dwellings: 3 })).legal
    expect((small['upgrade'] as Answer)['blue']).toEqual([])
    expect((small['place'] as Answer)['blue']).not.toEqual([])
    expect(() => open(SETTINGS({ 'trading-posts': 0 }))).toThrow('more than 8 dwellings or 0 trading posts')
  })

  test('S19 S20 Q11 the die has other faces, and names of an action more than one', () => {
    const place = { powerMode: 'blocked-each-round', scenario: 'easy', chance: [8, 1, 2, 7] } as const
    const variant = {
      tables: { 'power-die': { die: 8, rows: { '1-2': 'power-coins', '3-6': 'power-priest', '7-8': 'power-bridge' } } },
      levels: { medium: 'remove', hard: 'remove', easy: { blocked: 2 } },
    }
    expect(asks(place, 'block-power-actions', variant)).toMatchObject({
      action: { blocked: ['power-bridge', 'power-coins'], rollsUsed: 2 },
    })
    expect(asks({ ...place, chance: [1, 2, 8] }, 'block-power-actions', variant)).toMatchObject({
      action: { rollsUsed: 3 },
    })
    expect(() => asks(place, 'block-power-actions')).toThrow('8 is above 6')
    expect(
      terraMysticaModule.say({ do: 'die', face: 8 }, 'en', position.read({ ...WITCHES, variant, scenario: 'easy' })),
    ).toBe('The die shows 8: build a bridge')
  })

  test.each(['blocked-each-round', 'blocked-predetermined'])(
    'S19 %s: a scenario may block nothing, or all',
    (power) => {
      for (const blocked of [0, 6]) {
        const { value } = read(JSON.stringify({ levels: { medium: { blocked }, easy: 'remove', hard: 'remove' } }))
        const table = new Table(module, {
          options: fullOptions(terraMystica.options, { variant: value, power, faction: 'witches' }),
          chance: { kind: 'seeded', seed: 's' },
        })
        for (table.advance(); (table.state as { round: number }).round === 0; table.advance())
          table.play(game.key(table.options[0]?.move as never))
        expect((table.state as { blocked: readonly number[] }).blocked).toHaveLength(blocked)
        const save = writeSave(table.toSave())
        expect(writeSave(Table.open(module, readSave(save)).toSave())).toBe(save)
      }
    },
  )

  test('every sentence has the numbers of the variant', async () => {
    const { value } = read(
      JSON.stringify({
        levels: {
          easy: 'remove',
          medium: { name: 'Middle', networks: { 3: 14 } },
          hard: { pawns: { 1: 2 }, blocked: 1 },
        },
        settings: { 'two-at': 2, 'third-at': 3, 'trading-posts': 0, 'starting-dwellings': { 2: 1 } },
        tables: { 'power-die': { die: 4 } },
      }),
    )
    const { clauses, rulings } = await terraMysticaModule.texts(value)
    const said = (id: string) => [...clauses, ...rulings].find((clause) => clause.id === id)?.text.en
    expect(said('S3')).toBe('A scenario is chosen: Middle or Hard. Triples of values are read in this order.')
    expect(said('S7')).toContain(
      'at 2 spades from yours, the third is one of the two at 3 spades. Witches (green): black and red,',
    )
    expect(said('S9')).toBe('Of each opponent colour 8 dwellings are taken.')
    expect(said('S10')).toContain('Middle 4, 6 and 8; Hard 2, 7 and 9.')
    expect(said('S11')).toContain('Middle scenario: on the cult of Fire blue at 4')
    expect(said('S13')).toContain('1 dwelling (1 for the Chaos Magicians, 3 for the Nomads)')
    expect(said('S16')).toMatch(/^Example: Witches on A10 and G3\. Black (on|in one)/)
    expect(said('S19')).toContain('a 4-sided die determines')
    expect(said('S19')).toContain('3 on Middle, 1 on Hard')
    expect(said('S20')).toMatch(/have\. 1 bridge, 2 priest, 3 two workers, 4 seven coins\.$/)
    expect(said('S27')).toContain('8, 10 and 14 (Middle), 9, 11 and 13 (Hard)')
    expect(said('S28')).toContain('on Middle 14 connected structures give 15 points')
    expect(said('Q5')).toContain('as evenly as possible')
    expect(said('Q15')).toContain('At most 8 dwellings of a colour')
  })
})

describe('S13 S14 S15 the scale of the starting dwellings', () => {
  const own = ['A10', 'G3'].map(theHex)
  const near = (at: HexNo): number => Math.min(...own.map((mine) => distance(mine, at)))
  const paired = ([a = 0, b = 0]: readonly HexNo[]): number => {
    const [mine = 0, other = 0] = own
    return Math.min(distance(mine, a) + distance(other, b), distance(mine, b) + distance(other, a))
  }
  /** What each rung looks for, worked out without it. */
  const MEASURES: Readonly<Record<string, (pair: readonly HexNo[]) => number>> = {
    distance: (pair) => -paired(pair),
    'more-hexes.adjacent': (pair) => pair.filter((at) => near(at) === 1).length,
    'more-hexes.closest': (pair) => -Math.min(...pair.map(near)),
    'more-hexes.farthest': (pair) => -Math.max(...pair.map(near)),
    'more-hexes.together': ([a = 0, b = 0]) => -distance(a, b),
    'more-hexes.islands': (pair) => new Set(pair.map((at) => hex(at).island)).size,
  }
  /** Of all pairs of blue hexes the best, and the first on the map among equals. */
  function bestPair(measure: (pair: readonly HexNo[]) => number): readonly string[] {
    const blue = HEXES.flatMap(({ printed }, no) => (colour(printed).id === 'blue' ? [no] : []))
    const pairs = blue.flatMap((a, at) => blue.slice(at + 1).map((b) => [a, b]))
    const top = Math.max(...pairs.map(measure))
    return (pairs.find((pair) => measure(pair) === top) ?? []).map((no) => hex(no).id)
  }
  const LAST = ['more-hexes.map-order', 'tie']
  const by = (...rungs: readonly unknown[]) => ({ ladders: { 'initial-hexes': ['free', ...rungs, ...LAST] } })
  const blueBy = (rung: unknown): unknown => (settles(by(rung)) as Answer)['blue']

  test('every further rung is measured here', () => {
    const store = variants.registry.ladders.find(({ id }) => id === 'more-hexes')?.ladder.rungs ?? []
    expect(['distance', ...store.map(({ id }) => id.replace('terra-mystica.', ''))]).toEqual([
      ...Object.keys(MEASURES),
      'more-hexes.map-order',
    ])
  })

  test.each(Object.entries(MEASURES))('%s, and reversed', (rung, measure) => {
    expect(blueBy(rung)).toEqual(bestPair(measure))
    expect(blueBy({ rung, reversed: true })).toEqual(bestPair((pair) => -measure(pair)))
  })

  test('S15 what is left is rolled for, wherever the last rung stands', () => {
    const ladders = { 'initial-hexes': ['tie', 'free'] }
    // All 55 pairs of eleven hexes are tied, for every colour.
    expect((settles({ ladders }, { chance: [1, 55, 2] }) as Answer)['blue']).toEqual(bestPair(() => 0))
    expect(() => settles({ ladders }, { chance: [56] })).toThrow('56 is above 55')
  })

  test.each([
    ['first-opponent', {}, ['blue']],
    ['last-opponent', {}, ['red']],
    ['at-1', {}, ['blue', 'gray']],
    ['at-2', {}, ['red']],
    ['at-3', {}, []],
    ['one-island', {}, []],
    ['one-island', { player: { faction: 'witches', structures: { A10: 'dwelling', A3: 'dwelling' } } }, 'all'],
    ['ties-chosen', {}, []],
    ['ties-chosen', { tieMode: 'choice' }, 'all'],
  ])('a rung may be guarded by %s: %j', (when, more, those) => {
    const far = (guard: object) =>
      settles(by({ rung: 'distance', reversed: true, ...guard }, 'distance'), more) as Answer
    const [always, never, now] = [far({}), far({ when: ['at-1', 'at-2'] }), far({ when })]
    for (const id of Object.keys(now))
      expect(now[id], id).toEqual((those === 'all' || those.includes(id) ? always : never)[id])
    expect(always).not.toEqual(never)
  })
})

test('S4 Q26 a game without a winner has no share of won games to balance', async () => {
  const args = ['sim', 'terra-mystica', '--balance', 'blocked', '--wanted', '5', '--games', '2', '--lang', 'en']
  const { status, err } = await solotavolo(args)
  expect(status).toBe(2)
  expect(err).toBe('solotavolo: --balance: nobody wins Terra Mystica; compare points with --against\n')
})

describe('a referee', () => {
  test('S10 S13 S19 S27 plays variants: their colours, dwellings, dice and numbers', async () => {
    const { value } = example('fourth-scenario')
    const options = gameOptions(terraMystica, {
      variant: value,
      level: 'merciless',
      power: 'blocked-each-round',
      faction: 'witches',
      ...REFEREE,
    })
    const rules = (await refereeModule(terraMystica, options)) as AnyModule
    const table = new Table(rules, { options, chance: { kind: 'dealt' } })
    const stream = dice(1)
    for (table.advance(); table.step.kind !== 'over'; table.advance())
      table.play(rules.game.key(pickWeighted(table.options, stream).move))
    const save = writeSave(table.toSave())
    expect(save).toContain('referee yes')
    const blocks = table.log.map(({ move }) => rules.game.key(move)).filter((line) => line.startsWith('block '))
    expect(blocks.map((line) => line.split(' ').length - 1)).toEqual([5, 5, 5, 5, 5, 5])
    expect(writeSave(Table.open(rules, readSave(save)).toSave())).toBe(save)
    expect((await rules.terminal()).draw(table.state, 'en', (_, each) => each)).toContain('7, 8, 9')
    expect(rules.variants?.ladders(value)).toBeDefined()
  })

  test('Q3 asks for the third colour that the reading leaves to the player', async () => {
    const options = gameOptions(terraMystica, {
      variant: '{"readings":["choose-third-colour"]}',
      faction: 'witches',
      ...REFEREE,
    })
    const rules = (await refereeModule(terraMystica, options)) as AnyModule
    expect(rules.game.step(rules.game.start(options))).toMatchObject({ kind: 'choice', seat: 'you', ask: 'third' })
  })
})

const example = (name: string) =>
  read(readFileSync(new URL(`../../../examples/variants/terra-mystica/${name}.yaml`, import.meta.url), 'utf8'))

describe('examples', () => {
  const playsOn = (value: string) => {
    for (let seed = 0; seed < 5; seed++) expect(play(module, value, dice(seed))).toBeUndefined()
  }

  test('S13 S15 crowded opponents begin beside the player, and nothing is rolled', async () => {
    const { value } = example('crowded')
    const told = asks(WITCHES, 'initial-opponents', value) as {
      action: { placements: Record<string, readonly string[]> }
      trace: readonly { clause: string; dropped: readonly (readonly string[])[] }[]
    }
    expect(Object.values(told.action.placements).map(({ length }) => length)).toEqual([3, 3, 3])
    const [, beside] = told.trace
    expect(beside?.clause).toBe('V1')
    // Of hundreds of sets that fall behind those are told that come nearest: with one dwelling beside the player.
    const near = new Set(['A11', 'H4'])
    expect(beside?.dropped.map((set) => set.filter((id) => near.has(id)).length)).toEqual([1, 1, 1, 1, 1])
    const { clauses } = await terraMysticaModule.texts(value)
    expect(clauses.find(({ id }) => id === 'V2')?.text.it).toContain('prima sulla mappa')
    playsOn(value)
  })

  test('S7 S13 distant opponents have far colours and stay away', async () => {
    const { value } = example('distant')
    const place: Answer = { player: { faction: 'witches' }, chance: [1] }
    expect(asks(place, 'opponent-colours', value)).toMatchObject({ action: { colours: ['yellow', 'brown', 'black'] } })
    const table = world('witches', 'A10 dwelling, G3 dwelling', {
      them: { yellow: '', brown: '', black: '' },
      more: { round: 0, chance: [1, 1, 1] },
    })
    const { action } = asks(table, 'initial-opponents', value) as { action: { placements: Record<string, string[]> } }
    // Nobody beside the player; yellow and brown as far away as can be.
    for (const [id, hexes] of Object.entries(action.placements))
      for (const at of hexes.map(theHex))
        for (const mine of ['A10', 'G3'].map(theHex)) expect(distance(mine, at), id).toBeGreaterThan(1)
    const { clauses } = await terraMysticaModule.texts(value)
    expect(clauses.find(({ id }) => id === 'S13')?.text.en).toContain('far away from yours')
    playsOn(value)
  })

  test('S3 S19 a fourth scenario stands beside the three, in both languages', () => {
    const { value } = example('fourth-scenario')
    const level = specsFor(terraMystica.options, { variant: value }).find(({ id }) => id === 'level')
    expect(level?.choices.map(({ title }) => title.it)).toEqual(['Facile', 'Intermedio', 'Difficile', 'Spietato'])
    expect(level?.choices.at(-1)?.about.en).toBe(
      'Opponents on the cults at 7, 8, and 9. Networks of 11, 13, and 15. If the die is rolled, it blocks 5 power actions a round.',
    )
    playsOn(value)
  })
})
