// Moves and questions as sentences: articles, gender and number in both languages.
import { describe, expect, test } from 'vitest'
import { dice, pickWeighted } from '../../../src/kernel/chance.ts'
import { genreNo } from '../../../src/games/age-of-comics/catalogue/vocabulary.ts'
import { STANDARD } from '../../../src/games/age-of-comics/deck.ts'
import { ofGenre } from '../../../src/games/age-of-comics/genre-words.ts'
import { ageOfComicsModule } from '../../../src/games/age-of-comics/module.ts'
import { comic, BACKS, orders } from './world.ts'

const { notation, position, say, prompt } = ageOfComicsModule

const both = (line: string, world?: object): readonly string[] => {
  const before = world === undefined ? undefined : position.read({ phase: 'player-turn', decks: BACKS, ...world })
  const move = notation.read(line)
  if (move === undefined) throw new Error(`no move: ${line}`)
  return [say(move, 'it', before), say(move, 'en', before)]
}

describe('a genre follows the noun', () => {
  test.each([
    ['crime', 'idea poliziesca', 'fumetto poliziesco', 'ordini polizieschi', 'crime orders'],
    ['horror', 'idea horror', 'fumetto horror', 'ordini horror', 'horror orders'],
    ['romance', 'idea romantica', 'fumetto romantico', 'ordini romantici', 'romance orders'],
    ['sci-fi', 'idea di fantascienza', 'fumetto di fantascienza', 'ordini di fantascienza', 'sci-fi orders'],
    ['superhero', 'idea di supereroi', 'fumetto di supereroi', 'ordini di supereroi', 'superhero orders'],
    ['western', 'idea western', 'fumetto western', 'ordini western', 'western orders'],
  ])('%s', (id, idea, comicName, many, inEnglish) => {
    const genre = genreNo(id)
    if (genre === undefined) throw new Error(id)
    expect([
      ofGenre('idea', genre, 'it'),
      ofGenre('comic', genre, 'it'),
      ofGenre('orders', genre, 'it'),
      ofGenre('orders', genre, 'en'),
    ]).toEqual([idea, comicName, many, inEnglish])
  })

  test.each([
    ['idea romance', 'Prendi un’idea romantica dalla riserva.', 'Take a romance idea from the supply.'],
    ['board crime', 'Prendi l’idea poliziesca dal tabellone.', 'Take the crime idea from the board.'],
    ['genre superhero', 'Comincia con un fumetto di supereroi.', 'Begin with a superhero comic.'],
    ['remove romance', 'L’Automa toglie l’idea romantica.', 'The Automa removes the romance idea.'],
    ['turn crime', 'L’Automa gira gli ordini polizieschi.', 'The Automa turns the crime orders.'],
    [
      'calendar crime',
      'Calendario: Poliziesco; si girano tutti gli ordini polizieschi.',
      'Calendar: Crime; all crime orders are turned.',
    ],
    ['order o-2-5 romance', 'Un ordine romantico va sulla casella D1.', 'A romance order goes on space D1.'],
  ])('%s', (line, it, en) => {
    expect(both(line)).toEqual([it, en])
  })
})

