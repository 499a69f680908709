// The things on the table that can be opened, and what the parts of the board read.
import { type BoardSpec, type BoardView, nameOfTarget, viewContext } from '../../../web/kit/board/view.ts'
import { key, type Move } from '../moves.ts'
import type { Side } from '../asks.ts'
import { card, token, wonder } from '../catalogue/index.ts'
import { layoutOf, type State } from '../state.ts'

/** A thing on the table that can be opened. */
export type Target =
  | { readonly kind: 'card'; readonly no: number }
  | { readonly kind: 'back'; readonly slot: number }
  | { readonly kind: 'wonder'; readonly no: number }
  | { readonly kind: 'token'; readonly no: number }
  | { readonly kind: 'score' | 'city'; readonly side: Side }
  | { readonly kind: 'pile' | 'track' }

export type View = BoardView<State, Move, Target>

export const { ViewContext, useView } = viewContext<View>()

const nameOf = (target: Target): string =>
  'side' in target ? `${target.kind}:${target.side}` : 'slot' in target ? `slot:${target.slot}` : nameOfTarget(target)

const ITEMS = { card, wonder, token } as const

/** The id of the component, if it is one. */
export const idOf = (target: Target): string | undefined =>
  'no' in target ? ITEMS[target.kind](target.no).id : undefined

/** The pieces a move is about; none for outcomes of chance. */
export function piecesOf(move: Move): readonly string[] {
  switch (move.do) {
    case 'build':
    case 'discard':
    case 'free':
    case 'destroy':
    case 'wonder':
      return [`card:${move.card}`]
    case 'liberty':
      return [`card:${move.take}`]
    case 'draft':
      return [`wonder:${move.wonder}`]
    case 'token':
      return [`token:${move.token}`]
    default:
      return []
  }
}

/** Pressing always opens the popover, so that the person sees the price first. */
export const board: BoardSpec<State, Move, Target> = {
  rules: { turn: 'R5.2', end: 'R19.1' },
  game: 'duel',
  prefix: 'du',
  nameOf,
  idOf,
  piecesOf,
  looksFirst: () => true,
}

/** The option with that key, if there is one. */
export function optionOf(view: View, name: string): Move | undefined {
  return view.options.find(({ move }) => key(move) === name)?.move
}

/** How many cards lie on a slot. */
export function coverOf(s: State, slot: number): number {
  const over = (layoutOf(s).coveredBy[slot] ?? 0) & s.occupied
  let count = 0
  for (let left = over; left !== 0; left &= left - 1) count++
  return count
}
