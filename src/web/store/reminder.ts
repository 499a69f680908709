// Counts the games that ended since the last backup, and says when it is time for another one.
import { localBox } from './local.ts'

type Box = Pick<Storage, 'getItem' | 'setItem'>

const NAME = 'solotavolo.since-backup'
/** So many games are worth a reminder; somebody who says "later" is asked again after as many. */
export const MANY = 10

interface Since {
  readonly games: number
  /** No reminder before there are this many. */
  readonly next: number
}

function read(box: Box | undefined): Since {
  try {
    const { games, next } = JSON.parse(box?.getItem(NAME) ?? '{}') as Partial<Since>
    return { games: Number(games) || 0, next: Number(next) || MANY }
  } catch {
    return { games: 0, next: MANY }
  }
}

function write(since: Since, box: Box | undefined): void {
  try {
    box?.setItem(NAME, JSON.stringify(since))
  } catch {
    // Without storage there is nothing to back up either.
  }
}

/** A game has ended here. */
export function countGame(box: Box | undefined = localBox()): void {
  const { games, next } = read(box)
  write({ games: games + 1, next }, box)
}

export const backedUp = (box: Box | undefined = localBox()): void => write({ games: 0, next: MANY }, box)

export function remindLater(box: Box | undefined = localBox()): void {
  const { games } = read(box)
  write({ games, next: games + MANY }, box)
}

/** How many games have ended since the last backup, if that is worth a reminder. */
export function gamesToBackUp(box: Box | undefined = localBox()): number | undefined {
  const { games, next } = read(box)
  return games >= next ? games : undefined
}
