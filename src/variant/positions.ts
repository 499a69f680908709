// A position may be of a game with a variant: as the value of the option, or as the data itself.
import { within } from '../kernel/refusal.ts'
import { NO_VARIANT } from '../kernel/variant.ts'
import type { Opened, Playable } from './open.ts'
import { writeVariant } from './option.ts'
import { type Data, dataIn, isData } from './read-values.ts'
import { unknown, WHAT } from './refusals.ts'

/** A position, and what of it is not part of the game's format. */
export interface Varied {
  /** Without a variant and its level, for the format of positions. */
  readonly rest: unknown
  /** Empty for the document. */
  readonly variant: string
  /** The level, where a variant says which there are. */
  readonly level?: string
}

/** Takes the variant out of a position. Throws `BadInput` where it does not fit the game, or the level does not fit it. */
export function variedIn(
  json: unknown,
  docOf: Opened<Playable>['docOf'],
  initial: string,
  field: 'level' | 'difficulty' | 'scenario' = 'level',
): Varied {
  if (!isData(json) || json['variant'] === undefined) return { rest: json, variant: '' }
  const { variant: given, ...rest } = json
  const variant = within('variant', () => valueOf(given))
  if (variant === '' || variant === NO_VARIANT) return { rest, variant: '' }
  const levels = within('variant', () => docOf(variant)).choices.levels.map(({ id }) => id)
  const { [field]: level = levels.includes(initial) ? initial : levels[0], ...others } = rest as Data
  // What is no name at all the format refuses.
  if (levels.length === 0 || typeof level !== 'string') return { rest, variant }
  if (!levels.includes(level)) throw unknown(WHAT.level, level, levels, [field])
  return { rest: others, variant, level }
}

function valueOf(given: unknown): string {
  if (typeof given === 'string') return given
  return writeVariant(dataIn(given, []))
}
