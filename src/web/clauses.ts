// The texts of a game's clauses, or of a variant of it: loaded when first needed, then cached.
import { createContext, useContext, useEffect, useState } from 'react'
import { manifestOf } from '../games/index.ts'
import { byCite } from '../kernel/clauses.ts'
import type { Clause } from '../kernel/contract.ts'

type Clauses = ReadonlyMap<string, Clause>

const known = new Map<string, Clauses>()
const NONE: Clauses = new Map()

/** The variant of the game on the table; empty for the document. */
export const VariantContext = createContext('')

const keyOf = (game: string, variant: string): string => `${game} ${variant}`

async function load(game: string, variant: string): Promise<Clauses> {
  const manifest = manifestOf(game)
  const module = await (manifest.loadToPlay?.() ?? manifest.load())
  const clauses = byCite(await module.texts(variant))
  known.set(keyOf(game, variant), clauses)
  return clauses
}

/** By their ids; empty until they are wanted and loaded. */
export function useClauses(game: string, isWanted = true): Clauses {
  const variant = useContext(VariantContext)
  const [clauses, setClauses] = useState(known.get(keyOf(game, variant)))
  const isMissing = isWanted && clauses === undefined
  useEffect(() => {
    if (!isMissing) return
    let gone = false
    load(game, variant).then(
      (all) => gone || setClauses(all),
      // Without its text a clause is still a link to the rules.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [game, variant, isMissing])
  return clauses ?? NONE
}
