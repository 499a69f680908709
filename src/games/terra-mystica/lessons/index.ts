import { cults } from './cults.ts'
import { ending } from './ending.ts'
import { engine } from './engine.ts'
import { factions } from './factions.ts'
import type { TerraLesson } from './goals.ts'
import { ground } from './ground.ts'
import { power } from './power.ts'
import { settling } from './settling.ts'
import { setup } from './setup.ts'
import { towns } from './towns.ts'
import { upgrades } from './upgrades.ts'

/** In the order in which they are best taken. */
export const lessons: readonly TerraLesson[] = [
  setup,
  settling,
  ground,
  upgrades,
  power,
  engine,
  cults,
  towns,
  factions,
  ending,
]
