// The rules of your own side, from the overview to every detail.
import type { Handbook } from '../../../kernel/handbook.ts'
import type { Move } from '../moves.ts'
import { ages } from './ages.ts'
import { aim } from './aim.ts'
import { building } from './building.ts'
import { components } from './components.ts'
import { discarding } from './discarding.ts'
import { effects } from './effects.ts'
import { glossary } from './glossary.ts'
import { guilds } from './guilds.ts'
import { military } from './military.ts'
import { mistakes } from './mistakes.ts'
import { places } from './places.ts'
import { science } from './science.ts'
import { scoring } from './scoring.ts'
import { setup } from './setup.ts'
import { structure } from './structure.ts'
import { turn } from './turn.ts'
import { wonders } from './wonders.ts'

export const handbook: Handbook<Move> = {
  chapters: [
    aim,
    components,
    setup,
    structure,
    turn,
    building,
    discarding,
    wonders,
    effects,
    military,
    science,
    guilds,
    ages,
    scoring,
  ],
  glossary,
  mistakes,
  places,
}
