// Variants of Age of Comics: the document in other words decides as the document, each reading decides its own position, examples keep
// their word.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ageOfComics } from '../../../src/games/age-of-comics/manifest.ts'
import { ageOfComicsModule } from '../../../src/games/age-of-comics/module.ts'
import { dice, pickWeighted } from '../../../src/kernel/chance.ts'
import { brokenLaw } from '../../../src/kernel/laws.ts'
import { fullOptions } from '../../../src/kernel/options.ts'
import { BadInput } from '../../../src/kernel/refusal.ts'
import { documentOf } from '../../../src/variant/choose.ts'
import { differences } from '../../../src/variant/differences.ts'
import { readVariantFile, writeVariantFile } from '../../../src/variant/file.ts'
import { DOCUMENTS, decided, decisions, variantsOf } from '../../fixtures/variants.ts'
import { CASES } from './cases.ts'
import { READINGS } from './readings.ts'
import { run } from './run.ts'
import { BACKS, card, comic, orders, type World } from './world.ts'

const module = await ageOfComics.load()
const variants = variantsOf(module)
const texts = await ageOfComicsModule.texts()
const read = (text: string) => readVariantFile(text, variants, texts)
const { answer } = ageOfComicsModule
const acts = (world: World, variant?: unknown, ask?: object) =>
  answer({ ...world, ...(variant === undefined ? {} : { variant }) }, ask)

