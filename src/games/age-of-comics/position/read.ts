// Turns a position into a state: fills in defaults and rebuilds the stack of asks.
import { replaced } from '../../../common/lists.ts'
import { lawful, lawfulPart } from '../../../kernel/laws.ts'
import { refusal, within } from '../../../kernel/refusal.ts'
import { missing } from '../../../common/format.ts'
import { endRound, proceed } from '../apply/flow.ts'
import { type Ask, AUTOMA, isIts, PLAYER, type Side, type SIDE_NAMES } from '../asks.ts'
import { CHALLENGES } from '../catalogue/challenges.ts'
import { ALL_OF_KIND, bitOf, cardNo, genreOf, kindOf, printedValue } from '../catalogue/index.ts'
import { nodeNo, ORDER_VALUES, orderCode, spaceNo, type SpaceNo } from '../catalogue/map.ts'
import {
  AREA_NOS,
  AREAS,
  DECK_NAMES,
  DECKS,
  genreNo,
  type GenreNo,
  KINDS,
  PARTS,
  SPECIALS,
} from '../catalogue/vocabulary.ts'
import { CARD_IDS, cardFromJson, readDeck, STANDARD } from '../deck.ts'
import { raise } from '../increase.ts'
import { laws } from '../laws.ts'
import { printable } from '../measures.ts'
import { isFaceDown } from '../options/automa.ts'
import { options } from '../options/index.ts'
import { bare, INLINE, NONE, openBacks, openRound, openSetUp, orderOn, type Printed, type State } from '../state.ts'
import { deckFor } from '../start.ts'
import { readAsk } from './asks.ts'
import { checkDoing, checkEditors, checkPlayable, checkPosition } from './check.ts'
import {
  type Chance,
  type ItsComicData,
  parsePosition,
  type Phase,
  type PositionData,
  type YourComicData,
} from './format.ts'
import { checkSetUp, isOfSetUp } from './set-up.ts'

/** The state without its asks, its moment, and the results of chance in the position. */
export interface Reading {
  readonly state: State
  readonly phase: Phase
  readonly chance: Chance
  readonly data: PositionData
}

export function readPosition(json: unknown): Reading {
  const data = parsePosition(json)
  const s = bare()
  readTable(s, data)
  checkPosition(data)
  lawfulPart(s, laws)
  return { state: s, phase: data.phase, chance: [...data.chance], data }
}

const nothingToDo = refusal('age-of-comics.nothing-to-do', {
  it: 'da qui non si può fare niente',
  en: 'nothing can be done here',
})

/** The state as a game that continues from here. */
export function readState(json: unknown): State {
  const { state: s, phase, data } = readPosition(json)
  checkPlayable(s, phase, data.doing !== undefined)
  if (phase === 'final') {
    s.over = true
    return lawful(s, laws)
  }
  if (data.doing?.length === 0) throw nothingToDo(['doing'])
  if (data.doing === undefined) openPhase(s, phase)
  else for (const [at, ask] of data.doing.entries()) s.asks.unshift(readAsk(ask, s, ['doing', at]))
  checkEditors(s)
  checkDoing(s)
  for (const ask of s.asks) checkAsk(s, ask)
  if (phase === 'setup' || s.asks.some(isOfSetUp)) checkSetUp(s)
  // Asks first for backs that nobody has entered yet.
  if (phase !== 'setup' && data.doing === undefined) openBacks(s)
  if (phase === 'end-of-round' && data.doing === undefined) endRound(s)
  if (s.over) s.asks = []
  else proceed(s)
  if (!s.over && options(s).length === 0) throw nothingToDo(['doing'])
  return lawful(s, laws)
}

/** The asks of a moment without further information. */
export function openPhase(s: State, phase: Phase): void {
  switch (phase) {
    case 'setup':
      openRound(s)
      openSetUp(s)
      return
    case 'increase':
      s.asks.push({ ask: 'increase' })
      return
    case 'automa-turn':
      s.asks.push({ ask: 'automa' })
      if (s.card === NONE) s.asks.push({ ask: 'reveal' })
      return
    case 'player-turn':
      s.asks.push({ ask: 'place' })
      return
    case 'end-of-round':
    case 'final':
  }
}

