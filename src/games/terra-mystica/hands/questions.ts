// What the hands draw or roll before the app can be told what it is.
import { handStep } from '../../../common/hands.ts'
import type { HandStep } from '../../../kernel/hands.ts'
import type { Lang } from '../../../kernel/text.ts'
import { BONUS_TILES_IN_GAME } from '../catalogue/index.ts'
import { NONE, type State, topAsk } from '../state.ts'
import { docOf } from '../variant/index.ts'
import * as say from './words.ts'

const plain = (words: (lang: Lang) => string): HandStep => handStep(words, [])

/** What is drawn together is told at its first question. */
export function question(s: State): readonly HandStep[] {
  const ask = topAsk(s)
  switch (ask?.ask) {
    case 'draw-faction':
      return [plain((lang) => say.DRAW_FACTION[lang])]
    case 'draw-third':
      return [plain((lang) => say.DRAW_THIRD[lang])]
    case 'draw-scoring':
      return s.scoring.length > 0 ? [] : [plain((lang) => say.DRAW_SCORING[lang])]
    case 'draw-tile':
      return s.open.some((coins) => coins !== NONE) ? [] : [plain((lang) => say.DRAW_TILES[lang](BONUS_TILES_IN_GAME))]
    case 'die':
      return [plain((lang) => say.ROLL[lang](docOf(s.variant).faces.length))]
    case 'tie':
      return [plain((lang) => say.TIE[lang](ask.sets))]
    default:
      return []
  }
}
