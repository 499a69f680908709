import { automa } from './automa.ts'
import { developing } from './developing.ts'
import { ending } from './ending.ts'
import { extras } from './extras.ts'
import type { ComicsLesson } from './goals.ts'
import { hiring } from './hiring.ts'
import { increasing } from './increasing.ts'
import { printing } from './printing.ts'
import { selling } from './selling.ts'
import { specials } from './specials.ts'
import { start } from './start.ts'

/** In the order in which they are best taken. */
export const lessons: readonly ComicsLesson[] = [
  start,
  hiring,
  developing,
  printing,
  selling,
  increasing,
  specials,
  extras,
  automa,
  ending,
]
