// What moves cause, as people read it, and the law of consequences where games begin from positions.
import { describe, expect, test } from 'vitest'
import { dice, pickWeighted } from '../../../src/kernel/chance.ts'
import { copy } from '../../../src/kernel/copy.ts'
import { LANGS, type Lang } from '../../../src/kernel/text.ts'
import { architectsModule } from '../../../src/games/architects/module.ts'
import type { Move } from '../../../src/games/architects/moves.ts'
import { tellings } from '../../../src/kernel/consequences.ts'
import { consequenceLaw } from '../../fixtures/random-games.ts'
import { SCENARIOS } from './all.ts'
import type { World } from './world.ts'

const { game, position, automa, stage } = architectsModule
const SEATS = { player: { wonder: 'giza' }, opponent: { wonder: 'rhodes' } } as const
const TOKENS = { faceUp: ['culture', 'decor', 'education'] } as const

/** Plays the lines of all seats and tells what each caused, without what their own sentences say. */
function told(world: World, lines: readonly string[], lang: Lang): readonly string[] {
  const s = position.read(world)
  return lines.flatMap((line) => {
    const option = game.options(s).find(({ move }) => game.key(move) === line)
    if (option === undefined) throw new Error(`${line} is not possible`)
    const heard: unknown[] = []
    game.apply(s, option.move, (consequence) => heard.push(consequence))
    return tellings(architectsModule, heard, lang).map(({ rank, text }) =>
      rank === 'line' ? text : `${rank}: ${text}`,
    )
  })
}

interface Scene {
  readonly says: string
  readonly world: World
  readonly play: readonly string[]
  readonly it: readonly string[]
  readonly en: readonly string[]
}

