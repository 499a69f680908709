// Everything an author of a variant may change or use.
import type { LadderInfo } from '../../../kernel/contract.ts'
import type { LadderPart, Registry, TablePart } from '../../../kernel/variant.ts'
import { shortName } from '../../../variant/names.ts'
import { moreHexes } from '../automa/ladders/hexes.ts'
import type { Ladders } from '../automa/ladders/index.ts'
import { head, scale } from '../automa/ladders/shared.ts'
import { LEVELS_PART } from '../automa/levels.ts'
import { POWER_ACTIONS } from '../catalogue/index.ts'
import { terraMystica } from '../manifest.ts'
import { SIDES } from '../moves.ts'
import { conditions } from './conditions.ts'
import { POWER_DIE } from './ground.ts'
import { READINGS, SETTINGS } from './settings.ts'

const HEXES = 'hexes'

/** Numbers, levels and the die say what these do: nothing is ranked in them. */
const partsOf = (ladders: Ladders): readonly LadderPart[] => [
  { id: 'opponent-colours', ladder: ladders.opponentColours, over: 'colours', isFixed: true },
  { id: 'cult-pawns', ladder: ladders.cultPawns, over: 'pawns', isFixed: true },
  // S13, S15: what is free, and the last resort.
  { id: 'initial-hexes', ladder: ladders.initialHexes, over: HEXES, keeps: ['free', 'tie'] },
  { id: 'block', ladder: ladders.block, over: 'rolls', isFixed: true },
  { id: 'more-hexes', ladder: moreHexes, over: HEXES, isStore: true },
]

const powerDie: LadderInfo = {
  ...scale(POWER_DIE, 'S20', { it: 'Facce del dado delle azioni potere', en: 'Faces of the die of the power actions' }),
  rungs: POWER_ACTIONS.map(({ id, name }) => head(`${POWER_DIE}.${id}`, 'S20', name)),
}

export const DIE: TablePart = {
  id: POWER_DIE,
  table: powerDie,
  dice: SIDES,
  initial: powerDie.rungs.map((rung, at) => ({ faces: [at + 1], row: shortName(powerDie, rung) })),
}

export const registryOf = (ladders: Ladders): Registry => ({
  game: terraMystica.id,
  edition: terraMystica.edition,
  ladders: partsOf(ladders),
  tables: [DIE],
  settings: SETTINGS,
  levels: LEVELS_PART,
  conditions,
  readings: READINGS,
})
