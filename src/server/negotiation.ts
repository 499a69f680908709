// What a browser says it prefers: encodings and languages, each with a quality (RFC 9110, section 12).
import { DEFAULT_LANG, LANGS, type Lang } from '../kernel/text.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Ours, the best first: it decides between those the browser likes equally. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity']
/** The plain file is acceptable unless it is ruled out, but what a browser names goes first. */
const LAST = 0.0005

/** The encodings a browser accepts, the one it prefers first. One that does not say gets the plain file. */
export function encodingsOf(accepted: string | undefined): readonly Encoding[] {
  if (accepted === undefined) return ['identity']
  const wanted = qualities(accepted)
  const named = (encoding: Encoding): number | undefined =>
    wanted.get(encoding) ?? (encoding === 'gzip' ? wanted.get('x-gzip') : undefined) ?? wanted.get('*')
  const quality = (encoding: Encoding): number => named(encoding) ?? (encoding === 'identity' ? LAST : 0)
  return ENCODINGS.filter((encoding) => quality(encoding) > 0).toSorted((a, b) => quality(b) - quality(a))
}

/** The language of ours that a browser prefers. */
export function langOf(accepted = ''): Lang {
  const best = new Map<string, number>()
  for (const [tag, quality] of qualities(accepted)) {
    const [spoken = ''] = tag.split('-')
    best.set(spoken, Math.max(best.get(spoken) ?? 0, quality))
  }
  const quality = (lang: Lang): number => best.get(lang) ?? 0
  return LANGS.reduce((chosen, lang) => (quality(lang) > quality(chosen) ? lang : chosen), DEFAULT_LANG)
}

/** A list such as `br, gzip;q=0.5`: each word in lower case with its quality. What cannot be read is not wanted. */
function qualities(list: string): ReadonlyMap<string, number> {
  return new Map(
    list.split(',').map((item): readonly [string, number] => {
      const [word = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return [word, quality === undefined ? 1 : readQuality(quality.slice(2))]
    }),
  )
}

const readQuality = (text: string): number => (/^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(text) ? Number(text) : 0)
