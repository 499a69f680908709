// What moves cause, as sentences: each scene is read as a person reads it below the move.
import { describe, expect, test } from 'vitest'
import { terraMysticaModule } from '../../../src/games/terra-mystica/module.ts'
import type { Consequence } from '../../../src/games/terra-mystica/consequences/records.ts'
import { counting } from '../../../src/games/terra-mystica/consequences/counting.ts'
import { consequences } from '../../../src/games/terra-mystica/consequences/words.ts'
import { dice, pickWeighted } from '../../../src/kernel/chance.ts'
import { listen, untold } from '../../../src/kernel/consequences.ts'
import { BadInput } from '../../../src/kernel/contract.ts'
import { type Lang, LANGS } from '../../../src/kernel/text.ts'
import { consequenceLaw } from '../../fixtures/random-games.ts'
import { SCENARIOS } from './all.ts'
import { type Answer, world } from './world.ts'

const { automa, game, position, stage } = terraMysticaModule

/** What the last of some moves causes; the law holds for each of them. */
function caused(json: unknown, ...lines: readonly string[]): readonly Consequence[] {
  let s = position.read(json)
  let last: readonly Consequence[] = []
  for (const line of lines) {
    const option = game.options(s).find(({ move }) => game.key(move) === line)
    if (option === undefined) throw new Error(`"${line}" is not possible`)
    const before = counting.numbers(s)
    const { after, told } = listen(game, s, option.move)
    expect(untold(counting, before, told, counting.numbers(after)), line).toBeUndefined()
    s = after
    last = told
  }
  return last
}

const MARKS = { section: '§ ', event: '! ', line: '', said: undefined } as const
/** As it is read: without what the move says itself, sections and events marked. */
const shown = (told: readonly Consequence[], lang: Lang): readonly string[] =>
  told.flatMap((c) => {
    const mark = MARKS[consequences.rank(c)]
    return mark === undefined ? [] : [mark + consequences.say(c, lang)]
  })

interface Scene {
  readonly name: string
  readonly world: Answer
  readonly moves: readonly string[]
  readonly it: readonly string[]
  readonly en: readonly string[]
}

const ALMOST = 'E9 trading-post, E10 trading-post, F5 dwelling, F6 dwelling'
const ROUND_OF_TOWNS = { more: { scoringTiles: ['scoring-town'] } }

