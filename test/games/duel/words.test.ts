import { expect, test } from 'vitest'
import { duel } from '../../../src/games/duel/manifest.ts'
import { duelModule } from '../../../src/games/duel/module.ts'
import type { Options } from '../../../src/games/duel/state.ts'
import { placeText } from '../../../src/games/duel/words.ts'
import { dice } from '../../../src/kernel/chance.ts'
import { tellings } from '../../../src/kernel/consequences.ts'
import { fullOptions } from '../../../src/kernel/options.ts'
import { Table } from '../../../src/kernel/table.ts'
import { LANGS } from '../../../src/kernel/text.ts'
import { playerOf } from '../../../src/players/index.ts'

test('R4.1: a slot is told as a person finds it, row and place, in every sentence of a game', () => {
  expect(placeText('2.3', 'it')).toBe('riga 2, posto 3 da sinistra')
  expect(placeText('2.3', 'en')).toBe('row 2, place 3 from the left')
  const { say, prompt, game } = duelModule
  const table = new Table(duelModule, {
    options: fullOptions(duel.options, {}) as Options,
    chance: { kind: 'seeded', seed: '3' },
  })
  const stream = dice(3)
  for (table.advance(); table.seat !== undefined; table.advance())
    table.play(game.key(playerOf('random')(duelModule, table.state, table.options, stream)))
  const places = { it: 0, en: 0 }
  for (let n = 1; n <= table.length; n++) {
    const before = table.stateAt(n - 1)
    for (const lang of LANGS) {
      const told = [
        say(table.entry(n).move, lang, before),
        prompt(before, lang),
        ...tellings(duelModule, table.consequences(n), lang).map(({ text }) => text),
      ]
      for (const text of told) expect(text).not.toMatch(/\b\d\.\d\b/)
      if (/\((row|riga) \d, (place|posto) \d |row from the top|only row|riga dall’alto|unica riga/.test(told[0] ?? ''))
        places[lang]++
    }
  }
  // A card that is turned up is found among those that still lie there. Sixty cards are laid, and those that lay face down are turned up.
  expect(places.it).toBeGreaterThan(60)
  expect(places.en).toBe(places.it)
})

test('a card built for free and a destroyed one are told in the order in which people speak', () => {
  const [move, destroyed] = ['free baths', 'destroy clay-pool'].map((key) => duelModule.notation.read(key)!)
  expect(LANGS.map((lang) => duelModule.say(move!, lang))).toEqual([
    'Costruisci gratis Bagni',
    'Construct Baths for free',
  ])
  expect(LANGS.map((lang) => duelModule.say(destroyed!, lang))).toEqual([
    'Elimina Bacino d’Argilla dalla città di SOLO',
    'Destroy Clay Pool in SOLO’s city',
  ])
})
