// The table as lines of text: SOLO's side left, yours right, as on the board.
import type { Painter, Screen } from '../../../kernel/contract.ts'
import type { Lang } from '../../../kernel/text.ts'
import { card, token, wonder } from '../catalogue/index.ts'
import { RESOURCE_NAMES, RESOURCES } from '../catalogue/vocabulary.ts'
import { costText, effectText } from '../effects-text.ts'
import { step } from '../options/index.ts'
import { PLAYER, SOLO } from '../asks.ts'
import { HIDDEN, NONE, type State } from '../state.ts'
import { cityLines } from './city.ts'
import { header, selecting } from './header.ts'
import {
  type Block,
  gap,
  ink,
  joined,
  laid,
  type Line,
  listed,
  SEPARATOR,
  spread,
  WIDTH,
} from '../../../common/lines.ts'
import { page, roomIn, type Section } from '../../../common/page.ts'
import { beside, label, RULE } from './lines.ts'
import { effectsShort } from './short.ts'
import { structure } from './structure.ts'
import { track } from './track.ts'
import { NAMES, RESOURCE_TAGS, SIGNS, WORDS } from './words.ts'

export function draw(s: State, lang: Lang, paint: Painter, screen?: Screen): string {
  const sections = [
    { name: NAMES.head, blocks: [header(s, lang)] },
    { name: NAMES.track, blocks: [track(s, lang)], folds: 1 },
    { name: NAMES.tokens, blocks: [...progress(s, lang), []], folds: 5, brief: tokenNames(s, lang) },
    { name: NAMES.structure, blocks: selecting(s) ? offer(s, lang) : [structure(s, lang)] },
    ...cities(s, lang, screen),
    { name: NAMES.piles, blocks: piles(s, lang), folds: 4, brief: null },
    { name: NAMES.legend, blocks: [legend(lang)], folds: 6, brief: null },
  ]
  return page(sections, lang, paint, screen)
}

const titled = (title: string, items: readonly Line[]): Block[] => listed(label(title, 'dim'), items)

/** The tokens on the board, and those drawn from the box for the Great Library. */
function progress(s: State, lang: Lang): Block[] {
  const items = (tokens: readonly number[]): Line[] =>
    tokens.map((no) => [
      ink(token(no).name[lang], 'green'),
      ink(` ${effectsShort(token(no).effects, lang, ', ')}`, 'dim'),
    ])
  const board = s.board.filter((no) => no !== NONE)
  return [...titled(WORDS.tokens[lang], items(board)), ...titled(WORDS.drawn[lang], items(s.drawn))]
}

/** Only the names of the tokens on the board. */
const tokenNames = (s: State, lang: Lang): Line =>
  label(WORDS.tokens[lang], 'dim').concat(
    joined(s.board.flatMap((no): Line[] => (no === NONE ? [] : [[ink(token(no).name[lang], 'green')]]))),
  )

function offer(s: State, lang: Lang): Block[] {
  return s.offer.flatMap((no): Block[] => {
    const { name, effects } = wonder(no)
    const doing = effects.map((effect) => [ink(effectText(effect, lang))])
    const short = [gap(4), ink(effectsShort(effects, lang, ', '))]
    return [
      [ink(name[lang], 'bold'), SEPARATOR, ink(`${WORDS.cost[lang]}: ${costText(wonder(no), lang)}`)],
      (width) => laid(width < WIDTH ? [short] : listed([gap(4)], doing), width),
    ]
  })
}

/** The two cities: side by side where there is room for both, otherwise a section each. */
function cities(s: State, lang: Lang, screen: Screen = { columns: WIDTH }): Section[] {
  const now = step(s)
  const acts = (seat: 'you' | 'automa') => now.kind === 'choice' && now.seat === seat
  const solo = (width: number) => cityLines(s, SOLO, acts('automa'), lang, width)
  const yours = (width: number) => cityLines(s, PLAYER, acts('you'), lang, width)
  if (roomIn(screen, true) < WIDTH)
    return [
      { name: NAMES.solo, blocks: [solo], folds: 3, aside: true },
      { name: NAMES.you, blocks: [yours], folds: 2, aside: true },
    ]
  const both = (width: number) => {
    const column = Math.floor((width - RULE.text.length) / 2)
    return beside(solo(column), yours(column), column)
  }
  return [{ name: NAMES.cities, blocks: [both], folds: 3 }]
}

/** The discard pile from its top, and set-aside cards once they are shown. */
function piles(s: State, lang: Lang): Block[] {
  const items = (cards: readonly number[]): Line[] => cards.map((no) => [ink(card(no).name[lang], card(no).colour)])
  const shown = s.setAside.filter((no) => no !== HIDDEN)
  return [
    ...titled(`${WORDS.discard[lang]} (${s.discard.length})`, items(s.discard.toReversed())),
    ...titled(WORDS.aside[lang], items(shown)),
  ]
}

function legend(lang: Lang): Block {
  const goods = RESOURCES.map((id) => {
    const tag = RESOURCE_TAGS[id][lang]
    return `${tag}(${RESOURCE_NAMES[id][lang].slice(tag.length)})`
  })
  const signs = SIGNS.map(([sign, text]) => `${sign} ${text[lang]}`)
  return spread([ink(goods.join(' '), 'dim')], [ink(signs.join('  '), 'dim')])
}
