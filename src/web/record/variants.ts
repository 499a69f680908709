// Results by variants of the opponent's rules, apart from all others: a variant is told by the value of its option.
import { type Facet, type GameResult, reasonsApart } from '../../kernel/result.ts'
import { inEachLang, type Lang, type Text } from '../../kernel/text.ts'
import { variantOf } from '../../kernel/variant.ts'
import { RECORD } from '../words/record.ts'

/** More than these are not shown one by one. */
const MOST = 12

export const VARIANTS = 'variant'

/** Results that only their variant keeps out of the statistics. */
export const ofVariants = <R extends GameResult>(results: readonly R[]): readonly R[] =>
  results.filter((result) => reasonsApart(result).every((reason) => reason === 'variant') && isOfVariant(result))

const isOfVariant = ({ options }: GameResult): boolean => variantOf(options) !== ''

/** The variants that were played most, with their titles. */
export function variantFacet(results: readonly GameResult[]): Facet {
  const games = new Map<string, number>()
  for (const { options } of results) {
    const value = variantOf(options)
    if (value !== '') games.set(value, (games.get(value) ?? 0) + 1)
  }
  const most = [...games].sort(([, a], [, b]) => b - a).slice(0, MOST)
  return { id: VARIANTS, title: RECORD.variants, choices: most.map(([id]) => ({ id, title: titleOf(id) })) }
}

/** The title an author gave a variant, in one language or in each. */
function titleOf(value: string): Text {
  const title = titleIn(value)
  if (typeof title === 'string' && title !== '') return { it: title, en: title }
  const words = (title ?? {}) as Readonly<Partial<Record<Lang, unknown>>>
  return inEachLang((lang) => {
    const text = words[lang]
    return typeof text === 'string' ? text : RECORD.variantUnnamed[lang]
  })
}

function titleIn(value: string): unknown {
  try {
    return (JSON.parse(value) as { title?: unknown } | null)?.title
  } catch {
    return undefined
  }
}
