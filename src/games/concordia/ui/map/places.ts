// Where the bonus markers are. The catalogue's places, unless our larger pieces cover them. Hispania's board has its markers in a separate
// frame, which we do not draw: there they are above the names.
import type { GameMap, Province } from '../../catalogue/geography.ts'
import type { Point } from '../../catalogue/vocabulary.ts'

const MOVED: Readonly<Record<string, Readonly<Record<string, Point>>>> = {
  italia: { campania: [67.6, 31.4], sicilia: [80.6, 55.9], venetia: [22, 24.2] },
  hispania: { baetica: [19.4, 51.6], italia: [93, 24.2], gallaecia: [20.4, 22] },
}

export function markerAt({ id }: GameMap, { id: province, label: [x, y], marker }: Province): Point {
  return MOVED[id]?.[province] ?? (id === 'hispania' ? [x, y - 2.7] : marker)
}
