// Why the AI did something: where a clause stands on paper, what a ruling reads, how prices add up, what left it no choice.
import { describe, expect, test } from 'vitest'
import { dice, pickWeighted } from '../../../src/kernel/chance.ts'
import { recorder } from '../../../src/kernel/trace.ts'
import { LANGS } from '../../../src/kernel/text.ts'
import { hasChosen, questionsOf } from '../../../src/ladder/reasons.ts'
import { toldValue } from '../../../src/ladder/told.ts'
import { textsOf } from '../../../src/games/concordia/automa/clauses.ts'
import { concordiaModule } from '../../../src/games/concordia/module.ts'
import { canPayOffer, missingFor, OFFERS, isOffered } from '../../../src/games/concordia/purchases.ts'
import type { World } from './world.ts'

const { clauses: CLAUSES, rulings: RULINGS } = textsOf()

const { automa, game, onlyMove, position } = concordiaModule

/** The AI's turn after these rolls, with what it looked at. */
function decided(world: World & { readonly rolls?: readonly number[] }) {
  const s = position.read({ map: 'italia', turn: 'ai', ...world })
  const tracer = recorder()
  const move = automa.decide(s, tracer)
  return { s, move, looked: tracer.all, entries: tracer.entries }
}

test('every clause names its heading, a ruling none, and what a ruling reads stands in quotes', () => {
  expect(CLAUSES.filter(({ heading, ground }) => heading === undefined || ground !== undefined)).toEqual([])
  expect(RULINGS.filter(({ heading }) => heading !== undefined)).toEqual([])
  for (const { id, ground } of RULINGS) if (ground !== undefined) expect(ground.it, id).toMatch(/^«.+»$/)
  expect(CLAUSES.find(({ id }) => id === 'S6.3')?.heading).toEqual({
    it: 'Azione Costruire le Abitazioni',
    en: 'Action: Build houses',
  })
})

test('Q37 Q38 Q39 what the document does not say is told by rulings, no longer by its clauses', () => {
  const text = (id: string) => [...CLAUSES, ...RULINGS].find((each) => each.id === id)?.text.en
  expect(text('S4.3')).not.toContain('start city')
  expect(text('Q37')).toBe(
    'The colonist the AI places when you take money with the Prefect goes to the start city, at once and free.',
  )
  expect(text('S6.1')).not.toContain('colonist')
  expect(text('Q38')).toBe('The AI needs no colonist nearby to build.')
  expect(text('S1.2')).not.toContain('kept')
  expect(text('Q39')).toBe('The dice are chosen before the game and not changed during it.')
})

describe('the questions of a turn', () => {
  const asked = (world: Parameters<typeof decided>[0]) => questionsOf(decided(world).looked).map(({ text }) => text?.en)

  test('S5.1 S6.2 S6.3 a house: the action, the type of city, the city', () => {
    expect(asked({ rolls: [1] })).toEqual([undefined, 'Why this action?', 'Why a city of this type?', 'Why this city?'])
  })

  test('S5.1 S8.3 Q20 cards: the action, the cards, what is paid', () => {
    expect(
      asked({
        rolls: [5],
        market: ['i-mason', 'i-colonist', 'i-architect'],
        ai: { goods: { brick: 1, food: 3, tool: 2 } },
      }),
    ).toEqual([undefined, 'Why this action?', 'Why these cards?', 'Why does it pay like this?'])
  })

  test('S5.1 S7.2 a good: the action, the good', () => {
    expect(asked({ rolls: [9, 12] })).toEqual([undefined, 'Why this action?', 'Why this good?'])
  })
})

describe('S6.6 Q11 goods instead of a house', () => {
  const planOf = (world: World) => decided({ rolls: [1], ...world }).entries.at(-1)?.rung

  test('S6.6 without goods the clause says it', () => {
    expect(planOf({ ai: { goods: {} } })).toMatchObject({ id: 'concordia.build.goods', cite: 'S6.6' })
  })

  test('Q11 with goods that build nothing it is our ruling', () => {
    const { entries } = decided({
      rolls: [1],
      houses: { ai: ['bauzanum', 'cosa', 'spoletum'] },
      ai: { goods: { cloth: 2 } },
    })
    expect(entries.at(-1)?.rung).toMatchObject({ id: 'concordia.build.unusable', cite: 'Q11' })
    expect(entries.at(-2)).toMatchObject({ failed: { en: 'it has goods' } })
  })
})

