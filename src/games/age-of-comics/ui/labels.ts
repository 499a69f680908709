// Names of pieces, for screen readers and small print.
import { ones } from '../../../common/bits.ts'
import type { Lang, Text } from '../../../kernel/text.ts'
import { PLAYER, type Side } from '../asks.ts'
import { bonusOf, type CardNo, card, FIRST_RIPOFF, genreOnBack, kindOf } from '../catalogue/index.ts'
import {
  ADJACENT,
  NODE_IDS,
  type NodeNo,
  NODES_OF,
  type OrderCode,
  orderFans,
  orderGenre,
  orderValue,
  SPACE_NAMES,
  SPACES_AT,
  type SpaceNo,
} from '../catalogue/map.ts'
import {
  BOARD_IDEAS,
  FLIPS_AND_COLLECTS,
  MAX_PRINTS,
  type PlaceNo,
  PLACES_USED,
  ROYALTY_MONEY,
  SUPPLY_IDEAS,
} from '../catalogue/actions.ts'
import {
  type AreaNo,
  BONUS_NAMES,
  COMICS,
  type DeckNo,
  DEVELOP,
  HIRE,
  IDEAS,
  type PartNo,
  PRINT,
  ROYALTIES,
  SALES,
  type SpecialNo,
  TIERS,
} from '../catalogue/vocabulary.ts'
import { creativeOf, creativeValue, hasCube, hasSpace, valueOf } from '../measures.ts'
import type { Move } from '../moves.ts'
import { areaName, cardName, deckName, fanCount, genreName, nodeName, spaceName, specialName } from '../names.ts'
import { stepCost } from '../options/sales.ts'
import { placeGain } from '../place-words.ts'
import { CUBES, EDITORS, editorsOf, INLINE, NONE, orderOn, type Printed, type State, topAsk } from '../state.ts'
import { word } from './words.ts'

export function cardLabel(no: CardNo, lang: Lang): string {
  const name = cardName(no, lang)
  if (kindOf(no) < COMICS) return name
  const genre = genreName(card(no).genre, lang)
  return no >= FIRST_RIPOFF ? `${name}, ${genre}` : `${name}, ${genre}, ${BONUS_NAMES[bonusOf(no)][lang]}`
}

/** What the top card back of a deck shows. */
export function backText(deck: DeckNo, back: number, lang: Lang): string {
  if (back === NONE) return '?'
  return deck === COMICS ? genreName(genreOnBack(back), lang) : `${word('value', lang)} ${back}`
}

export function deckLabel(s: State, deck: DeckNo, lang: Lang): string {
  const { left, top } = s.decks[deck]
  const count = ones(left)
  const shown = count === 0 ? word('emptyDeck', lang) : `${count}, ${backText(deck, top, lang)}`
  return `${deckName(deck, lang)}: ${shown}`
}

/** What a space of an area gives, as a few signs. */
export function gainText(area: AreaNo, at: PlaceNo): string {
  switch (area) {
    case IDEAS:
      return `${BOARD_IDEAS[at]}+${SUPPLY_IDEAS[at]}`
    case PRINT:
      return `×${MAX_PRINTS[at]}`
    case ROYALTIES:
      return `$${ROYALTY_MONEY[at]}`
    case SALES:
      return `${FLIPS_AND_COLLECTS[at]}`
    case HIRE:
    case DEVELOP:
      return ''
  }
}

export const sideName = (side: Side, lang: Lang): string => word(side === PLAYER ? 'you' : 'automa', lang)

/** Every space: who is there, otherwise what it gives; and why nothing can be placed, if asked. */
export function areaLabel(s: State, area: AreaNo, lang: Lang, why?: string): string {
  const spaces = PLACES_USED.map((at) => {
    const side = s.spaces[area][at]
    const there = side === undefined ? (placeGain(area, at, lang) ?? word('free', lang)) : sideName(side, lang)
    return `${word('space', lang)} ${at + 1}: ${there}`
  })
  return [areaName(area, lang), ...spaces, why].filter((part) => part !== undefined).join('; ')
}

/** Why no editor can be placed in an area now; undefined if one can, or if the game asks something else. */
export function whyNotPlaced(s: State, area: AreaNo, lang: Lang, isOffered: boolean): string | undefined {
  if (isOffered || topAsk(s)?.ask !== 'place') return undefined
  return word(hasSpace(s, area) ? 'cannot' : 'full', lang)
}

