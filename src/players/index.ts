import { BadInput } from '../kernel/contract.ts'
import { greedy } from './greedy.ts'
import type { Player } from './player.ts'
import { random } from './random.ts'

export type { Player }

export const PLAYERS = ['random', 'greedy'] as const
export type PlayerName = (typeof PLAYERS)[number]

const BY_NAME: Readonly<Record<PlayerName, Player>> = { random, greedy }

const isPlayer = (name: string): name is PlayerName => (PLAYERS as readonly string[]).includes(name)

export function playerOf(name: string): Player {
  if (!isPlayer(name)) throw new BadInput(`there is no player "${name}": say ${PLAYERS.join(' or ')}`)
  return BY_NAME[name]
}
