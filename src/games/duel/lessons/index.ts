import { ages } from './ages.ts'
import { building } from './building.ts'
import { chains } from './chains.ts'
import { coins } from './coins.ts'
import type { DuelLesson } from './goals.ts'
import { powers } from './powers.ts'
import { prices } from './prices.ts'
import { science } from './science.ts'
import { solo } from './solo.ts'
import { war } from './war.ts'
import { wonders } from './wonders.ts'

/** In the order in which they are best taken. */
export const lessons: readonly DuelLesson[] = [
  building,
  prices,
  chains,
  coins,
  wonders,
  war,
  science,
  powers,
  ages,
  solo,
]
