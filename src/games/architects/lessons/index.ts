import { battle } from './battle.ts'
import { cat } from './cat.ts'
import { ending } from './ending.ts'
import { extra } from './extra.ts'
import type { ArchitectsLesson } from './goals.ts'
import { opponent } from './opponent.ts'
import { powers } from './powers.ts'
import { science } from './science.ts'
import { stages } from './stages.ts'
import { taking } from './taking.ts'

/** In the order in which they are best taken. */
export const lessons: readonly ArchitectsLesson[] = [
  taking,
  stages,
  science,
  extra,
  battle,
  cat,
  powers,
  ending,
  opponent,
]
