// What the hands turn up or roll before the app can be told what it is.
import { handStep } from '../../../common/hands.ts'
import type { HandStep } from '../../../kernel/hands.ts'
import { SPACES } from '../catalogue/index.ts'
import { isSetUp } from '../stage.ts'
import { NONE, type State, topAsk } from '../state.ts'
import { docOf } from '../variant/index.ts'
import { display } from './places.ts'
import { DISPLAY_UP, ROLL, TOKENS_UP, TURN_UP } from './words.ts'

function roll(s: State): HandStep {
  const { actionSides, goodSides } = docOf(s.variant)
  const [what, sides] = s.rolls.length === 0 ? (['action', actionSides] as const) : (['good', goodSides] as const)
  return handStep((lang) => ROLL[what][s.dice][lang](sides), [])
}

/** What is turned up together is told at its first question. */
export function question(s: State): readonly HandStep[] {
  const space = s.market.length + 1
  switch (topAsk(s)?.ask) {
    case 'token':
      return s.goodOf.every((good) => good === NONE) ? [handStep((lang) => TOKENS_UP[lang], [])] : []
    case 'reveal':
      if (!isSetUp(s)) return [handStep((lang) => TURN_UP[lang](space), [], { spot: display(space) })]
      return s.market.length > 0 ? [] : [handStep((lang) => DISPLAY_UP[lang](SPACES), [])]
    case 'die':
      return [roll(s)]
    default:
      return []
  }
}
