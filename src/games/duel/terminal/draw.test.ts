import { describe, expect, test } from 'vitest'
import { plain, testDrawings } from '../../../../test/fixtures/drawings.ts'
import { LANGS } from '../../../kernel/text.ts'
import { CARDS, card, theCard, theWonder, TOKENS, theToken, WONDERS, wonder } from '../catalogue/index.ts'
import type { CardId } from '../catalogue/cards.ts'
import { costText, effectText } from '../effects-text.ts'
import { PLAYER, SOLO, type Side } from '../asks.ts'
import { bare, fill, GUILD_BACK, HIDDEN, type State } from '../state.ts'
import { recount } from '../tally.ts'
import { cityLines } from './city.ts'
import { type Block, laid, render, WIDTH } from '../../../common/lines.ts'
import { effectsShort, shortName } from './short.ts'
import { structure } from './structure.ts'
import { track } from './track.ts'
import { CHAIN } from './words.ts'

testDrawings('duel', { games: 300, names: (lang) => [...WONDERS, ...TOKENS].map(({ name }) => name[lang]) })

describe('readable', () => {
  test('the end of Age II: what is covered, what can be taken and what it costs you', () => {
    const s = bare()
    s.age = 2
    s.cities[PLAYER].coins = 3
    city(s, PLAYER, ['theater', 'stone-reserve'])
    fill(s, 1, theCard('statue'))
    fill(s, 2, theCard('laboratory'))
    fill(s, 3, theCard('shelf-quarry'))
    fill(s, 5, theCard('caravansery'))
    fill(s, 8, HIDDEN)
    fill(s, 12, theCard('horse-breeders'))
    expect(drawn([structure(s, 'it')])).toEqual([
      '                ┏━blu━━━━━━━━━━━┱─verde─────────┬─marr.─────────┐               ┏━giallo━━━━━━━━┓',
      '                ┃ Statua        ┃ Laboratorio   │ Tagliapietre  │               ┃ Caravanserrag…┃',
      '                ┃ 4★ ∞          ┃ Piombo 1★ ∞ 6●│ 2Pi        2● │               ┃ Le/Ar/Pi      ┃',
      '                ┗━━━━ catena ✓ ━┹───────┬───────┴───────┬───────┘               ┗━━━━━━━━ 6● ✗ ━┛',
      '                                        │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│',
      '                                ┏━rosso━┷━━━━━━━┱───────┘',
      '                                ┃ Allev. Cavalli┃',
      '                                ┃ 1†            ┃',
      '                                ┗━━━━━━━━ 4● ✗ ━┛',
    ])
  })

  test('Age III: guilds show their backs', () => {
    const s = bare()
    s.age = 3
    fill(s, 0, theCard('academy'))
    fill(s, 2, HIDDEN)
    fill(s, 3, GUILD_BACK)
    fill(s, 6, theCard('shipowners-guild'))
    expect(drawn([structure(s, 'en')])).toEqual([
      '                                ┌─green─────────┐',
      '                                │ Academy       │',
      '                                │ Sundial 3★ 8● │',
      '                        ┌───────┴───────┬───────┴───────┐',
      '                        │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│▒▒▒▒ guild ▒▒▒▒│',
      '                        └───────┲━guild━┷━━━━━━━┱───────┘',
      '                                ┃ Shipowners    ┃',
      '                                ┃ ●★/brn+grey   ┃',
      '                                ┗━━━━━━━━ 8● ✗ ━┛',
    ])
  })

  test('the track: the pawn on your half with a token looted, the pawn on SOLO’s capital', () => {
    const s = bare()
    s.pawn = 4
    s.loot = [[5], [2, 5]]
    expect(drawn([track(s, 'en')])).toEqual([
      'SOLO ⌂ ┃ · · · 5● ┃ · · · 2● ┃ · · ┃ ○ ┃ · · ┃    · ◆ · ┃ 5● · · · ┃ ⌂ YOU   SOLO leads by 4 (5★)',
    ])
    s.pawn = -9
    expect(drawn([track(s, 'it')])).toEqual([
      'SOLO ◆ ┃ · · · 5● ┃ · · · 2● ┃ · · ┃ ○ ┃ · · ┃    · · · ┃ 5● · · · ┃ ⌂ TU          tu avanti di 9',
    ])
  })

  test('a city: what it makes, what it pays for what it lacks, what it has', () => {
    const s = bare()
    city(s, SOLO, ['sawmill', 'clay-pool', 'caravansery', 'customs-house', 'scriptorium', 'library'])
    s.cities[SOLO].built = [theWonder('sphinx')]
    s.cities[SOLO].unbuilt = [theWonder('appian-way')]
    s.cities[SOLO].tokens = [theToken('law')]
    s.cities[SOLO].tally = recount(s.cities[SOLO])
    expect(drawn(cityLines(s, SOLO, true, 'it', 47))).toEqual([
      '── ► SOLO ──────────────────────── 7● ── 10★ ──',
      'Produce  2Le Ar + Le/Ar/Pi',
      'Compra a Le 2●  Ar 2●  Pi 2●  Ve =1● Pa =1●',
      'Simboli  2/6: Penna ×2, Bilancia',
      'Gettoni  Legge',
      '■ Sfinge',
      '□ Via Appia             2Ar 2Pi Pa         5● ✓',
      '    +3●, avv. -3●, ↻, 3★',
      'marr.    Segheria, Bacino d’Argilla',
      'giallo   Caravanserraglio, Dogana',
      'verde    Scrittorio, Biblioteca',
    ])
  })
})

