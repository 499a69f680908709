// Set-up: what the person picks, what chance draws, what may be decided for the opponents.
import type { AskOf } from '../asks.ts'
import { startingFor, tiedSets } from '../automa/settling.ts'
import { coloursAt, type PowerNo, scoringTile } from '../catalogue/index.ts'
import { OPTION, type Option, optionOf, toOption } from '../moves.ts'
import { freeOf, setsOf } from '../nearest.ts'
import { homeOf } from '../prices.ts'
import { NONE, type State } from '../state.ts'
import { docOf, scenarioOf } from '../variant/index.ts'

/** The third opponent is one of the two colours at two spades (S7). */
export const thirdOptions = (s: State): Option[] =>
  coloursAt(homeOf(s.player), docOf(s.variant).thirdAt).map((no) => optionOf(OPTION.third, no))

/** Six different tiles; the spade tile not in rounds 5 and 6 (R6.1, Q34). */
export const scoringOptions = ({ scoring }: State): Option[] =>
  OPTION.scoring.filter((_, no) => !scoring.includes(no) && scoring.length < scoringTile(no).lastRound)

export const tileOptions = ({ open }: State): Option[] => OPTION.tile.filter((_, no) => open[no] === NONE)

export const bonusOptions = ({ open }: State): Option[] => OPTION.bonus.filter((_, no) => open[no] !== NONE)

/** R6.4, Q35: any free hex of the home colour, however the rest was chosen. */
export const placeOptions = (s: State): Option[] => freeOf(s, homeOf(s.player)).map((no) => optionOf(OPTION.place, no))

/** S7: both neighbours on the wheel, in its order, and the third. */
export const coloursOptions = (s: State, { third }: AskOf<'colours'>): Option[] => [
  toOption({ do: 'colours', colours: [...coloursAt(homeOf(s.player), docOf(s.variant).twoAt), third] }),
]

/** Every set of free hexes of the colour, as many as the player's starting dwellings (S13, Q31); or a tie to be decided (S15). */
export function settleOptions(s: State, { opponent }: AskOf<'settle'>): Option[] {
  const found = setsOf(freeOf(s, s.opponents[opponent]?.colour ?? NONE), startingFor(s)).map((hexes) =>
    toOption({ do: 'settle', hexes }),
  )
  if (s.rolls.length === 0 && tiedSets(s, opponent).length > 1)
    found.push(s.ties === 'random' ? OPTION.roll : OPTION['hand-over'])
  return found
}

export const chooseOptions = (s: State, { opponent }: AskOf<'choose-hexes'>): Option[] =>
  tiedSets(s, opponent).map((hexes) => toOption({ do: 'settle', hexes }))

/** The actions rolled so far, each once (Q11). */
export function rolledActions({ rolls, variant }: State): PowerNo[] {
  const { faces } = docOf(variant)
  const found: PowerNo[] = []
  for (const face of rolls) {
    const action = faces[face - 1] as PowerNo
    if (!found.includes(action)) found.push(action)
  }
  return found
}

/** S19: roll until enough different actions have come up. */
export function blockOptions(s: State): Option[] {
  const actions = rolledActions(s)
  return [actions.length < scenarioOf(s).blocked ? OPTION.roll : toOption({ do: 'block', actions })]
}
