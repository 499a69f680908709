// What may turn up: the token of a city (R2.2), a card of the deck (R10.6).
import { anyBit, ones } from '../../../common/bits.ts'
import type { Dice } from '../../../kernel/chance.ts'
import { GOOD_COUNT } from '../catalogue/index.ts'
import type { City, Province } from '../catalogue/geography.ts'
import { type Move, OPTION, type Option } from '../moves.ts'
import { mapOf, nextDeck, NONE, type State, unseen, unseenBits } from '../state.ts'
import { docOf } from '../variant/index.ts'

/** The province of the next city. */
function nextProvince(s: State): Province {
  const { cities, provinces } = mapOf(s)
  return provinces[(cities[s.goodOf.indexOf(NONE)] as City).province] as Province
}

/** The tokens of a good with the province's letter that do not lie on the map yet. */
const tokensLeft = (s: State, { tokens, ofLetter }: Province, good: number): number =>
  (tokens[good] as number) - ones((s.ofGood[good] as number) & ofLetter)

/** The tokens of the city's letter that do not lie on the map yet. */
export function tokenOptions(s: State): Option[] {
  const province = nextProvince(s)
  const found: Option[] = []
  for (let g = 0; g < GOOD_COUNT; g++) {
    const left = tokensLeft(s, province, g)
    if (left > 0) found.push((OPTION.token[g] as readonly Option[])[left] as Option)
  }
  return found
}

export function drawToken(s: State, dice: Dice): Move {
  const province = nextProvince(s)
  let total = 0
  for (let g = 0; g < GOOD_COUNT; g++) total += Math.max(0, tokensLeft(s, province, g))
  let good = 0
  for (let rest = dice.below(total) - Math.max(0, tokensLeft(s, province, 0)); rest >= 0; ) {
    good++
    rest -= Math.max(0, tokensLeft(s, province, good))
  }
  return ((OPTION.token[good] as readonly Option[])[1] as Option).move
}

export const revealOptions = (s: State): Option[] => unseen(s, nextDeck(s)).map((no) => OPTION.reveal[no] as Option)
export const drawReveal = (s: State, dice: Dice): Move =>
  (OPTION.reveal[anyBit(unseenBits(s, nextDeck(s)), dice)] as Option).move

export function drawDie(s: State, dice: Dice): Move {
  const throws = docOf(s.variant).throws[s.dice][s.rolls.length] as readonly Move[]
  return throws[dice.below(throws.length)] as Move
}
