// Every scenario, by what it is about.
import { otherReadings } from './readings.ts'
import { rulesAges } from './rules-ages.ts'
import { rulesEffects } from './rules-effects.ts'
import { rulesTurn } from './rules-turn.ts'
import { rulesWonders } from './rules-wonders.ts'
import { soloAdaptive } from './solo-adaptive.ts'
import { soloDiscard } from './solo-discard.ts'
import { soloDraft } from './solo-draft.ts'
import { soloFree } from './solo-free.ts'
import { soloLevels } from './solo-levels.ts'
import { soloProgress } from './solo-progress.ts'
import { soloStructures } from './solo-structures.ts'
import { soloTold } from './solo-told.ts'
import { soloWonders } from './solo-wonders.ts'
import type { Scenario } from './world.ts'

export const SCENARIOS: Readonly<Record<string, readonly Scenario[]>> = {
  'the frame and the wonder selection': soloDraft,
  'SOLO builds a wonder': soloWonders,
  'SOLO builds a structure': soloStructures,
  'SOLO discards': soloDiscard,
  'SOLO adapts': soloAdaptive,
  'SOLO takes a progress token': soloProgress,
  'SOLO chooses free, destroyed and given cards': soloFree,
  'the Ages and the levels': soloLevels,
  'what is told of a decision': soloTold,
  'other readings': otherReadings,
  'a turn': rulesTurn,
  wonders: rulesWonders,
  effects: rulesEffects,
  'the end of an Age and of the game': rulesAges,
}
