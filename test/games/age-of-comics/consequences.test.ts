// What moves cause, told in both languages, with the scenes a person must not miss.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listen, tellings } from '../../../src/kernel/consequences.ts'
import { ledgerOf } from '../../../src/kernel/ledger.ts'
import { readSave } from '../../../src/kernel/save.ts'
import { LANGS } from '../../../src/kernel/text.ts'
import { Table } from '../../../src/kernel/table.ts'
import { genreNo } from '../../../src/games/age-of-comics/catalogue/vocabulary.ts'
import { STANDARD } from '../../../src/games/age-of-comics/deck.ts'
import { ageOfComicsModule } from '../../../src/games/age-of-comics/module.ts'
import { BACKS, comic } from './world.ts'

const { game, notation, position, score, stage } = ageOfComicsModule

/** What the last of some moves causes, by language, without what its own sentence says. */
function told(world: object, ...lines: readonly string[]): { readonly it: string[]; readonly en: string[] } {
  let state = position.read({ phase: 'player-turn', decks: BACKS, ...world })
  let causes: readonly unknown[] = []
  for (const line of lines) {
    const move = notation.read(line)
    if (move === undefined || !game.options(state).some((option) => game.key(option.move) === line))
      throw new Error(`not possible: ${line}`)
    const heard = listen(game, state, move)
    state = heard.after
    causes = heard.told
  }
  const [it = [], en = []] = LANGS.map((lang) =>
    tellings(ageOfComicsModule, causes, lang).map(({ rank, text }) => (rank === 'line' ? text : `${rank}: ${text}`)),
  )
  return { it, en }
}

const ALL_BUT_ONE = { hire: ['automa', 'player'], ideas: ['automa', 'player'], sales: ['automa', 'player', 'automa'] }

describe('the end of a round', () => {
  const world = {
    round: 1,
    spaces: ALL_BUT_ONE,
    ideasBoard: ['crime', 'horror', 'sci-fi', 'western'],
    display: { writers: ['writer-crime-1'], artists: [], comics: ['comic-outlaws'] },
    player: {
      money: 1,
      hyped: [{ id: 'comic-neptunio', tokens: 1 }],
      printed: [comic('comic-gang-wars', 5), comic('comic-carmilla', 1)],
    },
    automa: {
      printed: [comic('comic-love-letter', 7)],
      cards: { revealed: ['automa-01', 'automa-02', 'automa-03', 'automa-04'] },
    },
  }

  test('R15 S12.1 tells ranking, income, decay and all that is cleared, in order', () => {
    expect(told(world, 'place royalties').en).toEqual([
      'You gain $4: Royalties',
      'event: Round 1 ends',
      'You gain 2 VP: second in the ranking, 5 fans to 7',
      'The Automa gains 3 VP: first in the ranking, 7 fans to 5',
      'You gain $3: “Gang Wars” has 5 fans',
      'You gain $1: “Carmilla” has 1 fan',
      '“Gang Wars” loses 1 fan: end of the round',
      'The Automa’s “Love Letter” loses 1 fan: end of the round',
      'All editors return',
      '4 automa cards are discarded',
      '2 cards left on display are discarded',
      'Back on the board: the romance idea and the superhero idea',
      '“Neptunio” gets 1 Hype token: a new round begins',
    ])
    expect(told(world, 'place royalties').it).toEqual([
      'Guadagni $4: Royalties',
      'event: Fine del round 1',
      'Guadagni 2 PV: al secondo posto in classifica, 5 fan contro 7',
      'L’Automa guadagna 3 PV: in testa alla classifica, 7 fan contro 5',
      'Guadagni $3: «Gang Wars» ha 5 fan',
      'Guadagni $1: «Carmilla» ha 1 fan',
      '«Gang Wars» perde 1 fan: fine del round',
      '«Love Letter» dell’Automa perde 1 fan: fine del round',
      'Tutti i redattori tornano indietro',
      'Si scartano 4 carte Automa',
      'Si scartano 2 carte rimaste esposte',
      'Tornano sul tabellone l’idea romantica e l’idea di supereroi',
      '«Neptunio» riceve 1 segnalino Hype: comincia un nuovo round',
    ])
  })

  test('R15.1 both sides are level', () => {
    const level = { ...world, player: { printed: [comic('comic-gang-wars', 7)] } }
    expect(told(level, 'place royalties').en.slice(2, 4)).toEqual([
      'You gain 3 VP: level at the top of the ranking, 7 fans each',
      'The Automa gains 3 VP: level at the top of the ranking, 7 fans each',
    ])
  })

  test('S4.7 after the second round all automa cards are shuffled', () => {
    const second = { ...world, round: 2, automa: { cards: { discard: ['automa-05'] } } }
    expect(told(second, 'place royalties').it).toContain('Si rimescolano tutte le 12 carte Automa')
  })

  test('R15.3 S13.2 after the last round the game ends, and says by what', () => {
    const last = { ...world, round: 5, player: { vp: 60, printed: [comic('comic-gang-wars', 5)] } }
    expect(told(last, 'place royalties').en).toEqual([
      'You gain $4: Royalties',
      'event: Round 5 ends',
      'You gain 2 VP: second in the ranking, 5 fans to 7',
      'The Automa gains 3 VP: first in the ranking, 7 fans to 5',
      'You gain $3: “Gang Wars” has 5 fans',
      // 5 fans, 62 points, an original 2, $7 make 1; the Automa 7 fans, 3 points, 18 for its level.
      'event: The game ends: you win by 70 VP to 28 VP',
    ])
  })
})

