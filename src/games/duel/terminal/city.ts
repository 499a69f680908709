// A city in one column: purse and points, what it makes and buys, symbols, tokens, wonders, cards by colour.
import type { Lang } from '../../../kernel/text.ts'
import { card, EACH_RESOURCE, token, wonder } from '../catalogue/index.ts'
import { COLOURS, RESOURCES, SYMBOLS } from '../catalogue/vocabulary.ts'
import { SYMBOLS_TO_WIN } from '../measures.ts'
import { unitPrice, wonderPrice } from '../payment.ts'
import { points, total } from '../score.ts'
import { other, SOLO, type Side } from '../asks.ts'
import { type State } from '../state.ts'
import { different } from '../tally.ts'
import { gap, ink, type Line, listedIn, pad, spread } from '../../../common/lines.ts'
import { label } from './lines.ts'
import { effectsShort, goods, priceShort } from './short.ts'
import { COIN, COLOUR_TAGS, POINT, RESOURCE_TAGS, SYMBOL_TAGS, WORDS } from './words.ts'

/** Columns a wonder's name is given. */
const NAME = 24
const COMMA = ink(', ')

export function cityLines(s: State, side: Side, acts: boolean, lang: Lang, width: number): Line[] {
  return [
    ...title(s, side, acts, lang, width),
    production(s, side, lang),
    prices(s, side, lang),
    ...symbols(s, side, lang, width),
    ...tokens(s, side, lang, width),
    ...wonders(s, side, lang, width),
    ...cards(s, side, lang, width),
  ]
}

function title(s: State, side: Side, acts: boolean, lang: Lang, width: number): readonly Line[] {
  const name = ` ${acts ? '► ' : ''}${(side === SOLO ? WORDS.solo : WORDS.you)[lang]} `
  const score = total(points(s, side))
  return spread(
    [ink('──', 'dim'), ink(name, 'bold')],
    [
      ink(` ${s.cities[side].coins}${COIN} `, 'yellow', 'bold'),
      ink('──', 'dim'),
      ink(` ${score}${POINT} `, 'bold'),
      ink('──', 'dim'),
    ],
    ink('─', 'dim'),
  )(width)
}

function production(s: State, side: Side, lang: Lang): Line {
  const { produced, rawByChoice, fineByChoice } = s.cities[side].tally
  const choice = (n: number, from: number, to: number): string[] => {
    const list = RESOURCES.slice(from, to).map((id) => RESOURCE_TAGS[id][lang])
    return Array.from({ length: n }, () => list.join('/'))
  }
  const made = [goods(produced, lang), ...choice(rawByChoice, 0, 3), ...choice(fineByChoice, 3, 5)].filter(Boolean)
  return [...label(WORDS.produces[lang], 'dim'), ink(made.length > 0 ? made.join(' + ') : WORDS.none[lang])]
}

/** What a missing unit of each resource costs; a fixed price behind an equals sign. */
function prices(s: State, side: Side, lang: Lang): Line {
  const [own, opponent] = [s.cities[side].tally, s.cities[other(side)].tally]
  return [
    ...label(WORDS.buys[lang], 'dim'),
    ...EACH_RESOURCE.flatMap((r) => {
      const fixed = (own.fixed & (1 << r)) !== 0
      const price = `${fixed ? '=' : ''}${unitPrice(own, opponent, r)}${COIN}`
      return [ink(`${RESOURCE_TAGS[RESOURCES[r]][lang]} `), ink(price.padEnd(4), ...(fixed ? ['yellow'] : []))]
    }),
  ]
}

function symbols(s: State, side: Side, lang: Lang, width: number): Line[] {
  const { tally } = s.cities[side]
  const items = SYMBOLS.flatMap((id, at) => {
    const copies = tally.symbols[at] ?? 0
    return copies === 0 ? [] : [[ink(`${SYMBOL_TAGS[id][lang]}${copies > 1 ? ` ×${copies}` : ''}`, 'green')]]
  })
  const title = label(WORDS.symbols[lang], 'dim').concat(ink(`${different(tally)}/${SYMBOLS_TO_WIN}: `))
  return listedIn(width, title, items, COMMA)
}

function tokens(s: State, side: Side, lang: Lang, width: number): Line[] {
  const items = s.cities[side].tokens.map((no) => [ink(token(no).name[lang], 'green')])
  return listedIn(width, label(WORDS.tokens[lang], 'dim'), items, COMMA)
}

/** Those that stand, then those to build, each with its cost and under it what it does. */
function wonders(s: State, side: Side, lang: Lang, width: number): Line[] {
  const { built, unbuilt, coins } = s.cities[side]
  const standing = built.map((no) => [ink(`■ ${wonder(no).name[lang]}`, 'bold')])
  return [
    ...listedIn(width, [], standing, ink('  ')),
    ...unbuilt.flatMap((no) => {
      const { name, effects, resources } = wonder(no)
      const { text, payable } = priceShort(wonderPrice(s, side, wonder(no)), coins, lang)
      const price = ink(`${text} ${payable ? '✓' : '✗'}`, payable ? 'green' : 'red')
      const cost = pad([ink(`□ ${name[lang]}`)], NAME).concat(ink(goods(resources, lang)))
      return spread(cost, [price])(width).concat([[gap(4), ink(effectsShort(effects, lang, ', '), 'dim')]])
    }),
  ]
}

function cards(s: State, side: Side, lang: Lang, width: number): Line[] {
  return COLOURS.flatMap((colour) => {
    const own = s.cities[side].cards.map(card).filter((c) => c.colour === colour)
    const names = own.map(({ name }) => [ink(name[lang], colour)])
    return listedIn(width, label(COLOUR_TAGS[colour][lang], colour), names, COMMA)
  })
}
