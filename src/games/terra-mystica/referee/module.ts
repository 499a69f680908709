// The game as a referee runs it.
import type { PlayModule } from '../../../kernel/contract.ts'
import { decide } from '../automa/decide.ts'
import type { Consequence } from '../consequences/records.ts'
import { terraMystica } from '../manifest.ts'
import { toPlay } from '../play.ts'
import type { Options } from '../state.ts'
import { apply, key, options, read, type RefereeMove, step } from './rules.ts'
import { score, verdict } from './score.ts'
import { type RefereeState, start } from './state.ts'
import { prompt, say } from './words.ts'

const { ladders, variants, texts, endings, consequences, nameOf, stage, isSetUp } = toPlay

export const refereeModule: PlayModule<RefereeState, RefereeMove, Options, Consequence> = {
  game: { id: terraMystica.id, edition: terraMystica.edition, start, step, options, apply, key },
  automa: { decide },
  ladders,
  ...(variants === undefined ? {} : { variants }),
  texts,
  notation: { write: key, read },
  score,
  verdict,
  endings,
  say,
  ...(consequences === undefined ? {} : { consequences }),
  prompt,
  nameOf,
  ...(stage === undefined ? {} : { stage }),
  ...(isSetUp === undefined ? {} : { isSetUp }),
  onlyMove: (s, m) =>
    m.do === 'next-round' || m.do === 'finish' || m.do === 'tell' ? undefined : toPlay.onlyMove?.(s, m),
  terminal: () => import('./terminal.ts'),
}
