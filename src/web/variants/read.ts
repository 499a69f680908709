// Variants on screen: what a game lets authors change, texts that people paste, and what a variant is made of.
import { BadInput, type Manifest, type RuleTexts } from '../../kernel/contract.ts'
import { type Choices, NO_VARIANT, type Variants } from '../../kernel/variant.ts'
import { changesOf } from '../../variant/data.ts'
import { type Difference, differences } from '../../variant/differences.ts'
import { readVariant, writeVariant } from '../../variant/option.ts'

export interface LoadedVariants {
  readonly variants: Variants
  /** Those of the document. */
  readonly texts: RuleTexts
}

/** Undefined if a game is not open to variants. */
export async function loadVariants(manifest: Manifest): Promise<LoadedVariants | undefined> {
  const { variants, texts } = await (manifest.loadToPlay?.() ?? manifest.load())
  return variants === undefined ? undefined : { variants, texts: await texts() }
}

/** The value of what a person wrote. Throws `BadInput` with one sentence, its line and its column. */
export async function readWritten({ variants, texts }: LoadedVariants, text: string): Promise<string> {
  const { readVariantFile } = await import('../../variant/file.ts')
  return readVariantFile(text, variants, texts).value
}

export interface ToldVariant {
  readonly choices: Choices
  readonly list: readonly Difference[]
}

/** What a variant says and how it differs; undefined for the document. Throws `BadInput` where it does not fit the game. */
export function toldVariant(variants: Variants, value: string): ToldVariant | undefined {
  if (value === '' || value === NO_VARIANT) return undefined
  const choices = variants.choices(readVariant(value))
  return { choices, list: differences(variants.registryFor(choices), choices) }
}

/** The same, or why it cannot be used. */
export function triedVariant(variants: Variants, value: string): ToldVariant | BadInput | undefined {
  try {
    return toldVariant(variants, value)
  } catch (error) {
    if (error instanceof BadInput) return error
    throw error
  }
}

/** A variant without the other readings, and those. */
export interface Parts {
  /** `none` where nothing else differs. */
  readonly base: string
  readonly readings: readonly string[]
}

export function partsIn(variants: Variants, value: string): Parts {
  if (value === '' || value === NO_VARIANT) return { base: NO_VARIANT, readings: [] }
  const choices = variants.choices(readVariant(value))
  return { base: valueOf(variants, { ...choices, readings: [] }), readings: choices.readings }
}

/** The value of a variant with these readings, in the order of the registry. */
export function composed(variants: Variants, { base, readings }: Parts): string {
  const data = base === NO_VARIANT ? {} : readVariant(base)
  return valueOf(variants, variants.choices({ ...data, readings }))
}

/** A variant as the value of its option. */
export const valueOf = ({ registry }: Variants, choices: Choices): string => writeVariant(changesOf(registry, choices))
