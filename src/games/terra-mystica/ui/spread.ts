// What is turned up together: the scoring tiles of the six rounds, the bonus tiles.
import type { Spread } from '../../../web/contract.ts'
import { NONE, type State, topAsk } from '../state.ts'

export function spread(state: unknown): Spread | undefined {
  const s = state as State
  switch (topAsk(s)?.ask) {
    case 'draw-scoring':
      return { id: 'scoring', at: `round-${s.scoring.length + 1}` }
    case 'draw-tile':
      return { id: 'tiles', at: `tile-${s.open.filter((coins) => coins !== NONE).length}` }
    default:
      return undefined
  }
}
