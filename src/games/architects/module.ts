// The game, assembled.
import type { GameModule } from '../../kernel/contract.ts'
import { counting } from './consequences/counting.ts'
import type { Consequence } from './consequences/records.ts'
import { laws, lawsFromStart } from './laws.ts'
import type { Move } from './moves.ts'
import { toPlay } from './play.ts'
import { answer } from './position/answer.ts'
import { askSchema, positionSchema } from './position/format.ts'
import { positionLabels } from './position/labels.ts'
import { checkPlayable } from './position/playable.ts'
import { readState } from './position/read.ts'
import { writeState } from './position/write.ts'
import type { Options, State } from './state.ts'

export const architectsModule: GameModule<State, Move, Options, Consequence> = {
  ...toPlay,
  position: {
    read: readState,
    checkPlayable,
    write: writeState,
    get schema() {
      return positionSchema()
    },
    labels: positionLabels,
  },
  answer: (position, ask) => answer(position, ask),
  get questions() {
    return askSchema()
  },
  learning: async () => (await import('./learning.ts')).learning,
  laws,
  counting,
  lawsFromStart,
}
