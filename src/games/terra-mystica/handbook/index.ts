// The rules of your own side, from the overview to every detail.
import type { Handbook } from '../../../kernel/handbook.ts'
import type { Move } from '../moves.ts'
import { actions } from './actions.ts'
import { aim } from './aim.ts'
import { components } from './components.ts'
import { cults } from './cults.ts'
import { factions } from './factions.ts'
import { glossary } from './glossary.ts'
import { map } from './map.ts'
import { mistakes } from './mistakes.ts'
import { neighbours } from './neighbours.ts'
import { passing } from './passing.ts'
import { places } from './places.ts'
import { resources } from './resources.ts'
import { round } from './round.ts'
import { scoring } from './scoring.ts'
import { setup } from './setup.ts'
import { terrain } from './terrain.ts'
import { tiles } from './tiles.ts'
import { towns } from './towns.ts'
import { tracks } from './tracks.ts'
import { upgrades } from './upgrades.ts'

export const handbook: Handbook<Move> = {
  chapters: [
    aim,
    components,
    map,
    resources,
    setup,
    round,
    terrain,
    tracks,
    upgrades,
    cults,
    actions,
    neighbours,
    towns,
    tiles,
    passing,
    factions,
    scoring,
  ],
  glossary,
  mistakes,
  places,
}
