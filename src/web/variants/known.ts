// The variants of a game that a person can choose from without writing one.
import { manifestOf } from '../../games/index.ts'
import type { Text } from '../../kernel/text.ts'
import { loadVariants } from './read.ts'

export interface KnownVariant {
  readonly title: Text
  /** The value of the option `variant`. */
  readonly value: string
}

/** The examples that come with the app. */
export async function knownVariants(game: string): Promise<readonly KnownVariant[]> {
  const manifest = manifestOf(game)
  const loaded = await loadVariants(manifest)
  if (loaded === undefined) return []
  const [{ examplesOf }, { readVariantFile }] = await Promise.all([
    import('./examples.ts'),
    import('../../variant/file.ts'),
  ])
  return examplesOf(game).map((text) => {
    const { choices, value } = readVariantFile(text, loaded.variants, loaded.texts)
    return { title: choices.title ?? manifest.title, value }
  })
}
