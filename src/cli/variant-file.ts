// A variant on the command line: a file, or readings by their names.
import type { Command } from 'commander'
import type { Lang, Manifest } from '../kernel/contract.ts'
import { LIMITS } from '../kernel/limits.ts'
import { refusal, within } from '../kernel/refusal.ts'
import type { Text } from '../kernel/text.ts'
import { type Choices, NO_VARIANT, type Variants } from '../kernel/variant.ts'
import { changesOf } from '../variant/data.ts'
import { writeVariant } from '../variant/option.ts'
import { placeOf } from './errors.ts'
import { readText } from './file.ts'
import { HELP, placeholder } from './help.ts'

const noVariants = refusal<{ game: string }>('variant.not-open', {
  it: ({ game }) => `${game} non ha ancora varianti`,
  en: ({ game }) => `${game} has no variants yet`,
})

export interface VariantFlags {
  readonly variant?: string
  readonly readings?: string
}

export function withVariant(command: Command, lang: Lang): Command {
  return withReadings(command.option(`--variant ${placeholder('file', lang)}`, HELP.variant.flag[lang]), lang)
}

export const withReadings = (command: Command, lang: Lang): Command =>
  command.option(`--readings ${placeholder('choices', lang)}`, HELP.variant.readings[lang])

/** What a game lets authors change. */
export async function variantsOf(manifest: Manifest): Promise<Variants> {
  const { variants } = await manifest.load()
  if (variants === undefined) throw noVariants({ game: manifest.id })
  return variants
}

export interface VariantFile {
  readonly choices: Choices
  readonly value: string
}

/** Reads a variant of a game from a file, or from what is written itself where it is JSON. */
export async function readVariantOf(manifest: Manifest, file: string): Promise<VariantFile> {
  const module = await manifest.load()
  const variants = await variantsOf(manifest)
  const { readVariantFile } = await import('../variant/file.ts')
  const texts = await module.texts()
  if (file.startsWith('{')) return readVariantFile(file, variants, texts)
  const text = readText(file, LIMITS.variantFile)
  return within(placeOf(file), () => readVariantFile(text, variants, texts))
}

const READINGS: Text = { it: '--readings', en: '--readings' }

/** The value of the option that the flags make; nothing where they say nothing. */
export async function givenVariant(manifest: Manifest, flags: VariantFlags): Promise<string | undefined> {
  const { variant, readings } = flags
  const file = variant === undefined || variant === NO_VARIANT ? undefined : variant
  if (file === undefined && readings === undefined) return variant
  const { registry, choices } = await variantsOf(manifest)
  const base = file === undefined ? choices({}) : (await readVariantOf(manifest, file)).choices
  const chosen = within(READINGS, () => choices({ readings: readings?.split(',').map((id) => id.trim()) ?? [] }))
  const all = registry.readings.map(({ id }) => id).filter((id) => [...base.readings, ...chosen.readings].includes(id))
  return writeVariant(changesOf(registry, { ...base, readings: all }))
}
