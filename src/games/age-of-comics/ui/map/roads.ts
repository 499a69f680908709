// The land and the roads of the sales map, one unit per cell of its grid.
import { ADJACENT, NODE_CELLS, NODE_IDS, START_NODE } from '../../catalogue/map.ts'

export const COAST =
  'M.6.3q1.500-.4 3 .1t2.700-.2q.8.9.500 2.400t.1 3.200-.2 2.900q.2 1.600-.7 2.100-1.500.2-2.900-.1t-2.400.1q-.7-.9-.4-2.300t-.2-3 .3-2.600q-.3-1.800.2-2.600z'

const middleOf = (node: number): string => (NODE_CELLS[node] ?? []).map((at) => at + 0.5).join(' ')
export const ROADS = NODE_IDS.flatMap((_, one) =>
  (ADJACENT[one] ?? []).flatMap((other) => {
    if (other < one && one !== START_NODE) return []
    return [`M${middleOf(one)}L${middleOf(other)}`]
  }),
).join('')
