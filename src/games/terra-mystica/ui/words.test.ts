import { expect, test } from 'vitest'
import { type Lang, LANGS } from '../../../kernel/text.ts'
import { theHex } from '../catalogue/index.ts'
import { BONUS_TILES } from '../catalogue/tiles.ts'
import { terraMysticaModule } from '../module.ts'
import { hexLabel } from './map/Hex.tsx'
import { supplyText } from './words.ts'

const inBoth = (tell: (lang: Lang) => string) => LANGS.map(tell)

test('a hex names the owner of its structure, in the right gender', () => {
  const s = terraMysticaModule.position.read({
    player: { faction: 'witches', structures: { A10: 'temple', G3: 'stronghold' } },
    opponents: [{ colour: 'blue', structures: { A11: 'trading-post' } }],
  })
  const labels = (id: string) => inBoth((lang) => hexLabel(s, theHex(id), lang))
  expect(labels('A10')).toEqual(['A10: Foresta (verde), Tempio, tuo', 'A10: Forest (green), Temple, yours'])
  expect(labels('G3')).toEqual(['G3: Foresta (verde), Fortezza, tua', 'G3: Forest (green), Stronghold, yours'])
  expect(labels('A11')).toEqual([
    'A11: Laghi (blu), Emporio, avversario blu',
    'A11: Lakes (blue), Trading post, blue opponent',
  ])
})

test('Q15 one piece in the supply is in the singular', () => {
  expect(inBoth((lang) => supplyText[lang](1, 4))).toEqual([
    'in riserva: 1 abitazione, 4 empori',
    'supply: 1 dwelling, 4 trading posts',
  ])
})

test('a bonus tile has no capital letter inside its name, as in the middle of a sentence', () => {
  const names = BONUS_TILES.flatMap(({ name, short }) => LANGS.flatMap((lang) => [name[lang], short[lang]]))
  expect(names.filter((name) => / e \p{Lu}| and \p{Lu}/u.test(name))).toEqual([])
})
