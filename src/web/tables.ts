// The screens of the games, each loaded when somebody sits down at it.
import type { GameUi } from './contract.ts'

export const TABLES: Readonly<Record<string, () => Promise<GameUi>>> = {
  duel: async () => (await import('../games/duel/ui/index.tsx')).ui,
  architects: async () => (await import('../games/architects/ui/index.tsx')).ui,
}

/** Nothing where a game has no board, or the board did not arrive: the option list plays any game. */
export async function loadUi(game: string): Promise<GameUi | undefined> {
  try {
    return await TABLES[game]?.()
  } catch {
    return undefined
  }
}
