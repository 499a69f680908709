// Starts the first game of a game: the easiest level, an easy deal, and somebody who explains.
import { manifestOf } from '../../games/index.ts'
import { fullOptions } from '../../kernel/options.ts'
import { navigate } from '../router.ts'
import { shelf } from './browser.ts'
import { learning } from './learning.ts'
import { newGame } from './session.ts'

export async function startFirst(game: string): Promise<void> {
  const manifest = manifestOf(game)
  const first = await (await (manifest.loadToPlay?.() ?? manifest.load())).firstGame?.()
  if (first === undefined) return navigate(`/new/${game}`)
  const options = fullOptions(manifest.options, first.options)
  const id = await newGame(shelf, manifest, { options, chance: { kind: 'seeded', seed: first.seed } })
  learning.guide(id, [])
  navigate(`/table/${id}`)
}
