// The rules of your own side, from the overview to every detail.
import type { Handbook } from '../../../kernel/handbook.ts'
import type { Move } from '../moves.ts'
import { aim } from './aim.ts'
import { components } from './components.ts'
import { develop } from './develop.ts'
import { glossary } from './glossary.ts'
import { hire } from './hire.ts'
import { increases } from './increases.ts'
import { mastery } from './mastery.ts'
import { mistakes } from './mistakes.ts'
import { places } from './places.ts'
import { print } from './print.ts'
import { roundEnd } from './round-end.ts'
import { round } from './round.ts'
import { sales } from './sales.ts'
import { scoring } from './scoring.ts'
import { setup } from './setup.ts'
import { special } from './special.ts'
import { supplies } from './supplies.ts'
import { turn } from './turn.ts'

export const handbook: Handbook<Move> = {
  chapters: [
    aim,
    components,
    setup,
    round,
    turn,
    hire,
    develop,
    supplies,
    print,
    mastery,
    special,
    sales,
    increases,
    roundEnd,
    scoring,
  ],
  glossary,
  mistakes,
  places,
}
