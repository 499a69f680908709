// A why that adds up: the questions of a move, sums, where clauses stand and what rulings rest on.
import { describe, expect, test } from 'vitest'
import { recorder } from '../../../src/kernel/trace.ts'
import { textsOf } from '../../../src/games/age-of-comics/automa/clauses.ts'
import { ageOfComicsModule } from '../../../src/games/age-of-comics/module.ts'
import { BACKS, comic } from './world.ts'

const { automa, game, position } = ageOfComicsModule
const { clauses: CLAUSES, rulings: RULINGS } = textsOf()

describe('why', () => {
  const TURN = { phase: 'automa-turn', card: 'automa-01', decks: BACKS, spaces: {} }

  test('S7.2 S7.4 a team is three questions: the genre, the writer, the artist', () => {
    const tracer = recorder()
    const world = {
      phase: 'automa-turn',
      card: 'automa-01',
      decks: BACKS,
      spaces: {},
      display: {
        writers: ['writer-crime-1', 'writer-crime-3', 'writer-western-3'],
        artists: ['artist-crime-1', 'artist-crime-3'],
      },
      doing: [{ ask: 'automa-hire' }],
    }
    automa.decide(position.read(world), tracer)
    const questions = tracer.entries.map(({ ladder }) => [ladder.question?.it, ladder.question?.en])
    expect(questions).toEqual([
      ['Perché questo genere?', 'Why this genre?'],
      ['Perché questo scrittore?', 'Why this writer?'],
      ['Perché questo artista?', 'Why this artist?'],
    ])
  })

  test.each([
    [
      'S10.3 Q16 a developed comic that earns the token',
      { round: 2, automa: { developed: ['comic-carmilla'] } },
      ['S10.3', '5 fans = 2 for level Beginner + 2 for round 2 + 1 for mastery'],
      '5 fan = 2 del livello Principiante + 2 del round 2 + 1 della Maestria',
    ],
    [
      'S10.3 a developed comic whose token is yours',
      {
        round: 3,
        level: 'expert',
        mastery: { horror: 'player' },
        player: { printed: [comic('comic-it-lives', 2)] },
        automa: { developed: ['comic-carmilla'] },
      },
      ['S10.3', '8 fans = 5 for level Expert + 3 for round 3'],
      '8 fan = 5 del livello Esperto + 3 del round 3',
    ],
    [
      'S10.5 a rip-off',
      { round: 4, player: { printed: [comic('comic-gang-wars', 2)] }, mastery: { crime: 'player' } },
      ['S10.5', '2 fans = 2 for level Beginner'],
      '2 fan = 2 del livello Principiante',
    ],
  ])('the fans of a print are a question of their own, and add up: %s', (_, world, [cite, en], it) => {
    const { automa: its = {}, ...more } = world as { automa?: object }
    const team = { writers: ['writer-crime-1'], artists: ['artist-crime-1'] }
    const state = position.read({
      ...TURN,
      ...more,
      automa: { ...team, ...its },
      doing: [{ ask: 'automa-print', left: 1 }],
    })
    const tracer = recorder()
    const move = automa.decide(state, tracer)
    const [told] = tracer.entries
    expect(told?.ladder.question?.en).toBe('Why this number of fans?')
    expect([told?.rung.cite, told?.rung.text.en]).toEqual([cite, en])
    expect(told?.rung.text.it).toBe(it)
    game.apply(state, move)
    expect(state.automa.printed.at(-1)?.fans).toBe(Number.parseInt(en ?? '', 10))
  })

  test('every clause names the heading of the document under which it stands, and a ruling none', () => {
    expect(CLAUSES.filter(({ heading }) => heading === undefined)).toEqual([])
    expect(RULINGS.filter(({ heading }) => heading !== undefined)).toEqual([])
    for (const id of ['Q5', 'Q16', 'Q25']) expect(RULINGS.find((ruling) => ruling.id === id)?.ground, id).toBeDefined()
  })
})
