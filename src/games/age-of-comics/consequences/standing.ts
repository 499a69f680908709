// How much is made of a consequence, whose it is, what it is about, and which points it brings.
import type { Rank, TalliedPoints } from '../../../kernel/consequences.ts'
import type { Text } from '../../../kernel/text.ts'
import { AUTOMA, PLAYER, type Side } from '../asks.ts'
import { type CardNo, card } from '../catalogue/index.ts'
import { NODE_IDS, orderGenre, SPACE_NAMES } from '../catalogue/map.ts'
import { AREAS, DECK_NAMES, GENRES, SPECIALS } from '../catalogue/vocabulary.ts'
import { CARD_IDS } from '../deck.ts'
import { NONE } from '../state.ts'
import type { Consequence, OfKind, Place } from './records.ts'

type Kind = Consequence['what']

/** Where the sentence of the move says only some of them, by cause. */
const RANKS: { readonly [What in Kind]: Rank | ((c: OfKind<What>) => Rank) } = {
  round: 'section',
  'round-ends': 'event',
  'game-ends': 'event',
  mastery: ({ side, from }) => (side === AUTOMA && from === PLAYER ? 'event' : 'line'),
  card: ({ because }) =>
    because === 'start' || because === 'draw' || because === 'search' || because === 'other-genre' ? 'line' : 'said',
  'deck-made-up': 'line',
  back: 'said',
  'displays-cleared': 'line',
  money: ({ because }) =>
    because === 'royalties' || because === 'team' || because === 'bonus' || because === 'income' ? 'line' : 'said',
  ideas: ({ because }) => (because === 'hired' || because === 'print' ? 'line' : 'said'),
  tickets: ({ because }) => (because === 'bonus' ? 'line' : 'said'),
  ranking: 'line',
  printed: 'line',
  fans: ({ because }) =>
    because === 'convert' || because === 'marketing' || because === 'ideas' || because === 'orders' ? 'said' : 'line',
  'better-color': 'line',
  'hype-token': 'line',
  value: 'said',
  reassigned: 'said',
  'order-laid': 'said',
  'map-cleared': 'line',
  'order-turned': 'said',
  'order-collected': ({ because }) => (because === 'unseen' ? 'line' : 'said'),
  fulfilled: 'line',
  calendar: 'said',
  'board-idea': 'said',
  'board-filled': 'line',
  editor: 'said',
  'editor-lost': 'said',
  'extra-editor': 'said',
  'editors-return': 'line',
  cube: 'said',
  agent: 'said',
  'automa-card': 'said',
  'automa-cards-away': 'line',
}

export function rankOf(c: Consequence): Rank {
  const rank = RANKS[c.what] as Rank | ((c: Consequence) => Rank)
  return typeof rank === 'string' ? rank : rank(c)
}

type Seat = 'you' | 'automa'
const SEATS: Readonly<Record<Side, Seat>> = { [PLAYER]: 'you', [AUTOMA]: 'automa' }

const PLACES: Readonly<Partial<Record<Place, Seat>>> = { hand: 'you', hyped: 'you', area: 'automa' }

export function seatOf(c: Consequence): Seat | undefined {
  switch (c.what) {
    case 'card':
      return PLACES[c.to] ?? PLACES[c.from]
    case 'ranking':
    case 'printed':
    case 'fans':
    case 'mastery':
    case 'order-collected':
    case 'board-idea':
    case 'editor':
      return SEATS[c.side]
    case 'money':
    case 'ideas':
    case 'tickets':
    case 'better-color':
    case 'hype-token':
    case 'value':
    case 'reassigned':
    case 'fulfilled':
    case 'extra-editor':
    case 'cube':
    case 'agent':
      return 'you'
    case 'editor-lost':
    case 'automa-card':
    case 'automa-cards-away':
      return 'automa'
    case 'deck-made-up':
    case 'back':
    case 'displays-cleared':
    case 'order-laid':
    case 'map-cleared':
    case 'order-turned':
    case 'calendar':
    case 'board-filled':
    case 'editors-return':
    case 'round':
    case 'round-ends':
    case 'game-ends':
      return undefined
  }
}

const cards = (...numbers: readonly CardNo[]): string[] => numbers.filter((no) => no !== NONE).map((no) => card(no).id)
const automaCards = (numbers: readonly number[]): string[] => numbers.map((no) => CARD_IDS[no] ?? '')

