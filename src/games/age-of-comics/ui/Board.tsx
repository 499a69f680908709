// The table: the board with its six areas, the cards on display, the map, the chart, your side and the Automa's.
import './palette.css'
import './board.css'
import { type RefObject, useEffect, useMemo } from 'react'
import type { BoardProps } from '../../../web/contract.ts'
import { BoardFrame } from '../../../web/kit/board/BoardFrame.tsx'
import { useFlip } from '../../../web/kit/board/flip.ts'
import { useBoard, useNews } from '../../../web/kit/board/useBoard.ts'
import { NONE, type State, topAsk } from '../state.ts'
import { Chart } from './chart/Chart.tsx'
import { Details } from './details/Details.tsx'
import { SalesMap } from './map/SalesMap.tsx'
import { AutomaMat } from './mat/AutomaMat.tsx'
import { YourMat } from './mat/YourMat.tsx'
import { flightsOf } from './motion/flights.ts'
import { newsOf } from './motion/news.ts'
import { Areas } from './office/Areas.tsx'
import { Displays } from './office/Displays.tsx'
import { Ways } from './Ways.tsx'
import { Goals } from './tray/Goals.tsx'
import { Outcome } from './tray/Outcome.tsx'
import { Tray } from './tray/Tray.tsx'
import { board, placeOf, type View, ViewContext } from './view.ts'

export function Board(props: BoardProps) {
  const { root, popover, still, view: base } = useBoard(board, props, useNews(newsOf, props))
  const { s, prefs, options } = base
  useFlip(root, s, still, () => flightsOf(props.before as State | undefined, s))
  useInSight(root, options.length === 0 ? undefined : askedNow(s), still)
  const view = useMemo<View>(() => ({ ...base, asked: placeOf(base.options[0]?.move, base.s) }), [base])
  return (
    <ViewContext value={view}>
      <BoardFrame of={board} root={root} prefs={prefs} still={still} popover={<Details handle={popover} />}>
        <Ways />
        <div className="ac-board kit-steady">
          {s.over ? <Outcome /> : <Goals />}
          <Areas />
          <div className="ac-pair">
            <Displays />
            <SalesMap />
          </div>
          <Chart />
          <AutomaMat />
        </div>
        <div className="ac-foot">
          <YourMat />
          <Tray />
        </div>
      </BoardFrame>
    </ViewContext>
  )
}

/** When a new question comes up and none of its pieces is in sight, scrolls to the first one. */
function useInSight(root: RefObject<HTMLElement | null>, ask: string | undefined, still: boolean): void {
  useEffect(() => {
    const element = root.current
    if (ask === undefined || element === null) return
    const lit = [...element.querySelectorAll<HTMLElement>('.kit-spot[data-lit], .kit-spot[data-asked], .kit-first')]
    const around = element.parentElement?.getBoundingClientRect()
    // The bar at the bottom of the screen is always visible and covers what lies below it.
    const foot = [...element.querySelectorAll('.ac-foot, .ac-foot > *')].filter(
      (part) => getComputedStyle(part).position === 'sticky',
    )
    const isAtFoot = (piece: Element) => foot.some((part) => part.contains(piece))
    const pieces = lit.filter((piece) => piece.closest('.ac-tray') === null)
    const first = pieces.find((piece) => !isAtFoot(piece))
    if (first === undefined || around === undefined) return
    const hidden = Math.max(0, ...foot.map(({ clientHeight }) => clientHeight))
    const seen = pieces.some((piece) => {
      const { top, bottom } = piece.getBoundingClientRect()
      return isAtFoot(piece) || (top >= around.top + WAYS && bottom <= around.bottom - hidden)
    })
    const isAsked = first.dataset['asked'] !== undefined
    // Outcomes of chance are entered below the board, so their place scrolls to the top.
    if (isAsked || !seen)
      first.scrollIntoView({ block: isAsked ? 'start' : 'center', behavior: still ? 'auto' : 'smooth' })
  }, [root, ask, still])
}

/** The question, and its place if chance is asked about several in turn. */
function askedNow(s: State): string | undefined {
  const top = topAsk(s)
  if (top === undefined) return undefined
  return top.ask === 'order' ? `order ${s.map.indexOf(NONE)}` : top.ask === 'value' ? `value ${top.space}` : top.ask
}

/** The height of the links between the parts at the top. */
const WAYS = 48
