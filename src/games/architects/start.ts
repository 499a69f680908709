// The first state of a game, and what set-up still asks for.
import { variantOf } from '../../kernel/variant.ts'
import { OPPONENT, PLAYER, toAsk } from './asks.ts'
import { wonderNo } from './catalogue/index.ts'
import { bare, FACE_UP, giveWonder, NONE, type Options, type State } from './state.ts'
import { levelOf } from './variant/index.ts'

/** All chance is still to come, in the order of R2.9. */
export function start(options: Options): State {
  const s = bare()
  s.variant = variantOf(options)
  s.level = options.level
  s.active = options.first === 'opponent' ? OPPONENT : PLAYER // Q2
  const named = wonderNo(options.opponent)
  if (named !== undefined) giveWonder(s, OPPONENT, named) // Q1
  openSetUp(s)
  return s
}

/** What set-up still has to ask, the last first: the stack is read from its end. */
export function openSetUp(s: State): void {
  for (let i = s.faceUp.length; i < FACE_UP; i++) s.asks.push(toAsk('lay', PLAYER))
  s.asks.push(toAsk('top', OPPONENT, OPPONENT), toAsk('top', PLAYER, PLAYER))
  for (let i = s.boards[OPPONENT].tokens.length; i < levelOf(s).tokens; i++) s.asks.push(toAsk('start-token', OPPONENT))
  if (s.boards[OPPONENT].wonder === NONE) s.asks.push(toAsk('opponent-wonder', OPPONENT))
  if (s.boards[PLAYER].wonder === NONE) s.asks.push(toAsk('wonder', PLAYER))
}
