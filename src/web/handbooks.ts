// The handbooks: loaded when first needed, then cached.
import { useEffect, useState } from 'react'
import { manifestOf } from '../games/index.ts'
import type { Handbook } from '../kernel/handbook.ts'

const known = new Map<string, Handbook>()

async function load(game: string): Promise<Handbook | undefined> {
  const manifest = manifestOf(game)
  const module = await (manifest.loadToPlay?.() ?? manifest.load())
  const handbook = await module.handbook?.()
  if (handbook !== undefined) known.set(game, handbook)
  return handbook
}

/** Undefined until it is wanted and loaded, and for games that have none. */
export function useHandbook(game: string, isWanted = true): Handbook | undefined {
  const [handbook, setHandbook] = useState(known.get(game))
  const isMissing = isWanted && handbook === undefined
  useEffect(() => {
    if (!isMissing) return
    let gone = false
    load(game).then(
      (loaded) => gone || setHandbook(loaded),
      // Without it there are no links to its words.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [game, isMissing])
  return handbook
}
