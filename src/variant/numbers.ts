// The numbers of a level by their names (`coins`, `cap.1`), and a variant with one of them changed.
import { inEachLang, type Text } from '../kernel/text.ts'
import type { Kind, Registry, Variants } from '../kernel/variant.ts'
import { changesOf } from './data.ts'
import { readVariant, writeVariant } from './option.ts'

export interface LevelNumber {
  readonly title: Text
  readonly least: number
  readonly most: number
}

export function numbersOf({ levels }: Registry): ReadonlyMap<string, LevelNumber> {
  const found = new Map<string, LevelNumber>()
  const visit = (name: string, title: Text, kind: Kind): void => {
    if (kind.kind === 'number') found.set(name, { title, least: kind.least, most: kind.most })
    if (kind.kind === 'record')
      for (const key of kind.keys)
        visit(
          `${name}.${key.id}`,
          inEachLang((lang) => `${title[lang]}, ${key.title[lang]}`),
          kind.of,
        )
  }
  for (const { id, title, kind } of levels?.fields ?? []) visit(id, title, kind)
  return found
}

/** A variant (empty for the document) in which a number of a level has this value, as the value of the option. */
export function withNumber(variants: Variants, variant: string, level: string, name: string, value: number): string {
  const data = variant === '' ? {} : readVariant(variant)
  const levels = (data['levels'] ?? {}) as Record<string, Record<string, unknown>>
  const [field = '', key] = name.split('.')
  const old = levels[level] ?? {}
  const now = key === undefined ? value : { ...(old[field] as object | undefined), [key]: value }
  const choices = variants.choices({ ...data, levels: { ...levels, [level]: { ...old, [field]: now } } })
  return writeVariant(changesOf(variants.registry, choices))
}
