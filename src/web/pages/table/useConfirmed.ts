// Moves that are asked about before they are played: all of them for those who want it, useless ones for everybody.
import { useCallback, useState } from 'react'
import type { Text } from '../../../kernel/contract.ts'
import type { TableStore } from '../../store/table-store.ts'

export interface Asked {
  readonly key: string
  readonly move: unknown
  /** The moment it was asked at: a table that has moved on has forgotten the question. */
  readonly at: number
  /** Why the move would do nothing, where it would. */
  readonly idle: Text | undefined
}

interface Confirmed {
  readonly play: (key: string) => void
  readonly asked: Asked | undefined
  readonly answer: (yes: boolean) => void
}

export function useConfirmed(game: TableStore, always: boolean): Confirmed {
  const [asked, setAsked] = useState<Asked>()
  const play = useCallback(
    (key: string) => {
      const { table, options, state, seat, cursor } = game.store.getState()
      const { module } = table
      const move = seat === 'you' ? options.find((each) => module.game.key(each.move) === key)?.move : undefined
      const idle = move === undefined ? undefined : module.idle?.(state, move)
      if (move !== undefined && (always || idle !== undefined)) setAsked({ key, move, at: cursor, idle })
      else game.play(key)
    },
    [game, always],
  )
  const answer = useCallback(
    (yes: boolean) => {
      setAsked(undefined)
      if (yes && asked !== undefined) game.play(asked.key)
    },
    [game, asked],
  )
  return { play, asked, answer }
}
