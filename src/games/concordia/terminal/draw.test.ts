import { describe, expect, test } from 'vitest'
import { dice, pickWeighted } from '../../../kernel/chance.ts'
import { LANGS } from '../../../kernel/text.ts'
import { WIDTH } from '../../../kit/lines.ts'
import { CARDS } from '../catalogue/index.ts'
import { MAP_IDS, MAPS } from '../catalogue/geography.ts'
import { concordiaModule } from '../module.ts'
import type { State } from '../state.ts'
import { cardName } from '../names.ts'
import { draw } from './draw.ts'

const plain = (_: string, text: string) => text
const { game, automa } = concordiaModule

/** Shows every state of a game; your seat plays at random. */
function watch(seed: number, show: (s: State, at: number) => void): void {
  const s = game.start({ map: MAP_IDS[seed % MAP_IDS.length] ?? 'italia', dice: seed % 2 === 0 ? 'd12' : '2d6' })
  const stream = dice(seed)
  for (let at = 0; ; at++) {
    show(s, at)
    const step = game.step(s)
    if (step.kind === 'over') return
    const theirs = step.kind === 'choice' && step.seat === 'automa'
    game.apply(s, theirs ? automa.decide(s) : pickWeighted(game.options(s), stream).move)
  }
}

describe('over many games', () => {
  test('every table can be drawn in letters one column wide, no line longer than the drawing', () => {
    const misfits = new Set<string>()
    for (let seed = 0; seed < 60; seed++)
      watch(seed, (s, at) => {
        // Every state of some games, some states of every game.
        if (at % 9 !== seed % 9 && seed % 20 !== 0 && !s.over) return
        for (const line of draw(s, LANGS[(seed + at) % 2] ?? 'it', plain).split('\n'))
          if (line.length > WIDTH || line !== line.trimEnd() || /[\p{M}\p{Emoji_Presentation}\p{Cs}\p{Cc}]/u.test(line))
            misfits.add(line)
      })
    expect([...misfits]).toEqual([])
  })

  test('colours change nothing but colours, and are ones painters know', () => {
    const known = new Set<string>(['bold', 'dim', 'red', 'green', 'yellow', 'blue'])
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

  test('every card, city and province comes to be seen', () => {
    const seen = { it: '', en: '' }
    for (let seed = 0; seed < 60; seed++)
      watch(seed, (s, at) => {
        if (at % 40 === 39 || s.over) for (const lang of LANGS) seen[lang] += draw(s, lang, plain)
      })
    for (const lang of LANGS) {
      const names = [
        ...CARDS.map(({ id }) => cardName(id, lang)),
        ...MAPS.flatMap(({ cities, provinces }) => [...cities, ...provinces].map(({ name }) => name[lang])),
      ]
      expect(names.filter((name) => !seen[lang].includes(name))).toEqual([])
    }
  })
})
