// The game, assembled.
import type { GameModule } from '../../kernel/contract.ts'
import { apply } from './apply/index.ts'
import { decide } from './automa/decide.ts'
import { affordable, choice, discardScale, freeChoice, scarcest } from './automa/ladders/cards.ts'
import { progress, starter } from './automa/ladders/others.ts'
import { bypass, flexibility, missingSymbol, operative, reverseOperative } from './automa/ladders/types.ts'
import { affordableWonders, cheapestWonder, strategic } from './automa/ladders/wonders.ts'
import { tactical } from './automa/plans.ts'
import { laws } from './laws.ts'
import { key, type Move, read } from './moves.ts'
import { options, step } from './options/index.ts'
import { outlook } from './outlook.ts'
import { answer } from './position/answer.ts'
import { positionSchema } from './position/format.ts'
import { positionLabels } from './position/labels.ts'
import { readState } from './position/read.ts'
import { writePosition } from './position/write.ts'
import { score } from './score.ts'
import { type Options, type State, start } from './state.ts'
import { nameOf, prompt, say } from './words.ts'

export const duelModule: GameModule<State, Move, Options> = {
  game: { id: 'duel', edition: 1, start, step, options, apply, key },
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
  laws,
  say,
  prompt,
  nameOf,
  position: {
    read: readState,
    write: (s) => writePosition(s),
    get schema() {
      return positionSchema()
    },
    labels: positionLabels,
  },
  answer,
  terminal: () => import('./terminal/draw.ts'),
  outlook,
}
