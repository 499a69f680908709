// Positions: what reading refuses, what it fills in, and that a game goes on from any moment.
import { describe, expect, test } from 'vitest'
import { dice, pickWeighted } from '../../../src/kernel/chance.ts'
import { BadInput } from '../../../src/kernel/contract.ts'
import { copy } from '../../../src/kernel/copy.ts'
import { cardToJson, deckToJson, readDeck, STANDARD, textOf } from '../../../src/games/age-of-comics/deck.ts'
import { ageOfComicsModule } from '../../../src/games/age-of-comics/module.ts'
import { answer } from '../../../src/games/age-of-comics/position/answer.ts'
import { BACKS, card, comic } from './world.ts'

const { game, automa, position, laws } = ageOfComicsModule

function refused(act: () => unknown): BadInput {
  try {
    act()
  } catch (error) {
    if (error instanceof BadInput) return error
    throw error
  }
  throw new Error('it was not refused')
}
const told = (act: () => unknown): readonly string[] => [refused(act).tell('it'), refused(act).tell('en')]

describe('one clear sentence', () => {
  test.each([
    [{ weather: 'fine' }, 'read.unknown-field'],
    [7, 'read.not-object'],
  ])('%j, which is wrong as a whole', (json, code) => {
    expect(refused(() => answer(json, { kind: 'next' })).code).toBe(code)
  })

  test.each([
    [{ level: 'easy' }, 'level: "easy" non è un livello', 'level: unknown level "easy"'],
    [{ round: 6 }, 'round: il massimo è 5', 'round: is above 5'],
    [{ round: 1.5 }, 'round: non è un numero intero', 'round: is not a whole number'],
    [{ card: 'automa-13' }, 'card: "automa-13" non è una carta Automa', 'card: unknown automa card "automa-13"'],
    [
      { card: { actions: ['hire'], genrePriority: [] } },
      'card actions: non è un elenco di 3',
      'card actions: is not a list of 3',
    ],
    [
      { card: card('hire royalties ideas') },
      'card actions: non può contenere "royalties"',
      'card actions: cannot hold "royalties"',
    ],
    [
      { card: card('hire develop ideas', 'CCSRWH') },
      'card: il genere Poliziesco c’è due volte',
      'card: the genre Crime is there twice',
    ],
    [
      { spaces: { hire: ['player', 'player', 'player', 'player'] } },
      'spaces hire: i redattori: al massimo 3',
      'spaces hire: has more than 3 editors',
    ],
    [
      { map: { 'o-1-1': { genre: 'crime' } } },
      'map: "o-1-1" non è una casella degli ordini',
      'map: unknown order space "o-1-1"',
    ],
    [
      { map: { 'o-2-5': { genre: 'crime', value: 7 } } },
      'map o-2-5 value: non è un valore da 3 a 6',
      'map o-2-5 value: is not a value from 3 to 6',
    ],
    [{ map: { 'o-2-5': 'crime-7' } }, 'map o-2-5: "crime-7" non è un ordine', 'map o-2-5: unknown order "crime-7"'],
    [
      { decks: { writerTop: 4 } },
      'decks writerTop: non è un valore da 1 a 3',
      'decks writerTop: is not a value from 1 to 3',
    ],
    [
      { player: { hand: ['comic-carmilla'] }, automa: { developed: ['comic-carmilla'] } },
      'automa developed: «Carmilla» è già in «Tu, Mano»',
      'automa developed: “Carmilla” is already in “You, Hand”',
    ],
    [
      { player: { hand: ['ripoff-vampyria'] } },
      'player hand 0: "ripoff-vampyria" non è una carta della mano',
      'player hand 0: unknown card of a hand "ripoff-vampyria"',
    ],
    [{ player: { agent: 'n-9-9' } }, 'player agent: "n-9-9" non è uno snodo', 'player agent: unknown node "n-9-9"'],
    [
      { deck: 'HDI-CFSRWH' },
      'deck: un mazzo ha 12 carte Automa, qui ce ne sono 1',
      'deck: a deck has 12 automa cards, not 1',
    ],
    [{ ideasBoard: ['crime', 'crime'] }, 'ideasBoard: Poliziesco c’è due volte', 'ideasBoard: Crime is there twice'],
    [
      { calendar: ['horror', null, null, 'horror'] },
      'calendar: Horror c’è due volte',
      'calendar: Horror is there twice',
    ],
    [{ map: { 'o-2-5': {} } }, 'map o-2-5 genre: manca', 'map o-2-5 genre: is missing'],
    [{ map: [] }, 'map: non è un oggetto { … }', 'map: is not an object { … }'],
  ])('%j', (json, it, en) => {
    expect(told(() => answer(json, { kind: 'next' }))).toEqual([it, en])
  })

  test.each([
    [
      { map: { 'o-2-5': { genre: 'crime', value: 6 }, 'o-3-4': { genre: 'crime', value: 6 } } },
      'map: non ci sono tanti ordini polizieschi di valore 6',
      'map: there are not so many crime orders of value 6',
    ],
    [
      { map: { 'o-2-5': 'romance' }, gone: [3, 3, 4, 5, 6].map((value) => ({ genre: 'romance', value })) },
      'map: non ci sono tanti ordini romantici',
      'map: there are not so many romance orders',
    ],
    [
      { mastery: { crime: 'player' } },
      'mastery crime: chi lo tiene non ha un originale di quel genere',
      'mastery crime: its holder has no original of the genre',
    ],
    [
      { spaces: { hire: ['automa', 'automa', 'automa'], ideas: ['automa', 'automa'] } },
      'spaces: l’Automa ha 4 redattori',
      'spaces: the Automa has 4 editors',
    ],
    [
      { player: { printed: [comic('comic-carmilla', 2, { writer: 'writer-crime-1', writerValue: 2 })] } },
      'player printed: Scrittore Poliziesco 1 Michael Florio non può avere valore 2',
      'player printed: Crime Writer 1 Michael Florio cannot have the value 2',
    ],
    [
      { doing: [{ ask: 'hire', of: 'editor' }] },
      'doing 0 of: manca o non può essere così',
      'doing 0 of: is missing or cannot be so',
    ],
    [{ doing: [{ ask: 'place', left: 2 }] }, 'doing 0: il campo "left" non esiste', 'doing 0: unknown field "left"'],
    [
      { doing: [{ ask: 'start-card', for: 'automa', card: 'crime' }] },
      'doing 0 card: non riguarda l’Automa',
      'doing 0 card: is not for the Automa',
    ],
    [
      { doing: [{ ask: 'fulfil', order: 'crime-3' }] },
      'doing: quell’ordine non l’hai raccolto',
      'doing: you have not collected that order',
    ],
    [
      { doing: [{ ask: 'print-writer', comic: 'comic-carmilla' }] },
      'doing: questa stampa non è possibile',
      'doing: that print is not possible',
    ],
    [
      { doing: [{ ask: 'automa-hire' }], card: 'automa-01' },
      'doing: da qui non si può fare niente',
      'doing: nothing can be done here',
    ],
    [{ doing: [{ ask: 'automa-hire' }] }, 'card: manca', 'card: is missing'],
  ])('to play on from: %j', (json, it, en) => {
    expect(told(() => position.read(json))).toEqual([it, en])
  })

  test.each([
    [{}, { kind: 'weather' }, 'ask kind: questo tipo di domanda non esiste', 'ask kind: unknown kind of question'],
    [
      {},
      { kind: 'increase', used: [{ comic: 'comic-carmilla', kind: 'writer' }] },
      'ask used: «Carmilla» non è fra i tuoi fumetti stampati',
      'ask used: “Carmilla” is not one of your printed comics',
    ],
    [{}, undefined, 'card: serve la carta Automa di questo turno', 'card: the automa card of this turn is needed'],
    [
      { phase: 'player-turn', card: 'automa-01' },
      undefined,
      'phase: in questa fase l’Automa non ha niente da decidere',
      'phase: in this phase there is nothing for the Automa to decide',
    ],
    [
      { card: 'automa-01', doing: [{ ask: 'automa' }] },
      undefined,
      'doing: all’Automa si chiede che cosa fa quando comincia il suo turno',
      'doing: the Automa is asked what it does when its turn begins',
    ],
    [
      { card: card('sales hire ideas'), map: { 'o-2-5': { genre: 'crime' } } },
      undefined,
      'chance: si gira l’ordine della casella D1, e il suo valore non è detto',
      'chance: the order on space D1 is turned, and its value is not told',
    ],
    [
      {
        card: card('sales hire ideas'),
        map: { 'o-2-5': { genre: 'crime' } },
        chance: [{ space: 'o-2-5', value: 9 }],
      },
      undefined,
      'chance: non può essere {"space":"o-2-5","value":9}',
      'chance: it cannot be {"space":"o-2-5","value":9}',
    ],
  ])('a question that is none, or that the moment has no answer to: %j %j', (json, ask, it, en) => {
    expect(told(() => answer(json, ask))).toEqual([it, en])
  })

  test('the Automa decides nothing where nobody asks it, and nothing without a card', () => {
    const yours = position.read({ phase: 'player-turn', card: 'automa-01', decks: BACKS })
    expect(told(() => automa.decide(yours))).toEqual([
      'qui l’Automa non ha niente da decidere',
      'there is nothing for the Automa to decide here',
    ])
    const hidden = position.read({ phase: 'player-turn', decks: BACKS })
    expect(told(() => automa.decide(hidden))).toEqual([
      'card: non è stata scoperta nessuna carta Automa',
      'card: no automa card has been revealed',
    ])
  })
})

