// The occupied areas of the map, in window pixels: names avoid them.
import { FIRST_LINE } from '../../catalogue/geography.ts'
import type { Point } from '../../catalogue/vocabulary.ts'
import { sumOf } from '../../catalogue/index.ts'
import { prefectOffer } from '../../measures.ts'
import { topAsk } from '../../state.ts'
import { housePrice } from '../labels.ts'
import type { View } from '../view.ts'
import { type Box, boxAround } from './names.ts'
import { markerAt } from './places.ts'
import { stopsOf } from './stops.ts'
import { onScreen, type Shown } from './world.ts'

/** The sizes of pieces before scaling; see map.css. */
export const CITY = 48
const [HOUSE, MARKER, STOP, COLONIST, ICON] = [24, 38, 36, 36, 27]
const [BADGE_HEIGHT, BADGE_EDGE] = [30, 14]

export function takenBy(view: View, shown: Shown): readonly Box[] {
  const { s, map, offers } = view
  const { seen } = shown
  const around = (pos: Point, size: number, [dx, dy] = [0, 0], width = size): Box => {
    const [x, y] = onScreen(pos, shown)
    return boxAround([x + dx * seen, y + dy * seen], width * seen, size * seen)
  }
  const boxes: Box[] = []
  for (const city of [map.capital, ...map.cities]) {
    boxes.push(around(city.pos, CITY))
    if ((s.player.houses & city.bit) !== 0) boxes.push(around(city.pos, HOUSE, [-24, 7]))
    if ((s.ai.houses & city.bit) !== 0) boxes.push(around(city.pos, HOUSE, [24, 7]))
    const price = topAsk(s)?.ask === 'build' && offers.has(`city:${city.no}`) ? housePrice(s, city) : undefined
    if (price !== undefined)
      boxes.push(around(city.pos, BADGE_HEIGHT, [0, -33], (sumOf(price.goods) + 1) * ICON + BADGE_EDGE))
  }
  for (const province of map.provinces) {
    const pos = markerAt(map, province)
    boxes.push(around(pos, MARKER))
    if (offers.has(`province:${province.no}`))
      boxes.push(around(pos, BADGE_HEIGHT, [0, -27], (sumOf(prefectOffer(s, province)) + 1) * ICON + BADGE_EDGE))
  }
  for (const [no, pos] of stopsOf(map)) if (offers.has(`line:${no}`)) boxes.push(around(pos, STOP))
  const home = s.player.colonists.filter(({ at }) => at === map.capital.no).length + 1
  boxes.push(around(map.capital.pos, COLONIST, [0, 46], home * COLONIST))
  for (const { at } of s.player.colonists) {
    const line = map.lines[at - FIRST_LINE]
    if (line !== undefined) boxes.push(around(line.mid, COLONIST))
    else if (at !== map.capital.no) boxes.push(around((map.cities[at] ?? map.capital).pos, COLONIST, [0, 42]))
  }
  return boxes
}
