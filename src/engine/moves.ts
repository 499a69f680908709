// Every legal move or outcome with its sentence, its price and what else it changes at once.
import { listen, type PublicNumbers } from '../kernel/consequences.ts'
import type { AnyGameModule, Lang } from '../kernel/contract.ts'

export interface MoveInfo {
  /** What `play` takes. */
  readonly move: string
  /** The same as a sentence, with its price. */
  readonly says: string
  /** Only for outcomes of chance: how likely it is compared with the others. */
  readonly weight?: number
  /** The public numbers it changes at once, before chance or the automa answers: coins paid, cards taken, steps on a track. */
  readonly changes: PublicNumbers
}

export function movesAt(module: AnyGameModule, state: unknown, lang: Lang): readonly MoveInfo[] {
  const { game } = module
  const isChance = game.step(state).kind === 'chance'
  return game.options(state).map(({ move, weight }): MoveInfo => {
    const [key, says, changes] = [game.key(move), module.say(move, lang, state), changesOf(module, state, move)]
    return isChance ? { move: key, says, weight, changes } : { move: key, says, changes }
  })
}

function changesOf({ game, counting }: AnyGameModule, state: unknown, move: unknown): PublicNumbers {
  if (counting === undefined) return {}
  const sum: Record<string, number> = {}
  for (const consequence of listen(game, state, move).told)
    for (const [name, by] of Object.entries(counting.moves(consequence))) sum[name] = (sum[name] ?? 0) + by
  return Object.fromEntries(Object.entries(sum).filter(([, by]) => by !== 0))
}
