// What SOLO plays by: its document, or a variant of it. Everything that depends on the document is made here, once per document.
import type { Choices, Registry } from '../../../kernel/variant.ts'
import type { Plans } from '../../../ladder/climb.ts'
import type { Ladder } from '../../../ladder/rung.ts'
import { arrangeLadder, arrangePlans } from '../../../variant/arrange.ts'
import { openTo, type Playable } from '../../../variant/open.ts'
import { type Ladders, laddersOf } from '../automa/ladders/index.ts'
import { reverseOperative } from '../automa/ladders/types.ts'
import { LEVELS_PART, type Level } from '../automa/levels.ts'
import { type Pickings, pickingsOf, tacticalOf } from '../automa/plans.ts'
import type { View } from '../automa/view.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { TESTS } from './conditions.ts'
import { type Ground, groundOf } from './ground.ts'
import { partsOf, registryOf } from './registry.ts'
import { SETTINGS } from './settings.ts'

/** A document as SOLO's decisions read it. */
export interface Doc
  extends Ground,
    Pickings,
    Playable,
    Pick<Ladders, 'strategic' | 'starter' | 'progress' | 'scarcest'> {
  readonly tactical: Plans<View, Move>
}

const GROUND = groundOf({
  settings: Object.fromEntries(SETTINGS.map(({ id, initial }) => [id, initial])),
  levels: LEVELS_PART.initial,
  readings: [],
})
const LADDERS = laddersOf(GROUND)
const registry = registryOf(tacticalOf(LADDERS), LADDERS, GROUND)

function make(choices: Choices): Doc {
  const ground = groundOf(choices)
  const plain = laddersOf(ground)
  // The same registry with the numbers of this document.
  const told = registryOf(tacticalOf(plain), plain, ground)
  const ladders = arranged(plain, choices, ground, told)
  const tactical = arrangePlans(told, choices, tacticalOf(ladders), TESTS)
  return {
    ...ground,
    ...pickingsOf(ladders),
    choices,
    registry: told,
    ladders: partsOf(tactical, ladders).flatMap(({ ladder, isStore }) => (isStore ? [] : [ladder])),
    tactical,
    strategic: ladders.strategic,
    starter: ladders.starter,
    progress: ladders.progress,
    scarcest: ladders.scarcest,
  }
}

/** The scales in the author's order. The reversed scale follows the operative one (Q15). */
function arranged(plain: Ladders, choices: Choices, ground: Ground, told: Registry): Ladders {
  const arrange = <C>(ladder: Ladder<C, View>): Ladder<C, View> => arrangeLadder(told, choices, ladder, TESTS)
  const operative = arrange(plain.operative)
  return {
    ...plain,
    strategic: arrange(plain.strategic),
    cheapestWonder: arrange(plain.cheapestWonder),
    bypass: arrange(plain.bypass),
    operative,
    missingSymbol: arrange(plain.missingSymbol),
    flexibility: arrange(plain.flexibility),
    choice: arrange(plain.choice),
    reverseOperative: operative === plain.operative ? plain.reverseOperative : reverseOperative(operative, ground),
    discardScale: arrange(plain.discardScale),
    starter: arrange(plain.starter),
    progress: arrange(plain.progress),
    freeChoice: arrange(plain.freeChoice),
    scarcest: arrange(plain.scarcest),
  }
}

export const { docOf, variants } = openTo(registry, make)

/** What SOLO gets at the level of a game (S14). */
export const levelOf = (s: Pick<State, 'variant' | 'level'>): Level => docOf(s.variant).levels.get(s.level) as Level
