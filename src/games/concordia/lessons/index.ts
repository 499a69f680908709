import { ai } from './ai.ts'
import { building } from './building.ts'
import { buying } from './buying.ts'
import { colonists } from './colonists.ts'
import { ending } from './ending.ts'
import { gods } from './gods.ts'
import type { ConcordiaLesson } from './goals.ts'
import { producing } from './producing.ts'
import { trading } from './trading.ts'

/** In the order in which they are best taken. */
export const lessons: readonly ConcordiaLesson[] = [building, producing, trading, buying, colonists, gods, ai, ending]
