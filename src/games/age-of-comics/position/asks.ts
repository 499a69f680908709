// The stack of asks in positions: the name of each ask with its fields in words.
import type { Json } from '../../../kernel/contract.ts'
import { type Path, refusal } from '../../../kernel/refusal.ts'
import { unknownField } from '../../../common/format.ts'
import { type Ask, type AskName, type AskOf, HIRED, PLAYER, SIDE_NAMES, SIDES, SWAPPED } from '../asks.ts'
import { type CardNo, card, cardNo, kindOf } from '../catalogue/index.ts'
import { ORDER_VALUES, type OrderCode, orderCode, orderGenre, orderValue, SPACE_NAMES } from '../catalogue/map.ts'
import { COMICS, DECK_NAMES, DECKS, GENRE_NOS, GENRES, type KindNo, RIPOFFS, WRITERS } from '../catalogue/vocabulary.ts'
import type { Printed, State } from '../state.ts'

/** The next one first. */
export const writeAsks = (s: State): Json[] => s.asks.toReversed().map((ask) => writeAsk(ask, s))

const writeAsk = (ask: Ask, s: State): Json => ({ ask: ask.ask, ...fieldsOf(ask, s) })

type Fields = { readonly [name: string]: Json }

function fieldsOf(ask: Ask, s: State): Fields {
  switch (ask.ask) {
    case 'start-ideas':
    case 'board-ideas':
    case 'supply-ideas':
    case 'bonus-ideas':
    case 'marketing-fan':
    case 'automa-remove':
    case 'automa-print':
      return { left: ask.left }
    case 'hire':
      return { of: ask.of }
    case 'print':
      return { left: ask.left, second: ask.second }
    case 'print-writer':
      return { comic: card(ask.comic).id }
    case 'print-artist':
      return { comic: card(ask.comic).id, writer: card(ask.writer).id }
    case 'fulfil':
      return { order: writeOrder(ask.order) }
    case 'sales':
      return { flips: ask.flips, collects: ask.collects, walked: ask.walked }
    case 'reassign':
      return { swapped: ask.swapped }
    case 'convert':
      return { left: ask.left, given: writeGiven(ask.given, s.player.printed) }
    case 'automa-fan':
      return { left: ask.left, given: writeGiven(ask.given, s.automa.printed) }
    case 'automa-collect':
      return { collected: ask.collected, total: ask.total }
    case 'automa-reward':
      return { fans: ask.fans }
    case 'value':
      return { space: SPACE_NAMES[ask.space] ?? '', collected: ask.collected }
    case 'start-card':
      return { for: SIDE_NAMES[ask.side], card: ask.genre === null ? DECK_NAMES[ask.deck] : GENRES[ask.genre] }
    case 'draw':
      return { deck: DECK_NAMES[ask.deck], for: SIDE_NAMES[ask.side] }
    case 'deal':
    case 'back':
      return { deck: DECK_NAMES[ask.deck] }
    case 'search':
      return { genre: GENRES[ask.genre] }
    case 'start-genre':
    case 'increase':
    case 'place':
    case 'develop':
    case 'cube':
    case 'move-cube':
    case 'hype':
    case 'marketing':
    case 'extra-editor':
    case 'discard':
    case 'automa':
    case 'automa-hire':
    case 'automa-develop':
    case 'automa-flip':
    case 'order':
    case 'calendar':
    case 'reveal':
      return {}
  }
}

const writeOrder = (order: OrderCode): string => `${GENRES[orderGenre(order)]}-${orderValue(order)}`
const ORDERS = GENRE_NOS.flatMap((genre) => ORDER_VALUES.map((value) => orderCode(genre, value)))

/** In their order on the mat. */
const writeGiven = (given: readonly CardNo[], printed: readonly Printed[]): string[] =>
  printed.flatMap(({ comic }) => (given.includes(comic) ? [card(comic).id] : []))

export type AskData = { readonly ask: AskName } & Readonly<Record<string, unknown>>

/** What a field may be: the value of its JSON; undefined if it is invalid. */
type Parse<T> = (json: unknown) => T | undefined
type Field = <T>(name: string, parse: Parse<T>) => T
type Readers = { readonly [Name in AskName]: (field: Field, s: State) => AskOf<Name> }

const upTo =
  (most: number): Parse<number> =>
  (json) =>
    typeof json === 'number' && Number.isInteger(json) && json >= 0 && json <= most ? json : undefined
const flag: Parse<boolean> = (json) => (typeof json === 'boolean' ? json : undefined)
const oneOf =
  <T>(list: readonly T[], word: (each: T) => string): Parse<T> =>
  (json) =>
    list.find((each) => word(each) === json)
const cardOf =
  (...kinds: readonly KindNo[]): Parse<CardNo> =>
  (json) => {
    const no = typeof json === 'string' ? cardNo(json) : undefined
    return no !== undefined && kinds.includes(kindOf(no)) ? no : undefined
  }
/** Comics of a side, without repeats. */
const comicsOf =
  (printed: readonly Printed[]): Parse<readonly CardNo[]> =>
  (json) => {
    if (!Array.isArray(json)) return undefined
    const comics = json.map((id: unknown) => printed.find(({ comic }) => card(comic).id === id)?.comic)
    return comics.every((comic) => comic !== undefined) ? [...new Set(comics)] : undefined
  }