test('R10.4 R11 R13.3 a print tells its price, where its fans come from, the token and the order', () => {
  const world = {
    spaces: { sales: ['automa'] },
    player: {
      money: 9,
      ideas: { crime: 2 },
      hand: ['writer-crime-2a', 'artist-horror-1', 'comic-gang-wars'],
      hyped: [],
      orders: [{ genre: 'crime', value: 3 }],
    },
  }
  const moves = ['place print', 'print comic-gang-wars', 'use writer-crime-2a', 'use artist-horror-1']
  expect(told(world, ...moves).en).toEqual([
    'You print “Gang Wars” with Crime Writer 2 Colin te Booij and Horror Artist 1 Julian Earl',
    'You pay $3: Crime Writer 2 Colin te Booij and Horror Artist 1 Julian Earl',
    'You pay 2 crime ideas: printing “Gang Wars”',
    '“Gang Wars” gains 1 fan: an original',
    '“Gang Wars” gains 1 fan: Crime Writer 2 Colin te Booij matches',
    'You take the crime mastery token',
    '“Gang Wars” gains 1 fan: mastery',
    '“Gang Wars” fulfils the crime order of value 3 and gains 1 fan',
    'You gain $4: bonus of “Gang Wars”',
  ])
  expect(told(world, ...moves).it.slice(0, 3)).toEqual([
    'Stampi «Gang Wars» con Scrittore Poliziesco 2 Colin te Booij e Artista Horror 1 Julian Earl',
    'Paghi $3: Scrittore Poliziesco 2 Colin te Booij e Artista Horror 1 Julian Earl',
    'Paghi 2 idee poliziesche: stampa di «Gang Wars»',
  ])
})

test('S10.3 R11.3 the Automa prints, and takes a token from you', () => {
  const world = {
    phase: 'automa-turn',
    round: 2,
    card: 'automa-01',
    mastery: { crime: 'player' },
    player: { printed: [comic('comic-gang-wars', 3)] },
    automa: {
      writers: ['writer-romance-2a'],
      artists: ['artist-romance-2a'],
      developed: ['comic-killer-dames'],
      printed: [comic('comic-its-a-felony', 3)],
    },
    spaces: {},
    doing: [{ ask: 'automa-print', left: 1 }],
  }
  expect(told(world, 'print comic-killer-dames')).toEqual({
    en: [
      'The Automa prints “Killer Dames” with Romance Writer 2 Luis Gonzalez and Romance Artist 2 Elisa Rossello',
      'The Automa’s “Killer Dames” gains 2 fans: level Beginner',
      'The Automa’s “Killer Dames” gains 2 fans: round 2',
      'event: The Automa takes the crime mastery token from you',
      'The Automa’s “It’s a Felony” gains 1 fan: mastery',
      'The Automa’s “Killer Dames” gains 1 fan: mastery',
    ],
    it: [
      'L’Automa stampa «Killer Dames» con Scrittore Romantico 2 Luis Gonzalez e Artista Romantico 2 Elisa Rossello',
      '«Killer Dames» dell’Automa guadagna 2 fan: livello Principiante',
      '«Killer Dames» dell’Automa guadagna 2 fan: round 2',
      'event: L’Automa ti toglie la Maestria poliziesca',
      '«It’s a Felony» dell’Automa guadagna 1 fan: Maestria',
      '«Killer Dames» dell’Automa guadagna 1 fan: Maestria',
    ],
  })
})

