// What the AI would do next, as people read it: by its own ladders, one forecast per action of the dice.
import { describe, expect, test } from 'vitest'
import { dice, pickWeighted } from '../../../src/kernel/chance.ts'
import { copy, freeze } from '../../../src/kernel/copy.ts'
import { ACTION_RANGES, ACTIONS } from '../../../src/games/concordia/automa/dice.ts'
import { concordiaModule } from '../../../src/games/concordia/module.ts'
import type { World } from './world.ts'

const { game, position, automa, ahead, say } = concordiaModule

function foreseen(world: World & { readonly doing?: object; readonly rolls?: readonly number[] }) {
  return ahead?.(freeze(position.read({ map: 'italia', turn: 'player', ...world }))) ?? []
}
const texts = (world: Parameters<typeof foreseen>[0], lang: 'it' | 'en') =>
  foreseen(world).map(({ text }) => text[lang])

describe('what the AI would do next', () => {
  const world: World = {
    market: ['i-mason', 'i-architect'],
    faceDown: { I: 0, II: 0 },
    ai: { goods: { food: 2, wine: 1 } },
    cityGoods: { cosa: 'wine' },
    houses: {},
  }

  test('S5.1 S6.2 S7.1 S8.1 one forecast for each action of the dice, with its clause', () => {
    const found = foreseen(world)
    expect(found.map(({ text }) => text.en)).toEqual([
      'If the die shows 1–4: the AI builds in Cosa (pays 1 wine)',
      'If the die shows 5–7: the AI buys the Mason (pays 1 food)',
      'If the die shows 8–12: the AI rolls for a good',
    ])
    expect(found.map(({ text }) => text.it)).toEqual([
      'Se il dado dà 1–4: l’IA costruisce a Cosa (paga 1 vino)',
      'Se il dado dà 5–7: l’IA acquista il Muratore (paga 1 cibo)',
      'Se il dado dà 8–12: l’IA tira per una merce',
    ])
    expect(found.map(({ cite, ids }) => [cite, ids])).toEqual([
      ['S6.1', ['cosa']],
      ['S8.1', ['i-mason']],
      ['S7.1', []],
    ])
  })

  test('S1.2 two dice are spoken of as two dice', () => {
    expect(texts({ ...world, dice: '2d6' }, 'it')[0]).toBe('Se i dadi danno 2–5: l’IA costruisce a Cosa (paga 1 vino)')
  })

  test('S6.6 S7.3 S8.4 what it would do instead of the impossible', () => {
    expect(texts({ ...world, ai: { goods: {} } }, 'en')).toEqual([
      'If the die shows 1–4: the AI rolls for a good and takes the next lower one, too',
      'If the die shows 5–7: the AI rolls for a good and takes the next lower one, too',
      'If the die shows 8–12: the AI rolls for a good',
    ])
    const full: World = { ...world, ai: { goods: { cloth: 8 }, storedColonists: 4 } }
    expect(texts(full, 'en')[2]).toBe('If the die shows 8–12: the AI places a colonist in the start city')
  })

  test('S9.3 its last turn has no roll, and after the end it has triggered it acts no more (Q26)', () => {
    const last = { ...world, turn: 'ai', phase: 'final', endTriggeredBy: 'player' } as const
    expect(texts(last, 'en')).toEqual(['The AI buys the Mason (pays 1 food)'])
    const yours = foreseen({ ...world, phase: 'final', endTriggeredBy: 'ai' })
    expect(yours).toEqual([
      {
        text: {
          it: 'Questo è l’ultimo turno: l’IA non agisce più',
          en: 'This is the last turn: the AI acts no more',
        },
        cite: 'Q26',
        ids: [],
      },
    ])
  })

  test('Q29 that a purchase would end the game is said', () => {
    const one: World = { ...world, market: ['i-mason'] }
    expect(texts(one, 'en')[1]).toBe(
      'If the die shows 5–7: the AI buys the Mason (pays 1 food), which triggers the end of the game',
    )
  })

  test('R10.6 while the display waits for cards, a purchase depends on them', () => {
    const buying = {
      ...world,
      market: ['i-mason', 'i-architect', 'i-prefect', 'i-mercator', 'i-colonist', 'i-diplomat'],
      faceDown: { I: 1, II: 0 },
      doing: { ask: 'buy', by: 'senator', cards: 1, bought: [7] },
      player: { goods: { tool: 2, food: 1 } },
    } as const
    expect(texts(buying, 'it')[1]).toBe(
      'Se il dado dà 5–7: l’IA acquista carte, se può pagarle: dipende da quelle che si scoprono',
    )
  })

  test('S5.1 a roll that is known leaves one forecast', () => {
    expect(texts({ ...world, turn: 'ai', rolls: [2] }, 'en')).toEqual(['The AI builds in Cosa (pays 1 wine)'])
  })

  test('there is nothing to foresee during set-up and after the end', () => {
    expect(ahead?.(game.start({ map: 'italia', dice: 'd12' }))).toEqual([])
    expect(foreseen({ ...world, phase: 'over' })).toEqual([])
  })
})

/** The actions as they are told: in the order of the die. */
const BY_FACE = ACTIONS.toSorted((one, other) => ACTION_RANGES[one].d12[0] - ACTION_RANGES[other].d12[0])

test('S4.1 what is foreseen when you have done is what the AI does, whatever it rolls', () => {
  let seen = 0
  for (let seed = 0; seed < 6; seed++) {
    const s = game.start({ map: (['italia', 'hispania', 'imperium'] as const)[seed % 3] ?? 'italia', dice: 'd12' })
    const stream = dice(seed)
    for (let step = game.step(s); step.kind !== 'over'; step = game.step(s)) {
      if (step.kind === 'chance' && step.bag.startsWith('die/') && s.rolls.length === 0) {
        const told = ahead?.(freeze(copy(s))) ?? []
        BY_FACE.forEach((action, at) => {
          const then = copy(s)
          game.apply(then, { do: 'die', face: ACTION_RANGES[action].d12[1] })
          const move = automa.decide(then)
          if (move.do === 'roll') return
          seen++
          const sentence = say(move, 'en', then)
          expect(told[at]?.text.en).toContain(sentence.slice('The AI '.length))
        })
      }
      const theirs = step.kind === 'choice' && step.seat === 'automa'
      game.apply(s, theirs ? automa.decide(s) : pickWeighted(game.options(s), stream).move)
    }
  }
  expect(seen).toBeGreaterThan(100)
})
