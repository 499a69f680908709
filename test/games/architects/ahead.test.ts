// What would happen next, told from positions; and that it comes true where the table stays as it is.
import { describe, expect, test } from 'vitest'
import { dice, pickWeighted } from '../../../src/kernel/chance.ts'
import { effectsOf } from '../../../src/games/architects/ahead/effects.ts'
import { nextTurn } from '../../../src/games/architects/ahead/opponent.ts'
import { architectsModule } from '../../../src/games/architects/module.ts'
import type { Move } from '../../../src/games/architects/moves.ts'
import type { World } from './world.ts'

const { ahead, automa, game, position } = architectsModule
const TOKENS = { faceUp: ['culture', 'decor', 'education'] } as const
const SEATS = {
  player: { wonder: 'giza' },
  opponent: { wonder: 'rhodes' },
  progress: TOKENS,
  active: 'player',
} as const

const aheadOf = (world: World) => ahead?.(position.read(world)) ?? []

interface Case {
  readonly says: string
  readonly world: World
  readonly it: readonly string[]
  readonly en: readonly string[]
  readonly cites: readonly string[]
  readonly wins?: readonly (string | undefined)[]
}

const ALL_BUT_LAST = ['rhodes-2d', 'rhodes-2i', 'rhodes-3d', 'rhodes-3i'] as const

