// Opens what a person has: a game's document, a file, an example.
import { GAMES, manifestOf } from '../../../games/index.ts'
import type { Manifest } from '../../../kernel/contract.ts'
import { refusal } from '../../../kernel/refusal.ts'
import { VARIANT } from '../../../kernel/variant.ts'
import { documentOf } from '../../../variant/choose.ts'
import { changesOf } from '../../../variant/data.ts'
import { VARIANTS } from '../../words/variants.ts'
import type { Data } from './data.ts'
import type { Opened } from './editor/editing.ts'

const whichGame = refusal('variant.which-game-here', VARIANTS.whichGame)
const notOpen = refusal<{ game: Manifest['title'] }>('variant.not-open', {
  it: ({ game }) => VARIANTS.notOpen.it({ game: game.it }),
  en: ({ game }) => VARIANTS.notOpen.en({ game: game.en }),
})

/** The games whose documents may be changed. */
export const OPEN_GAMES: readonly Manifest[] = GAMES.filter(({ options }) => options.some(({ id }) => id === VARIANT))

/** Everything the pages need of a game. */
export async function openGame(manifest: Manifest): Promise<Opened> {
  const module = await manifest.load()
  const { variants } = module
  if (variants === undefined) throw notOpen({ game: manifest.title })
  return { manifest, module, variants, texts: await module.texts(), document: documentOf(variants.registry) }
}

export interface Found {
  readonly game: string
  readonly data: Data
}

/** A variant in a file or a pasted text. Throws `BadInput` with line and column. Loads the reader of YAML. */
export async function readText(text: string): Promise<Found> {
  const { gameOf, readVariantFile } = await import('../../../variant/file.ts')
  const game = gameOf(text)
  if (game === undefined) throw whichGame()
  const { variants, texts } = await openGame(manifestOf(game))
  const { choices } = readVariantFile(text, variants, texts)
  return { game, data: changesOf(variants.registry, choices) }
}
