// Every scenario, by what it is about.
import { edges } from './edges.ts'
import { otherReadings } from './readings.ts'
import { rulesActions } from './rules-actions.ts'
import { rulesPrint } from './rules-print.ts'
import { rulesSales } from './rules-sales.ts'
import { soloAction } from './solo-action.ts'
import { soloCards } from './solo-cards.ts'
import { soloGame } from './solo-game.ts'
import { soloPrint } from './solo-print.ts'
import { soloTold } from './solo-told.ts'
import { soloTraces } from './solo-traces.ts'
import { soloVariants } from './solo-variants.ts'
import type { Scenario } from './world.ts'

export const SCENARIOS: Readonly<Record<string, readonly Scenario[]>> = {
  'the frame, the result, the challenges': soloGame,
  'which action': soloAction,
  'Hire, Develop, Ideas': soloCards,
  'Print and Sales': soloPrint,
  'your actions': rulesActions,
  'your prints and special actions': rulesPrint,
  'the map, the end of rounds, the score': rulesSales,
  'edges of the rules': edges,
  'what the Automa tells of its decisions': soloTraces,
  'what is told beside them': soloTold,
  'what only a variant brings about': soloVariants,
  'other readings': otherReadings,
}
