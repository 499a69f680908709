// A game and a position on it, from a file or from standard input: what decide, score and legal begin with.
import type { AnyGameModule } from '../kernel/contract.ts'
import { BadInput, refusal } from '../kernel/refusal.ts'
import type { Text } from '../kernel/text.ts'
import { manifestOf } from '../games/index.ts'
import { LIMITS, readJson } from '../kernel/limits.ts'
import { VARIANT } from '../kernel/variant.ts'
import { oneLine, placeOf, reading } from './errors.ts'
import { readText } from './file.ts'
import { type Io, readAll } from './io.ts'
import { givenVariant, type VariantFlags } from './variant-file.ts'

const empty = refusal('input.empty', { it: 'è vuoto', en: 'there is nothing in it' })
export const notJson = refusal<{ why: string }>('input.not-json', {
  it: ({ why }) => `questo non è JSON (${why})`,
  en: ({ why }) => `this is not JSON (${why})`,
})

const STANDARD_INPUT: Text = { it: 'input standard', en: 'standard input' }

export interface Asked {
  readonly module: AnyGameModule
  readonly position: unknown
  /** The file's name, for messages. */
  readonly source: Text
}

export async function readPosition(game: string, file: string, io: Io, flags: VariantFlags): Promise<Asked> {
  const manifest = manifestOf(game)
  const source = file === '-' ? STANDARD_INPUT : placeOf(file)
  const text = file === '-' ? await readAll(io, LIMITS.position) : readText(file, LIMITS.position)
  const variant = await givenVariant(manifest, flags)
  const position = withVariant(
    reading(source, () => parse(text)),
    variant,
  )
  return { module: await manifest.load(), position, source }
}

/** A position of a game with a variant, unless it says itself which one it is of. */
export function withVariant(position: unknown, variant: string | undefined): unknown {
  if (variant === undefined || typeof position !== 'object' || position === null || VARIANT in position) return position
  return { ...position, [VARIANT]: variant }
}

function parse(text: string): unknown {
  if (text.trim() === '') throw empty()
  try {
    return readJson(text, LIMITS.position)
  } catch (error) {
    throw error instanceof BadInput ? error : notJson({ why: oneLine(error) })
  }
}
