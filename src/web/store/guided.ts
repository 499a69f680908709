// The guided first game.
import { manifestOf } from '../../games/index.ts'
import { fullOptions } from '../../kernel/options.ts'
import { navigate } from '../router.ts'
import { shelf } from './browser.ts'
import { newGame } from './session.ts'

/** The same for everybody: an easy deal at the easiest level. */
export const GUIDED = { game: 'duel', options: { level: 'base' }, seed: 'benvenuto' } as const

export async function startGuided(): Promise<void> {
  const manifest = manifestOf(GUIDED.game)
  const options = fullOptions(manifest.options, GUIDED.options)
  const id = await newGame(shelf, manifest, { options, chance: { kind: 'seeded', seed: GUIDED.seed } })
  navigate(`/table/${id}?guide=1`)
}
