// A position made into a state: defaults filled in, the stack of asks rebuilt.
import { BadInput } from '../../../kernel/contract.ts'
import { lawful, lawfulPart } from '../../../kernel/laws.ts'
import { endRound, proceed } from '../apply/flow.ts'
import { AUTOMA, type Side, SIDE_NAMES, toAsk, YOU } from '../asks.ts'
import { CHALLENGES } from '../catalogue/challenges.ts'
import { ALL_OF_KIND, bitOf, cardNo, GENRE_OF, genreNo, VALUE_OF } from '../catalogue/index.ts'
import { nodeNo, ORDER_VALUES, spaceNo } from '../catalogue/map.ts'
import { AREAS, ARTISTS, COMICS, DECK_NAMES, DECKS, SPECIALS, WRITERS } from '../catalogue/vocabulary.ts'
import { CARD_IDS, cardFromJson, readDeck, STANDARD } from '../deck.ts'
import { type Part, raise } from '../increase.ts'
import { laws } from '../laws.ts'
import { printable } from '../measures.ts'
import { options } from '../options/index.ts'
import { bare, INLINE, NONE, openRound, openSetUp, orderCode, orderValue, type Printed, type State } from '../state.ts'
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

/** The state without its asks, its moment, and the results of chance that the position brings along. */
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

/** The state as a game that goes on from here. */
export function readState(json: unknown): State {
  const { state: s, phase, data } = readPosition(json)
  checkPlayable(s, phase, data.doing !== undefined)
  if (phase === 'final') {
    s.over = true
    return lawful(s, laws)
  }
  if (data.doing?.length === 0) throw new BadInput('doing: nothing can be done here')
  if (data.doing === undefined) openPhase(s, phase)
  else for (const [at, ask] of data.doing.entries()) s.asks.unshift(readAsk(ask, s, `doing ${at}`))
  checkAsks(s)
  if (phase === 'setup' || s.asks.some(isOfSetUp)) checkSetUp(s)
  // Backs that nobody has looked at yet are looked at first.
  if (phase !== 'setup' && data.doing === undefined)
    for (const kind of [COMICS, ARTISTS, WRITERS]) s.asks.push(toAsk('back', kind))
  if (phase === 'end-of-round' && data.doing === undefined) endRound(s)
  if (s.over) s.asks = []
  else proceed(s)
  if (!s.over && options(s).length === 0) throw new BadInput('doing: nothing can be done here')
  return lawful(s, laws)
}

/** The asks of a moment that nothing else is told about. */
export function openPhase(s: State, phase: Phase): void {
  switch (phase) {
    case 'setup':
      openRound(s)
      openSetUp(s)
      return
    case 'increase':
      s.asks.push(toAsk('increase'))
      return
    case 'automa-turn':
      s.asks.push(toAsk('automa'))
      if (s.card === NONE) s.asks.push(toAsk('reveal'))
      return
    case 'player-turn':
      s.asks.push(toAsk('place'))
      return
    case 'end-of-round':
    case 'final':
  }
}

/** An ask is about things that are there. */
function checkAsks(s: State): void {
  checkEditors(s)
  checkDoing(s)
  for (const { ask, n, m } of s.asks) {
    if (ask === 'print-writer' || ask === 'print-artist')
      if (!printable(s).includes(n) || (ask === 'print-artist' && !s.you.hand.includes(m)))
        throw new BadInput('doing: that print is not possible')
    if (ask === 'value' && !isFaceDown(s, n)) throw new BadInput('doing: there is no order on that space')
    if (ask === 'fulfil' && !s.you.orders.includes(n)) throw new BadInput('doing: you have not collected that order')
    if (
      (ask === 'automa' || ask.startsWith('automa-')) &&
      s.card === NONE &&
      !s.asks.some((each) => each.ask === 'reveal')
    )
      throw new BadInput('card: it is missing')
  }
}

/** An order is turned once. */
const isFaceDown = (s: State, space: number): boolean => {
  const order = s.map[space] ?? NONE
  const asked = s.asks.filter(({ ask, n }) => ask === 'value' && n === space).length
  return order !== NONE && orderValue(order) === 0 && asked === 1
}

// The format has checked every id.
const cards = (ids: readonly string[]): number[] => ids.map((id) => cardNo(id) as number)
const bitsOf = (numbers: readonly number[]): number => numbers.reduce((bits, no) => bits | (1 << no), 0)
const cardBits = (numbers: readonly number[]): number => numbers.reduce((bits, no) => bits | bitOf(no), 0)
const genres = (ids: readonly string[]): number[] => ids.map((id) => genreNo(id) as number)
const sideNo = (name: (typeof SIDE_NAMES)[number]): Side => SIDE_NAMES.indexOf(name) as Side
const automaCards = (ids: readonly string[]): number => bitsOf(ids.map((id) => CARD_IDS.indexOf(id)))

