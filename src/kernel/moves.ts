// What counts as a move: something a side chose. Draws do not. Lists, the log and the lab all count by this.
import type { Seat } from './contract.ts'

interface HasSeat {
  readonly seat: Seat
}

export const isMove = ({ seat }: HasSeat): boolean => seat !== 'chance'

export const movesIn = (entries: readonly HasSeat[]): number =>
  entries.reduce((sum, entry) => (isMove(entry) ? sum + 1 : sum), 0)