export function idsOf(c: Consequence): readonly string[] {
  switch (c.what) {
    case 'card':
      return cards(c.card)
    case 'displays-cleared':
      return cards(...c.cards)
    case 'deck-made-up':
    case 'back':
      return [DECK_NAMES[c.deck]]
    case 'printed':
      return cards(c.comic, c.writer, c.artist)
    case 'value':
      return cards(c.creative, c.comic)
    case 'reassigned':
      return cards(c.creative, c.old, c.comic)
    case 'fans':
    case 'better-color':
    case 'hype-token':
      return cards(c.comic)
    case 'fulfilled':
      return [...cards(c.comic), GENRES[orderGenre(c.order)]]
    case 'money':
      return 'comic' in c ? cards(c.comic) : []
    case 'tickets':
      return 'comic' in c ? cards(c.comic) : []
    case 'ideas':
    case 'mastery':
    case 'calendar':
    case 'board-idea':
      return [GENRES[c.genre]]
    case 'board-filled':
      return c.genres.map((genre) => GENRES[genre])
    case 'order-laid':
    case 'order-turned':
    case 'order-collected':
      return [SPACE_NAMES[c.space] ?? '']
    case 'editor':
      return [AREAS[c.area]]
    case 'cube':
      return [SPECIALS[c.special]]
    case 'agent':
      return [NODE_IDS[c.to] ?? '']
    case 'automa-card':
      return automaCards([c.card])
    case 'automa-cards-away':
      return automaCards(c.cards)
    case 'ranking':
    case 'map-cleared':
    case 'editor-lost':
    case 'extra-editor':
    case 'editors-return':
    case 'round':
    case 'round-ends':
    case 'game-ends':
      return []
  }
}

/** What fans are counted by in the ledger. */
const FAN_SOURCES: Readonly<Record<OfKind<'fans'>['because'], Source>> = {
  original: { source: 'originals', text: { it: 'Originali stampati', en: 'Originals printed' } },
  bonus: { source: 'bonus', text: { it: 'Bonus dei fumetti', en: 'Bonuses of comics' } },
  matches: { source: 'matches', text: { it: 'Creativi del genere giusto', en: 'Creatives that match' } },
  'no-match': { source: 'matches', text: { it: 'Creativi del genere giusto', en: 'Creatives that match' } },
  hype: { source: 'hype', text: { it: 'Segnalini Hype', en: 'Hype tokens' } },
  mastery: { source: 'mastery', text: { it: 'Fan della Maestria', en: 'Mastery fans' } },
  convert: { source: 'convert', text: { it: 'Idee in fan', en: 'Ideas into fans' } },
  marketing: { source: 'marketing', text: { it: 'Marketing', en: 'Marketing' } },
  level: { source: 'level', text: { it: 'Stampe: livello', en: 'Prints: level' } },
  round: { source: 'round', text: { it: 'Stampe: numero del round', en: 'Prints: round number' } },
  ideas: { source: 'ideas', text: { it: 'Azione Idee', en: 'Ideas action' } },
  orders: { source: 'orders', text: { it: 'Ordini', en: 'Orders' } },
  decay: { source: 'decay', text: { it: 'Persi a fine round', en: 'Lost at the end of rounds' } },
}
interface Source {
  readonly source: string
  readonly text: Text
}
const RANKING_SOURCES: Readonly<Record<OfKind<'ranking'>['because'], Source>> = {
  first: { source: 'first', text: { it: 'Primo posto a fine round', en: 'First at the end of rounds' } },
  level: { source: 'level', text: { it: 'Alla pari a fine round', en: 'Level at the end of rounds' } },
  second: { source: 'second', text: { it: 'Secondo posto a fine round', en: 'Second at the end of rounds' } },
}

/** Fans and the tokens of rankings are points that are made in play. */
export function talliedBy(c: Consequence): TalliedPoints | undefined {
  switch (c.what) {
    case 'fans':
      return { seat: SEATS[c.side], item: 'fans', ...FAN_SOURCES[c.because], points: c.by }
    case 'fulfilled':
      return { seat: 'you', item: 'fans', ...FAN_SOURCES.orders, points: c.fans }
    case 'ranking':
      return { seat: SEATS[c.side], item: 'vpTokens', ...RANKING_SOURCES[c.because], points: c.by }
    default:
      return undefined
  }
}