describe('prices as sums', () => {
  const told = (world: World, rung: string, id: string, lang: 'it' | 'en') => {
    const entry = decided({ rolls: [5], ...world }).entries.find((each) => each.rung.id === rung)
    return entry && toldValue(entry, id, lang)
  }
  const world: World = {
    market: ['i-mason', 'i-colonist', 'i-prefect', 'i-farmer'],
    ai: { goods: { brick: 1, food: 2 } },
  }

  test('Q18 what a card costs, what its space adds, and what the AI has of it', () => {
    const price = 'concordia.affordable.price'
    expect(told(world, price, 'i-farmer', 'en')).toBe('1 missing = 2 for the card + 1 for its space − 2 that it has')
    expect(told(world, price, 'i-farmer', 'it')).toBe('ne manca 1 = 2 per la carta + 1 per lo spazio − 2 che ha')
    expect(told(world, price, 'i-prefect', 'en')).toBe('1 missing = 1 for the card + 1 for its space − 1 that it has')
  })

  test('Q18 of a card that can be paid nothing is missing', () => {
    expect(told(world, 'concordia.affordable.price', 'i-mason', 'en')).toBeUndefined()
  })

  test('Q20 two cards together', () => {
    const together = { ...world, ai: { goods: { brick: 1, food: 2, cloth: 1 } } }
    expect(told(together, 'concordia.together.price', 'i-farmer+i-colonist', 'en')).toBe(
      '1 missing = 3 for the cards + 2 for their spaces − 4 that it has',
    )
  })

  test('R10.3 missing is what cannot be paid, for every offer of random tables', () => {
    let payable = 0
    let short = 0
    for (let seed = 0; seed < 8; seed++) {
      const s = game.start({ map: 'italia', dice: 'd12' })
      const stream = dice(seed)
      for (let step = game.step(s); step.kind !== 'over'; step = game.step(s)) {
        const theirs = step.kind === 'choice' && step.seat === 'automa'
        if (theirs)
          for (const offer of OFFERS.filter((each) => isOffered(s, each))) {
            const missing = missingFor(s, offer, s.ai.goods)
            expect(missing === 0).toBe(canPayOffer(s, offer, s.ai.goods))
            if (missing === 0) payable++
            else short++
          }
        game.apply(s, theirs ? automa.decide(s) : pickWeighted(game.options(s), stream).move)
      }
    }
    expect(Math.min(payable, short)).toBeGreaterThan(100)
  })

  test('every sum of random turns adds up', () => {
    let sums = 0
    for (let seed = 0; seed < 6; seed++) {
      const s = game.start({ map: 'hispania', dice: '2d6' })
      const stream = dice(seed)
      for (let step = game.step(s); step.kind !== 'over'; step = game.step(s)) {
        const theirs = step.kind === 'choice' && step.seat === 'automa'
        const tracer = recorder()
        const move = theirs ? automa.decide(s, tracer) : pickWeighted(game.options(s), stream).move
        for (const { values, sums: parts = {} } of tracer.entries)
          for (const [id, all] of Object.entries(parts)) {
            sums++
            expect(all.reduce((sum, { value }) => sum + value, 0)).toBe(values[id] ?? 0)
          }
        game.apply(s, move)
      }
    }
    expect(sums).toBeGreaterThan(100)
  })
})

describe('what left the AI no choice', () => {
  const only = (world: Parameters<typeof decided>[0]) => {
    const { s, move, looked } = decided(world)
    expect(hasChosen(looked)).toBe(false)
    return onlyMove?.(s, move)?.en
  }
  const nothing: World = { market: ['i-mason'], faceDown: { I: 0, II: 0 } }

  test('S8.4 it rolls for a good', () => {
    expect(only({ ...nothing, rolls: [5], ai: { goods: {} } })).toBe('the roll says which good it takes')
  })

  test('S7.3 a full storehouse', () => {
    expect(only({ ...nothing, rolls: [9], ai: { goods: { cloth: 8 }, storedColonists: 4 } })).toBe(
      'with a full storehouse it can take no goods, and it had a colonist left to place',
    )
  })

  test('S9.3 the cloth of the last turn', () => {
    expect(only({ ...nothing, phase: 'final', endTriggeredBy: 'player', ai: { goods: {} } })).toBe(
      'in the last turn the good is one cloth, without a roll (S9.3)',
    )
  })

  test('S8.1 one card that is on display and payable', () => {
    expect(only({ ...nothing, phase: 'final', endTriggeredBy: 'player', ai: { goods: { food: 2 } } })).toBe(
      'there was only one card it could pay for',
    )
  })

  test('Q16 a dead end', () => {
    const bricks = ['brundisium', 'florentia', 'genua', 'messana', 'neapolis', 'potentia', 'segusio']
    expect(
      only({ ...nothing, rolls: [9], houses: { ai: bricks }, ai: { goods: { brick: 12 }, storedColonists: 0 } }),
    ).toBe('nothing the variant asks of it was possible')
  })

  test('every move without a choice has its reason in both languages', () => {
    const kinds = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const s = game.start({ map: (['italia', 'hispania', 'imperium'] as const)[seed % 3] ?? 'italia', dice: 'd12' })
      const stream = dice(seed)
      for (let step = game.step(s); step.kind !== 'over'; step = game.step(s)) {
        const theirs = step.kind === 'choice' && step.seat === 'automa'
        const tracer = recorder()
        const move = theirs ? automa.decide(s, tracer) : pickWeighted(game.options(s), stream).move
        if (!theirs) expect(onlyMove?.(s, move)).toBeUndefined()
        else if (!hasChosen(tracer.all)) {
          kinds.add(move.do)
          for (const lang of LANGS) expect(onlyMove?.(s, move)?.[lang], game.key(move)).toMatch(/\S/)
        }
        game.apply(s, move)
      }
    }
    expect([...kinds].toSorted()).toEqual(expect.arrayContaining(['roll', 'settle']))
  })
})

test('S1.2 S5.1 reasons speak of one die as one', () => {
  const told = (with12: 'd12' | '2d6') => {
    const [entry] = decided({ dice: with12, rolls: [7] }).entries
    return entry && toldValue(entry, entry.kept[0] ?? '', 'it')
  }
  expect(told('d12')).toBe('dado: 7')
  expect(told('2d6')).toBe('dadi: 7')
})
