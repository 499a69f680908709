// The game for programs that learn it.
import { bits, counts, idsOf, oneOf, places, sums, value, values } from '../../common/features.ts'
import type { Feature, Learning } from '../../kernel/learning.ts'
import { ASK_NAMES, type Side, SIDE_NAMES, SIDES } from './asks.ts'
import { LEVELS } from './automa/levels.ts'
import { CARDS, FIRST_COMIC } from './catalogue/index.ts'
import { NODE_IDS, orderGenre, SPACE_NAMES } from './catalogue/map.ts'
import {
  AREA_NOS,
  AREAS,
  DECK_NAMES,
  DECKS,
  type DeckNo,
  GENRES,
  KINDS,
  PARTS,
  PER_KIND,
  SPECIALS,
} from './catalogue/vocabulary.ts'
import { CAMPAIGNS } from './moves.ts'
import { CALENDAR_SLOTS, printedBy, type State, topAsk } from './state.ts'

const CARD_IDS = idsOf(CARDS)
const CREATIVES = CARD_IDS.slice(0, FIRST_COMIC)
const COMICS = CARD_IDS.slice(FIRST_COMIC)
const ofKind = (deck: DeckNo): string[] => CARD_IDS.slice(deck * PER_KIND, (deck + 1) * PER_KIND)
/** Words after a verb: one of each list. */
const named = (verb: string, ...words: readonly (readonly string[])[]): string[] =>
  words.reduce<string[]>((begun, list) => begun.flatMap((line) => list.map((word) => `${line} ${word}`)), [verb])

const ofSide = (side: Side): Feature<State>[] => {
  const name = SIDE_NAMES[side]
  return [
    sums(`${name}/printed`, COMICS, (s, add) => {
      for (const { comic } of printedBy(s, side)) add(comic - FIRST_COMIC, 1)
    }),
    sums(`${name}/fans`, COMICS, (s, add) => {
      for (const { comic, fans } of printedBy(s, side)) add(comic - FIRST_COMIC, fans)
    }),
    sums(`${name}/editors`, AREAS, (s, add) => {
      for (const area of AREA_NOS) for (const whose of s.spaces[area]) if (whose === side) add(area, 1)
    }),
  ]
}

export const learning: Learning<State> = {
  actions: [
    ...['genre', 'idea', 'board', 'search', 'remove', 'turn'].flatMap((verb) => named(verb, GENRES)),
    ...['take', 'print', 'fan', 'use', 'fulfil', 'hype', 'discard'].flatMap((verb) => named(verb, CARD_IDS)),
    ...named('deck', DECK_NAMES),
    ...['collect', 'flip'].flatMap((verb) => named(verb, SPACE_NAMES)),
    ...['walk', 'ticket'].flatMap((verb) => named(verb, NODE_IDS)),
    ...named(
      'increase',
      COMICS,
      PARTS.map((part) => KINDS[part]),
    ),
    ...named('place', AREAS),
    ...named('cube', SPECIALS),
    ...named('move-cube', SPECIALS, SPECIALS),
    ...named('swap', COMICS, CREATIVES),
    ...named('convert', GENRES, COMICS),
    ...named(
      'campaign',
      CAMPAIGNS.map(({ money }) => String(money)),
    ),
    'extra-editor',
    'done',
  ],
  features: [
    oneOf('asked', ASK_NAMES, (s) => topAsk(s)?.ask ?? null),
    oneOf('level', idsOf(LEVELS), (s) => s.level),
    value('round', (s) => s.round),
    value('automa card', (s) => s.card),
    value('automa cards turned up', (s) => s.revealed.length),
    // Orders as genre times 8 plus value (0 while it is face down), tiles as genres; -1 for none.
    values('order', SPACE_NAMES, (s) => s.map),
    values('calendar', places(CALENDAR_SLOTS), (s) => s.calendar),
    bits('ideas on the board', GENRES, (s) => s.board),
    ...DECKS.flatMap((deck) => [
      value<State>(`${DECK_NAMES[deck]}/back`, (s) => s.decks[deck].top),
      counts<State>(`${DECK_NAMES[deck]}/display`, ofKind(deck), (s) => s.decks[deck].display, deck * PER_KIND),
      bits<State>(`${DECK_NAMES[deck]}/left`, ofKind(deck), (s) => s.decks[deck].left),
    ]),
    values('mastery', GENRES, (s) => s.mastery),
    value('player/money', (s) => s.player.money),
    values('player/ideas', GENRES, (s) => s.player.ideas),
    value('player/tickets', (s) => s.player.tickets),
    value('player/vp', (s) => s.player.vp),
    value('player/fulfilled', (s) => s.player.fulfilled),
    counts('player/hand', CARD_IDS, (s) => s.player.hand),
    sums('player/hype', COMICS, (s, add) => {
      for (const { comic, tokens } of s.player.hyped) add(comic - FIRST_COMIC, tokens)
    }),
    bits('player/cubes', SPECIALS, (s) => s.player.cubes),
    oneOf('player/agent', NODE_IDS, (s) => s.player.agent),
    sums('player/orders', GENRES, (s, add) => {
      for (const order of s.player.orders) add(orderGenre(order), 1)
    }),
    value('player/extra editor', (s) => Number(s.player.extraEditor)),
    value('automa/vp', (s) => s.automa.vp),
    counts('automa/writers', CREATIVES, (s) => s.automa.writers),
    counts('automa/artists', CREATIVES, (s) => s.automa.artists),
    counts('automa/developed', COMICS, (s) => s.automa.developed, FIRST_COMIC),
    ...SIDES.flatMap(ofSide),
  ],
}