function readTable(s: State, p: PositionData): void {
  s.level = p.level
  s.round = p.round
  s.challenges = bitsOf(p.challenges.map((id) => CHALLENGES.findIndex((each) => each.id === id)))
  s.deck = p.deck === undefined || p.deck === STANDARD ? STANDARD : readDeckField(p.deck)
  readCards(s, p)
  s.spaces = AREAS.map((area) => (p.spaces[area] ?? []).map(sideNo))
  s.board = bitsOf(genres(p.ideasBoard))
  for (const [slot, id] of p.calendar.entries()) if (id !== null) s.calendar[slot] = genreNo(id) as number
  for (const [id, side] of Object.entries(p.mastery)) if (side) s.mastery[genreNo(id) as number] = sideNo(side)
  readAutoma(s, p)
  readPlayer(s, p)
  readOrders(s, p)
  readDecks(s, p)
}

function readDeckField(text: string): string {
  try {
    return readDeck(text)
  } catch (error) {
    throw error instanceof BadInput ? new BadInput(`deck: ${error.message}`) : error
  }
}

function readCards(s: State, p: PositionData): void {
  if (typeof p.card === 'string') s.card = CARD_IDS.indexOf(p.card)
  else if (p.card) {
    s.card = INLINE
    s.inline = cardFromJson(p.card, 'card')
  }
  const current = s.card === NONE || s.card === INLINE ? 0 : 1 << s.card
  s.revealed = automaCards(p.automa.cards?.revealed ?? []) | current
  s.played = s.revealed | automaCards(p.automa.cards?.discard ?? [])
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
    masteryFan: data.masteryFan ?? s.mastery[GENRE_OF[comic] as number] === side,
    betterColor: false,
    hypeUsed: false,
    raised: 0,
  }
}

const printedValue = (no: number): number => (no === NONE ? 0 : (VALUE_OF[no] as number))

function readYourComic(s: State, data: YourComicData): Printed {
  const entry = readComic(s, data, YOU)
  entry.writerValue = data.writerValue ?? printedValue(entry.writer)
  entry.artistValue = data.artistValue ?? printedValue(entry.artist)
  entry.betterColor = data.betterColor
  entry.hypeUsed = data.hypeUsed
  for (const mode of ['learn', 'train'] as const)
    for (const kind of mode === 'learn' ? data.learned : data.trained)
      raise(entry, { part: (kind === 'writer' ? 0 : 1) satisfies Part, mode })
  return entry
}

function readPlayer(s: State, { player }: PositionData): void {
  const { you } = s
  you.money = player.money
  for (const [id, count] of Object.entries(player.ideas)) you.ideas[genreNo(id) as number] = count ?? 0
  you.tickets = player.tickets
  you.vp = player.vp
  you.fulfilled = player.fulfilled
  you.hand = cards(player.hand)
  you.hyped = player.hyped.map(({ id, tokens }) => ({ comic: cardNo(id) as number, tokens }))
  you.cubes = bitsOf(player.cubes.map((id) => SPECIALS.indexOf(id)))
  you.agent = nodeNo(player.agent) as number
  you.orders = player.orders.map(({ genre, value }) => orderCode(genreNo(genre) as number, value))
  you.printed = player.printed.map((entry) => readYourComic(s, entry))
  you.extraEditor = player.extraEditor
}

/** What has been seen of the orders is no longer unseen (R1.8). */
function readOrders(s: State, p: PositionData): void {
  for (const [id, given] of Object.entries(p.map)) {
    if (given === undefined) continue
    const { genre, value } = typeof given === 'string' ? shortOrder(given) : given
    s.map[spaceNo(id) as number] = orderCode(genreNo(genre) as number, value ?? 0)
    if (value) see(s, genre, value)
  }
  for (const { genre, value } of p.gone) see(s, genre, value)
  for (const { genre, value } of p.player.orders) see(s, genre, value)
}

/** `sci-fi-5`: a genre has a hyphen of its own. */
function shortOrder(text: string): { genre: string; value: number | undefined } {
  const [, genre = text, value] = /^(.*)-(\d)$/.exec(text) ?? []
  return { genre, value: value === undefined ? undefined : Number(value) }
}

/** Below zero: more of them than there are, which only a game minds. */
function see(s: State, genre: string, value: number): void {
  const at = (genreNo(genre) as number) * ORDER_VALUES.length + value - ORDER_VALUES[0]
  s.unseen[at] = (s.unseen[at] as number) - 1
}

/** A card that is named nowhere is in its deck. */
function readDecks(s: State, p: PositionData): void {
  const named = [...s.you.hand, ...s.you.hyped.map(({ comic }) => comic), ...s.automa.writers, ...s.automa.artists]
  named.push(...s.automa.developed)
  for (const { comic, writer, artist } of [...s.you.printed, ...s.automa.printed])
    named.push(...[comic, writer, artist].filter((no) => no !== NONE))
  const tops = [p.decks.writerTop, p.decks.artistTop, p.decks.comicTop === null ? null : genreNo(p.decks.comicTop)]
  for (const kind of DECKS) {
    const deck = s.decks[kind]
    deck.display = cards(p.display[DECK_NAMES[kind]])
    deck.discard = cardBits(cards(p.discards[DECK_NAMES[kind]]))
    const own = named.filter((no) => Math.floor(no / 24) === kind)
    deck.left = ALL_OF_KIND & ~cardBits([...own, ...deck.display]) & ~deck.discard
    deck.top = tops[kind] ?? NONE
  }
}