/** A starting card: its deck, or the genre of your comic. */
const starting: Parse<Pick<AskOf<'start-card'>, 'deck' | 'genre'>> = (json) => {
  const deck = deckOf(json)
  if (deck !== undefined) return { deck, genre: null }
  const genre = genreOf(json)
  return genre === undefined ? undefined : { deck: COMICS, genre }
}

const left = upTo(6)
const salesNumber = upTo(3)
const MOST = 60
const word = (each: string): string => each
const hired = oneOf(HIRED, word)
const swapped = oneOf(SWAPPED, word)
const sideOf = oneOf(SIDES, (side) => SIDE_NAMES[side])
const deckOf = oneOf(DECKS, (deck) => DECK_NAMES[deck])
const genreOf = oneOf(GENRE_NOS, (genre) => GENRES[genre])
const spaceOf = oneOf([...SPACE_NAMES.keys()], (space) => SPACE_NAMES[space] ?? '')
const orderOf = oneOf(ORDERS, writeOrder)
const comicOf = cardOf(COMICS, RIPOFFS)

const READERS: Readers = {
  'start-genre': () => ({ ask: 'start-genre' }),
  'start-ideas': (field) => ({ ask: 'start-ideas', left: field('left', left) }),
  increase: () => ({ ask: 'increase' }),
  place: () => ({ ask: 'place' }),
  hire: (field) => ({ ask: 'hire', of: field('of', hired) }),
  develop: () => ({ ask: 'develop' }),
  'board-ideas': (field) => ({ ask: 'board-ideas', left: field('left', left) }),
  'supply-ideas': (field) => ({ ask: 'supply-ideas', left: field('left', left) }),
  print: (field) => ({ ask: 'print', left: field('left', left), second: field('second', flag) }),
  'print-writer': (field) => ({ ask: 'print-writer', comic: field('comic', comicOf) }),
  'print-artist': (field) => ({
    ask: 'print-artist',
    comic: field('comic', comicOf),
    writer: field('writer', cardOf(WRITERS)),
  }),
  'bonus-ideas': (field) => ({ ask: 'bonus-ideas', left: field('left', left) }),
  cube: () => ({ ask: 'cube' }),
  'move-cube': () => ({ ask: 'move-cube' }),
  fulfil: (field) => ({ ask: 'fulfil', order: field('order', orderOf) }),
  sales: (field) => ({
    ask: 'sales',
    flips: field('flips', salesNumber),
    collects: field('collects', salesNumber),
    walked: field('walked', flag),
  }),
  reassign: (field) => ({ ask: 'reassign', swapped: field('swapped', swapped) }),
  hype: () => ({ ask: 'hype' }),
  convert: (field, { player }) => ({
    ask: 'convert',
    left: field('left', left),
    given: field('given', comicsOf(player.printed)),
  }),
  marketing: () => ({ ask: 'marketing' }),
  'marketing-fan': (field) => ({ ask: 'marketing-fan', left: field('left', left) }),
  'extra-editor': () => ({ ask: 'extra-editor' }),
  discard: () => ({ ask: 'discard' }),
  automa: () => ({ ask: 'automa' }),
  'automa-hire': () => ({ ask: 'automa-hire' }),
  'automa-develop': () => ({ ask: 'automa-develop' }),
  'automa-remove': (field) => ({ ask: 'automa-remove', left: field('left', left) }),
  'automa-fan': (field, { automa }) => ({
    ask: 'automa-fan',
    left: field('left', left),
    given: field('given', comicsOf(automa.printed)),
  }),
  'automa-print': (field) => ({ ask: 'automa-print', left: field('left', left) }),
  'automa-flip': () => ({ ask: 'automa-flip' }),
  'automa-collect': (field) => ({
    ask: 'automa-collect',
    collected: field('collected', upTo(MOST)),
    total: field('total', upTo(6 * MOST)),
  }),
  'automa-reward': (field) => ({ ask: 'automa-reward', fans: field('fans', upTo(MOST)) }),
  order: () => ({ ask: 'order' }),
  value: (field) => ({ ask: 'value', space: field('space', spaceOf), collected: field('collected', flag) }),
  calendar: () => ({ ask: 'calendar' }),
  'start-card': (field) => ({ ask: 'start-card', side: field('for', sideOf), ...field('card', starting) }),
  deal: (field) => ({ ask: 'deal', deck: field('deck', deckOf) }),
  draw: (field) => ({ ask: 'draw', deck: field('deck', deckOf), side: field('for', sideOf) }),
  search: (field) => ({ ask: 'search', genre: field('genre', genreOf) }),
  back: (field) => ({ ask: 'back', deck: field('deck', deckOf) }),
  reveal: () => ({ ask: 'reveal' }),
}

const cannotBe = refusal('age-of-comics.ask-field', {
  it: 'manca o non può essere così',
  en: 'is missing or cannot be so',
})
const notIts = refusal('age-of-comics.not-its', { it: 'non riguarda l’Automa', en: 'is not for the Automa' })

/** An ask of the stack, which has that index. */
export function readAsk(data: AskData, s: State, path: Path): Ask {
  const known = new Set(['ask'])
  const ask = READERS[data.ask]((name, parse) => {
    known.add(name)
    const value = parse(data[name])
    if (value === undefined) throw cannotBe([...path, name])
    return value
  }, s)
  const stray = Object.keys(data).find((name) => !known.has(name))
  if (stray !== undefined) throw unknownField({ field: stray }, path)
  if (ask.ask === 'start-card' && ask.genre !== null && ask.side !== PLAYER) throw notIts([...path, 'card'])
  return ask
}
