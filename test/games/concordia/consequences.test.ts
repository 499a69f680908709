// What moves cause, as people read it. The law that nothing is left out is checked in every random game (test/random-games).
import { describe, expect, test } from 'vitest'
import { listen, tellings } from '../../../src/kernel/consequences.ts'
import { concordiaModule } from '../../../src/games/concordia/module.ts'
import { mapAt } from '../../../src/games/concordia/catalogue/geography.ts'
import type { World } from './world.ts'

const { game, position, consequences, counting, stage, say } = concordiaModule
const HAND = [
  'start-tribune',
  'start-architect',
  'start-prefect-1',
  'start-prefect-2',
  'start-mercator',
  'start-diplomat',
  'start-senator',
] as const

/** All that these moves cause, in both languages, without what their own sentences say; and what the last sentence says. */
function told(world: World & { readonly doing?: object }, ...lines: readonly string[]) {
  let state = position.read({ map: 'italia', turn: 'player', ...world })
  const it: string[] = []
  const en: string[] = []
  const ranks: string[] = []
  const seats: (string | undefined)[] = []
  let last = { it: '', en: '' }
  for (const line of lines) {
    const move = game.options(state).find((option) => game.key(option.move) === line)?.move
    if (move === undefined) throw new Error(`${line} is not possible`)
    const heard = listen(game, state, move)
    last = { it: say(move, 'it', state), en: say(move, 'en', state) }
    state = heard.after
    it.push(...tellings(concordiaModule, heard.told, 'it').map(({ text }) => text))
    for (const { text, rank, seat } of tellings(concordiaModule, heard.told, 'en')) {
      en.push(text)
      ranks.push(rank)
      seats.push(seat)
    }
  }
  return { it, en, ranks, seats, last, state }
}

describe('what a move of yours gives the AI', () => {
  const world: World = {
    houses: { player: ['cosa'], ai: ['cosa', 'florentia'] },
    cityGoods: { cosa: 'cloth', florentia: 'brick' },
  }

  test('Q22 a Prefect for goods fills the storehouse of the AI, too, and the move says so before it is made', () => {
    const { en, it, last, state } = told(world, 'play start-prefect-1', 'produce etruria')
    expect(last.en).toBe('Produce in Etruria: 2 cloth; the AI receives 1 brick + 1 cloth')
    expect(last.it).toBe('Produci in Etruria: 2 stoffe; l’IA riceve 1 mattone + 1 stoffa')
    expect(en).toEqual(['The bonus marker in Etruria is turned: it shows 1 sestertius'])
    expect(it).toEqual(['Il segnalino bonus in Etruria si gira: mostra 1 sesterzio'])
    expect(counting?.numbers(state)).toMatchObject({ 'goods/ai/brick': 2, 'goods/ai/cloth': 2 })
  })

  test('Q22 of two goods with one free space the AI keeps the dearer one', () => {
    const before = position.read({
      map: 'italia',
      turn: 'player',
      ...world,
      ai: { goods: { food: 7 } },
      doing: { ask: 'prefect' },
    })
    const produce = game.options(before).find(({ move }) => game.key(move) === 'produce etruria')
    const { told: heard } = listen(game, before, produce?.move ?? { do: 'none' })
    const forAi = heard.filter((c) => c.what === 'goods' && consequences?.seat(c) === 'automa')
    expect(forAi.map((c) => [consequences?.say(c, 'en'), consequences?.say(c, 'it')])).toEqual([
      [
        'The AI receives 1 cloth: your Prefect in Etruria (no room for 1 brick)',
        'L’IA riceve 1 stoffa: il tuo Prefetto in Etruria (senza posto per 1 mattone)',
      ],
    ])
  })

  test('Q22 a full storehouse of the AI is an event', () => {
    const { it, en, ranks } = told(
      { houses: { ai: ['cosa'] }, cityGoods: { cosa: 'cloth' }, ai: { goods: { food: 8 }, storedColonists: 4 } },
      'play start-prefect-1',
      'produce etruria',
    )
    expect(en.at(-1)).toBe('The AI’s storehouse is full, it does not receive 1 cloth: your Prefect in Etruria')
    expect(it.at(-1)).toBe('Il magazzino dell’IA è pieno, non riceve 1 stoffa: il tuo Prefetto in Etruria')
    expect(ranks.at(-1)).toBe('event')
  })

  test('S4.3 money of a Prefect brings the AI a colonist', () => {
    const { it, en, last, state } = told(
      { coinProvinces: ['etruria', 'liguria'], cityGoods: { cosa: 'cloth', nicaea: 'wine' } },
      'play start-prefect-1',
      'coins',
    )
    expect(last.en).toBe('Take 3 sestertii from the markers (the AI places a colonist)')
    expect(en).toEqual(['Markers that show their good again: Liguria and Etruria'])
    expect(it).toEqual(['Tornano a mostrare la loro merce i segnalini: Liguria e Etruria'])
    expect(counting?.numbers(state)).toMatchObject({ 'stored/ai': 3, 'ai/roma': 3 })
  })
})

