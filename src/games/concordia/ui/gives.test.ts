// What a move of yours would give the AI: the badge and the tooltip of a marker, the button of the money.
import { expect, test } from 'vitest'
import { copy, freeze } from '../../../kernel/copy.ts'
import { concordiaModule } from '../module.ts'
import { giftOf } from './gives.ts'

const { position } = concordiaModule

/** Cloth and brick houses of the AI in Etruria, while a Prefect acts. */
const atPrefect = (more: object) =>
  freeze(
    copy(
      position.read({
        map: 'italia',
        turn: 'player',
        houses: { ai: ['cosa', 'florentia'] },
        cityGoods: { cosa: 'cloth', florentia: 'brick' },
        doing: { ask: 'prefect' },
        ...more,
      }),
    ),
  )
const produce = { do: 'produce', province: 'etruria' } as const

test('Q22 the goods its houses in the province bring the AI, and the sentence', () => {
  const s = atPrefect({})
  expect(giftOf(s, produce, 'en')).toEqual({
    goods: [1, 0, 0, 0, 1],
    texts: ['The AI receives 1 brick + 1 cloth: your Prefect in Etruria'],
  })
  expect(giftOf(s, produce, 'it').texts).toEqual(['L’IA riceve 1 mattone + 1 stoffa: il tuo Prefetto in Etruria'])
})

test('Q22 goods without room are not drawn, but mentioned', () => {
  const { goods, texts } = giftOf(atPrefect({ ai: { goods: { food: 8 }, storedColonists: 4 } }), produce, 'en')
  expect(goods).toEqual([0, 0, 0, 0, 0])
  expect(texts).toEqual(['The AI’s storehouse is full, it does not receive 1 brick + 1 cloth: your Prefect in Etruria'])
})

test('Q22 a province without houses of the AI gives it nothing', () => {
  expect(giftOf(atPrefect({}), { do: 'produce', province: 'sicilia' }, 'en').texts).toEqual([])
})

test('S4.3 Q37 money brings it a colonist in the start city, as long as it has one', () => {
  const coins = { do: 'coins' } as const
  expect(giftOf(atPrefect({ coinProvinces: ['umbria'] }), coins, 'en').texts).toEqual([
    'The AI places a colonist in Roma: you took money with the Prefect',
  ])
  expect(giftOf(atPrefect({ coinProvinces: ['umbria'], ai: { storedColonists: 0 } }), coins, 'en').texts).toEqual([])
})
