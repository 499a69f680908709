// One side of the table: its Wonder, its cards by colour, its tokens.
import type { Lang } from '../../../kernel/text.ts'
import { OPPONENT, type Side } from '../asks.ts'
import { CARDS, type Stage, token, wonder } from '../catalogue/index.ts'
import { available, payable, shields } from '../measures.ts'
import { points, total } from '../score.ts'
import { NONE, type State } from '../state.ts'
import { type Block, ink, label, listed, type Piece, spread } from '../../../common/lines.ts'
import { BUILT, CLOSED, OPEN, POINT, SHIELD, WORDS } from './words.ts'

export function boardLines(s: State, side: Side, acts: boolean, lang: Lang): Block[] {
  return [title(s, side, acts, lang), ...stages(s, side, lang), ...cards(s, side, lang), ...tokens(s, side, lang)]
}

function title(s: State, side: Side, acts: boolean, lang: Lang): Block {
  const { wonder: no, military } = s.boards[side]
  const who = (side === OPPONENT ? WORDS.opponent : WORDS.you)[lang]
  const name = no === NONE ? who : `${who}: ${wonder(no).name[lang]}`
  const rule = ink('─', 'dim')
  const victories = military > 0 ? [ink(` ${WORDS.victories[lang]} ${military} `, 'red'), ink('──', 'dim')] : []
  return spread(
    [ink('──', 'dim'), ink(` ${acts ? '► ' : ''}${name} `, 'bold')],
    [
      ...victories,
      ink(` ${shields(s.boards[side])}${SHIELD} `, 'red', 'bold'),
      ink('──', 'dim'),
      ink(` ${total(points(s, side))}${POINT} `, 'bold'),
      ink('──', 'dim'),
    ],
    rule,
  )
}

/** From the ground up; those that can be paid for stand out. */
function stages(s: State, side: Side, lang: Lang): Block[] {
  const board = s.boards[side]
  if (board.wonder === NONE) return []
  const { stages: all, name, text, effects } = wonder(board.wonder)
  const open = available(board)
  const ready = payable(s, side)
  const items = all.map((stage) => [stagePiece(stage, stage.bit & board.stages, open, ready, name[lang], lang)])
  const effect = effects === 0 ? [] : [[ink(`${WORDS.effect[lang]}: ${text[lang]}`, 'dim')]]
  return listed(label(WORDS.stages[lang]), [...items, ...effect])
}

function stagePiece(stage: Stage, built: number, open: number, ready: number, wonderName: string, lang: Lang): Piece {
  const cost = stage.name[lang].slice(wonderName.length + 1)
  const mark = built !== 0 ? BUILT : (open & stage.bit) !== 0 ? OPEN : CLOSED
  const text = `${mark} ${cost} ${stage.vp}${POINT}${stage.effect ? `+${WORDS.effect[lang]}` : ''}`
  if (built !== 0) return ink(text, 'bold')
  if ((ready & stage.bit) !== 0) return ink(text, 'green')
  return (open & stage.bit) !== 0 ? ink(text) : ink(text, 'dim')
}

function cards(s: State, side: Side, lang: Lang): Block[] {
  const items = CARDS.flatMap(({ no, name, colour }) => {
    const copies = s.boards[side].cards[no] as number
    return copies === 0 ? [] : [[ink(`${name[lang]}${copies > 1 ? ` ×${copies}` : ''}`, colour)]]
  })
  return listed(label(WORDS.cards[lang]), items.length > 0 ? items : [[ink(WORDS.noCards[lang], 'dim')]])
}

function tokens(s: State, side: Side, lang: Lang): Block[] {
  const items = s.boards[side].tokens.map((no) => {
    const used = side === s.active && (s.used & (1 << no)) !== 0
    return [
      ink(token(no).name[lang], 'green'),
      ink(used ? ` (${WORDS.used[lang]})` : ` ${token(no).text[lang]}`, 'dim'),
    ]
  })
  return listed(label(WORDS.tokens[lang]), items)
}