const SCENES: readonly Scene[] = [
  {
    name: 'R20.3 R26 a town: its tile, the tile of the round, the key',
    world: world('auren', ALMOST, ROUND_OF_TOWNS),
    moves: ['upgrade F6 trading-post', 'town town-coins'],
    it: [
      '! Fondi una città: E9, E10, F5 e F6',
      'Ricevi 5 PV: tessera città',
      'Ricevi 5 PV: tessera turno «Città / Terra vanga»',
      'Ricevi 6 monete: tessera città',
      'Ricevi una chiave: tessera città',
    ],
    en: [
      '! You found a town: E9, E10, F5, and F6',
      'You gain 5 VP: town tile',
      'You gain 5 VP: scoring tile “Towns / Earth spade”',
      'You gain 6 coins: town tile',
      'You gain a key: town tile',
    ],
  },
  {
    name: 'R27.13 R27.14 a town of a faction that is paid for it',
    world: world('swarmlings', ALMOST),
    moves: ['upgrade F6 trading-post', 'town town-priest'],
    it: [
      '! Fondi una città: E9, E10, F5 e F6',
      'Ricevi 9 PV: tessera città',
      'Ricevi 1 sacerdote: tessera città',
      'Ricevi 3 lavoratori: Sciamanti',
      'Ricevi una chiave: tessera città',
    ],
    en: [
      '! You found a town: E9, E10, F5, and F6',
      'You gain 9 VP: town tile',
      'You gain 1 priest: town tile',
      'You gain 3 workers: Swarmlings',
      'You gain a key: town tile',
    ],
  },
  {
    name: 'R20.4 a blocked town: what would be one touches a town',
    world: world(
      'auren',
      'E9 dwelling, E10 dwelling, F5 dwelling, F6 dwelling, H6 trading-post, H7 trading-post, I10 trading-post',
      {
        me: { towns: [{ tile: 'town-coins', hexes: ['E9', 'E10', 'F5', 'F6'] }], keys: 1 },
        more: { terrain: { G5: 'green' } },
      },
    ),
    moves: ['build G5'],
    it: [
      '! Nessuna nuova città: G5, H6, H7 e I10 toccano una città che hai già',
      'G5, H6, H7 e I10 si uniscono alla tua città di E9, E10, F5 e F6',
    ],
    en: [
      '! No new town: G5, H6, H7, and I10 touch a town that you have',
      'G5, H6, H7, and I10 join your town of E9, E10, F5, and F6',
    ],
  },
  {
    name: 'R20.4 a structure joins a town',
    world: world('auren', 'E9 dwelling, E10 dwelling, F5 dwelling, F6 dwelling', {
      me: { towns: [{ tile: 'town-coins', hexes: ['E9', 'E10', 'F5', 'F6'] }], keys: 1 },
      more: { terrain: { G5: 'green' } },
    }),
    moves: ['build G5'],
    it: ['G5 si unisce alla tua città di E9, E10, F5 e F6'],
    en: ['G5 joins your town of E9, E10, F5, and F6'],
  },
  {
    name: 'R29.4 a blocked town: no tile is left',
    world: world('auren', ALMOST, {
      me: {
        towns: ['coins', 'workers', 'priest', 'power', 'cults'].flatMap((id) => [
          { tile: `town-${id}`, hexes: [] },
          { tile: `town-${id}`, hexes: [] },
        ]),
      },
    }),
    moves: ['upgrade F6 trading-post'],
    it: ['! Nessuna città per E9, E10, F5 e F6: le tessere città sono finite'],
    en: ['! No town for E9, E10, F5, and F6: there is no town tile left'],
  },
  {
    name: 'R27.11 a town of the Mermaids over a river',
    world: world('mermaids', 'E4 trading-post, E5 trading-post, F3 trading-post, G1 dwelling'),
    moves: ['river-town r21', 'town town-power'],
    it: [
      '! Fondi una città sul fiume fra E4, E5, F3 e G1: E4, E5, F3 e G1',
      'Ricevi 6 PV: tessera città',
      'Ricevi 8 potere: tessera città',
      'Ricevi una chiave: tessera città',
    ],
    en: [
      '! You found a town over the river between E4, E5, F3, and G1: E4, E5, F3, and G1',
      'You gain 6 VP: town tile',
      'You gain 8 power: town tile',
      'You gain a key: town tile',
    ],
  },
  {
    name: 'R17.1 R18 R8 passing: points, tile, cult bonus, clean-up, then the next round with its income',
    world: world('witches', 'A10 dwelling, G3 dwelling', {
      me: { bonusTile: 'bonus-dwelling', cults: { fire: 4 }, favours: ['favour-fire-1'], bowls: [0, 0, 12] },
      them: { blue: 'A11 dwelling' },
      more: {
        scoringTiles: ['scoring-stronghold-fire'],
        bonusTiles: { 'bonus-coins': 1, 'bonus-cult': 2, 'bonus-spade': 0 },
      },
    }),
    moves: ['power power-coins', 'pass bonus-cult'],
    it: [
      '! Fine del turno 1',
      'Ricevi 2 PV: tessera bonus Abitazioni',
      'Prendi la tessera bonus Culto con 2 monete e restituisci la tessera bonus Abitazioni',
      'Ricevi 2 lavoratori: bonus dei culti',
      'Le azioni usate o coperte tornano disponibili',
      '1 moneta su ogni tessera bonus scoperta: vanga, monete, abitazioni',
      '§ Turno 2 di 6',
      'Ricevi 3 lavoratori: rendita degli edifici',
      'Ricevi 3 monete: favore Fuoco 1 (3 monete)',
      'Ricevi 4 monete: tessera bonus Culto',
    ],
    en: [
      '! End of round 1',
      'You gain 2 VP: dwelling bonus tile',
      'You take the cult bonus tile with 2 coins and return the dwelling bonus tile',
      'You gain 2 workers: cult bonus',
      'Actions that were used or blocked are available again',
      '1 coin on each open bonus tile: spade, coins, dwelling',
      '§ Round 2 of 6',
      'You gain 3 workers: income of your structures',
      'You gain 3 coins: Fire 1 favour (3 coins)',
      'You gain 4 coins: cult bonus tile',
    ],
  },
  {
    name: 'R28 the last pass ends the game',
    world: world('engineers', 'E9 stronghold, E10 dwelling', {
      me: { bonusTile: 'bonus-dwelling', bridges: [['D6', 'E9']] },
      more: { round: 6 },
    }),
    moves: ['pass'],
    it: ['! Fine della partita', 'Ricevi 1 PV: tessera bonus Abitazioni', 'Restituisci la tessera bonus Abitazioni'],
    en: ['! End of the game', 'You gain 1 VP: dwelling bonus tile', 'You return the dwelling bonus tile'],
  },
  {
    name: 'R18.2 spades of the cult bonus, and what is left of them is lost',
    world: world('witches', 'A10 dwelling', {
      me: { cults: { earth: 8 } },
      more: { scoringTiles: ['scoring-town', 'scoring-dwelling-fire'] },
    }),
    moves: ['pass', 'dig A9', 'colour gray', 'done'],
    it: ['1 vanga va persa', '§ Turno 2 di 6', 'Ricevi 2 lavoratori: rendita degli edifici'],
    en: ['1 spade is lost', '§ Round 2 of 6', 'You gain 2 workers: income of your structures'],
  },
  {
    name: 'R10 R3.4 spades bought: the hex, points of the round and of the faction',
    world: world('halflings', 'E9 dwelling', { more: { scoringTiles: ['scoring-spade'] } }),
    moves: ['dig E10', 'colour brown'],
    it: [
      'Ricevi 2 PV: tessera turno «Vanghe / Terra monete»',
      'Ricevi 1 PV: Mezzuomini',
      'E10 diventa pianura (marrone)',
    ],
    en: [
      'You gain 2 VP: scoring tile “Spades / Earth coins”',
      'You gain 1 VP: Halflings',
      'E10 becomes plains (brown)',
    ],
  },
  {
    name: 'R13.5 R23 a favour: steps, power, and the top takes a key',
    world: world('auren', 'E9 trading-post', { me: { cults: { fire: 7 }, keys: 1 } }),
    moves: ['upgrade E9 temple', 'favour favour-fire-3'],
    it: ['Avanzi nel culto del Fuoco da 7 a 10 con una chiave: favore Fuoco 3', 'Ricevi 3 potere: culto del Fuoco'],
    en: ['You advance on the cult of Fire from 7 to 10 with a key: Fire 3 favour', 'You gain 3 power: cult of Fire'],
  },
  {
    name: 'R13.4 R11 the stronghold of the Mermaids brings a level of shipping',
    world: world('mermaids', 'E4 trading-post', { me: { bowls: [0, 0, 12] } }),
    moves: ['upgrade E4 stronghold'],
    it: ['La tua navigazione sale a 2: fortezza', 'Ricevi 2 PV: navigazione'],
    en: ['Your shipping rises to 2: stronghold', 'You gain 2 VP: shipping'],
  },
  {
    name: 'Q19 the Cultists build beside an opponent',
    world: world('cultists', 'E9 dwelling', { them: { black: 'E10 dwelling' }, more: { terrain: { E10: 'black' } } }),
    moves: ['upgrade E9 trading-post'],
    it: ['Ricevi 1 potere: Cultisti'],
    en: ['You gain 1 power: Cultists'],
  },
  {
    name: 'R19 Q17 power taken is said by the move itself',
    world: world('witches', 'A10 trading-post', { them: { blue: '' } }),
    moves: ['add blue A11', 'take-power'],
    it: [],
    en: [],
  },
]

