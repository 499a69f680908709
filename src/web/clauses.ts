// The texts of a game's clauses: loaded when first needed, then cached.
import { useEffect, useState } from 'react'
import { manifestOf } from '../games/index.ts'
import { byCite } from '../kernel/clauses.ts'
import type { Clause } from '../kernel/contract.ts'

type Clauses = ReadonlyMap<string, Clause>

const known = new Map<string, Clauses>()
const NONE: Clauses = new Map()

async function load(game: string): Promise<Clauses> {
  const manifest = manifestOf(game)
  const module = await (manifest.loadToPlay?.() ?? manifest.load())
  const clauses = byCite(await module.texts())
  known.set(game, clauses)
  return clauses
}

/** By their ids; empty until they are wanted and loaded. */
export function useClauses(game: string, isWanted = true): Clauses {
  const [clauses, setClauses] = useState(known.get(game))
  const isMissing = isWanted && clauses === undefined
  useEffect(() => {
    if (!isMissing) return
    let gone = false
    load(game).then(
      (all) => gone || setClauses(all),
      // Without its text a clause is still a link to the rules.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [game, isMissing])
  return clauses ?? NONE
}