test('Q20 S8.1 what the AI pays for its cards is told', () => {
  const { it, en, last } = told(
    {
      turn: 'ai',
      market: ['i-mason', 'i-colonist'],
      faceDown: { I: 0, II: 0 },
      ai: { goods: { brick: 1, food: 3 } },
      chance: [5],
    },
    'purchase i-colonist i-mason',
  )
  expect(last).toEqual({
    it: 'L’IA acquista il Colono I e il Muratore (paga 1 mattone + 2 cibo)',
    en: 'The AI buys the Colonist I and the Mason (pays 1 brick + 2 food)',
  })
  expect(en).toEqual([
    'The AI has bought the last card: it takes the Concordia card, and you have a last turn',
    'Last turn',
  ])
  expect(it).toEqual([
    'L’IA ha acquistato l’ultima carta: prende la carta Concordia, e tu hai un ultimo turno',
    'Ultimo turno',
  ])
})

test('S5.1 S5.2 the dice tell what they mean', () => {
  const { en, seats } = told({ turn: 'ai' }, 'die 9', 'roll', 'die 11')
  expect(en).toEqual(['The AI’s action: take a good', 'The good rolled for the AI: cloth'])
  expect(seats).toEqual(['automa', 'automa'])
})

describe('what happens to you', () => {
  test('R4.2 goods that do not all fit wait until some are given up', () => {
    const { it, en } = told(
      {
        houses: { player: ['cosa', 'florentia'] },
        cityGoods: { cosa: 'cloth', florentia: 'brick' },
        player: { goods: { food: 6 }, storedColonists: { land: 2, sea: 2 } },
      },
      'play start-prefect-1',
      'produce etruria',
      'give-up brick',
    )
    expect(en.slice(1)).toEqual([
      '1 brick + 2 cloth arrive, but there is room for 2 only: choose what to give up',
      'You store 2 cloth',
    ])
    expect(it.slice(1)).toEqual([
      'Arrivano 1 mattone + 2 stoffe, ma c’è posto solo per 2: scegli a che cosa rinunciare',
      'Metti in magazzino 2 stoffe',
    ])
  })

  test('R12.1 R15.1 a specialist without room brings nothing, and that is an event', () => {
    const world: World = {
      houses: { player: ['florentia'] },
      cityGoods: { florentia: 'brick' },
      player: { goods: { food: 8 }, hand: [...HAND, 'i-mason'] },
    }
    const { en, ranks } = told(world, 'play i-mason')
    expect(en).toEqual(['Your storehouse is full, you do not receive 1 brick: Mason'])
    expect(ranks).toEqual(['event'])
    const { it } = told({ ...world, player: { ...world.player, goods: { food: 7 } } }, 'play i-mason')
    expect(it).toEqual(['Ricevi 1 mattone: Muratore'])
  })

  test('S4.2 the coins of a Mercator that is copied are told, those of one that is played are said', () => {
    const hand = HAND.filter((id) => id !== 'start-mercator')
    const copying = told({ player: { hand, discard: ['start-mercator'] } }, 'play start-diplomat')
    expect(copying.en).toEqual(['You gain 3 sestertii: Mercator, copied by the Diplomat'])
    expect(told({}, 'play start-mercator').en).toEqual([])
  })

  test('R10.6 cards slide left after a purchase', () => {
    const { en } = told({ player: { goods: { tool: 3 } } }, 'play start-senator', 'acquire i-architect')
    expect(en).toEqual(['Senator: you may buy up to 2 cards', '6 cards on display slide to the left'])
  })

  test('S9.2 R13.2 the last house takes the Concordia card', () => {
    const built = mapAt(0)
      .cities.map(({ id }) => id)
      .filter((id) => id !== 'cosa' && id !== 'florentia')
    const { en, it, ranks } = told(
      {
        houses: { player: built.slice(0, 14) },
        cityGoods: { cosa: 'food' },
        player: {
          coins: 9,
          goods: { brick: 2, food: 3 },
          colonists: [{ type: 'land', at: 'land-cosa-florentia' }],
        },
      },
      'play start-architect',
      'done',
      'build cosa',
    )
    expect(en.at(-2)).toBe('You have built all your houses: you take the Concordia card, and the AI has a last turn')
    expect(it.at(-2)).toBe(
      'Hai costruito tutte le tue abitazioni: prendi la carta Concordia, e l’IA ha un ultimo turno',
    )
    expect(ranks.slice(-2)).toEqual(['event', 'section'])
  })
})

test('R2.3 R10.6 the set-up ends with the display, and every part of the game has its title', () => {
  const state = position.read({ map: 'italia', setup: true, cityGoods: {} })
  expect(stage?.(state)).toEqual({ it: 'Preparazione', en: 'Set-up' })
  const titles: string[] = []
  for (let step = game.step(state); step.kind === 'chance'; step = game.step(state)) {
    const [option] = game.options(state)
    if (option === undefined) break
    game.apply(state, option.move, (c) => {
      if (consequences?.rank(c) === 'section') titles.push(consequences.say(c, 'it'))
    })
  }
  expect(titles).toEqual(['Mazzo I'])
  expect(stage?.(state)).toEqual({ it: 'Mazzo I', en: 'Deck I' })
  expect(stage?.(position.read({ map: 'italia', faceDown: { II: 3 } }))).toEqual({ it: 'Mazzo II', en: 'Deck II' })
  expect(stage?.(position.read({ map: 'italia', faceDown: {} })).it).toBe('Mazzo esaurito')
  expect(stage?.(position.read({ map: 'italia', phase: 'over' })).it).toBe('Partita finita')
})
