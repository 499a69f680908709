// Every move of every seat, and its line in the log. Most moves are made once and shared: nobody changes a move.
import type { Weighted } from '../../kernel/contract.ts'
import { CARDS, type CardNo, card, cardNo, kindOf } from './catalogue/index.ts'
import { NODE_IDS, type NodeNo, nodeNo, ORDER_VALUES, SPACE_NAMES, type SpaceNo, spaceNo } from './catalogue/map.ts'
import {
  actionNo,
  type ActionNo,
  AREA_NOS,
  areaNo,
  AREAS,
  type AreaNo,
  AUTOMA_ACTIONS,
  COMICS,
  DECK_NAMES,
  deckNo,
  type DeckNo,
  DECKS,
  GENRE_NOS,
  genreNo,
  GENRES,
  type GenreNo,
  KINDS,
  type PartNo,
  partNo,
  PARTS,
  type Places,
  placesIn,
  SPECIAL_NOS,
  specialNo,
  type SpecialNo,
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
export type CampaignNo = Places<typeof CAMPAIGNS>
export const CAMPAIGN_NOS = placesIn(CAMPAIGNS)

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
  | { readonly do: 'increase'; readonly comic: CardNo; readonly part: PartNo }
  | { readonly do: 'place'; readonly area: AreaNo }
  | { readonly do: 'search'; readonly genre: GenreNo }
  | { readonly do: 'use'; readonly card: CardNo }
  | { readonly do: 'cube'; readonly special: SpecialNo }
  | { readonly do: 'move-cube'; readonly from: SpecialNo; readonly to: SpecialNo }
  | { readonly do: 'fulfil'; readonly card: CardNo }
  | { readonly do: 'walk'; readonly node: NodeNo }
  | { readonly do: 'ticket'; readonly node: NodeNo }
  | { readonly do: 'flip'; readonly space: SpaceNo }
  | { readonly do: 'swap'; readonly comic: CardNo; readonly card: CardNo }
  | { readonly do: 'hype'; readonly card: CardNo }
  | { readonly do: 'convert'; readonly genre: GenreNo; readonly comic: CardNo }
  | { readonly do: 'campaign'; readonly campaign: CampaignNo }
  | { readonly do: 'extra-editor' }
  | { readonly do: 'discard'; readonly card: CardNo }
  | { readonly do: 'done' }
  // the Automa
  | { readonly do: 'act'; readonly area: ActionNo | typeof NONE }
  | { readonly do: 'hire'; readonly writer: CardNo; readonly artist: CardNo }
  | { readonly do: 'remove'; readonly genre: GenreNo }
  | { readonly do: 'turn'; readonly genre: GenreNo }

export type MoveOf<Verb extends Move['do']> = Extract<Move, { readonly do: Verb }>
export type Option<M extends Move = Move> = Weighted<M>
const option = <M extends Move>(move: M, weight = 1): Option<M> => ({ move, weight })

/** The options of some components, by their numbers. */
function shared<No extends number, M extends Move>(numbers: readonly No[], make: (no: No) => M): (no: No) => Option<M> {
  const made: Option<M>[] = []
  for (const no of numbers) made[no] = option(make(no))
  return (no) => made[no] as Option<M>
}
const genres = <M extends Move>(make: (genre: GenreNo) => M) => shared(GENRE_NOS, make)
const cards = <M extends Move>(make: (no: CardNo) => M) => shared([...CARDS.keys()], make)
const spaces = <M extends Move>(make: (space: SpaceNo) => M) => shared([...SPACE_NAMES.keys()], make)
const nodes = <M extends Move>(make: (node: NodeNo) => M) => shared([...NODE_IDS.keys()], make)
const specials = <M extends Move>(make: (special: SpecialNo) => M) => shared(SPECIAL_NOS, make)

/** An outcome of chance by its weight; nothing weighs 0. */
const byWeight = <M extends Move>(move: M, most: number) =>
  Array.from({ length: most + 1 }, (_, weight) => option(move, weight))

const MOST_OF_A_GENRE = 5
const MOST_OF_A_VALUE = 2
const MOST_OF_A_BACK = 12
/** In one list, two numbers after the other and the weight last: quicker than lists of lists. */
const ORDERS = SPACE_NAMES.flatMap((_, space) =>
  GENRE_NOS.flatMap((genre) => byWeight<MoveOf<'order'>>({ do: 'order', space, genre }, MOST_OF_A_GENRE)),
)
const VALUES = SPACE_NAMES.flatMap((_, space) =>
  ORDER_VALUES.flatMap((value) => byWeight<MoveOf<'value'>>({ do: 'value', space, value }, MOST_OF_A_VALUE)),
)
const BACKS = DECKS.flatMap((deck) =>
  GENRE_NOS.flatMap((back) => byWeight<MoveOf<'back'>>({ do: 'back', deck, back }, MOST_OF_A_BACK)),
)
const NO_ACTION = option<MoveOf<'act'>>({ do: 'act', area: NONE })
const ACTIONS = shared(AUTOMA_ACTIONS, (area): MoveOf<'act'> => ({ do: 'act', area }))
const CUBE_MOVES = SPECIAL_NOS.map((from) => specials((to) => ({ do: 'move-cube', from, to })))
const INCREASES = CARDS.map(({ no }) => shared(PARTS, (part) => ({ do: 'increase', comic: no, part })))

/** Where only the move counts, any weight tells it. */
const ANY_WEIGHT = 1

/** The moves by the numbers of their components; outcomes of chance that differ in weight also by weight. */
export const OPTION = {
  order: (space: SpaceNo, genre: GenreNo, weight = ANY_WEIGHT) =>
    ORDERS[(space * GENRES.length + genre) * (MOST_OF_A_GENRE + 1) + weight] as Option<MoveOf<'order'>>,
  /** `at` is the place of the value in ORDER_VALUES. */
  value: (space: SpaceNo, at: number, weight = ANY_WEIGHT) =>
    VALUES[(space * ORDER_VALUES.length + at) * (MOST_OF_A_VALUE + 1) + weight] as Option<MoveOf<'value'>>,
  calendar: genres((genre) => ({ do: 'calendar', genre })),
  card: cards((no) => ({ do: 'card', card: no })),
  back: (deck: DeckNo, back: number, weight = ANY_WEIGHT) =>
    BACKS[(deck * GENRES.length + back) * (MOST_OF_A_BACK + 1) + weight] as Option<MoveOf<'back'>>,
  reveal: shared([...CARD_IDS.keys()], (no) => ({ do: 'reveal', card: no })),
  take: cards((no) => ({ do: 'take', card: no })),
  deck: shared(DECKS, (deck) => ({ do: 'deck', deck })),
  print: cards((no) => ({ do: 'print', card: no })),
  collect: spaces((space) => ({ do: 'collect', space })),
  fan: cards((no) => ({ do: 'fan', card: no })),
  genre: genres((genre) => ({ do: 'genre', genre })),
  idea: genres((genre) => ({ do: 'idea', genre })),
  board: genres((genre) => ({ do: 'board', genre })),
  increase: (comic: CardNo, part: PartNo) => INCREASES[comic]?.(part) as Option<MoveOf<'increase'>>,
  place: shared(AREA_NOS, (area) => ({ do: 'place', area })),
  search: genres((genre) => ({ do: 'search', genre })),
  use: cards((no) => ({ do: 'use', card: no })),
  cube: specials((special) => ({ do: 'cube', special })),
  'move-cube': (from: SpecialNo, to: SpecialNo) => CUBE_MOVES[from]?.(to) as Option<MoveOf<'move-cube'>>,
  fulfil: cards((no) => ({ do: 'fulfil', card: no })),
  walk: nodes((node) => ({ do: 'walk', node })),
  ticket: nodes((node) => ({ do: 'ticket', node })),
  flip: spaces((space) => ({ do: 'flip', space })),
  swap: (comic: CardNo, no: CardNo) => option({ do: 'swap', comic, card: no }),
  hype: cards((no) => ({ do: 'hype', card: no })),
  convert: (genre: GenreNo, comic: CardNo) => option({ do: 'convert', genre, comic }),
  campaign: shared(CAMPAIGN_NOS, (campaign) => ({ do: 'campaign', campaign })),
  'extra-editor': option({ do: 'extra-editor' }),
  discard: cards((no) => ({ do: 'discard', card: no })),
  done: option({ do: 'done' }),
  act: (area: ActionNo | typeof NONE) => (area === NONE ? NO_ACTION : ACTIONS(area)),
  hire: (writer: CardNo, artist: CardNo) => option({ do: 'hire', writer, artist }),
  remove: genres((genre) => ({ do: 'remove', genre })),
  turn: genres((genre) => ({ do: 'turn', genre })),
} as const

/** What a back shows, as a word: a value, or a genre on a comic. */
export const backWord = (deck: DeckNo, back: number): string => (deck === COMICS ? (GENRES[back] ?? '') : String(back))

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
      return `increase ${card(m.comic).id} ${KINDS[m.part]}`
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
      return `campaign ${CAMPAIGNS[m.campaign].money}`
    case 'hire':
      return `hire ${card(m.writer).id} ${card(m.artist).id}`
    case 'extra-editor':
    case 'done':
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

/** The option of a component that a word names; nothing where it names none. */
const about = <No extends number>(no: No | undefined, make: (no: No) => Option | undefined): Option | undefined =>
  no === undefined ? undefined : make(no)

const found = (at: number): number | undefined => (at < 0 ? undefined : at)

function readOne(verb: string, word: string): Option | undefined {
  switch (verb) {
    case 'calendar':
    case 'genre':
    case 'idea':
    case 'board':
    case 'search':
    case 'remove':
    case 'turn':
      return about(genreNo(word), OPTION[verb])
    case 'card':
    case 'take':
    case 'print':
    case 'fan':
    case 'use':
    case 'fulfil':
    case 'hype':
    case 'discard':
      return about(cardNo(word), OPTION[verb])
    case 'reveal':
      return about(found(CARD_IDS.indexOf(word)), OPTION.reveal)
    case 'deck':
      return about(deckNo(word), OPTION.deck)
    case 'collect':
    case 'flip':
      return about(spaceNo(word), OPTION[verb])
    case 'walk':
    case 'ticket':
      return about(nodeNo(word), OPTION[verb])
    case 'place':
      return about(areaNo(word), OPTION.place)
    case 'act':
      return word === 'none' ? OPTION.act(NONE) : about(actionNo(word), OPTION.act)
    case 'cube':
      return about(specialNo(word), OPTION.cube)
    case 'campaign':
      return about(
        CAMPAIGN_NOS.find((no) => String(CAMPAIGNS[no].money) === word),
        OPTION.campaign,
      )
    default:
      return undefined
  }
}

function readTwo(verb: string, one: string, two: string): Option | undefined {
  switch (verb) {
    case 'order':
      return about(spaceNo(one), (space) => about(genreNo(two), (genre) => OPTION.order(space, genre)))
    case 'value': {
      const at = ORDER_VALUES.findIndex((value) => String(value) === two)
      return about(spaceNo(one), (space) => about(found(at), () => OPTION.value(space, at)))
    }
    case 'back':
      return about(deckNo(one), (deck) =>
        about(
          GENRE_NOS.find((back) => backWord(deck, back) === two),
          (back) => OPTION.back(deck, back),
        ),
      )
    case 'increase':
      return about(cardNo(one), (comic) => about(partNo(two), (part) => OPTION.increase(comic, part)))
    case 'move-cube':
      return about(specialNo(one), (from) => about(specialNo(two), (to) => OPTION['move-cube'](from, to)))
    case 'swap':
      return about(cardNo(one), (comic) => about(cardNo(two), (no) => OPTION.swap(comic, no)))
    case 'convert':
      return about(genreNo(one), (genre) => about(cardNo(two), (comic) => OPTION.convert(genre, comic)))
    case 'hire':
      return about(cardNo(one), (writer) =>
        about(cardNo(two), (artist) => (kindOf(artist) === kindOf(writer) ? undefined : OPTION.hire(writer, artist))),
      )
    default:
      return undefined
  }
}
