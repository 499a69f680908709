// The game as it is played: all but positions, questions about them and laws.
import type { PlayModule } from '../../kernel/contract.ts'
import type { Brain } from '../../kernel/eye.ts'
import { bestOf } from '../../kernel/policy.ts'
import { ahead } from './ahead.ts'
import { apply } from './apply/index.ts'
import { decide } from './automa/decide.ts'
import type { Consequence } from './consequences/records.ts'
import { consequences } from './consequences/words.ts'
import { horizon } from './eye/horizon.ts'
import { terraMystica } from './manifest.ts'
import { idle } from './idle.ts'
import { key, type Move, read } from './moves.ts'
import { onlyMove } from './only.ts'
import { draw, options, step } from './options/index.ts'
import { outlook } from './outlook.ts'
import { results } from './results.ts'
import { ENDINGS, score } from './score.ts'
import { start } from './start.ts'
import { copyState, type Options, type State } from './state.ts'
import { nameOf } from './names.ts'
import { isSetUp, prompt, stage } from './prompts.ts'
import { docOf, variants } from './variant/index.ts'
import { verdict } from './verdict.ts'
import { say } from './words.ts'

export const toPlay: PlayModule<State, Move, Options, Consequence> = {
  game: { id: 'terra-mystica', edition: terraMystica.edition, start, step, options, draw, copy: copyState, apply, key },
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
  stage,
  isSetUp,
  onlyMove,
  idle,
  ahead,
  nameOf,
  turns: ['act'],
  terminal: () => import('./terminal/draw.ts'),
  hands: async () => (await import('./hands/index.ts')).hands,
  outlook,
  rollout: bestOf(4, apply, outlook, copyState),
  horizon,
  measures: async () => (await import('./features.ts')).features,
  brain: async () => (await import('./brain.json')).default as Brain,
}
