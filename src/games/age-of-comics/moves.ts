// Every move of every seat, and its line in the log. Moves are made once and shared: nobody changes a move.
import type { Weighted } from '../../kernel/contract.ts'
import { CARDS, type CardNo, card, cardNo, genreNo, kindOf } from './catalogue/index.ts'
import { NODE_IDS, type NodeNo, nodeNo, ORDER_VALUES, SPACE_NAMES, type SpaceNo, spaceNo } from './catalogue/map.ts'
import {
  AREAS,
  type AreaNo,
  COMICS,
  DECK_NAMES,
  type DeckNo,
  GENRES,
  type GenreNo,
  SPECIALS,
} from './catalogue/vocabulary.ts'
import { CARD_IDS } from './deck.ts'
import { NONE } from './state.ts'

/** What a campaign costs and brings (R14.5). */
export const CAMPAIGNS = [
  { money: 2, fans: 1 },
  { money: 5, fans: 2 },
  { money: 9, fans: 4 },
] as const

export type Move =
  // chance
  | { readonly do: 'order'; readonly space: SpaceNo; readonly genre: GenreNo }
  | { readonly do: 'value'; readonly space: SpaceNo; readonly value: number }
  | { readonly do: 'calendar'; readonly genre: GenreNo }
  | { readonly do: 'card'; readonly card: CardNo }
  | { readonly do: 'back'; readonly deck: DeckNo; readonly back: number }
  | { readonly do: 'reveal'; readonly card: number }
  // both sides
  | { readonly do: 'take'; readonly card: CardNo }
  | { readonly do: 'deck'; readonly deck: DeckNo }
  | { readonly do: 'print'; readonly card: CardNo }
  | { readonly do: 'collect'; readonly space: SpaceNo }
  | { readonly do: 'fan'; readonly card: CardNo }
  // you
  | { readonly do: 'genre'; readonly genre: GenreNo }
  | { readonly do: 'idea'; readonly genre: GenreNo }
  | { readonly do: 'board'; readonly genre: GenreNo }
  | { readonly do: 'increase'; readonly comic: CardNo; readonly kind: 0 | 1 }
  | { readonly do: 'place'; readonly area: AreaNo }
  | { readonly do: 'search'; readonly genre: GenreNo }
  | { readonly do: 'use'; readonly card: CardNo }
  | { readonly do: 'cube'; readonly special: number }
  | { readonly do: 'move-cube'; readonly from: number; readonly to: number }
  | { readonly do: 'fulfil'; readonly card: CardNo }
  | { readonly do: 'walk'; readonly node: NodeNo }
  | { readonly do: 'ticket'; readonly node: NodeNo }
  | { readonly do: 'flip'; readonly space: SpaceNo }
  | { readonly do: 'swap'; readonly comic: CardNo; readonly card: CardNo }
  | { readonly do: 'hype'; readonly card: CardNo }
  | { readonly do: 'convert'; readonly genre: GenreNo; readonly comic: CardNo }
  | { readonly do: 'campaign'; readonly campaign: number }
  | { readonly do: 'extra-editor' }
  | { readonly do: 'discard'; readonly card: CardNo }
  | { readonly do: 'done' }
  // the Automa
  | { readonly do: 'act'; readonly area: number }
  | { readonly do: 'hire'; readonly writer: CardNo; readonly artist: CardNo }
  | { readonly do: 'remove'; readonly genre: GenreNo }
  | { readonly do: 'turn'; readonly genre: GenreNo }

export type Option = Weighted<Move>
const option = (move: Move, weight = 1): Option => ({ move, weight })

const genres = (of: (genre: GenreNo) => Move): readonly Option[] => GENRES.map((_, genre) => option(of(genre)))
const cards = (of: (no: CardNo) => Move): readonly Option[] => CARDS.map(({ no }) => option(of(no)))
const spaces = (of: (space: SpaceNo) => Move): readonly Option[] => SPACE_NAMES.map((_, space) => option(of(space)))
const nodes = (of: (node: NodeNo) => Move): readonly Option[] => NODE_IDS.map((_, node) => option(of(node)))
/** An outcome by its weight; the first entry has none. */
const weighted = (move: Move, most: number): readonly Option[] =>
  Array.from({ length: most + 1 }, (_, weight) => option(move, weight))

const MOST_OF_A_GENRE = 5
const MOST_OF_A_VALUE = 2
const MOST_OF_A_BACK = 12

