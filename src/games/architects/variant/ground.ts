// What the Opponent's ladders and the set-up read of a document: orders and levels, as fast as constants.
import type { Choices } from '../../../kernel/variant.ts'
import { type Level, levelIn } from '../automa/levels.ts'
import { type CardNo, theCard } from '../catalogue/index.ts'
import { RESOURCES, type ResourceId, SYMBOLS, type SymbolId } from '../catalogue/vocabulary.ts'

export interface Ground {
  /** Symbols in their order, as cards; and the place of every set of Green cards, the three different ones last (Q30). */
  readonly symbols: readonly CardNo[]
  readonly symbolPlace: readonly number[]
  /** Resources by number, in their order (Q31). */
  readonly resources: readonly number[]
  readonly levels: ReadonlyMap<string, Level>
}

/** The choices have been checked against the registry. */
export function groundOf({ settings, levels }: Pick<Choices, 'settings' | 'levels'>): Ground {
  const symbols = settings['symbols'] as readonly SymbolId[]
  const resources = settings['resources'] as readonly ResourceId[]
  return {
    symbols: symbols.map(theCard),
    symbolPlace: [...SYMBOLS.map((id) => symbols.indexOf(id)), SYMBOLS.length],
    resources: resources.map((id) => RESOURCES.indexOf(id)),
    levels: new Map(levels.map((level) => [level.id, levelIn(level)])),
  }
}