describe('what is filled in', () => {
  test('R1.9 R1.10 a back that is not told is looked at before the game goes on', () => {
    const s = position.read({ phase: 'player-turn', spaces: { sales: ['automa'] } })
    expect(game.options(s).map(({ move }) => game.key(move))).toEqual([
      'back writers 1',
      'back writers 2',
      'back writers 3',
    ])
  })

  test('an order may be told in a word', () => {
    const s = position.read({ phase: 'player-turn', decks: BACKS, map: { 'o-2-5': 'sci-fi-4', 'o-3-4': 'sci-fi' } })
    expect(position.write(s)).toMatchObject({
      map: { 'o-2-5': { genre: 'sci-fi', value: 4 }, 'o-3-4': { genre: 'sci-fi' } },
    })
  })

  test('S5.2 S7.1 S8.1 S9.1 S10.7 S11.6 failed actions tell their reason', () => {
    const reasons = (position: Readonly<Record<string, unknown>>) =>
      (answer(position, undefined)['trace'] as unknown as { reason?: string }[]).flatMap(({ reason }) => reason ?? [])
    expect(reasons({ card: card('ideas print sales') })).toEqual([
      'no-chart-comic',
      'no-team',
      'no-tiles',
      'no-pair',
      'no-comic',
      'no-chart-comic',
      'no-team',
      'no-tiles',
    ])
    expect(
      reasons({
        card: card('hire develop print'),
        spaces: { print: ['player', 'player', 'player'] },
        automa: {
          writers: ['writer-crime-1', 'writer-crime-3'],
          artists: ['artist-crime-1', 'artist-crime-3'],
          developed: ['comic-carmilla', 'comic-outlaws'],
        },
      }).slice(0, 3),
    ).toEqual(['four-creatives', 'two-developed', 'no-space'])
    expect(
      reasons({
        card: card('hire print ideas'),
        spaces: { hire: ['automa'] },
        display: { writers: ['writer-western-1'], artists: ['artist-western-1'] },
        automa: { writers: ['writer-crime-1'], artists: ['artist-crime-1'] },
      }),
    ).toEqual(['done', 'nothing-to-print', 'no-chart-comic'])
  })

  test('S10.2 Q15 of two that earn a token the genre priority is that of the document, not of the ruling', () => {
    const { trace } = answer(
      {
        card: card('print hire ideas'),
        automa: {
          writers: ['writer-crime-1'],
          artists: ['artist-crime-1'],
          developed: ['comic-carmilla', 'comic-outlaws'],
        },
      },
      undefined,
    )
    expect(trace).toContainEqual({
      clause: 'S10.2',
      ladder: 'print',
      step: 3,
      kept: ['comic-outlaws'],
      dropped: ['comic-carmilla'],
    })
  })
})