describe('short', () => {
  test.each(LANGS)('every card fits its frame and is told from every other (%s)', (lang) => {
    const names = CARDS.map((c) => shortName(c, 14, lang))
    const effects = CARDS.map((c) => effectsShort(c.effects, lang) + (c.gives === 0 ? '' : ` ${CHAIN}`))
    expect([...names, ...effects].filter((text) => text.length > 14)).toEqual([])
    expect(new Set(names).size).toBe(CARDS.length)
  })
})

describe('in words', () => {
  const effects = [...CARDS, ...WONDERS, ...TOKENS].flatMap((item) => item.effects)

  test.each(LANGS)('every effect is one clause (%s)', (lang) => {
    for (const effect of effects)
      expect(effectText(effect, lang)).toMatch(/^(?:[A-Z]|\d+ [a-z])(?!.*(?: {2}|undefined)).*[^.\s]$/)
  })

  test('different effects read differently', () => {
    for (const lang of LANGS)
      expect(new Set(effects.map((effect) => effectText(effect, lang))).size).toBe(
        new Set(effects.map((effect) => JSON.stringify(effect))).size,
      )
  })

  test('some of them', () => {
    const of = (id: string) => [...CARDS, ...WONDERS, ...TOKENS].find((item) => item.id === id)?.effects ?? []
    const told = (id: string) => of(id).flatMap((effect) => LANGS.map((lang) => effectText(effect, lang)))
    expect(told('brickyard')).toEqual(['Produce 2 argille', 'Produces 2 Clay'])
    expect(told('customs-house')).toEqual([
      'Il papiro e il vetro si comprano sempre a 1 moneta',
      'Papyrus and Glass always cost you 1 coin each to buy',
    ])
    expect(told('port').slice(0, 2)).toEqual([
      'Prendi 2 monete per ogni carta marrone che hai',
      'Take 2 coins for each brown card you have',
    ])
    expect(told('shipowners-guild').slice(2)).toEqual([
      'A fine partita 1 punto vittoria per ogni carta marrone o grigia nella città che ne ha di più',
      'At the end 1 victory point for each brown or grey card in the city that has the most',
    ])
  })

  test('costs', () => {
    const cost = (id: CardId) => LANGS.map((lang) => costText(card(theCard(id)), lang))
    expect(cost('altar')).toEqual(['gratis', 'free'])
    expect(cost('forum')).toEqual(['3 monete, 1 argilla', '3 coins, 1 Clay'])
    expect(costText(wonder(theWonder('sphinx')), 'en')).toBe('1 Clay, 1 Stone, 2 Glass')
  })
})

const drawn = (blocks: readonly Block[], width = WIDTH): string[] => render(laid(blocks, width), plain).split('\n')

function city(s: State, side: Side, ids: readonly CardId[]): void {
  s.cities[side].cards = ids.map(theCard)
  s.cities[side].tally = recount(s.cities[side])
}
