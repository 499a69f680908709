import { clip } from '../kernel/clean.ts'
import { refusal } from '../kernel/refusal.ts'
import { orList } from '../kernel/text.ts'
import { greedy } from './greedy.ts'
import type { Player } from './player.ts'
import { random } from './random.ts'
import { type Budget, searching, USUAL } from './search/index.ts'
import { sharpen } from './sharpen.ts'

export type { Budget, Player }
export { searching, sharpen, USUAL }

export const PLAYERS = ['random', 'greedy', 'search'] as const
export type PlayerName = (typeof PLAYERS)[number]

const isPlayer = (name: string): name is PlayerName => (PLAYERS as readonly string[]).includes(name)

const noPlayer = refusal<{ player: string }>('players.unknown', {
  it: ({ player }) => `il giocatore «${player}» non c’è: scegli ${orList(PLAYERS, 'it')}`,
  en: ({ player }) => `there is no player "${player}": say ${orList(PLAYERS, 'en')}`,
})

/** The player of that name; a budget is for those who think. */
export function playerOf(name: string, budget: Budget = USUAL): Player {
  if (!isPlayer(name)) throw noPlayer({ player: clip(name) })
  return name === 'search' ? searching(budget) : name === 'greedy' ? greedy : random
}
