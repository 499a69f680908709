// The set-up, event by event (R2).
import { expect, test } from 'vitest'
import { architectsModule } from '../../../src/games/architects/module.ts'
import type { State } from '../../../src/games/architects/state.ts'

const { game, position } = architectsModule

/** Plays the lines and tells who was asked what before each. */
function play(s: State, lines: readonly string[]): string[] {
  return lines.map((line) => {
    const step = game.step(s)
    const option = game.options(s).find(({ move }) => game.key(move) === line)
    if (option === undefined) throw new Error(`"${line}" is not possible`)
    game.apply(s, option.move)
    return step.kind === 'choice' ? `${step.seat} ${step.ask}` : step.kind === 'chance' ? step.bag : 'over'
  })
}

const start = (more: Record<string, string> = {}) =>
  game.start({ level: 'normal', opponent: 'random', first: 'you', ...more } as never)

test('R2.9 R2.1 R2.2 R2.3 R2.4 S3 S4 Wonders, starting token, top cards, face-up tokens, in this order', () => {
  const s = start()
  const asked = play(s, [
    'wonder giza',
    'roll',
    'die 6',
    'wonder rhodes',
    'roll',
    'die 3',
    'start-token propaganda',
    'card wood',
    'card stone',
    'progress culture',
    'progress culture',
    'progress decor',
  ])
  expect(asked).toEqual([
    'you wonder',
    'automa opponent-wonder',
    'die/0',
    'automa opponent-wonder',
    'automa start-token',
    'die/1',
    'automa start-token',
    'player/0',
    'opponent/0',
    'progress/14',
    'progress/13',
    'progress/12',
  ])
  expect(position.write(s)).toMatchObject({
    active: 'player',
    player: { wonder: 'giza', cards: {}, tokens: [] },
    opponent: { wonder: 'rhodes', cards: {}, tokens: ['propaganda'] },
    progress: { faceUp: ['culture', 'culture', 'decor'], stack: 11 },
    decks: {
      player: { top: 'wood', count: 25 },
      opponent: { top: 'stone', count: 25 },
      central: { top: null, count: 60 },
    },
  })
})

test('R2.5 R2.6 R2.7 three Conflict tokens in peace, the Cat with nobody, nothing discarded', () => {
  expect(position.write(start())).toMatchObject({ conflict: 0, cat: null, discard: {} })
})

test('R2.8 Q2 you begin, unless the Opponent is chosen to', () => {
  const rest = [
    'start-token crafts',
    'card wood',
    'card stone',
    'progress decor',
    'progress tactics',
    'progress politics',
  ]
  for (const first of ['you', 'opponent']) {
    const s = start({ first, opponent: 'rhodes' })
    play(s, ['wonder giza', ...rest])
    expect(game.step(s)).toMatchObject({ kind: 'choice', seat: first === 'you' ? 'you' : 'automa', ask: 'turn' })
  }
})

test('Q1 R2.1 a Wonder named for the Opponent is not yours to choose', () => {
  const s = start({ opponent: 'rhodes' })
  expect(game.options(s).map(({ move }) => game.key(move))).not.toContain('wonder rhodes')
  expect(game.options(s)).toHaveLength(6)
})

test('S5 the pool is 15, 14 or 13 tokens', () => {
  for (const [level, pool] of [
    ['easy', 15],
    ['normal', 14],
    ['hard', 13],
  ] as const) {
    const s = start({ level, opponent: 'rhodes' })
    const given =
      level === 'easy'
        ? []
        : level === 'normal'
          ? ['start-token crafts']
          : ['start-token crafts', 'start-token urbanism']
    play(s, ['wonder giza', ...given, 'card wood', 'card stone', 'progress decor'])
    expect(position.write(s)).toMatchObject({ progress: { faceUp: ['decor'], stack: pool - 1 } })
  }
})

test('R9.5 R7.6 the Cat and the Conflict tokens follow from the cards', () => {
  const odd = (more: object) => () =>
    position.read({ player: { wonder: 'giza', ...more }, opponent: { wonder: 'rhodes' } })
  expect(odd({ cards: { 'blue-2-cat': 1 } })).toThrow('cat: somebody has Cat cards')
  expect(position.write(odd({ cards: { 'red-2': 1 } })())).toMatchObject({ conflict: 2 })
})