describe.each(Object.entries(DOCUMENTS))('%s', (_, valueOf) => {
  const variant = valueOf(variants)

  test('decides every worked case as the document', () => {
    const told = CASES.flatMap((worked) => run({ ...worked, world: { ...worked.world, variant } }))
    expect(told).toEqual([])
    expect(CASES.length).toBeGreaterThan(25)
  })

  test('decides 2,000 random decisions as the document', async () => {
    const other: string[] = []
    for await (const { state, told } of decisions('age-of-comics', 2000)) {
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
  test('are the three of the specification, each with a position of its own', () => {
    expect(variants.registry.readings.map(({ id }) => id)).toEqual(READINGS.map(({ reading }) => reading))
  })

  test.each(READINGS.map(({ reading }) => reading))('%s stands beside the ruling it replaces', async (id) => {
    const { replaces, text } = variants.registry.readings.find((reading) => reading.id === id) ?? { replaces: '' }
    const ruling = texts.rulings.find((each) => each.id === replaces)
    expect(ruling?.readings?.map((reading) => reading.id)).toContain(id)
    const changed = await ageOfComicsModule.texts(JSON.stringify({ readings: [id] }))
    const now = changed.rulings.find((each) => each.id === replaces)
    expect(now?.text).toEqual(text)
    expect(now?.changed?.was).toEqual(ruling?.text)
  })

  test('S10.3 without the mastery fan a token brings its earlier comics none either', () => {
    const world: World = {
      card: card('print hire ideas'),
      spaces: { print: ['player'] },
      automa: {
        writers: ['writer-crime-2a'],
        artists: ['artist-horror-2a'],
        developed: ['comic-true-terror'],
        printed: [comic('comic-haunting-tales', 2), comic('comic-it-lives', 2)],
      },
      player: { printed: [comic('comic-carmilla')] },
      mastery: { horror: 'player' },
    }
    const print = { mastery: 'taken', fans: 3, alsoFans: [] }
    expect(acts(world, { readings: ['no-mastery-fan'] })).toMatchObject({ action: { prints: [print] } })
  })
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
    ['ladders: { action: [card, fallback] }', /"none" has to stay/],
    ['ladders: { action: [card, { rung: fallback, when: behind }, none] }', /"fallback" has to stay/],
    ['ladders: { action: [{ rung: card, reversed: true }, fallback, none] }', /"card".*revers/],
    ['ladders: { pair: [] }', /the ladder "pair" says what is legal/],
    ['ladders: { collect: [valu] }', /"valu" is no rung for this ladder: did you mean/],
    ['ladders: { collect: [print.mastery] }', /is no rung for this ladder/],
    ['settings: { fallback: [hire, develop, ideas, print] }', /this order lacks sales/],
    ['settings: { fallback: [hire, develop, ideas, print, royalties] }', /"royalties"/],
    ['settings: { teams: 0 }', /whole number from 1 to 6/],
    ['settings: { card-actions: { automa-02: { first: royalties } } }', /"royalties"/],
    ['settings: { card-genres: { automa-02: [crime, crime] } }', /"crime" is there twice/],
    ['levels: { expert: { print-fans: 21 } }', /whole number from 0 to 20/],
    ['levels: { beginner: remove, intermediate: remove, expert: remove }', /level/],
    ['readings: [no-mastery-fun]', /did you mean "no-mastery-fan"/],
  ])('%s', (text, sentence) => {
    const told = refused(text)
    expect(told).toMatch(sentence)
    expect(told).not.toBe('nothing')
  })
})

const DISPLAY = {
  writers: ['writer-crime-1', 'writer-horror-3'],
  artists: ['artist-crime-1', 'artist-romance-3'],
  comics: ['comic-outlaws'],
}

describe('what an author may change', () => {
  test('S5.5 the order of the board', () => {
    const world: World = { card: card('ideas ideas print'), display: DISPLAY }
    expect(acts(world)).toMatchObject({ action: { type: 'hire', via: 'fallback' } })
    const variant = { settings: { fallback: ['develop', 'hire', 'ideas', 'print', 'sales'] } }
    expect(acts(world, variant)).toMatchObject({ action: { type: 'develop', via: 'fallback' } })
  })

  test('S5.1 S5.5 S5.7 plans in another order; an editor is lost only where nothing can be done', () => {
    const world: World = { card: card('develop ideas print'), display: DISPLAY }
    const variant = { ladders: { action: ['none', 'fallback'] } }
    expect(acts(world)).toMatchObject({ action: { type: 'develop' } })
    expect(acts(world, variant)).toMatchObject({ action: { type: 'hire', via: 'fallback' } })
    const guarded = { ladders: { action: [{ rung: 'card', when: 'round-2' }, 'fallback', 'none'] } }
    expect(acts(world, guarded)).toMatchObject({ action: { type: 'hire', via: 'fallback' } })
    expect(acts({ ...world, round: 2 }, guarded)).toMatchObject({ action: { type: 'develop', via: 'card' } })
  })

  test('Q1 S2.4 the automa cards, which an own deck replaces', () => {
    const variant = { settings: { 'card-actions': { 'automa-01': { first: 'develop' } } } }
    const world: World = { card: 'automa-01', display: DISPLAY }
    expect(acts(world)).toMatchObject({ action: { type: 'hire' } })
    expect(acts(world, variant)).toMatchObject({ action: { type: 'develop' } })
    const own = `HDI-CFSRWH ${'HDI-CFSRWH '.repeat(11)}`.trim()
    expect(acts({ ...world, deck: own }, variant)).toMatchObject({ action: { type: 'hire' } })
    const { position } = ageOfComicsModule
    const written = position.write(position.read({ ...world, decks: BACKS, variant }))
    expect(written).not.toHaveProperty('deck')
    expect(position.write(position.read(written))).toEqual(written)
  })

  test('S9.3 S11.4 how many comics gain a fan, how many orders are collected', () => {
    const printed = [comic('comic-it-lives', 4), comic('comic-gang-wars', 3)]
    const ideas: World = { card: card('ideas hire print'), automa: { printed } }
    expect(acts(ideas, { settings: { 'ideas-fans': 1 } })).toMatchObject({ action: { gainFan: ['comic-it-lives'] } })
    const map = orders('o-2-5 crime 6', 'o-5-4 crime 5', 'o-9-2 crime 4')
    const sales: World = { card: card('sales hire ideas'), map }
    expect(acts(sales, { settings: { orders: { 1: 1 } } })).toMatchObject({ action: { collected: ['o-2-5'] } })
  })

  test('S3.1 S7.1 S8.1 S9.3 S11.4 S13.1 clauses tell the numbers of the variant', async () => {
    const { clauses } = await ageOfComicsModule.texts(
      JSON.stringify({
        levels: { beginner: { 'print-fans': 1, 'final-vp': 10 }, expert: 'remove' },
        settings: { 'same-genre': false, teams: 3, developed: 1, 'ideas-fans': 2, orders: { 3: 1 } },
      }),
    )
    const says = (id: string) => clauses.find((clause) => clause.id === id)?.text.en
    expect(says('S2.3')).toBe('Choose the difficulty level: 1 or 2.')
    expect(says('S3.1')).toBe(
      'Levels. Beginner: 1 fan per print, sales minimum 6, +10 VP. Intermediate: 3 fans, minimum 7, +24 VP.',
    )
    expect(says('S7.1')).toContain('already has six creatives')
    expect(says('S7.2')).toBe('The writer and the artist are chosen one by one, even of different genres.')
    expect(says('S8.1')).toContain('already has one developed (unprinted) comic,')
    expect(says('S9.3')).toContain(
      'each of its two comics with the most fans gains 1 fan (all of them if it has only one)',
    )
    expect(says('S10.3')).toContain('those of the level (1 or 3)')
    expect(says('S11.4')).toContain('3 on the first space, 2 on the second and 1 on the third')
    expect(says('S13.1')).toContain('10 or 24 by level')
  })
})

describe('examples', () => {
  const example = (name: string) =>
    read(readFileSync(new URL(`../../../examples/variants/age-of-comics/${name}.yaml`, import.meta.url), 'utf8'))

  /** Whole random games with a variant, in which every decision is legal and every law is kept. */
  function play(options: Readonly<Record<string, string>>): void {
    const { game, automa, laws } = module
    for (let seed = 0; seed < 10; seed++) {
      const state = game.start(fullOptions(ageOfComics.options, options))
      const stream = dice(seed)
      for (;;) {
        const step = game.step(state)
        if (step.kind === 'over') break
        const legal = game.options(state)
        const isAutomas = step.kind === 'choice' && step.seat === 'automa'
        const move = isAutomas ? automa.decide(state) : pickWeighted(legal, stream).move
        if (isAutomas) expect(legal.map((each) => game.key(each.move))).toContain(game.key(move))
        game.apply(state, move)
        expect(brokenLaw(state, laws)).toBeUndefined()
      }
    }
  }

  test('S3.1 a fourth level prints with more fans and collects more orders', () => {
    const { value, choices } = example('legend')
    expect(choices.levels.at(-1)?.about.en).toBe(
      'The Automa prints with 6 fans plus the round number. It collects orders worth at least 12. It has 40 VP more at the end.',
    )
    const sales: World = {
      card: card('sales hire ideas'),
      spaces: { sales: ['player'] },
      map: orders('o-2-5 crime 5', 'o-5-4 crime 4', 'o-9-2 crime 3'),
    }
    const collected = (world: World, variant?: string) => acts(world, variant)['action']
    expect(collected({ ...sales, level: 'expert' })).toMatchObject({ collected: ['o-2-5', 'o-5-4'] })
    expect(collected({ ...sales, level: 'legend' }, value)).toMatchObject({ collected: ['o-2-5', 'o-5-4', 'o-9-2'] })
    const final = acts({ phase: 'final', level: 'legend' }, value, { kind: 'final' })
    expect(final).toMatchObject({ score: { automa: { level: 40 } } })
    play({ variant: value, level: 'legend' })
  })

  test('S7.1 S7.2 S10.2 the big house hires a third team, the best of all, and cites its author when it prints', () => {
    const { value } = example('big-house')
    const automa = {
      writers: ['writer-crime-2a', 'writer-sci-fi-1'],
      artists: ['artist-horror-2a', 'artist-western-3'],
    }
    const world: World = { card: card('hire develop ideas'), display: DISPLAY, automa }
    expect(acts(world)).toMatchObject({ action: { type: 'develop' } })
    expect(acts(world, value)).toMatchObject({
      action: { type: 'hire', writer: 'writer-horror-3', artist: 'artist-romance-3' },
    })
    const full: World = {
      ...world,
      automa: { writers: [...automa.writers, 'writer-crime-3'], artists: [...automa.artists, 'artist-crime-3'] },
    }
    expect(acts(full, value)).toMatchObject({ action: { type: 'develop' } })
    const print: World = {
      card: card('print hire ideas', 'CFSRWH'),
      spaces: { print: ['player'] },
      automa: { ...automa, developed: ['comic-gang-wars', 'comic-carmilla'], printed: [comic('comic-it-lives', 4)] },
      player: { printed: [comic('comic-killer-dames'), comic('comic-its-a-felony')] },
      mastery: { horror: 'automa', crime: 'player' },
    }
    expect(acts(print)).toMatchObject({ action: { prints: [{ id: 'comic-gang-wars' }] } })
    const answered = acts(print, value)
    expect(answered).toMatchObject({ action: { prints: [{ id: 'comic-carmilla' }] } })
    expect(JSON.stringify(answered['trace'])).toContain('"clause":"V1"')
    play({ variant: value })
  })

  test('S9.2 S11.3 S8.2 the spoiler takes what you need', () => {
    const { value } = example('spoiler')
    const ideas: World = {
      card: card('ideas hire print'),
      spaces: { ideas: ['player'] },
      automa: { printed: [comic('comic-it-lives', 4)] },
      player: { ideas: { crime: 2, horror: 1, romance: 1, 'sci-fi': 1, superhero: 1 } },
    }
    expect(acts(ideas)).toMatchObject({ action: { removed: ['crime'] } })
    expect(acts(ideas, value)).toMatchObject({ action: { removed: ['western'] } })
    const develop: World = {
      card: card('develop hire ideas'),
      display: { comics: ['comic-outlaws', 'comic-gang-wars'] },
      player: { printed: [comic('comic-killer-dames')] },
      mastery: { crime: 'player' },
    }
    expect(acts(develop, value)).toMatchObject({ action: { comic: 'comic-gang-wars' } })
    expect(acts({ ...develop, round: 3 })).toMatchObject({ action: { comic: 'comic-gang-wars' } })
    expect(acts({ ...develop, round: 3 }, value)).toMatchObject({ action: { comic: 'comic-outlaws' } })
    play({ variant: value })
  })
})