describe('what is known of a move is told with it', () => {
  const map = orders('o-4-5 crime 4', 'o-5-4 romance')

  test.each([
    [
      'collect o-4-5',
      'Raccogli l’ordine poliziesco di valore 4 della casella D3.',
      'Collect the crime order of value 4 on space D3.',
    ],
    [
      'flip o-5-4',
      'Gira l’ordine romantico coperto della casella C4.',
      'Turn the face-down romance order on space C4.',
    ],
    ['flip o-2-5', 'Gira l’ordine della casella D1.', 'Turn the order on space D1.'],
  ])('%s', (line, it, en) => {
    expect(both(line, { map })).toEqual([it, en])
  })

  test('R5.1 R5.3 an increase says what it leads to and costs', () => {
    const printed = [comic('comic-gang-wars', 2, { writer: 'writer-crime-1', artist: 'artist-horror-1' })]
    expect(both('increase comic-gang-wars writer', { player: { printed } })).toEqual([
      'Porta lo scrittore di «Gang Wars» a 2 ($2).',
      'Raise the writer of “Gang Wars” to 2 ($2).',
    ])
    expect(both('increase comic-gang-wars artist')).toEqual([
      'Aumenta l’artista di «Gang Wars».',
      'Raise the artist of “Gang Wars”.',
    ])
  })

  test('R14.1 a creative who costs more is paid, one who costs less pays back', () => {
    const printed = [comic('comic-gang-wars', 2, { writer: 'writer-crime-2a', artist: 'artist-horror-1' })]
    const hand = ['writer-crime-1', 'writer-crime-3', 'writer-crime-2b']
    const swap = (id: string) => both(`swap comic-gang-wars ${id}`, { player: { printed, hand } })
    expect(swap('writer-crime-3')).toEqual([
      'Riassegna Scrittore Poliziesco 3 Chris Constance a «Gang Wars» (paghi $1).',
      'Re-assign Crime Writer 3 Chris Constance to “Gang Wars” (pay $1).',
    ])
    expect(swap('writer-crime-1')).toEqual([
      'Riassegna Scrittore Poliziesco 1 Michael Florio a «Gang Wars» (ricevi $1).',
      'Re-assign Crime Writer 1 Michael Florio to “Gang Wars” (get $1).',
    ])
    expect(swap('writer-crime-2b')[1]).toBe('Re-assign Crime Writer 2 Margot Fragrasse to “Gang Wars”.')
  })

  test('R10.3 a rip-off is told with what it copies, an original with its genre', () => {
    expect(both('print ripoff-vampyria')).toEqual([
      'Stampa «Vampyria» (plagio di «Carmilla»).',
      'Print “Vampyria” (a rip-off of “Carmilla”).',
    ])
    expect(both('print comic-carmilla')).toEqual(['Stampa «Carmilla» (Horror).', 'Print “Carmilla” (Horror).'])
  })

  test('R13.2 a step is free once, then it is paid', () => {
    const selling = (walked: boolean) => ({ doing: [{ ask: 'sales', flips: 1, collects: 1, walked }] })
    expect(both('walk n-3-2', { map, ...selling(false) })).toEqual([
      'Porta l’agente allo snodo C5 (gratis).',
      'Walk the agent to node C5 (free).',
    ])
    expect(both('walk n-3-2', { map, ...selling(true), player: { money: 5 } })).toEqual([
      'Porta l’agente allo snodo C5 ($2).',
      'Walk the agent to node C5 ($2).',
    ])
  })

  test('one fan is a fan, more are fans', () => {
    expect(both('value o-2-5 3')).toEqual([
      'L’ordine sulla casella D1 ha valore 3 (1 fan).',
      'The order on space D1 has value 3 (1 fan).',
    ])
    expect(both('campaign 5')).toEqual(['Paga $5 per 2 fan.', 'Pay $5 for 2 fans.'])
  })
})

test('every question of a whole game is a sentence in both languages', () => {
  const { game, automa } = ageOfComicsModule
  const s = game.start({ level: 'expert', challenges: 'none', deck: STANDARD })
  const stream = dice(5)
  while (game.step(s).kind !== 'over') {
    for (const lang of ['it', 'en'] as const) expect(prompt(s, lang)).toMatch(/^\p{Lu}[^#]+[.?)]$/u)
    const step = game.step(s)
    const its = step.kind === 'choice' && step.seat === 'automa'
    game.apply(s, its ? automa.decide(s) : pickWeighted(game.options(s), stream).move)
  }
  expect([prompt(s, 'it'), prompt(s, 'en')]).toEqual(['La partita è finita.', 'The game is over.'])
})
