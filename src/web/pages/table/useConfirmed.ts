// Moves to confirm before they are played: all of them if set so, useless ones unless they have been made at the real table.
import { useCallback, useState } from 'react'
import { listen } from '../../../kernel/consequences.ts'
import type { Text } from '../../../kernel/contract.ts'
import type { TableStore } from '../../store/table-store.ts'

export interface Asked {
  /** The moves to confirm: one, or a row that is one choice. */
  readonly keys: readonly [string, ...string[]]
  readonly moves: readonly unknown[]
  /** The moment it was asked at: the question ends when the table moves on. */
  readonly at: number
  /** Why the move would do nothing, if so. */
  readonly idle: Text | undefined
}

interface Confirmed {
  readonly play: TableStore['play']
  readonly asked: Asked | undefined
  readonly answer: (yes: boolean) => void
}

const NO_MOVES = { moves: [], idle: undefined } as const

/** The moves of a row as far as they are possible, and why one of them would do nothing. */
function followed(tableStore: TableStore, keys: readonly string[]): Pick<Asked, 'moves' | 'idle'> {
  const { table, options, state } = tableStore.store.getState()
  const { module } = table
  const moves: unknown[] = []
  let [now, possible, idle]: [unknown, typeof options, Text | undefined] = [state, options, undefined]
  for (const key of keys) {
    const move = possible.find((each) => module.game.key(each.move) === key)?.move
    if (move === undefined) break
    moves.push(move)
    idle ??= module.idle?.(now, move)
    if (moves.length === keys.length) break
    now = listen(module.game, now, move).after
    possible = module.game.options(now)
  }
  return { moves, idle }
}

export function useConfirmed(tableStore: TableStore, always: boolean, idleOnes: boolean): Confirmed {
  const [asked, setAsked] = useState<Asked>()
  const play = useCallback(
    (...keys: [string, ...string[]]) => {
      const { seat, cursor } = tableStore.store.getState()
      const { moves, idle } = seat === 'you' ? followed(tableStore, keys) : NO_MOVES
      if (moves.length > 0 && (always || (idleOnes && idle !== undefined))) setAsked({ keys, moves, at: cursor, idle })
      else tableStore.play(...keys)
    },
    [tableStore, always, idleOnes],
  )
  const answer = useCallback(
    (yes: boolean) => {
      setAsked(undefined)
      if (yes && asked !== undefined) tableStore.play(...asked.keys)
    },
    [tableStore, asked],
  )
  return { play, asked, answer }
}
