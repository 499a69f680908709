import { expect, test } from 'vitest'
import { ageOfComics } from '../../../src/games/age-of-comics/manifest.ts'
import { result } from '../../../src/games/age-of-comics/score.ts'
import { start } from '../../../src/games/age-of-comics/start.ts'
import type { Options } from '../../../src/games/age-of-comics/state.ts'
import { verdict } from '../../../src/games/age-of-comics/verdict.ts'
import { fullOptions } from '../../../src/kernel/options.ts'

const began = (challenges = 'none') => start(fullOptions(ageOfComics.options, { challenges }) as Options)

test('S14.1: the title that was reached is told, and how far the next one was', () => {
  const s = began()
  s.player.vp = 63
  const { also, gauges, text } = verdict(s)
  const { final } = result(s)
  expect(also?.[0]?.it).toBe('Il tuo titolo: Assistente redattore')
  expect(gauges?.[0]?.value).toBe(final)
  expect(gauges?.[0]?.marks[0]).toMatchObject({ at: 50, text: { en: 'Proofreader' } })
  expect(text).toBeUndefined()
  s.player.vp = 10
  expect(verdict(s).also?.[0]?.en).toBe('No title: the first takes 50 VP')
})

test('S13.2: the Automa wins a tie, and that is told', () => {
  const s = began()
  const { itsTotal, final } = result(s)
  s.player.vp += itsTotal - final
  expect(verdict(s).text?.en).toBe(`${itsTotal} VP each: the Automa wins a tie`)
})

test('S15.1: challenges are told by name, met and missed', () => {
  const s = began('challenge-business-genius,challenge-beyond')
  s.player.money = 20
  expect(verdict(s).goals?.map(({ text, isMet }) => [text.en, isMet])).toEqual([
    ['Edge of the Business: At least $20 at the end', true],
    ['Top and Beyond: One comic with more than 11 fans on which no Hype token was used (−15\u00A0VP)', false],
  ])
})
