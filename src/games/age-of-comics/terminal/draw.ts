// The table as lines of text: the Automa across, the board between, you on this side.
import type { Painter, Screen } from '../../../kernel/contract.ts'
import type { Lang } from '../../../kernel/text.ts'
import { type Block, ink, label, listed, spread } from '../../../common/lines.ts'
import { page } from '../../../common/page.ts'
import { step } from '../options/index.ts'
import { challengesOf, score } from '../score.ts'
import type { State } from '../state.ts'
import { levelOf } from '../variant/index.ts'
import { areasLine, boardLines, displayLines } from './board.ts'
import { automaLines, yourLines } from './sides.ts'
import { NAMES, WORDS } from './words.ts'

export function draw(s: State, lang: Lang, paint: Painter, screen?: Screen): string {
  const now = step(s)
  const acts = (seat: 'you' | 'automa') => now.kind === 'choice' && now.seat === seat
  const sections = [
    { name: NAMES.head, blocks: [header(s, lang)] },
    { name: NAMES.challenges, blocks: challenges(s, lang), folds: 3 },
    { name: NAMES.automa, blocks: automaLines(s, acts('automa'), lang), folds: 4, aside: true },
    { name: NAMES.map, blocks: boardLines(s, lang), folds: 5, brief: areasLine(s, lang) },
    { name: NAMES.cards, blocks: displayLines(s, lang), folds: 2 },
    { name: NAMES.you, blocks: yourLines(s, acts('you'), lang), folds: 1, aside: true },
  ]
  return page(sections, lang, paint, screen)
}

function header(s: State, lang: Lang): Block {
  return spread(
    [ink(levelOf(s).title[lang]), ink(' · ', 'dim'), ink(turn(s, lang), 'bold')],
    [ink(`${WORDS.round[lang]} ${s.round}`, 'bold')],
  )
}

function turn(s: State, lang: Lang): string {
  const now = step(s)
  if (now.kind === 'over') {
    const { winner, text } = score(s).outcome
    return `${(winner === 'you' ? WORDS.youWon : WORDS.itWon)[lang]}: ${text[lang]}`
  }
  if (now.kind === 'chance') return WORDS.chance[lang]
  return (now.seat === 'you' ? WORDS.yourTurn : WORDS.itsTurn)[lang]
}

const challenges = (s: State, lang: Lang): Block[] =>
  listed(
    label(WORDS.challenges[lang]),
    challengesOf(s).map(({ challenge, met }) => [
      ink(`${met ? '●' : '○'} ${challenge.name[lang]}`, met ? 'green' : 'dim'),
    ]),
  )
