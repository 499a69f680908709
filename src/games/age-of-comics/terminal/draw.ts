// The table as lines of text: the Automa across, the board between, you on this side.
import type { Painter } from '../../../kernel/contract.ts'
import type { Lang } from '../../../kernel/text.ts'
import { levelOf } from '../automa/levels.ts'
import { ink, label, type Line, listed, render, spread } from '../../../common/lines.ts'
import { step } from '../options/index.ts'
import { challengesOf, score } from '../score.ts'
import type { State } from '../state.ts'
import { boardLines, displayLines } from './board.ts'
import { automaLines, yourLines } from './sides.ts'
import { WORDS } from './words.ts'

export function draw(s: State, lang: Lang, paint: Painter): string {
  const now = step(s)
  const acts = (seat: 'you' | 'automa') => now.kind === 'choice' && now.seat === seat
  const lines = [
    header(s, lang),
    ...challenges(s, lang),
    ...automaLines(s, acts('automa'), lang),
    ...boardLines(s, lang),
    ...displayLines(s, lang),
    ...yourLines(s, acts('you'), lang),
  ]
  return render(lines, paint)
}

function header(s: State, lang: Lang): Line {
  return spread(
    [ink(levelOf(s.level).title[lang]), ink(' · ', 'dim'), ink(turn(s, lang), 'bold')],
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

const challenges = (s: State, lang: Lang): Line[] =>
  listed(
    label(WORDS.challenges[lang]),
    challengesOf(s).map(({ challenge, met }) => [
      ink(`${met ? '●' : '○'} ${challenge.name[lang]}`, met ? 'green' : 'dim'),
    ]),
  )
