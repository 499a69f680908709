// The game, assembled.
import type { GameModule } from '../../kernel/contract.ts'
import { counting } from './consequences/counting.ts'
import type { Consequence } from './consequences/records.ts'
import { laws, lawsFromStart } from './laws.ts'
import type { Move } from './moves.ts'
import { toPlay } from './play.ts'
import { answer } from './position/answer.ts'
import { checkGame } from './position/check.ts'
import { askSchema, positionSchema } from './position/format.ts'
import { positionLabels } from './position/labels.ts'
import { readState } from './position/read.ts'
import { writePosition } from './position/write.ts'
import type { Options, State } from './state.ts'

export const ageOfComicsModule: GameModule<State, Move, Options, Consequence> = {
  ...toPlay,
  position: {
    read: readState,
    checkPlayable: checkGame,
    write: (s) => writePosition(s),
    get schema() {
      return positionSchema()
    },
    labels: positionLabels,
  },
  answer: (position, ask) => answer(position, ask),
  get questions() {
    return askSchema()
  },
  counting,
  learning: async () => (await import('./learning.ts')).learning,
  laws,
  lawsFromStart,
}
