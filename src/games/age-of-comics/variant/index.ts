// What the Automa plays by: its document, or a variant of it. Everything that depends on the document is made here, once per document.
import type { LadderInfo } from '../../../kernel/contract.ts'
import type { Choices, Registry } from '../../../kernel/variant.ts'
import type { Plans } from '../../../ladder/climb.ts'
import type { Ladder } from '../../../ladder/rung.ts'
import { arrangeLadder, arrangePlans } from '../../../variant/arrange.ts'
import { openTo, type Playable } from '../../../variant/open.ts'
import { LADDERS, type Ladders } from '../automa/ladders/index.ts'
import { LEVELS_PART, type Level } from '../automa/levels.ts'
import { actionOf, type Choice } from '../automa/plans.ts'
import type { View } from '../automa/view.ts'
import type { State } from '../state.ts'
import { TESTS } from './conditions.ts'
import { type Ground, groundOf } from './ground.ts'
import { partsOf, registryOf } from './registry.ts'
import { SETTINGS } from './settings.ts'

/** A document as the Automa's decisions and the rules read it. */
export interface Doc extends Ground, Playable {
  readonly action: Plans<View, Choice>
  readonly scales: Ladders
}

const GROUND = groundOf({
  settings: Object.fromEntries(SETTINGS.map(({ id, initial }) => [id, initial])),
  levels: LEVELS_PART.initial,
  readings: [],
})
const registry = registryOf(actionOf(GROUND))

function make(choices: Choices): Doc {
  const ground = groundOf(choices)
  const plain = actionOf(ground)
  // The same registry with the orders of this document.
  const told = registryOf(plain)
  const action = arrangePlans(told, choices, plain, TESTS)
  const scales = arranged(choices, told)
  // S7.2: without pairs nobody climbs these.
  const pairs = new Set<LadderInfo>([scales.pair, scales.pairGenre])
  return {
    ...ground,
    choices,
    registry: told,
    ladders: partsOf(action, scales).flatMap(({ ladder, isStore }) =>
      isStore || (!ground.sameGenre && pairs.has(ladder)) ? [] : [ladder],
    ),
    action,
    scales,
  }
}

/** The scales in the author's order. */
function arranged(choices: Choices, told: Registry): Ladders {
  const arrange = <C>(ladder: Ladder<C, View>): Ladder<C, View> => arrangeLadder(told, choices, ladder, TESTS)
  return {
    pair: LADDERS.pair,
    pairGenre: arrange(LADDERS.pairGenre),
    writer: arrange(LADDERS.writer),
    artist: arrange(LADDERS.artist),
    develop: arrange(LADDERS.develop),
    remove: arrange(LADDERS.remove),
    best: arrange(LADDERS.best),
    print: arrange(LADDERS.print),
    ripOff: arrange(LADDERS.ripOff),
    flip: arrange(LADDERS.flip),
    collect: arrange(LADDERS.collect),
    reward: arrange(LADDERS.reward),
  }
}

export const { docOf, variants } = openTo(registry, make)

/** What the Automa gets at the level of a game (S3.1). */
export const levelOf = (s: Pick<State, 'variant' | 'level'>): Level => docOf(s.variant).levels.get(s.level) as Level
