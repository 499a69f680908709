// The variants of a game that a person can choose from: drafts written on this browser, and the examples that come with the app.
import { manifestOf } from '../../games/index.ts'
import { BadInput } from '../../kernel/contract.ts'
import type { Text } from '../../kernel/text.ts'
import type { Choices } from '../../kernel/variant.ts'
import { listDrafts } from './drafts.ts'
import { loadVariants, valueOf } from './read.ts'

export interface KnownVariant {
  readonly title: Text
  /** The value of the option `variant`. */
  readonly value: string
}

export async function knownVariants(game: string): Promise<readonly KnownVariant[]> {
  const manifest = manifestOf(game)
  const loaded = await loadVariants(manifest)
  if (loaded === undefined) return []
  const { variants, texts } = loaded
  const [{ EXAMPLE_FILES }, { readVariantFile }] = await Promise.all([
    import('./examples.ts'),
    import('../../variant/file.ts'),
  ])
  const known = (choices: Choices): KnownVariant => ({
    title: choices.title ?? manifest.title,
    value: valueOf(variants, choices),
  })
  const drafts = listDrafts().filter((draft) => draft.game === game)
  const examples = EXAMPLE_FILES.filter((file) => file.game === game)
  return [
    ...drafts.flatMap(({ data }) => sound(() => known(variants.choices(data)))),
    ...examples.map(({ text }) => known(readVariantFile(text, variants, texts).choices)),
  ]
}

/** Nothing where a draft is not right yet: its own page says what is wrong. */
function sound(read: () => KnownVariant): readonly KnownVariant[] {
  try {
    return [read()]
  } catch (error) {
    if (error instanceof BadInput) return []
    throw error
  }
}
