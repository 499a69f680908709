// The name plate: side and Wonder, the Cat if it is here, Military Victory tokens, points if the game ended now.
import { Count } from '../../../../web/kit/board/Count.tsx'
import { Laurel } from '../../../../web/kit/board/icons.tsx'
import { Reads } from '../../../../web/kit/board/Reads.tsx'
import type { Side } from '../../asks.ts'
import { wonder } from '../../catalogue/index.ts'
import { points, total } from '../../score.ts'
import { CatIcon, SideIcon, VictoryIcon } from '../icons/index.tsx'
import { catLabel, sideWord } from '../labels.ts'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
import { word } from '../words.ts'

const VICTORY_RULES = { cites: ['R1.4', 'R7.4'] } as const

export function SideHead({ side }: { readonly side: Side }) {
  const { s, lang, prefs } = useView()
  const board = s.boards[side]
  const still = prefs.reducedMotion || prefs.speed === 'instant'
  const sum = total(points(s, side))
  return (
    <header className="ar-head">
      <h2>
        <SideIcon side={side} />
        <span>{word(sideWord(side), lang)}</span>
        <small className="ar-head-wonder">{wonder(board.wonder).name[lang]}</small>
      </h2>
      {s.cat === side && (
        <Spot target={{ kind: 'cat' }} label={catLabel(s, lang)} className="ar-cat" hint={() => catLabel(s, lang)}>
          <CatIcon />
        </Spot>
      )}
      <Reads
        key={board.military}
        game="architects"
        about={VICTORY_RULES}
        title={`${word('victories', lang)}: ${board.military}`}
        lang={lang}
        className={board.military > 0 ? 'ar-stat ar-won' : 'ar-stat'}
        data={{ 'data-none': board.military === 0 || undefined }}
      >
        <VictoryIcon />
        <b>{board.military}</b>
      </Reads>
      <Spot
        target={{ kind: 'score' }}
        label={`${word('pointsNow', lang)}: ${sum}`}
        className="ar-stat"
        flip={false}
        hint={() => word('pointsNow', lang)}
      >
        <Laurel />
        <b>
          <Count value={sum} still={still} />
        </b>
      </Spot>
    </header>
  )
}
