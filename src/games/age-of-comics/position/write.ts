// Writes a state as a position: the mirror of `read.ts`.
import type { Json } from '../../../kernel/contract.ts'
import { AUTOMA, PLAYER, seatOf, type Side, SIDE_NAMES } from '../asks.ts'
import { CHALLENGES } from '../catalogue/challenges.ts'
import { card, cardsIn, genreOf } from '../catalogue/index.ts'
import { NODE_IDS, ORDER_COPIES, ORDER_VALUES, SPACE_NAMES, orderGenre, orderValue } from '../catalogue/map.ts'
import {
  AREAS,
  ARTISTS,
  COMICS,
  DECK_NAMES,
  type DeckNo,
  DECKS,
  GENRES,
  KINDS,
  type PartNo,
  PARTS,
  SPECIALS,
  WRITERS,
} from '../catalogue/vocabulary.ts'
import { CARD_IDS, cardToJson, STANDARD } from '../deck.ts'
import { raisedBit, trainedBit } from '../increase.ts'
import { ones } from '../../../common/bits.ts'
import { type Deck, EDITORS, INLINE, NONE, type Printed, type State } from '../state.ts'
import { writeAsks } from './asks.ts'
import { deckFor } from '../start.ts'
import type { Phase } from './format.ts'
import { openPhase } from './read.ts'
import { isOfSetUp } from './set-up.ts'

type Fields = Record<string, Json>

const ids = (cards: readonly number[]): string[] => cards.map((no) => card(no).id)
const automaCards = (cards: readonly number[]): string[] => cards.map((no) => CARD_IDS[no] ?? '')
const inBits = <T>(list: readonly T[], bits: number): T[] => list.filter((_, no) => (bits & (1 << no)) !== 0)
const byDeck = (of: (deck: DeckNo) => Json): Fields =>
  Object.fromEntries(DECKS.map((kind) => [DECK_NAMES[kind], of(kind)]))

export function writePosition(s: State): Json {
  const phase = phaseOf(s)
  return {
    ...(s.variant === '' ? {} : { variant: s.variant }),
    level: s.level,
    round: s.round,
    phase,
    ...(s.card === NONE ? {} : { card: s.card === INLINE ? cardToJson(s.inline) : (CARD_IDS[s.card] ?? '') }),
    ...(s.deck === deckFor(s, STANDARD) ? {} : { deck: s.deck }),
    challenges: inBits(CHALLENGES, s.challenges).map(({ id }) => id),
    spaces: Object.fromEntries(
      AREAS.flatMap((area, no) => {
        const there = s.spaces[no] ?? []
        return there.length === 0 ? [] : [[area, there.map((side) => SIDE_NAMES[side])]]
      }),
    ),
    display: byDeck((kind) => ids(s.decks[kind].display)),
    decks: {
      comicTop: GENRES[s.decks[COMICS].top] ?? null,
      writerTop: s.decks[WRITERS].top === NONE ? null : s.decks[WRITERS].top,
      artistTop: s.decks[ARTISTS].top === NONE ? null : s.decks[ARTISTS].top,
      ...byDeck((kind) => ones(s.decks[kind].left)),
    },
    discards: byDeck((kind) => ids(cardsIn(kind, s.decks[kind].discard))),
    ideasBoard: inBits(GENRES, s.board),
    map: Object.fromEntries(
      s.map.flatMap((order, space) => (order === NONE ? [] : [[SPACE_NAMES[space] ?? '', writeOrder(order)]])),
    ),
    gone: gone(s),
    mastery: Object.fromEntries(
      s.mastery.flatMap((side, genre) => (side === NONE ? [] : [[GENRES[genre] ?? '', SIDE_NAMES[side]]])),
    ),
    calendar: s.calendar.map((genre) => (genre === NONE ? null : GENRES[genre])),
    automa: {
      writers: ids(s.automa.writers),
      artists: ids(s.automa.artists),
      developed: ids(s.automa.developed),
      printed: s.automa.printed.map((entry) => writeComic(s, entry, AUTOMA)),
      vp: s.automa.vp,
      lostEditors: s.automa.lostEditors,
      cards: {
        faceDown: Math.max(0, EDITORS - s.revealed.length),
        discard: automaCards(s.discarded),
        revealed: automaCards(s.revealed.filter((no) => no !== s.card)),
      },
    },
    player: writePlayer(s),
    ...doing(s, phase),
  }
}

