// What is told beside the Automa's decisions: how fans add up, what left it no choice, and what is refused where it has nothing to decide.
import { type Answer, BACKS, card, comic, orders, type Scenario, type World } from './world.ts'

/** In the middle of its turn. */
const its = (doing: Answer, world: World): World => ({
  phase: 'automa-turn',
  card: 'automa-01',
  decks: BACKS,
  spaces: {},
  doing: [doing],
  ...world,
})
const tells = (says: string, world: World, expect: Answer, why: string): Scenario => ({ says, world, expect, why })

const TEAM = { writers: ['writer-crime-1'], artists: ['artist-crime-1'] }
const PRINT = { ask: 'automa-print', left: 1 }

/** One move, and these words for it. */
const only = (says: string, doing: Answer, world: World, en: string, it: string, why: string): Scenario =>
  tells(says, its(doing, world), { only: { it, en } }, why)

export const soloTold: readonly Scenario[] = [
  tells(
    'S10.3 Q16 the fans of a developed comic add up from the level, the round and mastery',
    its(PRINT, { round: 4, level: 'intermediate', automa: { ...TEAM, developed: ['comic-carmilla'] } }),
    {
      now: {
        texts: [
          {
            it: '8 fan = 3 del livello Intermedio + 4 del round 4 + 1 della Maestria',
            en: '8 fans = 3 for level Intermediate + 4 for round 4 + 1 for mastery',
          },
        ],
        looked: ['fans.original'],
      },
    },
    '3 + 4, and one more because nobody holds the horror token.',
  ),
  tells(
    'S10.3 R11.1 the fans of a developed comic that earns no token have no part for mastery',
    its(PRINT, {
      round: 2,
      mastery: { horror: 'player' },
      player: { printed: [comic('comic-it-lives', 2)] },
      automa: { ...TEAM, developed: ['comic-carmilla'] },
    }),
    {
      now: {
        texts: [
          {
            it: '4 fan = 2 del livello Principiante + 2 del round 2',
            en: '4 fans = 2 for level Beginner + 2 for round 2',
          },
        ],
      },
    },
    'One horror comic against one is a tie.',
  ),
  tells(
    'S10.5 the fans of a rip-off are those of the level',
    its(PRINT, {
      round: 5,
      level: 'expert',
      mastery: { crime: 'player' },
      player: { printed: [comic('comic-gang-wars', 2)] },
      automa: TEAM,
    }),
    {
      now: {
        texts: [{ it: '5 fan = 5 del livello Esperto', en: '5 fans = 5 for level Expert' }],
        looked: ['fans.rip-off'],
      },
    },
    'Without the round number, and without mastery.',
  ),
  only(
    'S7.1 one writer and one artist',
    { ask: 'automa-hire' },
    { display: { writers: ['writer-crime-1'], artists: ['artist-crime-1'] } },
    'only one writer and one artist lay face up',
    'erano scoperti un solo scrittore e un solo artista',
    'One pair.',
  ),
  only(
    'S8.1 the top of the deck alone',
    { ask: 'automa-develop' },
    {},
    'there was only one comic to take',
    'c’era un solo fumetto da prendere',
    'The display is empty.',
  ),
  only(
    'S9.2 one idea on the board',
    { ask: 'automa-remove', left: 1 },
    { ideasBoard: ['crime'], automa: { printed: [comic('comic-carmilla', 2)] } },
    'only one idea was left on the board',
    'sul tabellone restava una sola idea',
    'Crime.',
  ),
  only(
    'S9.3 one comic on the chart',
    { ask: 'automa-fan', left: 3, given: [] },
    { automa: { printed: [comic('comic-carmilla', 2)] } },
    'it had no other comic on the chart without its fan of Ideas',
    'in classifica non aveva altri fumetti senza il fan delle Idee',
    'It has printed one.',
  ),
  only(
    'S10.1 one developed comic, although you have an original it could rip off',
    PRINT,
    { player: { printed: [comic('comic-gang-wars', 2)] }, automa: { ...TEAM, developed: ['comic-carmilla'] } },
    'it had developed only this comic',
    'aveva sviluppato solo questo fumetto',
    'Rip-offs come only where nothing is developed.',
  ),
  only(
    'S10.4 one original that is not ripped off',
    PRINT,
    { player: { printed: [comic('comic-gang-wars', 2)] }, automa: TEAM },
    'only one of your originals had not been ripped off yet',
    'solo uno dei tuoi originali non era ancora plagiato',
    'Gang Wars.',
  ),
  only(
    'S11.2 face-down orders of one genre',
    { ask: 'automa-flip' },
    { map: orders('o-2-5 crime', 'o-12-5 crime') },
    'only orders of this genre lay face down',
    'erano coperti solo ordini di questo genere',
    'Two orders, both crime.',
  ),
  only(
    'S11.3 one face-up order',
    { ask: 'automa-collect', collected: 0, total: 0 },
    { map: orders('o-2-5 crime 4', 'o-12-5 crime') },
    'only this order lay face up',
    'era scoperto solo questo ordine',
    'The other one lies face down.',
  ),
  only(
    'S11.5 one printed comic',
    { ask: 'automa-reward', fans: 2 },
    { automa: { printed: [comic('comic-carmilla', 2)] } },
    'it had printed only this comic',
    'aveva stampato solo questo fumetto',
    'Carmilla.',
  ),
  tells(
    'S11.2 where there was a choice nothing is said of an only move',
    its({ ask: 'automa-flip' }, { map: orders('o-2-5 crime', 'o-12-5 horror') }),
    { only: null },
    'Two genres lie face down.',
  ),
  tells(
    'S5.5 the passes over the card tell why an action was the only one',
    { phase: 'automa-turn', card: 'automa-01', decks: BACKS, spaces: {} },
    { only: null },
    'Only Develop is possible, and the trace says why.',
  ),
  tells(
    'S4.5 of your own moves nothing is said',
    { phase: 'player-turn', decks: BACKS, spaces: { hire: ['automa'] } },
    { only: null },
    'It is your turn.',
  ),
  tells(
    'S4.4 in your turn the Automa has nothing to decide',
    { phase: 'player-turn', card: 'automa-01', decks: BACKS, spaces: { hire: ['automa'] } },
    { now: { refused: 'age-of-comics.nothing-to-decide' } },
    'It has placed its editor.',
  ),
  tells(
    'S4.4 before a card is turned up the Automa has nothing to go by',
    { phase: 'automa-turn', decks: BACKS, spaces: {} },
    { now: { refused: 'age-of-comics.no-card' } },
    'The position names no card.',
  ),
  tells(
    'S5.2 S9.1 S10.7 a failed action is told by its name and its reason',
    { card: card('ideas print develop'), decks: BACKS, display: { comics: ['comic-outlaws'] } },
    {
      now: {
        move: 'act develop',
        texts: [
          { it: 'Idee (nessun fumetto in classifica)', en: 'Ideas (no comic on the chart)' },
          { it: 'Stampa (nessuna squadra creativa)', en: 'Print (no creative team)' },
          { en: 'the first action of the card, top to bottom, that it has not performed this round and can perform' },
        ],
      },
    },
    'Nothing is printed, nobody hired.',
  ),
]