test('R13.2 an order collected unseen is told when its value shows', () => {
  const world = {
    spaces: { sales: ['automa'] },
    map: { 'o-5-4': { genre: 'romance' } },
    player: { agent: 'n-2-2' },
  }
  expect(told(world, 'place sales', 'collect o-5-4', 'value o-5-4 3')).toEqual({
    en: ['You collect the romance order of value 3 on space C4'],
    it: ['Raccogli l’ordine romantico di valore 3 della casella C4'],
  })
})

test('R4.2 one idea that returns to the board is spoken of as one', () => {
  const back = { what: 'board-filled', genres: [genreNo('romance') ?? 0] } as const
  expect(ageOfComicsModule.consequences?.say(back, 'it')).toBe('Torna sul tabellone l’idea romantica')
  expect(ageOfComicsModule.consequences?.say(back, 'en')).toBe('Back on the board: the romance idea')
})

test('R4.1 a round is opened by its calendar tile, and the header says where the game stands', () => {
  const beginning = game.start({ level: 'beginner', challenges: 'none', deck: STANDARD })
  expect(stage?.(beginning)).toEqual({ it: 'Preparazione', en: 'Set-up' })
  const world = { phase: 'increase', round: 3, doing: [{ ask: 'calendar' }, { ask: 'calendar' }, { ask: 'increase' }] }
  expect(told(world, 'calendar crime').en).toEqual(['section: Round 3 of 5'])
  expect(told(world, 'calendar crime', 'calendar horror').en).toEqual([])
  expect(stage?.(position.read(world))).toEqual({ it: 'Round 3 di 5', en: 'Round 3 of 5' })
  expect(stage?.(position.read({ phase: 'final', round: 5 })).en).toBe('The end')
})

test('R15 a calendar tile that a position tells beforehand does not swallow the heading of its round', () => {
  const world = { round: 1, spaces: ALL_BUT_ONE, calendar: ['crime', 'horror'] }
  expect(told(world, 'place royalties').en.at(-1)).toBe('section: Round 2 of 5')
})

test('the ledger tells points made in play by what brought them, round by round', () => {
  const save = readFileSync(join(process.cwd(), 'test/corpus', 'age-of-comics-expert-greedy.txt'), 'utf8')
  const table = Table.open(ageOfComicsModule, readSave(save))
  const { sections, sides } = ledgerOf(table)
  expect(sections.map(({ text }) => text.en)).toEqual([
    'Set-up',
    ...[1, 2, 3, 4, 5].map((round) => `Round ${round} of 5`),
  ])
  for (const { seat, items, total } of score(table.state).sides) {
    const side = sides.find((each) => each.seat === seat)
    const rowsOf = (item: string) => side?.rows.filter((row) => row.item === item) ?? []
    const sum = (item: string) => rowsOf(item).reduce((all, row) => all + row.total, 0)
    expect(side?.total).toBe(total)
    for (const { source, points } of items) expect(sum(source), source).toBe(points)
    // Fans and ranking tokens are split whole: no row of theirs bears only the name of its item.
    for (const item of ['fans', 'vpTokens']) {
      expect(rowsOf(item).length).toBeGreaterThan(0)
      expect(rowsOf(item).filter(({ source }) => source === item)).toEqual([])
    }
    // R15.1: two or three points of a ranking in each round with a comic on the chart, in the column of that round.
    const ranking = sections.map((_, at) => rowsOf('vpTokens').reduce((all, row) => all + (row.points[at] ?? 0), 0))
    expect(ranking[0]).toBe(0)
    for (const points of ranking.slice(1)) expect([0, 2, 3]).toContain(points)
  }
})
