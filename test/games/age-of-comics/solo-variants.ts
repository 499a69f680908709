// Decisions that only a variant brings about, and what is told with its numbers.
import { type Answer, BACKS, card, decides, type Scenario, type World } from './world.ts'

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
]
