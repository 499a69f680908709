import { useEffect, useRef, useState } from 'react'
import { NO_VARIANT } from '../../../../kernel/variant.ts'
import { type Brain, openBrain } from '../../../brain/brain.ts'
import type { Positions } from '../../../brain/messages.ts'

/** How long nothing changes before it is compared. */
const PAUSE_MS = 200

export interface Comparison {
  /** The variant it is about. */
  readonly value: string
  readonly answer: Positions | 'failed' | undefined
}

/** The positions of the stored set that a variant decides otherwise, found by a worker; those of the variant before stay until then. */
export function usePositions(game: string, value: string): Comparison {
  const [comparison, setComparison] = useState<Comparison>({ value, answer: undefined })
  const brain = useRef<Brain>(undefined)
  useEffect(() => () => brain.current?.close(), [])
  useEffect(() => {
    const timer = setTimeout(() => {
      brain.current ??= openBrain()
      const variant = value === NO_VARIANT ? '' : value
      brain.current.ask({ kind: 'positions', game, variant }, (answer) => {
        if (answer.kind === 'positions') setComparison({ value, answer })
        else if (answer.kind === 'failed') setComparison({ value, answer: 'failed' })
      })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [game, value])
  return comparison
}