/** A node with its surroundings, and what it costs to go there. */
export function nodeLabel(s: State, no: NodeNo, lang: Lang, price: StepPrice | undefined): string {
  const parts = [
    `${nodeName(NODE_IDS[no] ?? '', lang)}${no === s.player.agent ? `, ${word('agent', lang)}` : ''}`,
    price && PRICES[price][lang],
    `${word('beside', lang)}: ${besideNode(no, lang)}`,
    ordersAround(s, no, lang),
  ]
  return parts.filter((part) => part !== undefined && part !== '').join('; ')
}

export const besideNode = (no: NodeNo, lang: Lang): string =>
  (ADJACENT[no] ?? []).map((other) => nodeName(NODE_IDS[other] ?? '', lang)).join(', ')

function ordersAround(s: State, no: NodeNo, lang: Lang): string {
  const around = (SPACES_AT[no] ?? []).filter((space) => orderOn(s, space) !== NONE)
  if (around.length === 0) return word('noOrdersHere', lang)
  return `${word('ordersHere', lang)}: ${around.map((space) => orderText(orderOn(s, space), lang)).join(' · ')}`
}

/** The cost of going to a node. */
export type StepPrice = 'free' | 'paid' | 'ticket'
const PRICES: Readonly<Record<StepPrice, Text>> = {
  free: { it: 'passo gratis', en: 'a free step' },
  paid: { it: 'un passo da $2', en: 'a step for $2' },
  ticket: { it: 'costa un biglietto', en: 'costs a ticket' },
}

/** The cheapest offered way to a node. */
export function priceOf(moves: readonly Move[] | undefined, s: State): StepPrice | undefined {
  if (moves === undefined) return undefined
  if (!moves.some((move) => move.do === 'walk')) return 'ticket'
  const ask = topAsk(s)
  return stepCost(ask?.ask === 'sales' && ask.walked) === 0 ? 'free' : 'paid'
}

export function specialLabel(s: State, no: SpecialNo, lang: Lang): string {
  const state = hasCube(s, no) ? word('cubeHere', lang) : `${word('cubeFrom', lang)} ${TIERS[no]}`
  return `${specialName(no, lang)}, ${state}`
}

export function orderText(code: OrderCode, lang: Lang): string {
  if (code === NONE) return word('noOrder', lang)
  const value = orderValue(code)
  const shown =
    value === 0 ? word('faceDown', lang) : `${word('value', lang)} ${value}, ${fanCount(orderFans(value), lang)}`
  return `${genreName(orderGenre(code), lang)}, ${shown}`
}
/** An order with the two nodes it lies between. */
export function orderLabel(s: State, space: SpaceNo, lang: Lang): string {
  const nodes = (NODES_OF[space] ?? []).map((no) => nodeName(NODE_IDS[no] ?? '', lang))
  const where = `${spaceName(SPACE_NAMES[space] ?? '', lang)} (${word('between', lang)} ${nodes.join(', ')})`
  return `${where}: ${orderText(orderOn(s, space), lang)}`
}

/** The value of a creative of a printed comic: for the Automa, who pays nobody, the printed one. */
export function valueIn(entry: Printed, part: PartNo): number {
  const [no, value] = [creativeOf(entry, part), creativeValue(entry, part)]
  return value > 0 || no === NONE ? value : card(no).value
}

export function comicLabel(entry: Printed, lang: Lang): string {
  const value = valueOf(entry)
  const worth = value === 0 ? '' : `, ${word('value', lang)} ${value}`
  return `${cardName(entry.comic, lang)}, ${genreName(card(entry.comic).genre, lang)}, ${fanCount(entry.fans, lang)}${worth}`
}

/** Editors of a side that have not been placed this round. */
export function editorsLeft(s: State, side: Side): number {
  const all = side === PLAYER ? EDITORS + (s.player.extraEditor ? 1 : 0) : EDITORS - s.automa.lostEditors
  return Math.max(0, all - editorsOf(s, side))
}
export const cubesLeft = (s: State): number => CUBES - ones(s.player.cubes)

/** The automa cards of this round in the order in which they were turned up. */
export const slotsOf = ({ card: inPlay, revealed }: State): readonly number[] =>
  inPlay === INLINE ? [...revealed, INLINE] : revealed

/** Two letters that distinguish comics of one genre. */
export const initials = (title: string): string => {
  const words = title.split(/[\s-]+/)
  return words.length === 1 ? title.slice(0, 2) : `${title.charAt(0)}${words.at(-1)?.charAt(0) ?? ''}`
}
