import type { Dice } from '../kernel/chance.ts'
import type { Weighted } from '../kernel/contract.ts'
import { draw } from '../kernel/policy.ts'
import type { Player } from './player.ts'

/** Any option, all alike. */
export const random: Player = <M>(_module: unknown, _state: unknown, options: readonly Weighted<M>[], stream: Dice) =>
  draw(options, stream)
