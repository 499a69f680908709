// The study that is running, redrawn a few times a second.
import { useEffect, useRef, useState } from 'react'
import type { Manifest } from '../../../kernel/contract.ts'
import type { HowFar } from './crew.ts'
import { type Found, type Plan, playStudy, type Study } from './study.ts'

/** How often the figures are redrawn while games come in, and how often the time left is told anew. */
const DRAW_MS = 250
const TICK_MS = 1000

export interface Shown {
  readonly manifest: Manifest
  readonly plan: Plan
  readonly found: Found
  readonly howFar: HowFar
  readonly at: 'running' | 'finished' | 'stopped' | 'failed'
}

export interface Studying {
  readonly shown: Shown | undefined
  start(manifest: Manifest, plan: Plan): void
  stop(): void
}

export function useStudy(): Studying {
  const [shown, setShown] = useState<Shown>()
  const study = useRef<Study>(undefined)
  const tick = useRef<ReturnType<typeof setInterval>>(undefined)
  const end = (): void => {
    clearInterval(tick.current)
    study.current?.stop()
  }
  useEffect(() => end, [])
  return {
    shown,
    start(manifest, plan) {
      end()
      let drawn = Number.NEGATIVE_INFINITY
      const show = (of: Study, at: Shown['at']): void => {
        drawn = performance.now()
        setShown({ manifest, plan, found: of.found(), howFar: of.howFar(), at })
      }
      const mine = playStudy(manifest, plan, {
        counted: () => study.current === mine && performance.now() - drawn > DRAW_MS && show(mine, 'running'),
        ended(how) {
          if (study.current !== mine) return
          clearInterval(tick.current)
          show(mine, how)
        },
      })
      study.current = mine
      show(mine, 'running')
      tick.current = setInterval(() => show(mine, 'running'), TICK_MS)
    },
    stop: () => study.current?.stop(),
  }
}
