// The rules with all that playing takes around them, assembled.
import type { PlayModule } from '../../kernel/contract.ts'
import { bestOf } from '../../kernel/policy.ts'
import { ahead } from './ahead.ts'
import { apply } from './apply/index.ts'
import { consequences } from './consequences/words.ts'
import type { Consequence } from './consequences/records.ts'
import { decide } from './automa/decide.ts'
import { artist, develop, pair, pairGenre, writer } from './automa/ladders/cards.ts'
import { best, collect, flip, print, remove, reward, ripOff } from './automa/ladders/others.ts'
import { onlyMove } from './automa/only.ts'
import { action } from './automa/plans.ts'
import { ageOfComics } from './manifest.ts'
import { key, type Move, read } from './moves.ts'
import { nameOf } from './names.ts'
import { options, step } from './options/index.ts'
import { outlook } from './outlook.ts'
import { ENDINGS, score } from './score.ts'
import { type Options, type State, start } from './state.ts'
import { isSetUp, prompt, stage } from './prompts.ts'
import { say } from './words.ts'
import { verdict } from './verdict.ts'

export const toPlay: PlayModule<State, Move, Options, Consequence> = {
  game: { id: 'age-of-comics', edition: ageOfComics.edition, start, step, options, apply, key },
  automa: { decide },
  ladders: [action, pair, pairGenre, writer, artist, develop, remove, best, print, ripOff, flip, collect, reward],
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
  stage,
  isSetUp,
  ahead,
  onlyMove,
  prompt,
  nameOf,
  terminal: () => import('./terminal/draw.ts'),
  outlook,
  rollout: bestOf(4, apply, outlook),
}
