// A variant as the value of an option: one line of JSON, so that saves, links, jobs of the lab and questions carry it like any other.
import { clip, writeJson } from '../kernel/clean.ts'
import type { OptionSpec } from '../kernel/contract.ts'
import { LIMITS, readJson, tooLong } from '../kernel/limits.ts'
import { BadInput } from '../kernel/refusal.ts'
import { inEachLang, type Text } from '../kernel/text.ts'
import { type LevelsPart, NO_VARIANT, VARIANT } from '../kernel/variant.ts'
import { levelsIn } from './levels.ts'
import { type Data, dataIn, textIn } from './read-values.ts'
import { notJson } from './refusals.ts'

/** The option of a game that is open to variants. Whether the value fits the game is checked when a game starts with it. */
export function variantOption(levels?: LevelsPart): OptionSpec {
  return {
    id: VARIANT,
    title: { it: 'Variante', en: 'Variant' },
    choices: [
      {
        id: NO_VARIANT,
        title: { it: 'Il documento', en: 'The document' },
        about: { it: 'L’avversario gioca secondo il documento.', en: 'The opponent plays by the document.' },
      },
    ],
    initial: NO_VARIANT,
    isQuiet: true,
    own: {
      title: { it: 'Una variante', en: 'A variant' },
      about: {
        it: 'Un file che dice in che cosa l’avversario è diverso dal documento.',
        en: 'A file that says how the opponent differs from the document.',
      },
      tell: titleOf,
      read: (text) => writeVariant(readVariant(text)),
    },
    changes: (value, others) => (levels === undefined ? others : withLevels(levels, readVariant(value), others)),
  }
}

/** The data of a value. */
export function readVariant(value: string): Data {
  if (value.length > LIMITS.variant) throw tooLong({ most: LIMITS.variant })
  try {
    return dataIn(readJson(value, LIMITS.variant), [])
  } catch (error) {
    throw error instanceof BadInput ? error : notJson()
  }
}

/** What a variant calls itself; one that is only other readings is told by them. */
function titleOf(value: string): Text | undefined {
  const { title, readings } = readVariant(value)
  if (title !== undefined) return textIn(title, ['title'])
  if (!Array.isArray(readings) || readings.length === 0) return undefined
  return inEachLang(() => readings.map((id) => clip(String(id))).join(', '))
}

/** Data as a value: one line in which no header of a save is cut short. */
export function writeVariant(data: Data): string {
  if (Object.keys(data).length === 0) return NO_VARIANT
  const value = writeJson(data).replaceAll('·', String.raw`\u00b7`)
  if (value.length > LIMITS.variant) throw tooLong({ most: LIMITS.variant })
  return value
}

function withLevels(part: LevelsPart, data: Data, others: readonly OptionSpec[]): readonly OptionSpec[] {
  if (data['levels'] === undefined) return others
  const levels = levelsIn(part, data['levels'], ['levels'])
  const ids = levels.map(({ id }) => id)
  return others.map((spec) =>
    spec.id === part.option
      ? {
          ...spec,
          choices: levels.map(({ id, title, about }) => ({ id, title, about })),
          initial: ids.includes(spec.initial) ? spec.initial : (ids[0] ?? spec.initial),
        }
      : spec,
  )
}
