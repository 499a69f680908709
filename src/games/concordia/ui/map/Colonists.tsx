// Your colonists, each a piece that moves; the AI's are all in the capital and never move (S2.4).
import type { CSSProperties } from 'react'
import { Reads } from '../../../../web/kit/board/Reads.tsx'
import { FIRST_LINE, type GameMap } from '../../catalogue/geography.ts'
import { type Point, TYPES } from '../../catalogue/vocabulary.ts'
import { AI_COLONISTS, type State } from '../../state.ts'
import { Colonist } from '../icons/pieces.tsx'
import { colonistsText, placeLabel } from '../labels.ts'
import { Spot } from '../Spot.tsx'
import { vars } from '../style.ts'
import { useView } from '../view.ts'
import { word } from '../words.ts'
import { placed } from './world.ts'

export function Colonists() {
  const { s, map, lang } = useView()
  return s.player.colonists.map(({ type, at }, no) => {
    const id = TYPES[type]
    return (
      <Spot
        key={no}
        target={{ kind: 'colonist', no }}
        label={`${word(id, lang)}, ${placeLabel(s, at, lang)}`}
        className="co-at co-colonist"
        style={placeOf(s, map, no)}
        flip={false}
        hint={() => `${word(id, lang)}, ${placeLabel(s, at, lang)}`}
        data={{ 'data-home': at < FIRST_LINE || undefined, 'data-picked': s.picked === no || undefined }}
      >
        <Colonist kind={id} stands />
      </Spot>
    )
  })
}

/** On a line in its middle; in a city side by side below the name. */
function placeOf(s: State, map: GameMap, no: number): CSSProperties {
  const { at } = s.player.colonists[no] ?? { at: 0 }
  const line = map.lines[at - FIRST_LINE]
  if (line !== undefined) return placed(line.mid)
  const city = map.cities[at] ?? map.capital
  const here = s.player.colonists.flatMap((each, n) => (each.at === at ? [n] : []))
  // In the capital the AI's stand to the right of yours.
  const all = here.length + (city === map.capital ? 1 : 0)
  return beside(city.pos, here.indexOf(no) - (all - 1) / 2)
}

/** Below a city, this many colonists to the right of its middle. */
const beside = (pos: Point, places: number): CSSProperties => ({ ...placed(pos), ...vars({ '--aside': `${places}` }) })

const AI_RULES = { cites: ['R14.5'] } as const

export function AiColonists() {
  const { s, map, lang } = useView()
  const count = AI_COLONISTS - s.ai.stored
  const here = s.player.colonists.filter(({ at }) => at === map.capital.no).length
  if (count === 0) return null
  const label = `${word('ai', lang)}: ${colonistsText(count, lang)}, ${map.capital.name[lang]}`
  return (
    <Reads
      game="concordia"
      about={AI_RULES}
      title={label}
      lang={lang}
      className="co-at co-colonist co-colonist-ai"
      style={beside(map.capital.pos, here / 2)}
    >
      <Colonist kind="ai" stands />
      <span className="co-many" aria-hidden="true">
        {count}
      </span>
    </Reads>
  )
}