const CASES: readonly Case[] = [
  {
    says: 'S7.2 the card it would take, and by which priority',
    world: { ...SEATS, decks: { player: 'coin', opponent: 'blue-3' } },
    it: ['L’Avversario prende Moneta dal tuo mazzo (priorità 2)'],
    en: ['The Opponent takes Coin from your deck (priority 2)'],
    cites: ['S7.2'],
  },
  {
    says: 'S11 the die between two decks, and S16 the Stage it would construct with either card',
    world: {
      ...SEATS,
      opponent: { wonder: 'giza', cards: { wood: 1 } },
      player: { wonder: 'rhodes' },
      decks: { player: 'stone', opponent: 'brick' },
    },
    it: [
      'Se il dado dà 1–3: l’Avversario prende Pietra dal tuo mazzo (priorità 3b); costruisce lo Stadio di Gizah da 2 Risorse diverse (Legno + Pietra)',
      'Se il dado dà 4–6: l’Avversario prende Mattone dal suo mazzo (priorità 3b); costruisce lo Stadio di Gizah da 2 Risorse diverse (Legno + Mattone)',
    ],
    en: [
      'If the die shows 1–3: the Opponent takes Stone from your deck (priority 3b); constructs the Giza Stage for 2 different Resources (Wood + Stone)',
      'If the die shows 4–6: the Opponent takes Brick from its own deck (priority 3b); constructs the Giza Stage for 2 different Resources (Wood + Brick)',
    ],
    cites: ['S7.3', 'S7.3'],
  },
  {
    says: 'S10 Q29 the die where no priority is met',
    world: { ...SEATS, decks: { player: 'blue-3', opponent: 'compass' } },
    it: [
      'Se il dado dà 1: l’Avversario prende la carta Blu (3 punti) dal tuo mazzo',
      'Se il dado dà 2: l’Avversario prende Compasso dal suo mazzo',
      'Se il dado dà 3–6: l’Avversario prende la carta coperta del mazzo centrale',
    ],
    en: [
      'If the die shows 1: the Opponent takes the Blue card (3 points) from your deck',
      'If the die shows 2: the Opponent takes Compass from its own deck',
      'If the die shows 3–6: the Opponent takes the face-down central card',
    ],
    cites: ['S10', 'S10', 'S10'],
  },
  {
    says: 'Q14 with one deck left there is no die',
    world: { ...SEATS, decks: { player: 'empty', opponent: 'compass', central: 'empty' } },
    it: ['L’Avversario prende Compasso dal suo mazzo'],
    en: ['The Opponent takes Compass from its own deck'],
    cites: ['Q14'],
  },
  {
    says: 'S6 a central card that nobody knows is turned up first',
    world: {
      ...SEATS,
      opponent: { wonder: 'rhodes', cards: { 'blue-2-cat': 1 } },
      cat: 'opponent',
      decks: { player: 'coin', opponent: 'blue-3' },
    },
    it: [
      'L’Avversario scopre la carta in cima al mazzo centrale; il resto vale se non è migliore',
      'L’Avversario prende Moneta dal tuo mazzo (priorità 2)',
    ],
    en: [
      'The Opponent turns up the top card of the central deck; the rest holds unless that card is better',
      'The Opponent takes Coin from your deck (priority 2)',
    ],
    cites: ['S6', 'S7.2'],
  },
  {
    says: 'S6 S12 Q26 a central card that you have seen is known when it is turned up',
    world: {
      ...SEATS,
      opponent: { wonder: 'rhodes', cards: { 'blue-2-cat': 1 } },
      cat: 'opponent',
      seen: 'blue-3',
      decks: { player: 'coin', opponent: 'blue-3' },
    },
    it: ['L’Avversario prende Moneta dal tuo mazzo (priorità 2); scarta la carta Blu (3 punti) dal mazzo centrale'],
    en: [
      'The Opponent takes Coin from your deck (priority 2); discards the Blue card (3 points) from the central deck',
    ],
    cites: ['S7.2'],
  },
  {
    says: 'S7.6 R7.4 a Battle that it would cause',
    world: {
      ...SEATS,
      player: { wonder: 'giza', cards: { 'red-1': 1 } },
      opponent: { wonder: 'rhodes', cards: { 'red-0': 2 } },
      decks: { player: 'blue-3', opponent: 'red-2' },
    },
    it: [
      'L’Avversario prende la carta Rossa (2 Corni) dal suo mazzo (priorità 6a); Battaglia: tu 1 Scudo, l’Avversario 3; l’Avversario prende 2 segnalini Vittoria Militare: almeno il doppio degli Scudi',
    ],
    en: [
      'The Opponent takes the Red card (2 Horns) from its own deck (priority 6a); Battle: your 1 Shield against the Opponent’s 3; the Opponent takes 2 Military Victory tokens: at least twice as many Shields',
    ],
    cites: ['S7.6'],
  },
  {
    says: 'R7.3 R13.5 a Battle at the end of your own turn comes first',
    world: {
      ...SEATS,
      player: { wonder: 'giza', cards: { 'red-2': 1, 'red-1': 1 }, tokens: ['urbanism'] },
      taken: true,
      pending: 1,
      used: ['urbanism'],
      decks: { player: 'coin', opponent: 'blue-3' },
    },
    it: [
      'Battaglia: tu 2 Scudi, l’Avversario 0',
      'Prendi 2 segnalini Vittoria Militare: almeno il doppio degli Scudi',
      'L’Avversario prende Moneta dal tuo mazzo (priorità 2)',
    ],
    en: [
      'Battle: your 2 Shields against the Opponent’s 0',
      'You take 2 Military Victory tokens: at least twice as many Shields',
      'The Opponent takes Coin from your deck (priority 2)',
    ],
    cites: ['S1', 'S1', 'S7.2'],
  },
  {
    says: 'R11.1 it would complete its Wonder and win: the danger comes first',
    world: {
      ...SEATS,
      opponent: { wonder: 'rhodes', stages: ALL_BUT_LAST, cards: { wood: 1, stone: 1, brick: 1 } },
      decks: { player: 'coin', opponent: 'blue-3' },
    },
    it: [
      'L’Avversario completa Rhódos e vince 26 a 0',
      'L’Avversario prende Moneta dal tuo mazzo (priorità 2); costruisce lo Stadio di Rhódos da 4 Risorse diverse (Legno + Pietra + Mattone + Moneta)',
    ],
    en: [
      'The Opponent completes Rhodes and wins 26 to 0',
      'The Opponent takes Coin from your deck (priority 2); constructs the Rhodes Stage for 4 different Resources (Wood + Stone + Brick + Coin)',
    ],
    cites: ['S1', 'S7.2'],
    wins: ['automa', undefined],
  },
  {
    says: 'R11.1 R11.3 you can complete your Wonder with a card in sight and win',
    world: {
      ...SEATS,
      player: { wonder: 'rhodes', stages: ALL_BUT_LAST, cards: { wood: 1, stone: 1, brick: 1 } },
      opponent: { wonder: 'giza' },
      decks: { player: 'wood', opponent: 'glass' },
    },
    it: [
      'Puoi completare Rhódos in questo turno e vincere 26 a 0: prendi Vetro dal mazzo dell’Avversario',
      'Se il dado dà 1–3: l’Avversario prende Legno dal tuo mazzo (priorità 3b)',
      'Se il dado dà 4–6: l’Avversario prende Vetro dal suo mazzo (priorità 3b)',
    ],
    en: [
      'You can complete Rhodes this turn and win 26 to 0: take Glass from the Opponent’s deck',
      'If the die shows 1–3: the Opponent takes Wood from your deck (priority 3b)',
      'If the die shows 4–6: the Opponent takes Glass from its own deck (priority 3b)',
    ],
    cites: ['S1', 'S7.3', 'S7.3'],
    wins: ['you', undefined, undefined],
  },
  {
    says: 'R11.3 you can complete your Wonder, but would lose',
    world: {
      ...SEATS,
      player: { wonder: 'rhodes', stages: ALL_BUT_LAST, cards: { wood: 1, stone: 1, brick: 1 } },
      opponent: { wonder: 'giza', military: 10 },
      decks: { player: 'blue-3', opponent: 'glass' },
    },
    it: [
      'Puoi completare Rhódos in questo turno, ma perderesti 30 a 26: prendi Vetro dal mazzo dell’Avversario',
      'L’Avversario prende Vetro dal suo mazzo (priorità 3b)',
    ],
    en: [
      'You can complete Rhodes this turn, but you would lose 30 to 26: take Glass from the Opponent’s deck',
      'The Opponent takes Glass from its own deck (priority 3b)',
    ],
    cites: ['S1', 'S7.3'],
    wins: [undefined, undefined],
  },
  {
    says: 'R5.8 what Olympia would take from a deck whose next card nobody has seen is left open',
    world: {
      ...SEATS,
      opponent: { wonder: 'olympia', stages: ['olympia-2d'], cards: { wood: 1 } },
      decks: { player: 'coin', opponent: 'blue-3' },
    },
    it: [
      'L’Avversario prende Moneta dal tuo mazzo (priorità 2); costruisce lo Stadio di Olympía da 2 Risorse identiche (Legno + Moneta)',
    ],
    en: [
      'The Opponent takes Coin from your deck (priority 2); constructs the Olympia Stage for 2 identical Resources (Wood + Coin)',
    ],
    cites: ['S7.2'],
  },
]

