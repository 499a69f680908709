// The table: SOLO's city, the structure with everything around it, your city. Wide screens put SOLO left and you right (Q11).
import './palette.css'
import './board.css'
import { type RefObject, useEffect } from 'react'
import type { BoardProps } from '../../../web/contract.ts'
import { BoardFrame } from '../../../web/kit/board/BoardFrame.tsx'
import { useFlip } from '../../../web/kit/board/flip.ts'
import { useBoard, useNews } from '../../../web/kit/board/useBoard.ts'
import { PLAYER, SOLO } from '../asks.ts'
import { type State, topAsk } from '../state.ts'
import { City } from './city/City.tsx'
import { Details } from './details/Details.tsx'
import { flightsOf } from './motion/flights.ts'
import { newsOf } from './motion/news.ts'
import { Structure } from './structure/Structure.tsx'
import { Middle } from './track/Middle.tsx'
import { Tray } from './tray/Tray.tsx'
import { board, ViewContext } from './view.ts'

export function Board(props: BoardProps) {
  const { root, popover, still, view } = useBoard(board, props, useNews(newsOf, props))
  const { s, prefs } = view
  useFlip(root, s, still, () => flightsOf(props.before as State | undefined, s))
  const asked = props.mode === 'beside' ? (topAsk(s)?.slot ?? -1) : -1
  useInSight(root, asked, s)
  return (
    <ViewContext value={view}>
      <BoardFrame of={board} root={root} prefs={prefs} still={still} popover={<Details handle={popover} />}>
        <div className="du-board" data-asking={asked >= 0 || undefined}>
          <City side={SOLO} />
          <div className="du-centre" data-age={s.occupied === 0 ? undefined : s.age}>
            <Middle />
            <Tray />
            {s.occupied !== 0 && <Structure rim={props.mode === 'beside'} />}
          </div>
          <City side={PLAYER} />
        </div>
      </BoardFrame>
    </ViewContext>
  )
}

/** Scrolls to the slot whose card is asked for, above the panel that asks, or to the cards of SOLO of which you destroy one. */
function useInSight(root: RefObject<HTMLElement | null>, slot: number, s: State): void {
  useEffect(() => {
    const piece = slot >= 0 ? '.du-structure [data-asked]' : '.du-tile[data-lit]'
    root.current?.querySelector(piece)?.scrollIntoView({ block: 'nearest' })
  }, [root, slot, s])
}