const noSuchPrint = refusal('age-of-comics.no-print', {
  it: 'questa stampa non è possibile',
  en: 'that print is not possible',
})
const noOrderThere = refusal('age-of-comics.no-order', {
  it: 'su quella casella non c’è un ordine da girare',
  en: 'there is no order to turn on that space',
})
const notCollected = refusal('age-of-comics.not-collected', {
  it: 'quell’ordine non l’hai raccolto',
  en: 'you have not collected that order',
})

/** An ask is about things that exist. */
function checkAsk(s: State, ask: Ask): void {
  if (ask.ask === 'print-writer' || ask.ask === 'print-artist') {
    const hasWriter = ask.ask === 'print-writer' || s.player.hand.includes(ask.writer)
    if (!hasWriter || !printable(s).includes(ask.comic)) throw noSuchPrint(['doing'])
  }
  if (ask.ask === 'value' && !isTurnedOnce(s, ask.space)) throw noOrderThere(['doing'])
  if (ask.ask === 'fulfil' && !s.player.orders.includes(ask.order)) throw notCollected(['doing'])
  if (isIts(ask) && s.card === NONE && !s.asks.some((each) => each.ask === 'reveal')) throw missing(['card'])
}

/** A face-down order that has to be turned, only once. */
const isTurnedOnce = (s: State, space: SpaceNo): boolean =>
  isFaceDown(orderOn(s, space)) && s.asks.filter((ask) => ask.ask === 'value' && ask.space === space).length === 1

// The format has checked every id.
const cards = (ids: readonly string[]): number[] => ids.map((id) => cardNo(id) as number)
const genre = (id: string): GenreNo => genreNo(id) as GenreNo
const bitsOf = (numbers: readonly number[]): number => numbers.reduce((bits, no) => bits | (1 << no), 0)
const cardBits = (numbers: readonly number[]): number => numbers.reduce((bits, no) => bits | bitOf(no), 0)
const sideNo = (name: (typeof SIDE_NAMES)[number]): Side => (name === 'automa' ? AUTOMA : PLAYER)
/** Without repeats, in the order given. */
const automaCards = (ids: readonly string[], without: readonly number[]): number[] =>
  [...new Set(ids.map((id) => CARD_IDS.indexOf(id)))].filter((no) => !without.includes(no))

function readTable(s: State, p: PositionData): void {
  s.variant = p.variant
  s.level = p.level
  s.round = p.round
  s.challenges = bitsOf(p.challenges.map((id) => CHALLENGES.findIndex((each) => each.id === id)))
  const { deck = STANDARD } = p
  s.deck = deckFor(s, deck === STANDARD ? STANDARD : within('deck', () => readDeck(deck)))
  readCards(s, p)
  for (const area of AREA_NOS) s.spaces[area] = (p.spaces[AREAS[area]] ?? []).map(sideNo)
  s.board = bitsOf(p.ideasBoard.map(genre))
  for (const [slot, id] of p.calendar.entries()) if (id !== null) s.calendar = replaced(s.calendar, slot, genre(id))
  for (const [id, side] of Object.entries(p.mastery)) if (side) s.mastery = replaced(s.mastery, genre(id), sideNo(side))
  readAutoma(s, p)
  readPlayer(s, p)
  readOrders(s, p)
  readDecks(s, p)
}

function readCards(s: State, p: PositionData): void {
  if (typeof p.card === 'string') s.card = CARD_IDS.indexOf(p.card)
  else if (p.card) {
    s.card = INLINE
    s.inline = cardFromJson(p.card, ['card'])
  }
  const inPlay = s.card === NONE || s.card === INLINE ? [] : [s.card]
  s.revealed = [...automaCards(p.automa.cards?.revealed ?? [], inPlay), ...inPlay]
  s.discarded = automaCards(p.automa.cards?.discard ?? [], s.revealed)
}

function readAutoma(s: State, { automa }: PositionData): void {
  s.automa.writers = cards(automa.writers)
  s.automa.artists = cards(automa.artists)
  s.automa.developed = cards(automa.developed)
  s.automa.vp = automa.vp
  s.automa.lostEditors = automa.lostEditors
  s.automa.printed = automa.printed.map((entry) => readComic(s, entry, AUTOMA))
}

