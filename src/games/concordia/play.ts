// The game with all that playing takes.
import type { PlayModule } from '../../kernel/contract.ts'
import type { Brain } from '../../kernel/eye.ts'
import { ahead } from './ahead.ts'
import { apply } from './apply/index.ts'
import { decide } from './automa/decide.ts'
import { onlyMove } from './automa/only.ts'
import type { Consequence } from './consequences/records.ts'
import { consequences } from './consequences/words.ts'
import { idle } from './idle.ts'
import { concordia } from './manifest.ts'
import { key, type Move, read } from './moves.ts'
import { draw, options, step } from './options/index.ts'
import { outlook } from './outlook.ts'
import { results } from './results.ts'
import { ENDINGS, score } from './score.ts'
import { isSetUp, stage } from './stage.ts'
import { start } from './start.ts'
import { copyState, type Options, type State } from './state.ts'
import { nameOf } from './names.ts'
import { docOf, variants } from './variant/index.ts'
import { prompt, say } from './words.ts'

export const toPlay: PlayModule<State, Move, Options, Consequence> = {
  game: { id: 'concordia', edition: concordia.edition, start, step, options, draw, copy: copyState, apply, key },
  automa: { decide },
  ladders: docOf('').ladders,
  variants,
  texts: async (variant) => (await import('./automa/clauses.ts')).textsOf(variant),
  handbook: async () => (await import('./handbook/index.ts')).handbook,
  lessons: async () => (await import('./lessons/index.ts')).lessons,
  firstGame: async () => (await import('./lessons/first-game.ts')).firstGame,
  notation: { write: key, read },
  score,
  endings: ENDINGS,
  results,
  say,
  consequences,
  stage,
  isSetUp,
  ahead,
  onlyMove,
  idle,
  prompt,
  nameOf,
  turns: ['card'],
  terminal: () => import('./terminal/draw.ts'),
  hands: async () => (await import('./hands/index.ts')).hands,
  outlook,
  measures: async () => (await import('./features.ts')).features,
  brain: async () => (await import('./brain.json')).default as Brain,
}
