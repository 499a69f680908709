// The labels of position fields, by the keys of a game's labels:
//
//   solo.cards           the field
//   solo.cards?          a hint beside it
//   phase=turn           one of its values; =turn if several fields share it
//   §cities              a section of the editor
import type { Lang, Text } from '../../kernel/contract.ts'

export type Labels = Readonly<Record<string, Text>> | undefined

/** A path without list indexes: all items of a list share their labels. */
export const inGeneral = (path: readonly string[]): string => path.filter((part) => !/^\d+$/.test(part)).join('.')

export const labelOf = (labels: Labels, path: readonly string[], lang: Lang): string | undefined =>
  (labels?.[path.join('.')] ?? labels?.[inGeneral(path)])?.[lang]

export const hintOf = (labels: Labels, path: readonly string[], lang: Lang): string | undefined =>
  labels?.[`${inGeneral(path)}?`]?.[lang]

export function valueLabelOf(labels: Labels, path: readonly string[], value: string, lang: Lang): string | undefined {
  const field = inGeneral(path)
  return (labels?.[`${field}=${value}`] ?? labels?.[`=${value}`])?.[lang]
}