describe('a person reads', () => {
  test.each(SCENES.map((scene) => [scene.name, scene] as const))('%s', (_, scene) => {
    const told = caused(scene.world, ...scene.moves)
    expect({ it: shown(told, 'it'), en: shown(told, 'en') }).toEqual({ it: scene.it, en: scene.en })
  })
})

test('what is paid is told apart from what is gained, and the move says both', () => {
  const told = caused(world('witches', 'A10 dwelling', { me: { bowls: [0, 0, 12] } }), 'power power-workers')
  const said = (lang: Lang) => told.map((c) => [consequences.rank(c), consequences.say(c, lang)])
  expect(said('en')).toEqual([
    ['said', 'You pay 4 power: gain two workers'],
    ['said', 'You use gain two workers'],
    ['said', 'You gain 2 workers: gain two workers'],
  ])
})

test('R27.6 a tunnel is paid for apart from the dwelling behind it', () => {
  const told = caused(
    world('dwarves', 'A7 dwelling', { me: { workers: 9 }, more: { terrain: { A9: 'gray' } } }),
    'build A9',
  )
  expect(told.flatMap((c) => (c.what === 'pays' ? [[c.because, c.goods]] : []))).toEqual([
    ['dwarves', { coins: 0, workers: 2, priests: 0, power: 0 }],
    ['dwelling', { coins: 2, workers: 1, priests: 0, power: 0 }],
  ])
})