test('R7.3 R7.4 before you take a card it is told that it leads to a Battle, and what the Opponent gains by it', () => {
  const s = position.read({
    ...SEATS,
    player: { wonder: 'giza', cards: { 'red-1': 1 } },
    opponent: { wonder: 'rhodes', cards: { 'red-0': 5 } },
    decks: { player: 'red-1', opponent: 'red-2' },
  })
  const take = game.options(s).find(({ move }) => game.key(move) === 'take opponent')?.move as Move
  expect(effectsOf(s, take, 'en')).toEqual([
    '2 Conflict tokens are turned to the Battle side: the Red card (2 Horns), so this turn ends with a Battle',
    'Battle: your 2 Shields against the Opponent’s 5',
    'The Opponent takes 2 Military Victory tokens: at least twice as many Shields',
    'You discard 2 Red cards with Horns after the Battle',
    'The 3 Conflict tokens go back to the Peace side',
  ])
  expect(effectsOf(s, { do: 'take', deck: 0 }, 'it')).toEqual([
    'Si gira 1 segnalino Conflitto sul lato Battaglia: la carta Rossa (1 Corno)',
  ])
})

describe('ahead', () => {
  test.each(CASES.map((each) => [each.says, each] as const))('%s', (_, { world, it, en, cites, wins }) => {
    const found = aheadOf(world)
    expect(found.map(({ text }) => text.it)).toEqual(it)
    expect(found.map(({ text }) => text.en)).toEqual(en)
    expect(found.map(({ cite }) => cite)).toEqual(cites)
    expect(found.map((each) => each.wins)).toEqual(wins ?? found.map(() => undefined))
  })

  test('R2.9 R11 nothing is told during set-up, while chance speaks and after the end', () => {
    expect(ahead?.(game.start({ level: 'hard', opponent: 'random', first: 'you' }))).toEqual([])
    expect(aheadOf({ ...SEATS, decks: { player: null, opponent: 'coin' } })).toEqual([])
    expect(aheadOf({ ...SEATS, decks: { central: 'empty' } })).toEqual([])
  })

  test('S7 S15 what is told of its first move comes true, and telling it changes nothing', () => {
    let told = 0
    for (let n = 0; n < 40; n++) {
      const stream = dice(n)
      const s = game.start({ level: 'hard', opponent: 'random', first: 'you' })
      for (let step = game.step(s); step.kind !== 'over'; step = game.step(s)) {
        const before = JSON.stringify(s)
        const turn = nextTurn(s)
        ahead?.(s)
        expect(JSON.stringify(s)).toBe(before)
        const theirs = step.kind === 'choice' && step.seat === 'automa'
        const move: Move = theirs ? automa.decide(s) : pickWeighted(game.options(s), stream).move
        if (theirs && turn !== undefined && !turn.reveals && move.do !== 'roll' && move.do !== 'reveal') {
          told++
          const firsts = turn.branches.map(({ steps }) => game.key(steps[0]?.move as Move))
          expect(firsts).toContain(game.key(move))
        }
        game.apply(s, move)
      }
    }
    expect(told).toBeGreaterThan(500)
  })
})
