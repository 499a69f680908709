// The rules with all that playing takes around them, assembled.
import type { PlayModule } from '../../kernel/contract.ts'
import type { Brain } from '../../kernel/eye.ts'
import { ahead } from './ahead.ts'
import { apply } from './apply/index.ts'
import { consequences } from './consequences/words.ts'
import type { Consequence } from './consequences/records.ts'
import { decide } from './automa/decide.ts'
import { onlyMove } from './automa/only.ts'
import { ageOfComics } from './manifest.ts'
import { key, type Move, read } from './moves.ts'
import { nameOf } from './names.ts'
import { draw, options, step } from './options/index.ts'
import { outlook } from './outlook.ts'
import { results } from './results.ts'
import { ENDINGS, score } from './score.ts'
import { start } from './start.ts'
import { copyState, type Options, type State } from './state.ts'
import { docOf, variants } from './variant/index.ts'
import { isSetUp, prompt, stage } from './prompts.ts'
import { say } from './words.ts'
import { verdict } from './verdict.ts'

export const toPlay: PlayModule<State, Move, Options, Consequence> = {
  game: { id: 'age-of-comics', edition: ageOfComics.edition, start, step, options, draw, copy: copyState, apply, key },
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
  stage,
  isSetUp,
  ahead,
  onlyMove,
  prompt,
  nameOf,
  isPart: (move) => move.do === 'use',
  turns: ['place'],
  terminal: () => import('./terminal/draw.ts'),
  hands: async () => (await import('./hands/index.ts')).hands,
  outlook,
  measures: async () => (await import('./features.ts')).features,
  brain: async () => (await import('./brain.json')).default as Brain,
}
