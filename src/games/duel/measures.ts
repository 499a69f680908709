// Things rules, scores and scales measure alike.
import { type Card, effectOf, YELLOW, theToken } from './catalogue/index.ts'
import { COLOURS, type ColourId } from './catalogue/vocabulary.ts'
import { SOLO, type Side, other } from './asks.ts'
import { type State } from './state.ts'
import { different, type Tally } from './tally.ts'

const STRATEGY = 1 << theToken('strategy')
const EXTRA_SHIELDS = effectOf('strategy', 'extra-shield').amount
export const SYMBOLS_TO_WIN = 6
export const CAPITAL = 9

/** R9.1: 2 coins and 1 per yellow card of one's own. */
export const discardIncome = (s: State, side: Side): number => 2 + (s.cities[side].tally.colours[YELLOW] as number)

export function countOf(s: State, side: Side, what: ColourId | 'wonder'): number {
  const own = s.cities[side]
  return what === 'wonder' ? own.built.length : (own.tally.colours[COLOURS.indexOf(what)] as number)
}

/** Cards of these colours in the city that has the most of them; several colours are summed within one city (R15). */
export function majority(s: State, colours: readonly ColourId[]): number {
  const inCity = (side: Side) => colours.reduce((sum, colour) => sum + countOf(s, side, colour), 0)
  return Math.max(inCity(SOLO), inCity(other(SOLO)))
}

/** How far the conflict pawn stands on the opponent's half (R12.1); below 0 on one's own. */
export const lead = ({ pawn }: State, side: Side): number => (side === SOLO ? pawn : -pawn)

/** R12.4: what Strategy adds to the shields of a red card. */
export const extraShields = ({ tokens }: Tally): number => ((tokens & STRATEGY) !== 0 ? EXTRA_SHIELDS : 0)

/** Whether constructing the card now would win the game at once for the side (S9.4, Q13): its own shields and symbol only. */
export function winsAtOnce(s: State, side: Side, c: Card): boolean {
  const { tally } = s.cities[side]
  if (c.symbol !== undefined && tally.symbols[c.symbol] === 0 && different(tally) + 1 >= SYMBOLS_TO_WIN) return true
  const shields = c.shields === 0 ? 0 : c.shields + extraShields(tally)
  return shields > 0 && lead(s, side) + shields >= CAPITAL
}