describe('a game goes on from any moment', () => {
  test('R19 every state, written and read, plays on lawfully and is written the same again', () => {
    for (let seed = 0; seed < 3; seed++) {
      const s = game.start({ level: 'expert', challenges: 'challenge-action', deck: STANDARD })
      const stream = dice(seed)
      for (let at = 0; game.step(s).kind !== 'over'; at++) {
        const written = JSON.parse(JSON.stringify(position.write(s)))
        const again = position.read(written)
        expect(JSON.parse(JSON.stringify(position.write(again)))).toEqual(written)
        if (at % 40 === seed) playOn(copy(again), seed)
        const step = game.step(s)
        const its = step.kind === 'choice' && step.seat === 'automa'
        game.apply(s, its ? automa.decide(s) : pickWeighted(game.options(s), stream).move)
      }
      expect(position.read(position.write(s)).over).toBe(true)
    }
  })

  function playOn(s: ReturnType<typeof position.read>, seed: number): void {
    const stream = dice(seed + 1000)
    for (let step = game.step(s); step.kind !== 'over'; step = game.step(s)) {
      for (const law of laws) expect(law.broken(s), law.id).toBeUndefined()
      const its = step.kind === 'choice' && step.seat === 'automa'
      game.apply(s, its ? automa.decide(s) : pickWeighted(game.options(s), stream).move)
    }
  }

  test('from the middle of the table with nothing told but the moment', () => {
    for (const phase of ['setup', 'increase', 'automa-turn', 'player-turn', 'end-of-round', 'final'])
      playOn(position.read({ phase, round: 2 }), 7)
  })
})

