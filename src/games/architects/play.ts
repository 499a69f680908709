// The game as it is played: all but positions, questions about them and laws.
import type { PlayModule } from '../../kernel/contract.ts'
import type { Brain } from '../../kernel/eye.ts'
import { ahead } from './ahead/index.ts'
import { apply } from './apply/index.ts'
import { decide } from './automa/decide.ts'
import { onlyMove } from './automa/only.ts'
import type { Consequence } from './consequences/records.ts'
import { consequences } from './consequences/words.ts'
import { architects } from './manifest.ts'
import { key, type Move, read } from './moves.ts'
import { draw, options, step } from './options/index.ts'
import { outlook } from './outlook.ts'
import { results } from './results.ts'
import { ENDINGS, score } from './score.ts'
import { start } from './start.ts'
import { copyState, isSetUp, type Options, type State } from './state.ts'
import { docOf, variants } from './variant/index.ts'
import { nameOf, prompt, say, stageOf } from './words.ts'
import { verdict } from './verdict.ts'

export const toPlay: PlayModule<State, Move, Options, Consequence> = {
  game: { id: 'architects', edition: architects.edition, start, step, options, draw, apply, copy: copyState, key },
  automa: { decide },
  ladders: docOf('').ladders,
  variants,
  texts: async (variant) => (await import('./automa/clauses.ts')).textsOf(variant),
  handbook: async () => (await import('./handbook/index.ts')).handbook,
  lessons: async () => (await import('./lessons/index.ts')).lessons,
  firstGame: async () => (await import('./lessons/first-game.ts')).firstGame,
  notation: { write: key, read },
  score,
  verdict,
  endings: ENDINGS,
  results,
  say,
  consequences,
  prompt,
  nameOf,
  stage: stageOf,
  isSetUp,
  ahead,
  onlyMove,
  turns: ['turn'],
  terminal: () => import('./terminal/draw.ts'),
  hands: async () => (await import('./hands/index.ts')).hands,
  outlook,
  measures: async () => (await import('./features.ts')).features,
  brain: async () => (await import('./brain.json')).default as Brain,
}
