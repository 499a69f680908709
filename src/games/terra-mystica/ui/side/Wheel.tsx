// The terrain wheel: your terrain on top, and the distance of every other one in spades.
import { COLOURS, colour, WHEEL, wheelDistance } from '../../catalogue/index.ts'
import { SIGNS } from '../icons/terrain.ts'
import { homeOf, spadesNeeded } from '../../prices.ts'
import type { State } from '../../state.ts'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
import { saySpades } from '../../amounts.ts'
import { wheelStep, word } from '../words.ts'
import type { Lang } from '../../../../kernel/contract.ts'

const RADIUS = 36

export function Wheel() {
  const { s, lang } = useView()
  const home = homeOf(s.player)
  return (
    <Spot
      target={{ kind: 'wheel' }}
      label={`${word('wheel', lang)}. ${wheelLines(s, lang).join('; ')}`}
      className="tm-wheel"
      hint={() => wheelLines(s, lang).map((line) => <div key={line}>{line}</div>)}
    >
      <svg viewBox="-50 -50 100 100" focusable="false" aria-hidden="true">
        <circle className="tm-wheel-rim" r={RADIUS} />
        {COLOURS.map(({ id }, no) => {
          const angle = ((no - home) / WHEEL) * 2 * Math.PI
          const [x, y] = [RADIUS * Math.sin(angle), -RADIUS * Math.cos(angle)]
          return (
            <g key={id} data-terrain={id} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
              <circle className="tm-wheel-colour" r="13" />
              <path className="tm-wheel-sign" d={SIGNS[id]} transform="translate(-4.5 0) scale(.62)" />
              <text x="6" y="4.5" textAnchor="middle">
                {no === home ? '⌂' : spadesNeeded(s.player, no, home)}
              </text>
            </g>
          )
        })}
      </svg>
    </Spot>
  )
}

/** Every terrain with its distance, in words. */
export function wheelLines(s: State, lang: Lang): string[] {
  const home = homeOf(s.player)
  return COLOURS.map((_, no) => no)
    .sort((a, b) => wheelDistance(a, home) - wheelDistance(b, home))
    .map((no) => {
      const { terrain, name } = colour(no)
      const far = no === home ? 0 : spadesNeeded(s.player, no, home)
      const told = far === 0 ? word('home', lang) : saySpades(far, lang)
      return wheelStep[lang](terrain[lang], name[lang].toLowerCase(), told)
    })
}
