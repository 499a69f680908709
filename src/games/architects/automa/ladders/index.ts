// All ladders of a document.
import type { Ground } from '../../variant/ground.ts'
import { noPriority, priority, severalDecks, severalDie } from './cards.ts'
import { payment, printedValue, resource, science, stages } from './others.ts'

export type Ladders = ReturnType<typeof laddersOf>

/** The ladders as the document has them, over these orders. */
export const laddersOf = (ground: Ground) => ({
  priority,
  severalDecks,
  severalDie,
  noPriority,
  science: science(ground),
  stages,
  payment,
  resource,
  printedValue,
})
