// Every scenario, by what it is about.
import { factions } from './factions.ts'
import { rulesBuild } from './rules-build.ts'
import { rulesGround } from './rules-ground.ts'
import { rulesPower } from './rules-power.ts'
import { rulesRounds } from './rules-rounds.ts'
import { solo } from './solo.ts'
import { soloTold } from './solo-told.ts'
import { soloVariants } from './solo-variants.ts'
import type { Scenario } from './world.ts'

export const SCENARIOS: Readonly<Record<string, readonly Scenario[]>> = {
  'the solo variant': solo,
  'what is told of its decisions': soloTold,
  'variants of it': soloVariants,
  'reach, transforming and bridges': rulesGround,
  'resources and power': rulesPower,
  'upgrades, towns and cults': rulesBuild,
  'rounds and the score': rulesRounds,
  factions,
}
