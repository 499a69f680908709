// Every scenario, by what it is about.
import { factions } from './factions.ts'
import { rulesBuild } from './rules-build.ts'
import { rulesGround } from './rules-ground.ts'
import { rulesPower } from './rules-power.ts'
import { rulesRounds } from './rules-rounds.ts'
import { solo } from './solo.ts'
import type { Scenario } from './world.ts'

export const SCENARIOS: Readonly<Record<string, readonly Scenario[]>> = {
  'the solo variant': solo,
  'reach, transforming and bridges': rulesGround,
  'resources and power': rulesPower,
  'upgrades, towns and cults': rulesBuild,
  'rounds and the score': rulesRounds,
  factions,
}