const writeOrder = (order: number): Json => {
  const value = orderValue(order)
  return value === 0 ? { genre: GENRES[orderGenre(order)] } : { genre: GENRES[orderGenre(order)], value }
}

/** Orders that were seen and are neither on the map nor with you. */
function gone(s: State): Json[] {
  const left = s.unseen.map((unseen, at) => (ORDER_COPIES[at % ORDER_VALUES.length] as number) - unseen)
  for (const order of [...s.map, ...s.player.orders]) {
    if (order === NONE || orderValue(order) === 0) continue
    const at = orderGenre(order) * ORDER_VALUES.length + orderValue(order) - ORDER_VALUES[0]
    left[at] = (left[at] as number) - 1
  }
  return left.flatMap((count, at) => {
    const genre = GENRES[Math.floor(at / ORDER_VALUES.length)] ?? ''
    return Array.from({ length: count }, () => ({ genre, value: ORDER_VALUES[at % ORDER_VALUES.length] as number }))
  })
}

function writeComic(s: State, { comic, fans, writer, artist, masteryFan }: Printed, side: Side): Fields {
  return {
    id: card(comic).id,
    fans,
    ...(writer === NONE ? {} : { writer: card(writer).id }),
    ...(artist === NONE ? {} : { artist: card(artist).id }),
    ...(masteryFan === (s.mastery[genreOf(comic)] === side) ? {} : { masteryFan }),
  }
}

/** The creatives of a team with a certain property. */
const kinds = (isSo: (part: PartNo) => boolean) => PARTS.filter(isSo).map((part) => KINDS[part])

function writeYourComic(s: State, entry: Printed): Fields {
  const raised = (part: PartNo) => (entry.raised & raisedBit(part)) !== 0
  const trained = (part: PartNo) => (entry.raised & trainedBit(part)) !== 0
  return {
    ...writeComic(s, entry, PLAYER),
    ...(entry.writerValue === 0 ? {} : { writerValue: entry.writerValue }),
    ...(entry.artistValue === 0 ? {} : { artistValue: entry.artistValue }),
    betterColor: entry.betterColor,
    hypeUsed: entry.hypeUsed,
    ...(entry.raised === 0
      ? {}
      : { learned: kinds((part) => raised(part) && !trained(part)), trained: kinds(trained) }),
  }
}

function writePlayer(s: State): Fields {
  const { player } = s
  return {
    money: player.money,
    ideas: Object.fromEntries(
      player.ideas.flatMap((count, genre) => (count === 0 ? [] : [[GENRES[genre] ?? '', count]])),
    ),
    tickets: player.tickets,
    vp: player.vp,
    fulfilled: player.fulfilled,
    hand: ids(player.hand),
    hyped: player.hyped.map(({ comic, tokens }) => ({ id: card(comic).id, tokens })),
    cubes: inBits(SPECIALS, player.cubes),
    agent: NODE_IDS[player.agent] ?? '',
    orders: player.orders.map(writeOrder),
    printed: player.printed.map((entry) => writeYourComic(s, entry)),
    extraEditor: player.extraEditor,
  }
}

/** The moment, which follows from the bottom of the stack. */
function phaseOf(s: State): Phase {
  const bottom = s.asks[0]?.ask
  if (s.over || bottom === undefined) return 'final'
  if (s.asks.some(isOfSetUp)) return 'setup'
  if (bottom === 'increase') return 'increase'
  return seatOf(bottom) === 'automa' ? 'automa-turn' : 'player-turn'
}

/** A missing back would be asked for first. */
const isLookedAt = ({ top, left, discard }: Deck): boolean => top !== NONE || (left | discard) === 0

/** Only if the moment does not say what the game waits for. */
function doing(s: State, phase: Phase): Fields {
  const plain: State = { ...s, asks: [] }
  openPhase(plain, phase)
  const told = phase === 'setup' || s.decks.every(isLookedAt)
  return told && JSON.stringify(writeAsks(plain)) === JSON.stringify(writeAsks(s)) ? {} : { doing: writeAsks(s) }
}
