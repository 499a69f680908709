// How much of the game is left, and what both sides will do in it.
import { AUTOMA, PLAYER } from '../asks.ts'
import { EDITORS, editorsOf, ROUNDS, type State } from '../state.ts'
import { levelOf } from '../variant/index.ts'

export const editorsLeft = (s: State): number =>
  Math.max(0, EDITORS + (s.player.extraEditor ? 1 : 0) - editorsOf(s, PLAYER))
export const itsEditorsLeft = (s: State): number => Math.max(0, EDITORS - editorsOf(s, AUTOMA) - s.automa.lostEditors)
export const roundsToCome = ({ round }: State): number => ROUNDS - round

/** Actions of yours still to come, as many as are certain. */
export const actionsLeft = (s: State): number => editorsLeft(s) + EDITORS * roundsToCome(s)

export const itsTeams = ({ automa }: State): number => Math.min(automa.writers.length, automa.artists.length)
/** Fans its next print would bring (S10.3, S10.5). */
export const itsNextPrint = (s: State): number => {
  const count = Math.min(itsTeams(s), s.automa.developed.length)
  return count * (levelOf(s).printFans + s.round)
}
