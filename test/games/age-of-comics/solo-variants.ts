// Decisions that only a variant brings about, and what is told with its numbers.
import { type Answer, BACKS, card, comic, decides, orders, type Scenario, type World } from './world.ts'

const CREATIVES = {
  writers: [
    'writer-crime-1',
    'writer-crime-3',
    'writer-horror-1',
    'writer-horror-3',
    'writer-romance-1',
    'writer-romance-3',
  ],
  artists: [
    'artist-crime-1',
    'artist-crime-3',
    'artist-horror-1',
    'artist-horror-3',
    'artist-romance-1',
    'artist-romance-3',
  ],
}
const DISPLAY = {
  writers: ['writer-western-1', 'writer-sci-fi-3'],
  artists: ['artist-superhero-1'],
  comics: ['comic-outlaws'],
}
const PRINTS: Answer = {
  en: 'the first action of the card, top to bottom, that it has not performed this round and can perform',
}

/** It holds as much as it may, so it prints; each limit is told. */
const full = (says: string, teams: number, developed: readonly string[], more: World, texts: readonly Answer[]) => ({
  says,
  world: {
    card: card('hire develop print'),
    decks: BACKS,
    display: DISPLAY,
    automa: {
      writers: CREATIVES.writers.slice(0, teams),
      artists: CREATIVES.artists.slice(0, teams),
      developed,
    },
    ...more,
  },
  expect: { now: { move: 'act print', texts: [...texts, PRINTS] } },
  why: `${teams} teams and ${developed.length} developed are the most it may have.`,
})

/** The writers of its developed comics come first, whatever the card says. */
const WANTED = { ladders: { writer: ['more-creatives.developed', 'priority', 'value', 'left'] } }

const BOARD = { ladders: { action: ['none', 'fallback'] } }

export const soloVariants: readonly Scenario[] = [
  full('S7.1 S8.1 the limits of the document are told in words', 2, ['comic-carmilla', 'comic-gang-wars'], {}, [
    { it: 'Assumi (ha già quattro creativi)', en: 'Hire (already four creatives)' },
    { it: 'Sviluppa (ha già due fumetti sviluppati)', en: 'Develop (already two developed comics)' },
  ]),
  full(
    'S7.1 S8.1 the limits of a variant are told in words, of one comic in the singular',
    6,
    ['comic-carmilla'],
    { variant: { settings: { teams: 6, developed: 1 } } },
    [
      { it: 'Assumi (ha già dodici creativi)', en: 'Hire (already twelve creatives)' },
      { it: 'Sviluppa (ha già un fumetto sviluppato)', en: 'Develop (already one developed comic)' },
    ],
  ),
  decides(
    'S7.3 a variant that wants creatives for developed comics hires for any one of them',
    {
      card: card('hire develop print', 'SWCHRF'),
      variant: WANTED,
      display: DISPLAY,
      automa: { developed: ['comic-carmilla', 'comic-neptunio'] },
    },
    { type: 'hire', writer: 'writer-sci-fi-3' },
    'Neptunio is sci-fi and Carmilla is not; by the card the western writer would come first.',
  ),
  decides(
    'S5.7 a variant that puts the lost editor first loses none while the board has an action',
    { card: card('develop hire print'), variant: BOARD, display: DISPLAY },
    { type: 'hire', via: 'fallback' },
    'Hire and Develop are possible, so nothing is lost; the board begins with Hire.',
  ),
  decides(
    'S5.7 a variant that puts the lost editor first loses it where nothing is possible',
    { card: card('develop hire print'), variant: BOARD },
    { type: 'none', via: 'none' },
    'No pair, no comic, no team, no order on the map.',
  ),
  {
    says: 'S10.2 of three developed comics, two of which would earn a token, the genre priority is the document’s own',
    world: {
      card: card('print hire ideas'),
      variant: { settings: { developed: 3 } },
      mastery: { crime: 'automa' },
      automa: {
        writers: ['writer-crime-1'],
        artists: ['artist-crime-1'],
        developed: ['comic-carmilla', 'comic-outlaws', 'comic-gang-wars'],
        printed: [comic('comic-killer-dames')],
      },
    },
    expect: {
      looked: [
        'action.card: print',
        'print.mastery: comic-carmilla comic-outlaws / comic-gang-wars',
        'print.priority: comic-outlaws / comic-carmilla',
        'fans.original',
      ],
    },
    why: 'It holds the crime token; western comes before horror. The ruling (Q15) is for three that earn none.',
  },
  {
    says: 'S11.3 a variant that takes orders of the genre you have printed most counts your comics of each',
    world: {
      card: card('sales ideas print'),
      variant: { ladders: { collect: ['more-orders.your-comics', 'value', 'reading'] } },
      spaces: { sales: ['player', 'player'] },
      map: orders('o-2-5 crime 3', 'o-5-4 horror 4', 'o-9-2 western 6'),
      player: { printed: [comic('comic-gang-wars'), comic('comic-killer-dames'), comic('comic-carmilla')] },
    },
    expect: {
      looked: [
        'action.card: sales',
        'collect.more-orders.your-comics: o-2-5 / o-5-4 / o-9-2',
        'collect.more-orders.your-comics: o-5-4 / o-9-2',
      ],
      values: [{}, { 'o-2-5': 2, 'o-5-4': 1, 'o-9-2': 0 }, { 'o-5-4': 1, 'o-9-2': 0 }],
    },
    why: 'Two of crime, one of horror, none of western.',
  },
]
