import { describe, expect, test } from 'vitest'
import { dice, pickWeighted } from '../../../kernel/chance.ts'
import { LANGS } from '../../../kernel/text.ts'
import { WIDTH } from '../../../kit/lines.ts'
import { LEVELS } from '../automa/levels.ts'
import { CARDS } from '../catalogue/index.ts'
import { STANDARD } from '../deck.ts'
import { ageOfComicsModule } from '../module.ts'
import type { State } from '../state.ts'
import { draw } from './draw.ts'
import { COLOURS } from './words.ts'

const plain = (_: string, text: string) => text
const { game, automa } = ageOfComicsModule

/** Shows every state of a game, your seat played at random. */
function watch(seed: number, show: (s: State, at: number) => void): void {
  const level = LEVELS[seed % LEVELS.length]?.id ?? 'beginner'
  const challenges = seed % 2 === 0 ? 'none' : 'challenge-action,challenge-beyond'
  const s = game.start({ level, challenges, deck: STANDARD })
  const stream = dice(seed)
  for (let at = 0; ; at++) {
    show(s, at)
    const step = game.step(s)
    if (step.kind === 'over') return
    const decides = step.kind === 'choice' && step.seat === 'automa'
    game.apply(s, decides ? automa.decide(s) : pickWeighted(game.options(s), stream).move)
  }
}

describe('over many games', () => {
  test('every table can be drawn in letters one column wide, no line longer than the drawing', () => {
    const misfits = new Set<string>()
    for (let seed = 0; seed < 40; seed++)
      watch(seed, (s, at) => {
        if (at % 7 !== seed % 7 && !s.over) return
        for (const line of draw(s, LANGS[(seed + at) % 2] ?? 'it', plain).split('\n'))
          if (line.length > WIDTH || line !== line.trimEnd() || /[\p{M}\p{Emoji_Presentation}\p{Cs}\p{Cc}]/u.test(line))
            misfits.add(line)
      })
    expect([...misfits]).toEqual([])
  })

  test('colours change nothing but colours, and are ones painters know', () => {
    const known = new Set<string>(['bold', 'dim', 'green', 'red', ...COLOURS])
    const unknown = new Set<string>()
    const paint = (colour: string, text: string) => {
      if (!known.has(colour)) unknown.add(colour)
      return `⟦${text}⟧`
    }
    watch(3, (s) => {
      expect(draw(s, 'it', paint).replaceAll(/[⟦⟧]/g, '')).toBe(draw(s, 'it', plain))
    })
    expect([...unknown]).toEqual([])
  })

  test('every card comes to be seen', () => {
    const seen = { it: '', en: '' }
    for (let seed = 0; seed < 60; seed++)
      watch(seed, (s, at) => {
        if (at % 9 === 0) for (const lang of LANGS) seen[lang] += draw(s, lang, plain)
      })
    for (const lang of LANGS) {
      const missing = CARDS.filter(({ kind }) => kind !== 'ripoff')
        .map(({ name }) => name[lang])
        .filter((name) => !seen[lang].includes(name))
      expect(missing).toEqual([])
    }
  })
})
