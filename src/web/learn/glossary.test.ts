import { describe, expect, it } from 'vitest'
import { duel } from '../../games/duel/manifest.ts'
import { findTerms } from './glossary.ts'

const handbook = await (await duel.load()).handbook?.()
if (handbook === undefined) throw new Error('Duel has no handbook')
const found = (text: string, lang: 'it' | 'en') =>
  findTerms(handbook, text, lang).flatMap(({ text: words, term }) =>
    term === undefined ? [] : [`${term.id}: ${words}`],
  )

describe('words of the glossary in a text', () => {
  it('are found in all their forms, the longest first, each once', () => {
    expect(found('Prendi una carta accessibile. Le carte accessibili sono tre.', 'it')).toEqual([
      'accessible: carta accessibile',
    ])
    expect(found('A conflict pawn on the conflict track', 'en')).toEqual([
      'pawn: conflict pawn',
      'track: conflict track',
    ])
  })

  it('are whole words', () => {
    expect(found('The percentage of packages', 'en')).toEqual([])
  })

  it('leave the text as it is', () => {
    const text = 'Build a Wonder in this Age, then another.'
    expect(
      findTerms(handbook, text, 'en')
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })
})
