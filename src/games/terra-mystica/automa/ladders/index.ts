// The ladders by which everything is decided for the opponents, for any document.
import type { LadderInfo } from '../../../../kernel/contract.ts'
import type { Ladder } from '../../../../ladder/rung.ts'
import type { HexGroup } from '../../nearest.ts'
import type { Ground } from '../../variant/ground.ts'
import { block, cultPawns, opponentColours } from './colours.ts'
import { initialHexes, type TieView } from './hexes.ts'

export interface Ladders {
  readonly opponentColours: ReturnType<typeof opponentColours>
  readonly cultPawns: typeof cultPawns
  readonly initialHexes: Ladder<HexGroup, TieView>
  readonly block: typeof block
}

export const laddersOf = (ground: Ground): Ladders => ({
  opponentColours: opponentColours(ground),
  cultPawns,
  initialHexes: initialHexes(ground),
  block,
})

/** In the order of the document's pages. */
export const inOrder = (ladders: Ladders): readonly LadderInfo[] => [
  ladders.opponentColours,
  ladders.cultPawns,
  ladders.initialHexes,
  ladders.block,
]
