// The two Wonders (R2.1, S3) and the Opponent's starting tokens (S4, S5).
import { OPPONENT, PLAYER } from '../asks.ts'
import { wonder } from '../catalogue/index.ts'
import { numbered, OPTION, type Option } from '../moves.ts'
import type { State } from '../state.ts'

export const wonderOptions = (s: State): Option[] => without(s.boards[OPPONENT].wonder)
export const opponentWonderOptions = (s: State): Option[] => without(s.boards[PLAYER].wonder)

const without = (taken: number): Option[] => OPTION.wonder.filter((_, no) => no !== taken)

/** Those of its Wonder that it has not received yet. */
export function startTokenOptions(s: State): Option[] {
  const { wonder: no, tokens } = s.boards[OPPONENT]
  return wonder(no)
    .tokens.filter((each) => !tokens.includes(each))
    .map((each) => numbered(OPTION['start-token'], each))
}
