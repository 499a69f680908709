// Every scenario, by what it is about.
import { rulesBattle } from './rules-battle.ts'
import { rulesStages } from './rules-stages.ts'
import { rulesTurn } from './rules-turn.ts'
import { soloConstruct } from './solo-construct.ts'
import { soloDice } from './solo-dice.ts'
import { soloPriority } from './solo-priority.ts'
import { soloSetup } from './solo-setup.ts'
import { soloTold } from './solo-told.ts'
import { soloTokens } from './solo-tokens.ts'
import { soloTurn } from './solo-turn.ts'
import { soloVariants } from './solo-variants.ts'
import { soloWonders } from './solo-wonders.ts'
import type { Scenario } from './world.ts'

export const SCENARIOS: Readonly<Record<string, readonly Scenario[]>> = {
  'the frame and the set-up': soloSetup,
  'the Cat and the list of priorities': soloPriority,
  'the die': soloDice,
  'the Opponent constructs': soloConstruct,
  'the Opponent takes a Progress token': soloTokens,
  'the effects of Wonders': soloWonders,
  'the Opponent’s turn': soloTurn,
  'what is told of its decisions': soloTold,
  'what authors may change': soloVariants,
  'your turn': rulesTurn,
  'Stages and payments': rulesStages,
  'Battles and the score': rulesBattle,
}
