// What the pieces on the table offer: moves of the rules, rows of them, and those of the selected opponent.
import type { Weighted } from '../../../../kernel/contract.ts'
import { nameOfTarget } from '../../../../web/kit/board/view.ts'
import { conversionNo, POWER_ACTIONS } from '../../catalogue/index.ts'
import { type Move, OPTION, optionOf } from '../../moves.ts'
import { type State, topAsk } from '../../state.ts'
import { isNothing } from '../Goods.tsx'
import type { Target, View } from '../view.ts'
import { whyNotPower } from './reasons.ts'
import { burnRows, powerRow, priceOfRow, type Row } from './rows.ts'
import { isHarmless, threatOf } from './threats.ts'

type Offers = ReadonlyMap<string, readonly Move[]>

export const isTheirs = (move: Move): move is Extract<Move, { do: 'add' | 'evolve' }> =>
  move.do === 'add' || move.do === 'evolve'

/** The possible moves of an opponent. */
export function theirMoves({ opponents }: State, options: readonly Weighted<Move>[], no: number): readonly Move[] {
  const of = opponents[no]?.colour
  return options.flatMap(({ move }) => (isTheirs(move) && move.colour === of ? [move] : []))
}

/** The map is lit for one thing at a time: your own moves, or those of the selected opponent. */
export function offersFor(s: State, options: readonly Weighted<Move>[], base: Offers, aim: number | undefined): Offers {
  if (topAsk(s)?.ask !== 'act' || options.length === 0) return base
  const of = aim === undefined ? undefined : s.opponents[aim]?.colour
  const offers = new Map<string, readonly Move[]>()
  for (const [name, moves] of base) {
    const kept = name.startsWith('hex:')
      ? moves.filter((move) => (isTheirs(move) ? move.colour === of : of === undefined))
      : moves
    if (kept.length > 0) offers.set(name, kept)
  }
  POWER_ACTIONS.forEach((_, no) => {
    if (whyNotPower(s, no, 'en') === '') offers.set(`power:${no}`, [optionOf(OPTION.power, no).move])
  })
  // Burning makes power that can be converted.
  if (s.player.bowls[1] >= 2 && !offers.has('convert')) offers.set('convert', [optionOf(OPTION.convert, COIN).move])
  return offers
}

const COIN = conversionNo('power-to-coin') ?? 0

type Looked = Pick<View, 's' | 'offers' | 'touch'>

/**
 * What pressing a piece plays at once; undefined if its popover opens, because there is a choice or something to know first. On touch
 * screens, where nobody can hover first, moves that cost something open the popover.
 */
export function rowAtOnce({ s, offers, touch }: Looked, target: Target): Row | undefined {
  const row = onlyRow(s, target, offers.get(nameOfTarget(target)) ?? [])
  return row !== undefined && touch && !isNothing(priceOfRow(s, row)) ? undefined : row
}

function onlyRow(s: State, target: Target, moves: readonly Move[]): Row | undefined {
  const [only] = moves
  if (only === undefined) return undefined
  if (target.kind === 'bowls') {
    const rows = burnRows(s)
    return rows.length === 1 ? rows[0] : undefined
  }
  if (moves.length > 1 || target.kind === 'convert' || target.kind === 'priests') return undefined
  switch (only.do) {
    case 'power':
      return powerRow(s, only.action)
    case 'add':
    case 'evolve':
      return isHarmless(threatOf(s, only.hex)) ? [only] : undefined
    // For a spade or a sandstorm the popover shows what becomes of the hex. Passing and choosing a faction have lasting effects.
    case 'dig':
    case 'sandstorm':
    case 'pass':
    case 'faction':
      return undefined
    default:
      return [only]
  }
}
