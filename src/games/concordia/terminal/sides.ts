// What lies in front of you and of the AI, and what is for sale.
import type { Lang } from '../../../kernel/text.ts'
import { AI, PLAYER, type Side } from '../asks.ts'
import { card, SPACES } from '../catalogue/index.ts'
import { SPACE_DEFINITIONS } from '../catalogue/cards.ts'
import { placeId } from '../catalogue/geography.ts'
import { freeAi, freePlayer, goodsStored, housesOf } from '../measures.ts'
import { colonistsOnBoard, points, total } from '../score.ts'
import { HOUSES, mapOf, NONE, ones, type State } from '../state.ts'
import { amountText, cardName, coinsText, goodsText, nameOf } from '../names.ts'
import { type Block, ink, label, type Line, listed, type Piece, spread } from '../../../common/lines.ts'
import { HOUSE_AI, HOUSE_YOU, POINT, WORDS } from './words.ts'

export function sideTitle(s: State, side: Side, acts: boolean, lang: Lang): Block {
  const name = (side === AI ? WORDS.ai : WORDS.you)[lang]
  const sign = side === AI ? HOUSE_AI : HOUSE_YOU
  const rule = ink('──', 'dim')
  return spread(
    [rule, ink(` ${acts ? '► ' : ''}${name} ${sign} `, 'bold')],
    [
      ...(s.ended === side ? [ink(` ${WORDS.concordia[lang]} `, 'yellow'), rule] : []),
      ...(side === PLAYER ? [ink(` ${coinsText(s.player.coins, lang)} `, 'yellow'), rule] : []),
      ink(` ${ones(housesOf(s, side))}/${HOUSES} ${WORDS.houses[lang]} `),
      rule,
      ink(` ${total(points(s, side))}${POINT} `, 'bold'),
      rule,
    ],
    ink('─', 'dim'),
  )
}

function storehouse(s: State, side: Side, lang: Lang): Block[] {
  const goods = goodsStored(s, side)
  const free = side === AI ? freeAi(s) : freePlayer(s)
  const items: Line[] = goods.flatMap((count, no) => (count === 0 ? [] : [[ink(amountText(no, count, lang))]]))
  return listed(label(WORDS.store[lang]), [...items, [ink(`${WORDS.spaces[lang]}: ${free}`, 'dim')]])
}

export function aiLines(s: State, acts: boolean, lang: Lang): Block[] {
  const { capital } = mapOf(s)
  return [
    sideTitle(s, AI, acts, lang),
    ...storehouse(s, AI, lang),
    ...listed(label(WORDS.colonists[lang]), [
      [ink(`${colonistsOnBoard(s, AI)} ${capital.name[lang]}`)],
      [ink(`${s.ai.stored} ${WORDS.stored[lang]}`, 'dim')],
    ]),
    ...cardLines(WORDS.bought[lang], s.ai.bought, lang),
  ]
}

export function playerLines(s: State, acts: boolean, lang: Lang): Block[] {
  const { colonists, stored, hand, discard } = s.player
  const map = mapOf(s)
  const where = colonists.map(({ type, at }): Line => {
    const id = placeId(map, at)
    const name = nameOf(id, lang)
    return [ink(at > map.capital.no ? name : `${name} (${TYPE[type][lang]})`)]
  })
  const [land = 0, sea = 0] = stored
  const left = `${land} ${TYPE[0][lang]}, ${sea} ${TYPE[1][lang]} ${WORDS.stored[lang]}`
  return [
    sideTitle(s, PLAYER, acts, lang),
    ...storehouse(s, PLAYER, lang),
    ...listed(label(WORDS.colonists[lang]), [...where, [ink(left, 'dim')]]),
    ...cardLines(WORDS.hand[lang], hand, lang),
    ...cardLines(WORDS.played[lang], discard, lang),
  ]
}

const TYPE = [
  { it: 'terra', en: 'land' },
  { it: 'mare', en: 'sea' },
] as const

function cardLines(title: string, cards: readonly number[], lang: Lang): Block[] {
  const items = cards.map((no): Piece[] => [ink(cardName(card(no).id, lang))])
  return listed(label(title), items.length > 0 ? items : [[ink(WORDS.noCards[lang], 'dim')]])
}

/** The display from left to right, each card with its price and that of its space (R10.1). */
export function displayLines(s: State, lang: Lang): Block[] {
  const items = s.market.map((no, space): Line => {
    if (no === NONE) return [ink(`${space + 1} –`, 'dim')]
    const extra = SPACE_DEFINITIONS[space] ?? { cloth: 0, any: 0 }
    const costs = [
      goodsText(card(no).cost, lang),
      ...(extra.cloth > 0 ? [goodsText([0, 0, 0, 0, extra.cloth], lang)] : []),
      ...(extra.any > 0 ? [`${extra.any} ${WORDS.any[lang]}`] : []),
    ]
    return [ink(`${space + 1} `, 'dim'), ink(cardName(card(no).id, lang), 'blue'), ink(` ${costs.join(' + ')}`, 'dim')]
  })
  const down = s.down.reduce((sum, n) => sum + n, 0)
  const hidden: Line = [ink(`${WORDS.deck[lang]}: ${down}`, 'dim')]
  return listed(label(WORDS.display[lang]), [...items.slice(0, SPACES), hidden])
}