function readComic(s: State, data: ItsComicData, side: Side): Printed {
  const comic = cardNo(data.id) as number
  const writer = data.writer ? (cardNo(data.writer) as number) : NONE
  const artist = data.artist ? (cardNo(data.artist) as number) : NONE
  return {
    comic,
    fans: data.fans,
    writer,
    artist,
    writerValue: 0,
    artistValue: 0,
    masteryFan: data.masteryFan ?? s.mastery[genreOf(comic)] === side,
    betterColor: false,
    hypeUsed: false,
    raised: 0,
  }
}

const valueOn = (no: number): number => (no === NONE ? 0 : printedValue(no))

function readYourComic(s: State, data: YourComicData): Printed {
  const entry = readComic(s, data, PLAYER)
  entry.writerValue = data.writerValue ?? valueOn(entry.writer)
  entry.artistValue = data.artistValue ?? valueOn(entry.artist)
  entry.betterColor = data.betterColor
  entry.hypeUsed = data.hypeUsed
  for (const part of PARTS) {
    if (data.learned.includes(KINDS[part])) raise(entry, { part, mode: 'learn' })
    if (data.trained.includes(KINDS[part])) raise(entry, { part, mode: 'train' })
  }
  return entry
}

function readPlayer(s: State, { player: data }: PositionData): void {
  const { player } = s
  player.money = data.money
  for (const [id, count] of Object.entries(data.ideas)) player.ideas[genre(id)] = count ?? 0
  player.tickets = data.tickets
  player.vp = data.vp
  player.fulfilled = data.fulfilled
  player.hand = cards(data.hand)
  player.hyped = data.hyped.map(({ id, tokens }) => ({ comic: cardNo(id) as number, tokens }))
  player.cubes = bitsOf(data.cubes.map((id) => SPECIALS.indexOf(id)))
  player.agent = nodeNo(data.agent) as number
  player.orders = data.orders.map((order) => orderCode(genre(order.genre), order.value))
  player.printed = data.printed.map((entry) => readYourComic(s, entry))
  player.extraEditor = data.extraEditor
}

/** Orders that were seen are no longer unseen (R1.8). */
function readOrders(s: State, p: PositionData): void {
  for (const [id, given] of Object.entries(p.map)) {
    if (given === undefined) continue
    const order = typeof given === 'string' ? shortOrder(given) : given
    s.map[spaceNo(id) as number] = orderCode(genre(order.genre), order.value ?? 0)
    if (order.value) see(s, order.genre, order.value)
  }
  for (const order of p.gone) see(s, order.genre, order.value)
  for (const order of p.player.orders) see(s, order.genre, order.value)
}

/** `sci-fi-5`: a genre may contain a hyphen. */
function shortOrder(text: string): { genre: string; value: number | undefined } {
  const [, genre = text, value] = /^(.*)-(\d)$/.exec(text) ?? []
  return { genre, value: value === undefined ? undefined : Number(value) }
}

/** Below zero: more of them than exist, which only matters for a game. */
function see(s: State, id: string, value: number): void {
  const at = genre(id) * ORDER_VALUES.length + value - ORDER_VALUES[0]
  s.unseen[at] = (s.unseen[at] as number) - 1
}

/** A card that is named nowhere is in its deck. */
function readDecks(s: State, p: PositionData): void {
  const named = [
    ...s.player.hand,
    ...s.player.hyped.map(({ comic }) => comic),
    ...s.automa.writers,
    ...s.automa.artists,
  ]
  named.push(...s.automa.developed)
  for (const { comic, writer, artist } of [...s.player.printed, ...s.automa.printed])
    named.push(...[comic, writer, artist].filter((no) => no !== NONE))
  const { writerTop, artistTop, comicTop } = p.decks
  const tops = [writerTop, artistTop, comicTop === null ? null : genre(comicTop)] as const
  for (const kind of DECKS) {
    const deck = s.decks[kind]
    deck.display = cards(p.display[DECK_NAMES[kind]])
    deck.discard = cardBits(cards(p.discards[DECK_NAMES[kind]]))
    const own = named.filter((no) => kindOf(no) === kind)
    deck.left = ALL_OF_KIND & ~cardBits([...own, ...deck.display]) & ~deck.discard
    deck.top = tops[kind] ?? NONE
  }
}