describe('decks of automa cards', () => {
  test('Q1 S2.4 the compact form and the JSON form are the same deck', () => {
    const own = readDeck(JSON.stringify(deckToJson(STANDARD)))
    expect(own).toBe(textOf(STANDARD))
    expect(readDeck(own.toLowerCase().replaceAll(' ', ', '))).toBe(own)
    expect(readDeck(JSON.stringify(deckToJson(own).cards))).toBe(own)
    expect(cardToJson('HDI-CFSRWH')).toEqual(card('hire develop ideas'))
  })

  test.each([
    ['{', 'il mazzo non è JSON leggibile', 'the deck is not readable JSON'],
    ['{}', 'il mazzo non è un elenco di carte Automa', 'the deck is not a list of automa cards'],
    ['HDI-CFSRWH', 'un mazzo ha 12 carte Automa, qui ce ne sono 1', 'a deck has 12 automa cards, not 1'],
    [
      'HDX-CFSRWH',
      'carta 1: "HDX-CFSRWH" non è fatta di tre azioni (H D I P S), un trattino e sei generi (C H R F S W)',
      'card 1: "HDX-CFSRWH" is not three actions (H D I P S), a hyphen and six genres (C H R F S W)',
    ],
    ['[7]', 'carta 1: actions: non è un elenco di 3', 'card 1: actions: is not a list of 3'],
  ])('%s is refused', (text, it, en) => {
    expect(told(() => readDeck(text))).toEqual([it, en])
  })

  test('Q1 S4.4 a game is played with the deck it began with', () => {
    const deck = new Array(12).fill('SPI-WHRSFC').join(' ')
    const s = game.start({ level: 'beginner', challenges: 'none', deck })
    const stream = dice(3)
    while (game.step(s).kind !== 'choice' || s.asks.at(-1)?.ask !== 'automa')
      game.apply(s, pickWeighted(game.options(s), stream).move)
    expect(game.key(automa.decide(s))).toBe('act sales')
    expect(position.write(s)).toMatchObject({ deck })
  })
})