const SCENES: readonly Scene[] = [
  {
    says: 'R7.2 R7.4 R7.5 a Battle that the Opponent causes',
    world: {
      ...SEATS,
      progress: TOKENS,
      player: { wonder: 'giza', cards: { 'red-1': 1 } },
      opponent: { wonder: 'rhodes', cards: { 'red-0': 2 } },
      decks: { player: 'red-1', opponent: 'red-2' },
    },
    play: ['take opponent', 'card wood'],
    it: [
      'Si girano 2 segnalini Conflitto sul lato Battaglia: la carta Rossa (2 Corni), perciò il turno finisce con una Battaglia',
      'event: Battaglia: tu 1 Scudo, l’Avversario 3',
      'L’Avversario prende 2 segnalini Vittoria Militare: almeno il doppio degli Scudi',
      'Dopo la Battaglia scarti 1 carta Rossa con Corni',
      'Dopo la Battaglia l’Avversario scarta 1 carta Rossa con Corni',
      'I 3 segnalini Conflitto tornano sul lato Pace',
      'section: Dopo la Battaglia 1',
    ],
    en: [
      '2 Conflict tokens are turned to the Battle side: the Red card (2 Horns), so this turn ends with a Battle',
      'event: Battle: your 1 Shield against the Opponent’s 3',
      'The Opponent takes 2 Military Victory tokens: at least twice as many Shields',
      'You discard 1 Red card with Horns after the Battle',
      'The Opponent discards 1 Red card with Horns after the Battle',
      'The 3 Conflict tokens go back to the Peace side',
      'section: After Battle 1',
    ],
  },
  {
    says: 'R7.4 a Battle that nobody wins',
    world: {
      ...SEATS,
      active: 'player',
      progress: TOKENS,
      player: { wonder: 'giza', cards: { 'red-1': 1 } },
      opponent: { wonder: 'rhodes', cards: { 'red-0': 2 } },
      decks: { player: 'wood', opponent: 'red-2' },
    },
    play: ['take opponent', 'card wood'],
    it: [
      'Si girano 2 segnalini Conflitto sul lato Battaglia: la carta Rossa (2 Corni), perciò il turno finisce con una Battaglia',
      'event: Battaglia: 2 Scudi a testa, nessuno prende segnalini',
      'Dopo la Battaglia scarti 2 carte Rosse con Corni',
      'I 3 segnalini Conflitto tornano sul lato Pace',
      'section: Dopo la Battaglia 1',
    ],
    en: [
      '2 Conflict tokens are turned to the Battle side: the Red card (2 Horns), so this turn ends with a Battle',
      'event: Battle: 2 Shields each, nobody takes a token',
      'You discard 2 Red cards with Horns after the Battle',
      'The 3 Conflict tokens go back to the Peace side',
      'section: After Battle 1',
    ],
  },
  {
    says: 'R9.2 R8.2 the Cat changes sides, and a token brings an extra card',
    world: {
      player: { wonder: 'giza', tokens: ['urbanism'] },
      opponent: { wonder: 'rhodes', cards: { 'blue-2-cat': 1 } },
      active: 'player',
      cat: 'opponent',
      progress: TOKENS,
      decks: { player: 'wood', opponent: 'blue-2-cat' },
    },
    play: ['take player', 'card coin', 'take opponent', 'card coin'],
    it: [
      'Hai diritto a una carta aggiuntiva: Urbanismo',
      'È una tua carta aggiuntiva',
      'Prendi la pedina Gatto all’Avversario: carta Blu con il Gatto',
    ],
    en: [
      'You may take an extra card: Urbanism',
      'This is an extra card of yours',
      'You take the Cat pawn from the Opponent: Blue card with the Cat',
    ],
  },
  {
    says: 'R5.8 R11.1 Olympia’s cards are told, and that the Wonder is complete ends the game',
    world: {
      player: {
        wonder: 'olympia',
        stages: ['olympia-2d', 'olympia-2i', 'olympia-3d', 'olympia-3i'],
        cards: { wood: 1, stone: 1, glass: 1 },
      },
      opponent: { wonder: 'rhodes' },
      active: 'player',
      progress: TOKENS,
      decks: { player: 'coin', opponent: 'blue-3' },
    },
    play: ['take player', 'card gear', 'construct olympia-4d wood stone glass coin'],
    it: [
      'event: Hai completato Olympía: la partita finisce con questo turno',
      'event: La partita finisce: Olympía è completa',
    ],
    en: [
      'event: You have completed Olympia: the game ends with this turn',
      'event: The game ends: Olympia is complete',
    ],
  },
  {
    says: 'R5.8 Olympia takes the top card of each Wonder deck',
    world: {
      player: { wonder: 'olympia', stages: ['olympia-2d'], cards: { wood: 1 } },
      opponent: { wonder: 'rhodes' },
      active: 'player',
      progress: TOKENS,
      decks: { player: 'wood', opponent: 'blue-3' },
    },
    play: ['take player', 'card gear', 'construct olympia-2i wood wood'],
    it: [
      'Prendi Ingranaggio dal tuo mazzo: Olympía',
      'Prendi la carta Blu (3 punti) dal mazzo dell’Avversario: Olympía',
    ],
    en: [
      'You take Gear from your deck: Olympia',
      'You take the Blue card (3 points) from the Opponent’s deck: Olympia',
    ],
  },
  {
    says: 'R5.8 what Halicarnassus shows, keeps and shuffles back',
    world: {
      player: { wonder: 'halicarnassus', stages: ['halicarnassus-2d'], cards: { wood: 1 } },
      opponent: { wonder: 'rhodes' },
      active: 'player',
      progress: TOKENS,
      decks: { player: { top: 'wood', count: 3, left: { gear: 1, coin: 1 } }, opponent: 'stone' },
    },
    play: [
      'take player',
      'card gear',
      'construct halicarnassus-2i wood wood',
      'hali-deck player',
      'card coin',
      'hali-card gear',
    ],
    it: ['Si mostra Ingranaggio in cima al tuo mazzo', 'L’altra carta torna nel tuo mazzo: Moneta'],
    en: ['Shown: Gear on your deck', 'The other card is shuffled into your deck: Coin'],
  },
  {
    says: 'S6 Q26 the central card you had looked at is turned up by the Opponent’s Cat',
    world: {
      player: { wonder: 'giza' },
      opponent: { wonder: 'rhodes', cards: { 'blue-2-cat': 1 } },
      cat: 'opponent',
      seen: 'coin',
      progress: TOKENS,
      decks: { player: 'wood', opponent: 'blue-3' },
    },
    play: ['reveal'],
    it: ['Si scopre Moneta in cima al mazzo centrale'],
    en: ['Turned up: Coin on the central deck'],
  },
  {
    says: 'R7.1 Shields that no card gives are told: Rhodes and Tactics',
    world: {
      player: { wonder: 'rhodes', cards: { wood: 1, gear: 2 } },
      opponent: { wonder: 'giza' },
      active: 'player',
      progress: { faceUp: ['tactics', 'decor', 'education'] },
      decks: { player: 'wood', opponent: 'blue-3' },
    },
    play: [
      'take player',
      'card coin',
      'construct rhodes-2i wood wood',
      'science gear gear',
      'token tactics',
      'progress culture',
    ],
    it: ['Hai 1 Scudo in più: Rhódos', 'Hai 2 Scudi in più: Tattica'],
    en: ['You gain 1 Shield: Rhodes', 'You gain 2 Shields: Tactics'],
  },
  {
    says: 'R8.3 R10.2 an extra card without a deck is lost, and empty decks end the game',
    world: {
      player: { wonder: 'giza' },
      opponent: { wonder: 'rhodes', tokens: ['jewellery'] },
      progress: TOKENS,
      decks: { player: 'empty', opponent: { top: 'stone', count: 1 }, central: 'empty' },
    },
    play: ['take opponent'],
    it: [
      'L’Avversario ha diritto a una carta aggiuntiva: Oreficeria',
      'L’Avversario perde una carta aggiuntiva: i mazzi sono vuoti',
      'event: La partita finisce: i mazzi sono vuoti',
    ],
    en: [
      'The Opponent gets an extra card: Jewellery',
      'The Opponent loses an extra card: the decks are empty',
      'event: The game ends: the decks are empty',
    ],
  },
]