test('points made in play have their source in the ledger', () => {
  const told = caused(world('witches', ALMOST, ROUND_OF_TOWNS), 'upgrade F6 trading-post', 'town town-coins')
  expect(told.flatMap((c) => consequences.points?.(c) ?? []).map(({ source, points }) => [source, points])).toEqual([
    ['towns', 5],
    ['faction', 5],
    ['scoring', 5],
  ])
})

test('S13 S22 pieces of the opponents are theirs, everything else is yours or nobody’s', () => {
  const added = caused(world('witches', 'A10 dwelling', { them: { blue: '' } }), 'add blue A11')
  expect(added.map((c) => consequences.seat(c))).toEqual(['automa'])
  const sent = caused(world('witches', 'A10 dwelling', { me: { priests: 1 } }), 'send fire 2')
  expect(new Set(sent.map((c) => consequences.seat(c)))).toEqual(new Set(['you']))
})

test('how far the game has come is told at every moment', () => {
  const at = (json: unknown) => LANGS.map((lang) => stage?.(position.read(json))[lang])
  const player = { faction: 'witches', structures: { A10: 'dwelling' } }
  expect(at({ round: 0 })).toEqual(['Preparazione', 'Set-up'])
  expect(at({ round: 2, player })).toEqual(['Turno 2 di 6', 'Round 2 of 6'])
  expect(at({ round: 2, phase: 'cult-spades', player: { ...player, cultSpades: 1 } })).toEqual([
    'Fine del turno 2 di 6',
    'End of round 2 of 6',
  ])
  expect(at({ round: 6, player: { ...player, passed: true } })).toEqual(['Fine della partita', 'End of the game'])
})

test('the law of consequences holds in games that begin from the positions of the scenarios', () => {
  let played = 0
  for (const [no, scenario] of Object.values(SCENARIOS).flat().entries()) {
    const s = readable(scenario.world)
    if (s === undefined) continue
    const law = consequenceLaw(terraMysticaModule, s)
    const stream = dice(no + 1)
    for (let n = 0; n < 12 && game.options(s).length > 0; n++) {
      const step = game.step(s)
      const decides = step.kind === 'choice' && step.seat === 'automa'
      const move = decides ? automa.decide(s) : pickWeighted(game.options(s), stream).move
      game.apply(s, move, law?.tell)
      expect(law?.broken(s), `${scenario.says}, ${game.key(move)}`).toBeUndefined()
      played++
    }
  }
  expect(played).toBeGreaterThan(1500)
})

/** A question may be about a part of a table that no game goes on from. */
function readable(json: unknown) {
  try {
    return position.read(json)
  } catch (error) {
    if (error instanceof BadInput) return undefined
    throw error
  }
}
