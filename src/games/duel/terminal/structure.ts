// The structure of an Age as a wall of cards: what lies lower covers what lies higher, heavy frames can be taken.
import type { Lang } from '../../../kernel/text.ts'
import { type Card, card } from '../catalogue/index.ts'
import { cardPrice } from '../payment.ts'
import { PLAYER } from '../asks.ts'
import { accessible, EMPTY, GUILD_BACK, layoutOf, type State } from '../state.ts'
import { type Box, blank, type Canvas, frame, HEAVY, LIGHT, put, toLines } from './canvas.ts'
import { type Block, ink, laid, type Line, listed, WIDTH } from '../../../common/lines.ts'
import { label } from './lines.ts'
import { effectsShort, priceShort, shortName } from './short.ts'
import { CHAIN, COIN, COLOUR_TAGS, WORDS } from './words.ts'

/** Columns from one x to the next: half a card. */
const HALF = 8
const INNER = 2 * HALF - 1

/** As a wall where there is room for six cards, otherwise row by row. */
export const structure =
  (s: State, lang: Lang): Block =>
  (width) => {
    if (s.slots.every((no) => no === EMPTY)) return []
    return width < WIDTH ? laid(rows(s, lang), width) : wall(s, lang)
  }

/** The rows from the top, each card with what it does and costs; those that can be taken stand out. */
function rows(s: State, lang: Lang): Block[] {
  const open = new Set(accessible(s))
  const { slots } = layoutOf(s)
  const last = slots.at(-1)?.row ?? 0
  return Array.from({ length: last }, (_, at) => at + 1).flatMap((row) => {
    const cards = slots.flatMap((each, slot) => (each.row === row ? [{ no: s.slots[slot] ?? EMPTY, slot }] : []))
    const lying = cards.filter(({ no }) => no !== EMPTY)
    const title = label(`${WORDS.row[lang]} ${row}`, 'dim')
    return listed(
      title,
      lying.map(({ no, slot }) => inRow(s, no, open.has(slot), lang)),
    )
  })
}

function inRow(s: State, no: number, isOpen: boolean, lang: Lang): Line {
  if (no < 0) return [ink(no === GUILD_BACK ? `▒ ${WORDS.guild[lang]} ▒` : '▒▒▒', 'dim')]
  const c = card(no)
  const price = cardPrice(s, PLAYER, c)
  const effect = ` ${effectsShort(c.effects, lang)}${c.gives === 0 ? '' : ` ${CHAIN}`}`
  if (!isOpen) return [ink(c.name[lang], c.colour, 'dim'), ink(`${effect} ${price.coins}${COIN}`, 'dim')]
  const { text, payable } = priceShort(price, s.cities[PLAYER].coins, lang)
  return [
    ink(`► ${c.name[lang]}`, c.colour, 'bold'),
    ink(effect),
    ink(` ${text} ${payable ? '✓' : '✗'}`, payable ? 'green' : 'red', 'bold'),
  ]
}

function wall(s: State, lang: Lang): Line[] {
  const tops = rowTops(s)
  const canvas = blank(WIDTH, (tops.at(-1) ?? 0) + 1)
  const open = new Set(accessible(s))
  layoutOf(s).slots.forEach(({ row, x }, slot) => {
    const no = s.slots[slot] ?? EMPTY
    if (no === EMPTY) return
    const left = (x - 1) * HALF
    const box = { top: tops[row - 1] ?? 0, bottom: tops[row] ?? 0, left, right: left + 2 * HALF }
    frame(canvas, box, open.has(slot) ? HEAVY : LIGHT)
    if (no < 0) drawBack(canvas, box, no === GUILD_BACK, lang)
    else drawFace(canvas, box, card(no), s, open.has(slot), lang)
  })
  return toLines(canvas)
}

/** Where each row begins, and where the last one ends. Rows lie under one edge each; empty ones at either end take no room. */
function rowTops(s: State): number[] {
  const { slots } = layoutOf(s)
  const rows = Array.from({ length: slots.at(-1)?.row ?? 0 }, (_, at) =>
    s.slots.filter((no, slot) => slots[slot]?.row === at + 1 && no !== EMPTY),
  )
  const first = rows.findIndex((cards) => cards.length > 0)
  const last = rows.findLastIndex((cards) => cards.length > 0)
  let y = 0
  const tops = rows.map((cards, at) => {
    const top = y
    if (at >= first && at <= last) y += cards.some((no) => no >= 0) ? 3 : 2
    return top
  })
  return [...tops, y]
}

function drawBack(canvas: Canvas, { top, bottom, left }: Box, guild: boolean, lang: Lang): void {
  for (let y = top + 1; y < bottom; y++) put(canvas, y, left + 1, '▒'.repeat(INNER), 'dim')
  if (!guild) return
  const word = ` ${WORDS.guild[lang]} `
  put(canvas, top + 1, left + 1 + Math.floor((INNER - word.length) / 2), word, 'purple')
}

function drawFace(canvas: Canvas, box: Box, c: Card, s: State, open: boolean, lang: Lang): void {
  const { top, bottom, left, right } = box
  const weight = open ? 'bold' : 'dim'
  put(canvas, top, left + 2, COLOUR_TAGS[c.colour][lang], c.colour, weight)
  put(canvas, top + 1, left + 2, shortName(c, INNER - 1, lang), c.colour, weight)
  const effect = effectsShort(c.effects, lang) + (c.gives === 0 ? '' : ` ${CHAIN}`)
  put(canvas, top + 2, left + 2, effect, ...(open ? [] : ['dim']))
  const price = cardPrice(s, PLAYER, c)
  if (open) {
    const { text, payable } = priceShort(price, s.cities[PLAYER].coins, lang)
    const label = ` ${text} ${payable ? '✓' : '✗'} `
    put(canvas, bottom, right - 1 - label.length, label, payable ? 'green' : 'red', 'bold')
  } else {
    const coins = `${price.coins}${COIN}`
    const room = INNER - 2 - effect.length - coins.length
    if (room >= 0) put(canvas, top + 2, right - coins.length - (room > 0 ? 1 : 0), coins, 'dim')
  }
}