/** The shared moves, by the numbers of their components; outcomes of chance that differ in weight also by weight. */
export const OPTION = {
  order: SPACE_NAMES.map((_, space) =>
    GENRES.map((__, genre) => weighted({ do: 'order', space, genre }, MOST_OF_A_GENRE)),
  ),
  value: SPACE_NAMES.map((_, space) =>
    ORDER_VALUES.map((value) => weighted({ do: 'value', space, value }, MOST_OF_A_VALUE)),
  ),
  calendar: genres((genre) => ({ do: 'calendar', genre })),
  card: cards((no) => ({ do: 'card', card: no })),
  back: DECK_NAMES.map((_, deck) =>
    GENRES.map((__, back) => weighted({ do: 'back', deck: deck as DeckNo, back }, MOST_OF_A_BACK)),
  ),
  reveal: CARD_IDS.map((_, no) => option({ do: 'reveal', card: no })),
  take: cards((no) => ({ do: 'take', card: no })),
  deck: DECK_NAMES.map((_, deck) => option({ do: 'deck', deck: deck as DeckNo })),
  print: cards((no) => ({ do: 'print', card: no })),
  collect: spaces((space) => ({ do: 'collect', space })),
  fan: cards((no) => ({ do: 'fan', card: no })),
  genre: genres((genre) => ({ do: 'genre', genre })),
  idea: genres((genre) => ({ do: 'idea', genre })),
  board: genres((genre) => ({ do: 'board', genre })),
  increase: CARDS.map(({ no }) => [
    option({ do: 'increase', comic: no, kind: 0 }),
    option({ do: 'increase', comic: no, kind: 1 }),
  ]),
  place: AREAS.map((_, area) => option({ do: 'place', area })),
  search: genres((genre) => ({ do: 'search', genre })),
  use: cards((no) => ({ do: 'use', card: no })),
  cube: SPECIALS.map((_, special) => option({ do: 'cube', special })),
  'move-cube': SPECIALS.map((_, from) => SPECIALS.map((__, to) => option({ do: 'move-cube', from, to }))),
  fulfil: cards((no) => ({ do: 'fulfil', card: no })),
  walk: nodes((node) => ({ do: 'walk', node })),
  ticket: nodes((node) => ({ do: 'ticket', node })),
  flip: spaces((space) => ({ do: 'flip', space })),
  hype: cards((no) => ({ do: 'hype', card: no })),
  campaign: CAMPAIGNS.map((_, campaign) => option({ do: 'campaign', campaign })),
  'extra-editor': option({ do: 'extra-editor' }),
  discard: cards((no) => ({ do: 'discard', card: no })),
  done: option({ do: 'done' }),
  act: AREAS.map((_, area) => option({ do: 'act', area })),
  'act-none': option({ do: 'act', area: NONE }),
  remove: genres((genre) => ({ do: 'remove', genre })),
  turn: genres((genre) => ({ do: 'turn', genre })),
} as const

/** Moves about two cards, made when they are first possible. */
const paired = (of: (one: CardNo, other: CardNo) => Move) => {
  const known: Option[] = []
  return (one: CardNo, other: CardNo): Option => (known[one * CARDS.length + other] ??= option(of(one, other)))
}
export const swap = paired((comic, no) => ({ do: 'swap', comic, card: no }))
export const convert = paired((comic, genre) => ({ do: 'convert', genre, comic }))
export const hire = paired((writer, artist) => ({ do: 'hire', writer, artist }))

const KIND_WORDS = ['writer', 'artist'] as const
/** What a back shows, as a word: a value, or a genre on a comic. */
export const backWord = (deck: number, back: number): string => (deck === COMICS ? (GENRES[back] ?? '') : String(back))