describe('what a move causes is told', () => {
  test.each(SCENES.map((scene) => [scene.says, scene] as const))('%s', (_, { world, play, it, en }) => {
    expect(told(world, play, 'it')).toEqual(it)
    expect(told(world, play, 'en')).toEqual(en)
  })
})

test('the law of consequences also holds where games begin from positions that leave things out', () => {
  const worlds = Object.values(SCENARIOS).flatMap((each) => each.map(({ world }) => world))
  let moves = 0
  for (const [n, world] of worlds.entries()) {
    const stream = dice(n)
    const s = position.read(world)
    const law = consequenceLaw(architectsModule, s)!
    for (let step = game.step(s); step.kind !== 'over'; step = game.step(s), moves++) {
      const theirs = step.kind === 'choice' && step.seat === 'automa'
      const move: Move = theirs ? decideOr(s, stream) : pickWeighted(game.options(s), stream).move
      game.apply(s, move, law.tell)
      expect(law.broken(s), `${JSON.stringify(world)} after ${game.key(move)}`).toBeUndefined()
    }
  }
  expect(moves).toBeGreaterThan(5000)
})

/** A position for a question may lack the Wonder that the Opponent decides by: then anything goes. */
function decideOr(s: ReturnType<typeof position.read>, stream: ReturnType<typeof dice>): Move {
  return s.boards[1].wonder < 0 ? pickWeighted(game.options(s), stream).move : automa.decide(s)
}

test('R2.9 R11.1 how far the game has come is told in every state', () => {
  const s = game.start({ level: 'hard', opponent: 'random', first: 'you' })
  const stream = dice(7)
  const stages = new Set<string>()
  for (let step = game.step(s); ; step = game.step(s)) {
    for (const lang of LANGS) stages.add(stage?.(copy(s))[lang] ?? '')
    if (step.kind === 'over') break
    const theirs = step.kind === 'choice' && step.seat === 'automa'
    game.apply(s, theirs ? automa.decide(s) : pickWeighted(game.options(s), stream).move)
  }
  expect([...stages].slice(0, 4)).toEqual(['Preparazione', 'Set-up', 'Stadi 0–0 su 5', 'Stages 0–0 of 5'])
  expect([...stages].slice(-2)).toEqual(['Fine della partita', 'End of the game'])
})
