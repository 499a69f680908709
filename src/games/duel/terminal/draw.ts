// The table as lines of text: SOLO's side left, yours right, as on the board.
import type { Painter } from '../../../kernel/contract.ts'
import type { Lang } from '../../../kernel/text.ts'
import { card, token, wonder } from '../catalogue/index.ts'
import { RESOURCE_NAMES, RESOURCES } from '../catalogue/vocabulary.ts'
import { costText, effectText } from '../effects-text.ts'
import { step } from '../options/index.ts'
import { PLAYER, SOLO } from '../asks.ts'
import { HIDDEN, NONE, type State, topAsk } from '../state.ts'
import { cityLines } from './city.ts'
import { header, selecting } from './header.ts'
import { ink, type Line, listed, render, SEPARATOR, spread, WIDTH } from '../../../common/lines.ts'
import { beside, label } from './lines.ts'
import { effectsShort } from './short.ts'
import { structure } from './structure.ts'
import { track } from './track.ts'
import { RESOURCE_TAGS, SIGNS, WORDS } from './words.ts'

const COLUMN = (WIDTH - 3) / 2

export function draw(s: State, lang: Lang, paint: Painter): string {
  const lines = [
    header(s, lang),
    track(s, lang),
    ...progress(s, lang),
    [],
    ...(selecting(s) ? offer(s, lang) : structure(s, lang)),
    ...cities(s, lang),
    ...piles(s, lang),
    legend(lang),
  ]
  return render(lines, paint)
}

const MORE = ink(' …', 'dim')

const titled = (title: string, items: readonly Line[]): Line[] =>
  listed(label(title, 'dim'), items, SEPARATOR, WIDTH - MORE.text.length)

/** The tokens on the board, and those drawn from the box for the Great Library. */
function progress(s: State, lang: Lang): Line[] {
  const items = (tokens: readonly number[]): Line[] =>
    tokens.map((no) => [
      ink(token(no).name[lang], 'green'),
      ink(` ${effectsShort(token(no).effects, lang, ', ')}`, 'dim'),
    ])
  const board = s.board.filter((no) => no !== NONE)
  return [...titled(WORDS.tokens[lang], items(board)), ...titled(WORDS.drawn[lang], items(s.drawn))]
}

function offer(s: State, lang: Lang): Line[] {
  return s.offer.flatMap((no): Line[] => {
    const { name, effects } = wonder(no)
    const doing = effects.map((effect) => [ink(effectText(effect, lang))])
    return [
      [ink(name[lang], 'bold'), SEPARATOR, ink(`${WORDS.cost[lang]}: ${costText(wonder(no), lang)}`)],
      ...listed([ink('    ')], doing),
    ]
  })
}

function cities(s: State, lang: Lang): Line[] {
  const now = step(s)
  const acts = (seat: 'you' | 'automa') => now.kind === 'choice' && now.seat === seat
  return beside(
    cityLines(s, SOLO, acts('automa'), lang, COLUMN),
    cityLines(s, PLAYER, acts('you'), lang, COLUMN),
    COLUMN,
  )
}

/** The discard pile from its top, all of it only while the Mausoleum looks for a card; and set-aside cards once they are shown. */
function piles(s: State, lang: Lang): Line[] {
  const items = (cards: readonly number[]): Line[] => cards.map((no) => [ink(card(no).name[lang], card(no).colour)])
  const discard = titled(`${WORDS.discard[lang]} (${s.discard.length})`, items(s.discard.toReversed()))
  const [top = [], ...rest] = discard
  const whole = rest.length === 0 || topAsk(s)?.ask === 'mausoleum'
  const shown = s.setAside.filter((no) => no !== HIDDEN)
  return [...(whole ? discard : [[...top, MORE]]), ...titled(WORDS.aside[lang], items(shown))]
}

function legend(lang: Lang): Line {
  const goods = RESOURCES.map((id) => {
    const tag = RESOURCE_TAGS[id][lang]
    return `${tag}(${RESOURCE_NAMES[id][lang].slice(tag.length)})`
  })
  const signs = SIGNS.map(([sign, text]) => `${sign} ${text[lang]}`)
  return spread([ink(goods.join(' '), 'dim')], [ink(signs.join('  '), 'dim')])
}
