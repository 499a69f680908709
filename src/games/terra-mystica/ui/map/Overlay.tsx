// Overlays of the map: groups that may become towns, each with its progress, or your networks.
import { networks, powerOf, townPower, townsToBe } from '../../network.ts'
import { sayHexes } from '../../names.ts'
import type { State } from '../../state.ts'
import type { Lang } from '../../../../kernel/text.ts'
import type { Overlay } from '../view.ts'
import { networkOf, townText } from '../words.ts'
import { hexCentre, outline, type Point, WORLD } from './geometry.ts'

interface Group {
  readonly hexes: readonly number[]
  /** As a label on the map, and in full. */
  readonly short: string
  readonly told: string
}

/** The groups of an overlay, with their labels. */
export function groupsOf(s: State, overlay: Overlay, lang: Lang): readonly Group[] {
  if (overlay === 'networks')
    return networks(s).map((hexes) => ({
      hexes,
      short: String(hexes.length),
      told: networkOf[lang](
        hexes.length,
        sayHexes(
          hexes.toSorted((a, b) => a - b),
          lang,
        ),
      ),
    }))
  return townsToBe(s).map(({ hexes, gap }) => {
    const power = powerOf(s, hexes)
    const [needed, all] = [townPower(s.player), hexes.length + gap.structures]
    return {
      hexes,
      short: `${power}/${needed} · ${hexes.length}/${all}⌂`,
      told: townText[lang](sayHexes(hexes, lang), power, needed, hexes.length, all),
    }
  })
}

const middleOf = (hexes: readonly number[]): Point => {
  const points = hexes.map(hexCentre)
  const [x, y] = [points.reduce((sum, [px]) => sum + px, 0), points.reduce((sum, [, py]) => sum + py, 0)]
  return [x / points.length, y / points.length]
}

export function MapOverlay({
  s,
  overlay,
  lang,
}: {
  readonly s: State
  readonly overlay: Overlay
  readonly lang: Lang
}) {
  return (
    <svg
      className="tm-overlay"
      data-overlay={overlay}
      viewBox={`0 0 ${WORLD.width} ${WORLD.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {groupsOf(s, overlay, lang).map(({ hexes, short }) => {
        const [x, y] = middleOf(hexes)
        return (
          <g key={hexes[0]}>
            <path className="tm-overlay-under" d={hexes.map((no) => outline(0, hexCentre(no))).join('')} />
            <path className="tm-overlay-group" d={hexes.map((no) => outline(0, hexCentre(no))).join('')} />
            <text x={x} y={y - 40} textAnchor="middle">
              {short}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
