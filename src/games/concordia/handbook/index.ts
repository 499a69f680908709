// The rules of your own side, from the overview to every detail.
import type { Handbook } from '../../../kernel/handbook.ts'
import type { Move } from '../moves.ts'
import { aim } from './aim.ts'
import { architect } from './architect.ts'
import { buying } from './buying.ts'
import { components } from './components.ts'
import { glossary } from './glossary.ts'
import { mercator } from './mercator.ts'
import { mistakes } from './mistakes.ts'
import { places } from './places.ts'
import { prefect } from './prefect.ts'
import { scoring } from './scoring.ts'
import { setup } from './setup.ts'
import { storehouse } from './storehouse.ts'
import { tribune } from './tribune.ts'
import { turn } from './turn.ts'

export const handbook: Handbook<Move> = {
  chapters: [aim, components, setup, turn, storehouse, architect, prefect, mercator, buying, tribune, scoring],
  glossary,
  mistakes,
  places,
}
