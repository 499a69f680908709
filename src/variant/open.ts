// Opens a game to variants: its documents by the value of the option, each made once.
import type { LadderInfo } from '../kernel/contract.ts'
import { type Choices, NO_VARIANT, type Registry, type Variants } from '../kernel/variant.ts'
import { choose, documentOf } from './choose.ts'
import { readVariant } from './option.ts'

/** A document as a game plays by it. */
export interface Playable {
  readonly choices: Choices
  /** The registry with the numbers of this document in its texts. */
  readonly registry: Registry
  readonly ladders: readonly LadderInfo[]
}

export interface Opened<D> {
  readonly variants: Variants
  /** The document of a variant; an empty value and `none` stand for the game's own. Throws `BadInput` where the value does not fit. */
  docOf(variant: string): D
}

/** Documents that are kept: an editor makes a new one at every change. */
const MOST = 50

export function openTo<D extends Playable>(registry: Registry, make: (choices: Choices) => D): Opened<D> {
  const document = make(documentOf(registry))
  const known = new Map<string, D>()
  const compile = (variant: string): D => {
    if (variant === NO_VARIANT) return document
    const doc = make(choose(registry, readVariant(variant)))
    if (known.size >= MOST) known.clear()
    known.set(variant, doc)
    return doc
  }
  const docOf = (variant: string): D => (variant === '' ? document : (known.get(variant) ?? compile(variant)))
  return {
    docOf,
    variants: {
      registry,
      // A game may refuse values that do not fit each other.
      choices: (data) => make(choose(registry, data)).choices,
      registryFor: (choices) => make(choices).registry,
      ladders: (variant) => docOf(variant ?? '').ladders,
    },
  }
}
