// The games on the table.
import { clip } from '../kernel/clean.ts'
import { BadInput, type Manifest } from '../kernel/contract.ts'
import { ageOfComics } from './age-of-comics/manifest.ts'
import { architects } from './architects/manifest.ts'
import { concordia } from './concordia/manifest.ts'
import { duel } from './duel/manifest.ts'
import { terraMystica } from './terra-mystica/manifest.ts'

export const GAMES: readonly Manifest[] = [duel, architects, terraMystica, ageOfComics, concordia]

export function manifestOf(id: string): Manifest {
  const manifest = GAMES.find((game) => game.id === id)
  if (manifest === undefined)
    throw new BadInput(`there is no game "${clip(id)}": there is ${GAMES.map((game) => game.id).join(', ')}`)
  return manifest
}