/** Also the line in the log. */
export function key(m: Move): string {
  switch (m.do) {
    case 'order':
      return `order ${SPACE_NAMES[m.space]} ${GENRES[m.genre]}`
    case 'value':
      return `value ${SPACE_NAMES[m.space]} ${m.value}`
    case 'back':
      return `back ${DECK_NAMES[m.deck]} ${backWord(m.deck, m.back)}`
    case 'reveal':
      return `reveal ${CARD_IDS[m.card]}`
    case 'calendar':
    case 'genre':
    case 'idea':
    case 'board':
    case 'search':
    case 'remove':
    case 'turn':
      return `${m.do} ${GENRES[m.genre]}`
    case 'card':
    case 'take':
    case 'print':
    case 'fan':
    case 'use':
    case 'fulfil':
    case 'hype':
    case 'discard':
      return `${m.do} ${card(m.card).id}`
    case 'deck':
      return `deck ${DECK_NAMES[m.deck]}`
    case 'collect':
    case 'flip':
      return `${m.do} ${SPACE_NAMES[m.space]}`
    case 'walk':
    case 'ticket':
      return `${m.do} ${NODE_IDS[m.node]}`
    case 'increase':
      return `increase ${card(m.comic).id} ${KIND_WORDS[m.kind]}`
    case 'place':
      return `place ${AREAS[m.area]}`
    case 'act':
      return m.area === NONE ? 'act none' : `act ${AREAS[m.area]}`
    case 'cube':
      return `cube ${SPECIALS[m.special]}`
    case 'move-cube':
      return `move-cube ${SPECIALS[m.from]} ${SPECIALS[m.to]}`
    case 'swap':
      return `swap ${card(m.comic).id} ${card(m.card).id}`
    case 'convert':
      return `convert ${GENRES[m.genre]} ${card(m.comic).id}`
    case 'campaign':
      return `campaign ${CAMPAIGNS[m.campaign]?.money}`
    case 'hire':
      return `hire ${card(m.writer).id} ${card(m.artist).id}`
    default:
      return m.do
  }
}

/** The move a line names, whether or not it is possible anywhere. */
export function read(line: string): Move | undefined {
  const [verb = '', one, two, ...more] = line.trim().split(/\s+/)
  if (more.length > 0) return undefined
  if (two !== undefined) return readTwo(verb, one ?? '', two)?.move
  return (one === undefined ? readPlain(verb) : readOne(verb, one))?.move
}

const readPlain = (verb: string): Option | undefined =>
  verb === 'done' || verb === 'extra-editor' ? OPTION[verb] : undefined

function readOne(verb: string, word: string): Option | undefined {
  switch (verb) {
    case 'calendar':
    case 'genre':
    case 'idea':
    case 'board':
    case 'search':
    case 'remove':
    case 'turn':
      return OPTION[verb][genreNo(word) ?? NONE]
    case 'card':
    case 'take':
    case 'print':
    case 'fan':
    case 'use':
    case 'fulfil':
    case 'hype':
    case 'discard':
      return OPTION[verb][cardNo(word) ?? NONE]
    case 'reveal':
      return OPTION.reveal[CARD_IDS.indexOf(word)]
    case 'deck':
      return OPTION.deck[DECK_NAMES.indexOf(word as 'writers')]
    case 'collect':
    case 'flip':
      return OPTION[verb][spaceNo(word) ?? NONE]
    case 'walk':
    case 'ticket':
      return OPTION[verb][nodeNo(word) ?? NONE]
    case 'place':
      return OPTION.place[AREAS.indexOf(word as 'hire')]
    case 'act':
      return word === 'none' ? OPTION['act-none'] : OPTION.act[AREAS.indexOf(word as 'hire')]
    case 'cube':
      return OPTION.cube[SPECIALS.indexOf(word as (typeof SPECIALS)[number])]
    case 'campaign':
      return OPTION.campaign[CAMPAIGNS.findIndex(({ money }) => String(money) === word)]
    default:
      return undefined
  }
}

function readTwo(verb: string, one: string, two: string): Option | undefined {
  switch (verb) {
    case 'order':
      return OPTION.order[spaceNo(one) ?? NONE]?.[genreNo(two) ?? NONE]?.[1]
    case 'value':
      return OPTION.value[spaceNo(one) ?? NONE]?.[ORDER_VALUES.findIndex((value) => String(value) === two)]?.[1]
    case 'back': {
      const deck = DECK_NAMES.indexOf(one as 'writers')
      return OPTION.back[deck]?.[GENRES.findIndex((_, back) => backWord(deck, back) === two)]?.[1]
    }
    case 'increase':
      return OPTION.increase[cardNo(one) ?? NONE]?.[KIND_WORDS.indexOf(two as 'writer')]
    case 'move-cube':
      return OPTION['move-cube'][SPECIALS.indexOf(one as 'special-hype')]?.[SPECIALS.indexOf(two as 'special-hype')]
    case 'swap':
      return readPair(cardNo(one), cardNo(two), swap)
    case 'convert':
      return readPair(cardNo(two), genreNo(one), convert)
    case 'hire': {
      const [writer, artist] = [cardNo(one), cardNo(two)]
      return writer !== undefined && artist !== undefined && kindOf(artist) !== kindOf(writer)
        ? hire(writer, artist)
        : undefined
    }
    default:
      return undefined
  }
}

const readPair = (
  one: number | undefined,
  other: number | undefined,
  make: (one: number, other: number) => Option,
): Option | undefined => (one === undefined || other === undefined ? undefined : make(one, other))
