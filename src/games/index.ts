// The games on the table.
import { clip } from '../kernel/clean.ts'
import type { Manifest } from '../kernel/contract.ts'
import { refusal } from '../kernel/refusal.ts'
import { andList } from '../kernel/text.ts'
import { ageOfComics } from './age-of-comics/manifest.ts'
import { architects } from './architects/manifest.ts'
import { concordia } from './concordia/manifest.ts'
import { duel } from './duel/manifest.ts'
import { terraMystica } from './terra-mystica/manifest.ts'

export const GAMES: readonly Manifest[] = [duel, architects, terraMystica, ageOfComics, concordia]

export const noGame = refusal<{ game: string; games: readonly string[] }>('games.unknown', {
  it: ({ game, games }) => `il gioco «${game}» non c’è: ci sono ${andList(games, 'it')}`,
  en: ({ game, games }) => `there is no game "${game}": there are ${andList(games, 'en')}`,
})

export function manifestOf(id: string): Manifest {
  const manifest = GAMES.find((game) => game.id === id)
  if (manifest === undefined) throw noGame({ game: clip(id), games: GAMES.map((game) => game.id) })
  return manifest
}
