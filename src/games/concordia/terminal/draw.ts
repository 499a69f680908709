// The table as lines of text: the AI across, the board and the display between, you on this side.
import type { Painter, Screen } from '../../../kernel/contract.ts'
import type { Lang } from '../../../kernel/text.ts'
import { docOf } from '../variant/index.ts'
import { diceTitle } from '../automa/dice.ts'
import { sumOf } from '../catalogue/index.ts'
import { step } from '../options/index.ts'
import { score } from '../score.ts'
import { mapOf, NONE, type State } from '../state.ts'
import { goodsText } from '../names.ts'
import { type Block, ink, type Line, spread } from '../../../common/lines.ts'
import { page } from '../../../common/page.ts'
import { housesLine, mapLines } from './map.ts'
import { aiLines, displayLines, playerLines } from './sides.ts'
import { NAMES, WORDS } from './words.ts'

export function draw(s: State, lang: Lang, paint: Painter, screen?: Screen): string {
  const now = step(s)
  const acts = (seat: 'you' | 'automa') => now.kind === 'choice' && now.seat === seat
  const sections = [
    { name: NAMES.head, blocks: [header(s, lang), ...moment(s, lang)] },
    { name: NAMES.ai, blocks: aiLines(s, acts('automa'), lang), folds: 3, aside: true },
    { name: NAMES.map, blocks: mapLines(s, lang), folds: 4, brief: housesLine(s, lang) },
    { name: NAMES.cards, blocks: displayLines(s, lang), folds: 2, aside: true },
    { name: NAMES.you, blocks: playerLines(s, acts('you'), lang), folds: 1, aside: true },
  ]
  return page(sections, lang, paint, screen)
}

function header(s: State, lang: Lang): Block {
  const { actionSides, goodSides } = docOf(s.variant)
  const dice = diceTitle(s.dice, actionSides, goodSides)[lang]
  return spread(
    [ink(mapOf(s).name[lang], 'bold'), ink(' · ', 'dim'), ink(turn(s, lang), 'bold')],
    [ink(dice.toLowerCase(), 'dim')],
  )
}

function turn(s: State, lang: Lang): string {
  if (s.over) {
    const { winner } = score(s).outcome
    return (winner === 'shared' ? WORDS.tie : winner === 'you' ? WORDS.youWon : WORDS.aiWon)[lang]
  }
  if (s.goodOf.includes(NONE)) return WORDS.setUp[lang]
  const whose = (s.turn === 0 ? WORDS.yourTurn : WORDS.aiTurn)[lang]
  return s.final ? `${whose} (${WORDS.last[lang]})` : whose
}

/** What is going on within the turn. */
function moment(s: State, lang: Lang): Line[] {
  return [
    ...(s.rolls.length > 0 ? [[ink(`${WORDS.rolled[lang]}: ${s.rolls.join(', ')}`, 'bold')]] : []),
    ...(s.steps > 0 ? [[ink(`${WORDS.steps[lang]}: ${s.steps}`, 'bold')]] : []),
    ...(sumOf(s.offered) > 0 ? [[ink(`${WORDS.offered[lang]}: ${goodsText(s.offered, lang)}`, 'bold')]] : []),
  ]
}
