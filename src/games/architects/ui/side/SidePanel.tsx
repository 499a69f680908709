// One side of the table: name, points, the Wonder, the cards by colour, the Progress tokens.
import './side.css'
import { PLAYER, type Side } from '../../asks.ts'
import { NONE } from '../../state.ts'
import { sideWord } from '../labels.ts'
import { useView } from '../view.ts'
import { word } from '../words.ts'
import { Cards } from './Cards.tsx'
import { Growing } from './Growing.tsx'
import { Held } from './Held.tsx'
import { SideHead } from './SideHead.tsx'

export function SidePanel({ side }: { readonly side: Side }) {
  const { s, lang } = useView()
  const board = s.boards[side]
  if (board.wonder === NONE) return null
  return (
    <section
      className="ar-side"
      data-part={side === PLAYER ? 'you' : 'opponent'}
      data-side={sideWord(side)}
      data-active={(s.active === side && !s.over) || undefined}
      aria-label={word(side === 0 ? 'yourSide' : 'opponentSide', lang)}
    >
      <SideHead side={side} />
      <Growing side={side} />
      <div className="ar-goods">
        <Cards side={side} />
        <Held side={side} />
      </div>
    </section>
  )
}
