import { clip } from '../kernel/clean.ts'
import { BadInput } from '../kernel/contract.ts'
import { greedy } from './greedy.ts'
import type { Player } from './player.ts'
import { random } from './random.ts'
import { type Budget, searching, USUAL } from './search/index.ts'

export type { Budget, Player }
export { searching }

export const PLAYERS = ['random', 'greedy', 'search'] as const
export type PlayerName = (typeof PLAYERS)[number]

const isPlayer = (name: string): name is PlayerName => (PLAYERS as readonly string[]).includes(name)

/** The player of that name; a budget is for those who think. */
export function playerOf(name: string, budget: Budget = USUAL): Player {
  if (!isPlayer(name)) throw new BadInput(`there is no player "${clip(name)}": say ${PLAYERS.join(' or ')}`)
  return name === 'search' ? searching(budget) : name === 'greedy' ? greedy : random
}
