// The board as a list: every province with its marker and its cities, their goods and houses.
import type { Lang } from '../../../kernel/text.ts'
import { good, MARKER_COINS } from '../catalogue/index.ts'
import type { City, Province } from '../catalogue/geography.ts'
import { mapOf, markerOf, NONE, type State } from '../state.ts'
import { type Block, ink, joined, type Line, listed, pad, type Piece } from '../../../common/lines.ts'
import { HOUSE_AI, HOUSE_YOU } from './words.ts'

const NAME_WIDTH = 27

export function mapLines(s: State, lang: Lang): Block[] {
  return mapOf(s).provinces.flatMap((province) => {
    const title = [ink(`${province.name[lang]} `, 'bold'), ...marker(s, province, lang)]
    return listed(
      pad(title, NAME_WIDTH),
      province.cities.map((city) => cityPieces(s, city, lang)),
    )
  })
}

/** Only the cities with houses, in one line. */
export const housesLine = (s: State, lang: Lang): Line =>
  joined(
    mapOf(s)
      .provinces.flatMap(({ cities }) => cities)
      .filter(({ bit }) => ((s.player.houses | s.ai.houses) & bit) !== 0)
      .map((city) => cityPieces(s, city, lang)),
  )

/** The good it brings, or the coins on its other side (R1.4). */
function marker(s: State, { bit, bits }: Province, lang: Lang): Line {
  const no = markerOf(s, bits)
  if (no === NONE) return []
  if ((s.coinSides & bit) !== 0) return [ink(`(${MARKER_COINS[no]}$)`, 'yellow')]
  return [ink(`[${good(no).name[lang]}]`, 'dim')]
}

function cityPieces(s: State, { no, bit, name }: City, lang: Lang): Piece[] {
  const produces = s.goodOf[no] as number
  const type = produces === NONE ? '?' : good(produces).name[lang].toLowerCase()
  return [
    ink(`${name[lang]} `),
    ink(type, 'dim'),
    ...((s.player.houses & bit) === 0 ? [] : [ink(` ${HOUSE_YOU}`, 'green', 'bold')]),
    ...((s.ai.houses & bit) === 0 ? [] : [ink(` ${HOUSE_AI}`, 'red', 'bold')]),
  ]
}
