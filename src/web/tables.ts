// The table page and the boards of the games, each loaded on demand.
import { useEffect } from 'react'
import { manifestOf } from '../games/index.ts'
import type { GameUi } from './contract.ts'
import { useIdle } from './hooks.ts'
import { later } from './later.tsx'
import { Waiting } from './shell/Page.tsx'

export const TABLES: Readonly<Record<string, () => Promise<GameUi>>> = {
  duel: async () => (await import('../games/duel/ui/index.tsx')).ui,
  'age-of-comics': async () => (await import('../games/age-of-comics/ui/index.tsx')).ui,
  'terra-mystica': async () => (await import('../games/terra-mystica/ui/index.tsx')).ui,
  architects: async () => (await import('../games/architects/ui/index.tsx')).ui,
  concordia: async () => (await import('../games/concordia/ui/index.tsx')).ui,
}

/** Undefined if a game has no board or it failed to load: the option list can play any game. */
export async function loadUi(game: string): Promise<GameUi | undefined> {
  try {
    return await TABLES[game]?.()
  } catch {
    return undefined
  }
}

export const TablePage = later(async () => (await import('./pages/table/TablePage.tsx')).TablePage, Waiting)

/** Loads everything a table needs in advance. Errors only matter when somebody opens the table. */
export async function prepareTable(game: string): Promise<void> {
  const manifest = manifestOf(game)
  await Promise.allSettled([TablePage.prepare(), loadUi(game), manifest.loadToPlay?.() ?? manifest.load()])
}

/** Loads what a table of a game needs, once the page is idle. */
export function usePrepared(game: string): void {
  const idle = useIdle()
  useEffect(() => {
    if (idle) void prepareTable(game)
  }, [idle, game])
}
