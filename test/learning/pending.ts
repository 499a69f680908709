// Games whose handbook, lessons and first game are still to be written. A game that has them does not stand here: a test says so.
export const PENDING: readonly string[] = []
