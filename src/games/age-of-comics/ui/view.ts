// The things on the table that can be opened, and what the parts of the board read.
import { type BoardSpec, type BoardView, nameOfTarget, viewContext } from '../../../web/kit/board/view.ts'
import { type CardNo, card, kindOf } from '../catalogue/index.ts'
import type { NodeNo, SpaceNo } from '../catalogue/map.ts'
import {
  AREAS,
  type AreaNo,
  DECK_NAMES,
  type DeckNo,
  type GenreNo,
  type PartNo,
  SPECIALS,
  type SpecialNo,
} from '../catalogue/vocabulary.ts'
import type { CampaignNo, Move } from '../moves.ts'
import { stepCost } from '../options/sales.ts'
import { swapCost } from '../options/special.ts'
import { type State, topAsk } from '../state.ts'

/** A thing on the table that can be opened. */
export type Target =
  | { readonly kind: 'area'; readonly no: AreaNo }
  | { readonly kind: 'special'; readonly no: SpecialNo }
  /** A card in a display, in a hand or in front of the Automa; a printed comic. */
  | { readonly kind: 'card' | 'comic'; readonly no: CardNo }
  | { readonly kind: 'deck'; readonly no: DeckNo }
  /** Idea tokens: yours, in the supply, on the board. A genre to begin with, or to search for. */
  | { readonly kind: 'idea' | 'supply' | 'token' | 'genre' | 'search'; readonly no: GenreNo }
  | { readonly kind: 'order'; readonly no: SpaceNo }
  | { readonly kind: 'node'; readonly no: NodeNo }
  | { readonly kind: 'campaign'; readonly no: CampaignNo }
  /** An automa card turned up. */
  | { readonly kind: 'slot'; readonly no: number }
  /** A creative of a printed comic. */
  | { readonly kind: 'part'; readonly no: CardNo; readonly part: PartNo }
  /** Numbers of yours. */
  | { readonly kind: 'money' | 'tickets' | 'editorsLeft' | 'cubes' }
  | { readonly kind: 'score' | 'calendar' | 'chart' | 'mastery' | 'orders' | 'goals' | 'done' }

export interface View extends BoardView<State, Move, Target> {
  /** The place an outcome is asked for beside the table, by target name. */
  readonly asked: string | undefined
}

export const { ViewContext, useView } = viewContext<View>()

const nameOf = (target: Target): string =>
  target.kind === 'part' ? `part:${target.no}:${target.part}` : nameOfTarget(target)

/** The id of the component, if it is one. */
function idOf(target: Target): string | undefined {
  switch (target.kind) {
    case 'area':
      return AREAS[target.no]
    case 'special':
      return SPECIALS[target.no]
    case 'card':
      return card(target.no).id
    case 'deck':
      return DECK_NAMES[target.no]
    default:
      return undefined
  }
}

/** The pieces a move is about; none for outcomes of chance. */
export function piecesOf(move: Move): readonly string[] {
  switch (move.do) {
    case 'take':
    case 'print':
    case 'use':
    case 'hype':
    case 'discard':
      return [`card:${move.card}`]
    case 'deck':
      return [`deck:${move.deck}`]
    case 'genre':
      return [`genre:${move.genre}`]
    case 'search':
      return [`search:${move.genre}`]
    case 'idea':
      return [`supply:${move.genre}`]
    case 'board':
      return [`token:${move.genre}`]
    case 'increase':
      return [`part:${move.comic}:${move.part}`]
    case 'place':
      return [`area:${move.area}`]
    case 'cube':
      return [`special:${move.special}`]
    case 'move-cube':
      return [`special:${move.from}`, `special:${move.to}`]
    case 'fulfil':
    case 'fan':
      return [`comic:${move.card}`]
    case 'walk':
    case 'ticket':
      return [`node:${move.node}`]
    case 'flip':
    case 'collect':
      return [`order:${move.space}`]
    case 'swap':
      return [`card:${move.card}`, `comic:${move.comic}`]
    case 'convert':
      return [`comic:${move.comic}`, `idea:${move.genre}`]
    case 'campaign':
      return [`campaign:${move.campaign}`]
    case 'extra-editor':
      return ['special:5']
    case 'done':
      return ['done']
    default:
      return []
  }
}

/** The place on the table that an outcome of chance is about. */
export function placeOf(move: Move | undefined, s: State): string | undefined {
  switch (move?.do) {
    case 'order':
    case 'value':
      return `order:${move.space}`
    case 'calendar':
      return 'calendar'
    case 'card': {
      const top = topAsk(s)
      return top?.ask === 'start-card' ? undefined : `deck:${kindOf(move.card)}`
    }
    case 'back':
      return `deck:${move.deck}`
    default:
      return undefined
  }
}

/** What a tap would pay for at once: a ticket, a step, a raise, a more expensive creative. */
function spends(move: Move, s: State): boolean {
  const ask = topAsk(s)
  switch (move.do) {
    case 'ticket':
    case 'increase':
      return true
    case 'walk':
      return ask?.ask === 'sales' && stepCost(ask.walked) > 0
    case 'swap': {
      const entry = s.player.printed.find(({ comic }) => comic === move.comic)
      return entry !== undefined && swapCost(entry, move.card) > 0
    }
    default:
      return false
  }
}

export const board: BoardSpec<State, Move, Target> = {
  game: 'age-of-comics',
  prefix: 'ac',
  rules: { turn: 'R3.2', end: 'R15.3' },
  nameOf,
  idOf,
  piecesOf,
  spends,
}
