// The game as it is played: all but positions, questions about them and laws.
import type { PlayModule } from '../../kernel/contract.ts'
import { ahead } from './ahead/index.ts'
import { apply } from './apply/index.ts'
import { decide } from './automa/decide.ts'
import { noPriority, priority, severalDecks, severalDie } from './automa/ladders/cards.ts'
import { payment, printedValue, resource, science, stages } from './automa/ladders/others.ts'
import { SPLITS } from './automa/ladders/split.ts'
import { onlyMove } from './automa/only.ts'
import { tokens, turn } from './automa/plans.ts'
import type { Consequence } from './consequences/records.ts'
import { consequences } from './consequences/words.ts'
import { architects } from './manifest.ts'
import { key, type Move, read } from './moves.ts'
import { options, step } from './options/index.ts'
import { outlook } from './outlook.ts'
import { ENDINGS, score } from './score.ts'
import { isSetUp, type Options, type State, start } from './state.ts'
import { nameOf, prompt, say, stageOf } from './words.ts'
import { verdict } from './verdict.ts'

export const toPlay: PlayModule<State, Move, Options, Consequence> = {
  game: { id: 'architects', edition: architects.edition, start, step, options, apply, key },
  automa: { decide },
  ladders: [
    turn,
    priority,
    severalDecks,
    severalDie,
    noPriority,
    science,
    stages,
    payment,
    resource,
    tokens,
    printedValue,
    ...SPLITS,
  ],
  texts: async () => {
    const { CLAUSES, RULINGS } = await import('./automa/clauses.ts')
    return { clauses: CLAUSES, rulings: RULINGS }
  },
  notation: { write: key, read },
  score,
  verdict,
  endings: ENDINGS,
  say,
  consequences,
  prompt,
  nameOf,
  stage: stageOf,
  isSetUp,
  ahead,
  onlyMove,
  terminal: () => import('./terminal/draw.ts'),
  outlook,
}
