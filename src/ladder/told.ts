// What rungs measured, as people read it.
import type { Lang, PassedOver, Summand, TraceEntry } from '../kernel/contract.ts'
import { counted, figure, phrase, tell, type Values } from '../kernel/text.ts'

/** What a rung measured of a candidate: "3 coins", "need 3 = 3 on the Pyramids − 0 owned"; nothing where it measured nothing. */
export function toldValue({ rung, values, sums }: TraceEntry, id: string, lang: Lang): string | undefined {
  const value = values[id]
  if (value === undefined) return undefined
  const total = counted(value, rung.unit, lang)
  const parts = sums?.[id] ?? []
  return parts.length === 0 ? total : `${total} = ${toldSum(parts, lang)}`
}

const toldSum = (parts: readonly Summand[], lang: Lang): string =>
  parts
    .map(({ text, value }, at) => {
      // Of what is taken away, nothing may be left to take: it is still told with its minus.
      const isMinus = value < 0 || Object.is(value, -0)
      const amount = `${figure(Math.abs(value))} ${text[lang]}`
      return at === 0 ? `${isMinus ? '−' : ''}${amount}` : `${isMinus ? '−' : '+'} ${amount}`
    })
    .join(' ')

const WORDS = {
  nobody: { it: 'non vale per nessuno', en: 'met by none' },
  alike: { it: 'tutti alla pari', en: 'all alike' },
  alikeAt: phrase<Values<'value'>>({
    it: ({ value }) => `tutti alla pari: ${value}`,
    en: ({ value }) => `all alike: ${value}`,
  }),
  idle: { it: 'qui non conta', en: 'does not count here' },
} as const

/** Why a rung changed nothing. */
export function toldPassed({ rung, why, candidates, values }: PassedOver, lang: Lang): string {
  if (why === 'idle') return WORDS.idle[lang]
  const [first, ...others] = candidates.map((id) => values[id])
  const isSame = first !== undefined && others.every((value) => value === first)
  if (isSame) return tell(WORDS.alikeAt, lang, { value: counted(first, rung.unit, lang) })
  return WORDS[why][lang]
}
