// What people call a move: something a side chose. What chance shows is not one. Lists, the log and the lab all count by this.
import type { Seat } from './contract.ts'

interface HasSeat {
  readonly seat: Seat
}

export const isMove = ({ seat }: HasSeat): boolean => seat !== 'chance'

export const movesIn = (entries: readonly HasSeat[]): number =>
  entries.reduce((sum, entry) => (isMove(entry) ? sum + 1 : sum), 0)
