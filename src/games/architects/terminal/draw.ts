// The table as lines of text: the Opponent across, the decks between, you on this side.
import type { Painter, Screen } from '../../../kernel/contract.ts'
import type { Lang } from '../../../kernel/text.ts'
import { OPPONENT, PLAYER } from '../asks.ts'
import { levelOf } from '../variant/index.ts'
import { card, token } from '../catalogue/index.ts'
import { step } from '../options/index.ts'
import { score } from '../score.ts'
import { conflict, CONFLICT_TOKENS, NONE, stackSize, type State } from '../state.ts'
import { boardLines } from './board.ts'
import { deckLines } from './decks.ts'
import { type Block, ink, label, type Line, listed, spread } from '../../../common/lines.ts'
import { page } from '../../../common/page.ts'
import { NAMES, SIGNS, WORDS } from './words.ts'

export function draw(s: State, lang: Lang, paint: Painter, screen?: Screen): string {
  const now = step(s)
  const acts = (seat: 'you' | 'automa') => now.kind === 'choice' && now.seat === seat
  const sections = [
    { name: NAMES.head, blocks: [header(s, lang)] },
    { name: NAMES.opponent, blocks: boardLines(s, OPPONENT, acts('automa'), lang), folds: 2, aside: true },
    { name: NAMES.decks, blocks: [...deckLines(s, lang), ...moment(s, lang)] },
    { name: NAMES.progress, blocks: progress(s, lang), folds: 3 },
    { name: NAMES.you, blocks: boardLines(s, PLAYER, acts('you'), lang), folds: 1, aside: true },
    {
      name: NAMES.legend,
      blocks: [[ink(SIGNS.map(([sign, text]) => `${sign} ${text[lang]}`).join('  '), 'dim')]],
      folds: 4,
      brief: null,
    },
  ]
  return page(sections, lang, paint, screen)
}

function header(s: State, lang: Lang): Block {
  const dot = ink(' · ', 'dim')
  const turned = conflict(s)
  return spread(
    s.over ? [ink(turn(s, lang), 'bold')] : [ink(levelOf(s).title[lang]), dot, ink(turn(s, lang), 'bold')],
    [
      ink(`${WORDS.cat[lang]} ${catText(s, lang)}`, 'blue'),
      dot,
      ink(`${WORDS.conflict[lang]} `),
      ink('●'.repeat(turned), 'red', 'bold'),
      ink('○'.repeat(CONFLICT_TOKENS - turned), 'dim'),
    ],
  )
}

function catText(s: State, lang: Lang): string {
  if (s.cat === NONE) return WORDS.withNobody[lang]
  return (s.cat === OPPONENT ? WORDS.withOpponent : WORDS.withYou)[lang]
}

function turn(s: State, lang: Lang): string {
  const now = step(s)
  if (now.kind === 'over') {
    const { winner, text } = score(s).outcome
    if (winner === 'shared') return WORDS.shared[lang]
    return `${(winner === 'you' ? WORDS.youWon : WORDS.opponentWon)[lang]}: ${text[lang]}`
  }
  if (s.asks.every(({ ask }) => ask !== 'turn' && ask !== 'act')) return WORDS.setUp[lang]
  if (now.kind === 'chance') return WORDS.chance[lang]
  return (now.seat === 'you' ? WORDS.yourTurn : WORDS.opponentTurn)[lang]
}

function progress(s: State, lang: Lang): Block[] {
  const items: Line[] = s.faceUp.map((no) => [
    ink(token(no).name[lang], 'green'),
    ink(` ${token(no).text[lang]}`, 'dim'),
  ])
  return listed(label(WORDS.progress[lang]), [...items, [ink(`${WORDS.stack[lang]} ${stackSize(s)}`, 'dim')]])
}

/** What is going on within the turn: cards shown, extra cards, dice. */
function moment(s: State, lang: Lang): Block[] {
  const shown: Line[] = s.revealed.map((kind) => [ink(card(kind).name[lang], card(kind).colour)])
  return [
    ...listed(label(WORDS.shown[lang]), shown),
    ...(s.pending > 0 ? [[ink(`${WORDS.extra[lang]}: ${s.pending}`, 'bold')]] : []),
    ...(s.rolls.length > 0 ? [[ink(`${WORDS.rolled[lang]}: ${s.rolls.join(', ')}`, 'bold')]] : []),
  ]
}
