// The first line: where the game stands, whose turn it is, and whom you play against.
import type { Lang } from '../../../kernel/text.ts'
import { addressName } from '../automa/scales.ts'
import { step } from '../options/index.ts'
import { score } from '../score.ts'
import { EMPTY, type State } from '../state.ts'
import { levelOf } from '../variant/index.ts'
import { type Block, ink, type Piece, SEPARATOR, spread } from '../../../common/lines.ts'
import { WORDS } from './words.ts'

/** Whether the wonders are still being chosen. */
export const selecting = (s: State): boolean => s.age === 1 && s.result === null && s.slots.every((no) => no === EMPTY)

export function header(s: State, lang: Lang): Block {
  const phase = selecting(s) ? WORDS.selection[lang] : `${WORDS.age[lang]} ${'I'.repeat(s.age)}`
  const address: Piece[] =
    s.address === null ? [] : [ink(`${WORDS.solo[lang]} ${s.address} ${addressName(s.address)[lang]}`), SEPARATOR]
  const level = levelOf(s).title[lang].replace(/ \(.*/, '')
  return spread(
    [ink(phase, 'bold'), SEPARATOR, ink(turn(s, lang), 'bold')],
    [...address, ink(`${WORDS.level[lang]} ${level}`)],
  )
}

function turn(s: State, lang: Lang): string {
  const now = step(s)
  if (now.kind === 'chance') return WORDS.chance[lang]
  if (now.kind === 'choice') return (now.seat === 'you' ? WORDS.yourTurn : WORDS.soloTurn)[lang]
  const { winner, text } = score(s).outcome
  if (winner === 'shared') return WORDS.shared[lang]
  return `${(winner === 'you' ? WORDS.youWon : WORDS.soloWon)[lang]}: ${text[lang]}`
}
