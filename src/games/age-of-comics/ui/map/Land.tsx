// The land below the sales map: the coast, and the roads that join the nodes.
import { MAP_COLUMNS, MAP_ROWS } from '../../catalogue/map.ts'
import { COAST, ROADS } from './roads.ts'

export const Land = () => (
  <svg className="ac-land" viewBox={`0 0 ${MAP_COLUMNS.length} ${MAP_ROWS}`} aria-hidden="true">
    <path className="ac-coast" d={COAST} />
    <path className="ac-roads" d={ROADS} />
    <path className="ac-roads ac-lanes" d={ROADS} />
  </svg>
)
