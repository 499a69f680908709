// What people call the fields of a position, by the keys of a game's labels:
//
//   solo.cards           the field
//   solo.cards?          a hint beside it
//   phase=turn           one of its values; =turn where several fields share it
//   §cities              a section of the editor
//   ! is above {}        something `read` says of a field, its parts left open: {1}, {2} … in the sentence, {2=age} by the names of a
//                        field's values
import type { Lang, Text } from '../../kernel/contract.ts'
import { figure } from '../../kernel/text.ts'

export type Labels = Readonly<Record<string, Text>> | undefined

/** A path without places in lists: all items of a list are told alike. */
const inGeneral = (path: readonly string[]): string => path.filter((part) => !/^\d+$/.test(part)).join('.')

export const labelOf = (labels: Labels, path: readonly string[], lang: Lang): string | undefined =>
  (labels?.[path.join('.')] ?? labels?.[inGeneral(path)])?.[lang]

export const hintOf = (labels: Labels, path: readonly string[], lang: Lang): string | undefined =>
  labels?.[`${inGeneral(path)}?`]?.[lang]

export function valueLabelOf(labels: Labels, path: readonly string[], value: string, lang: Lang): string | undefined {
  const field = inGeneral(path)
  return (labels?.[`${field}=${value}`] ?? labels?.[`=${value}`])?.[lang]
}

export interface Fault {
  /** The field it names, as far as it names one. */
  readonly path: readonly string[]
  readonly says: string
}

/** Takes apart what `position.read` says: `structure 2.1: "altar" is not a card of Age 2`. Of several fields the first is named. */
export function readFault(message: string, fields: readonly string[]): Fault {
  const cut = message.indexOf(': ')
  const path = cut < 0 ? [] : message.slice(0, cut).replace(/,.*/, '').split(' ')
  if (!fields.includes(path[0] ?? '')) return { path: [], says: message.replace(/^position: /, '') }
  return { path, says: message.slice(cut + 2) }
}

/**
 * The fault in the person's language, components by name, as far as the game's labels know its wording. It goes on after the name of its
 * field; by itself it begins with a capital (`sentence`).
 */
export function tellFault({ says }: Fault, labels: Labels, lang: Lang, nameOf: (id: string) => string): string {
  for (const [key, text] of Object.entries(labels ?? {})) {
    if (!key.startsWith('! ')) continue
    const parts = pattern(key.slice(2)).exec(says)?.slice(1)
    if (parts === undefined) continue
    const sentence = text[lang].replace(/\{(\d)(?:=(\w+))?\}/g, (_, no: string, field?: string) => {
      const part = parts[Number(no) - 1] ?? ''
      const value = field === undefined ? undefined : valueLabelOf(labels, [field], part, lang)
      return value ?? tellPart(part, labels, lang, nameOf)
    })
    // A name brings its own quotation marks.
    return sentence.replaceAll('««', '«').replaceAll('»»', '»').replaceAll('““', '“').replaceAll('””', '”')
  }
  return says
}

function pattern(template: string): RegExp {
  const parts = template.split('{}').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('(.+?)')}$`)
}

/** A component by its name, a field by its label, a number as people write it. */
function tellPart(part: string, labels: Labels, lang: Lang, nameOf: (id: string) => string): string {
  const id = part.replace(/^"|"$/g, '')
  if (/^-\d+$/.test(id)) return figure(id)
  const path = id.split(' ')
  const field = path
    .map((_, at) => labelOf(labels, path.slice(0, at + 1), lang))
    .filter((label) => label !== undefined)
    .join(', ')
  return field !== '' ? `«${field}${/^\d/.test(path.at(-1) ?? '') ? ` ${path.at(-1)}` : ''}»` : nameOf(id)
}
