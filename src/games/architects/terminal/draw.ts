// The table as lines of text: the Opponent across, the decks between, you on this side.
import type { Painter } from '../../../kernel/contract.ts'
import type { Lang } from '../../../kernel/text.ts'
import { OPPONENT, PLAYER } from '../asks.ts'
import { levelOf } from '../automa/levels.ts'
import { card, token } from '../catalogue/index.ts'
import { step } from '../options/index.ts'
import { score } from '../score.ts'
import { conflict, CONFLICT_TOKENS, NONE, stackSize, type State } from '../state.ts'
import { boardLines } from './board.ts'
import { deckLines } from './decks.ts'
import { ink, label, type Line, listed, render, spread } from '../../../common/lines.ts'
import { WORDS } from './words.ts'

export function draw(s: State, lang: Lang, paint: Painter): string {
  const now = step(s)
  const acts = (seat: 'you' | 'automa') => now.kind === 'choice' && now.seat === seat
  const lines = [
    header(s, lang),
    ...boardLines(s, OPPONENT, acts('automa'), lang),
    ...deckLines(s, lang),
    ...progress(s, lang),
    ...moment(s, lang),
    ...boardLines(s, PLAYER, acts('you'), lang),
  ]
  return render(lines, paint)
}

function header(s: State, lang: Lang): Line {
  const dot = ink(' · ', 'dim')
  const turned = conflict(s)
  return spread(
    s.over ? [ink(turn(s, lang), 'bold')] : [ink(levelOf(s.level).title[lang]), dot, ink(turn(s, lang), 'bold')],
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

function progress(s: State, lang: Lang): Line[] {
  const items: Line[] = s.faceUp.map((no) => [
    ink(token(no).name[lang], 'green'),
    ink(` ${token(no).text[lang]}`, 'dim'),
  ])
  return listed(label(WORDS.progress[lang]), [...items, [ink(`${WORDS.stack[lang]} ${stackSize(s)}`, 'dim')]])
}

/** What is going on within the turn: cards shown, extra cards, dice. */
function moment(s: State, lang: Lang): Line[] {
  const shown: Line[] = s.revealed.map((kind) => [ink(card(kind).name[lang], card(kind).colour)])
  return [
    ...listed(label(WORDS.shown[lang]), shown),
    ...(s.pending > 0 ? [[ink(`${WORDS.extra[lang]}: ${s.pending}`, 'bold')]] : []),
    ...(s.rolls.length > 0 ? [[ink(`${WORDS.rolled[lang]}: ${s.rolls.join(', ')}`, 'bold')]] : []),
  ]
}
