// All scales of a document.
import type { Ground } from '../../variant/ground.ts'
import { affordable, choice, discardScale, freeChoice, scarcest } from './cards.ts'
import { progress, starter } from './others.ts'
import { bypass, flexibility, missingSymbol, operative, reverseOperative } from './types.ts'
import { affordableWonders, cheapestWonder, strategic } from './wonders.ts'

export type Ladders = ReturnType<typeof laddersOf>

/** The scales as the document has them, over these orders and numbers. */
export function laddersOf(ground: Ground) {
  const scaleOfTypes = operative(ground)
  return {
    strategic: strategic(ground),
    affordableWonders: affordableWonders(ground),
    cheapestWonder,
    affordable,
    bypass,
    operative: scaleOfTypes,
    missingSymbol: missingSymbol(ground),
    flexibility: flexibility(ground),
    choice: choice(ground),
    reverseOperative: reverseOperative(scaleOfTypes, ground),
    discardScale: discardScale(ground),
    starter,
    progress: progress(ground),
    freeChoice,
    scarcest: scarcest(ground),
  }
}
