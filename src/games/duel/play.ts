// The game as it is played: all but positions, questions about them and laws.
import type { PlayModule } from '../../kernel/contract.ts'
import { bestOf } from '../../kernel/policy.ts'
import { ahead } from './ahead.ts'
import { apply } from './apply/index.ts'
import { decide } from './automa/decide.ts'
import { affordable, choice, discardScale, freeChoice, scarcest } from './automa/ladders/cards.ts'
import { progress, starter } from './automa/ladders/others.ts'
import { bypass, flexibility, missingSymbol, operative, reverseOperative } from './automa/ladders/types.ts'
import { affordableWonders, cheapestWonder, strategic } from './automa/ladders/wonders.ts'
import { onlyMove } from './automa/only.ts'
import { tactical } from './automa/plans.ts'
import type { Consequence } from './consequences/records.ts'
import { consequences } from './consequences/words.ts'
import { duel } from './manifest.ts'
import { key, type Move, read } from './moves.ts'
import { options, step } from './options/index.ts'
import { outlook } from './outlook.ts'
import { ENDINGS, score } from './score.ts'
import { isSetUp, type Options, type State, start } from './state.ts'
import { nameOf, prompt, say, stage } from './words.ts'
import { verdict } from './verdict.ts'

export const toPlay: PlayModule<State, Move, Options, Consequence> = {
  game: { id: 'duel', edition: duel.edition, start, step, options, apply, key },
  automa: { decide },
  ladders: [
    tactical,
    strategic,
    affordableWonders,
    cheapestWonder,
    affordable,
    bypass,
    operative,
    missingSymbol,
    flexibility,
    choice,
    reverseOperative,
    discardScale,
    starter,
    progress,
    freeChoice,
    scarcest,
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
  stage,
  isSetUp,
  ahead,
  onlyMove,
  isFormal: (move) => move.do === 'age-start',
  terminal: () => import('./terminal/draw.ts'),
  outlook,
  rollout: bestOf(3, apply, outlook),
}
