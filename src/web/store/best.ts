// The best scores, stored in the browser: for games whose result is a score, by the category the game names.
import type { ScoreSheet, Text } from '../../kernel/contract.ts'
import { LANGS } from '../../kernel/text.ts'
import { localBox } from './local.ts'

export type Score = NonNullable<ScoreSheet['record']>

export interface Best {
  readonly category: string
  readonly text: Text
  readonly points: number
  readonly when: number
  /** The saved game that reached it, and the best points before it. */
  readonly by?: string
  readonly before?: number | undefined
  /** Another game was compared with it and did not beat it. */
  readonly stood?: true
}

/** The first result of a category is no record: there was nothing to beat. */
export const isFirst = ({ before, stood }: Best): boolean => before === undefined && stood !== true

const nameOf = (game: string): string => `solotavolo.best.${game}`

/** Highest first, each category once; empty if the browser stores nothing. */
export function bestsOf(game: string, storage: Pick<Storage, 'getItem'> | undefined = localBox()): readonly Best[] {
  const bests = listOf(game, storage)
    .filter(isBest)
    .sort((a, b) => b.points - a.points)
  return bests.filter(({ category }, at) => bests.findIndex((one) => one.category === category) === at)
}

/** Everything stored, of whatever shape. */
function listOf(game: string, storage: Pick<Storage, 'getItem'> | undefined): readonly unknown[] {
  try {
    const data: unknown = JSON.parse(storage?.getItem(nameOf(game)) ?? '[]')
    return Array.isArray(data) ? data : []
  } catch {
    return []
  }
}

/** Counts a finished game once; returns the best points before it in its category. */
export function countScore(
  game: string,
  { category, text, points }: Score,
  { by, when }: { readonly by: string; readonly when: number },
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined = localBox(),
): number | undefined {
  const bests = bestsOf(game, storage)
  const best = bests.find((one) => one.category === category)
  const before = best?.by === by ? best.before : best?.points
  if (best === undefined || best.points < points) keep(game, { category, text, points, when, by, before }, storage)
  else if (best.by !== by && best.stood !== true) keep(game, { ...best, stood: true }, storage)
  return before
}

/** Merges best scores of another browser where they are higher; returns how many were. */
export function mergeBests(
  game: string,
  bests: readonly Best[],
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined = localBox(),
): number {
  const higher = bests.filter(({ category, points }) => {
    const best = bestsOf(game, storage).find((one) => one.category === category)
    return best === undefined || best.points < points
  })
  for (const best of higher) keep(game, best, storage)
  return higher.length
}

/** Replaces the best of its category. */
function keep(game: string, best: Best, storage: Pick<Storage, 'getItem' | 'setItem'> | undefined): void {
  try {
    // A newer build may be able to read it.
    const others = listOf(game, storage).filter((one) => !isBest(one) || one.category !== best.category)
    storage?.setItem(nameOf(game), JSON.stringify([...others, best]))
  } catch {
    // Without storage only the score is lost, not the game.
  }
}

export function isBest(data: unknown): data is Best {
  const best = data as Partial<Best> | null
  return (
    typeof best?.category === 'string' &&
    Number.isFinite(best.points) &&
    LANGS.every((lang) => typeof best.text?.[lang] === 'string')
  )
}
