// The table: the board with its six areas, the cards on display, the map, the chart, your side and the Automa's.
import './palette.css'
import './board.css'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { BoardProps } from '../../../web/contract.ts'
import { useFlip } from '../../../web/kit/board/flip.ts'
import { useKeptFocus } from '../../../web/kit/board/focus.ts'
import { HintLayer } from '../../../web/kit/board/Hint.tsx'
import type { LeafHandle } from '../../../web/kit/board/opened.ts'
import { key, type Move } from '../moves.ts'
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
import { litBy, movesOn, nameOfTarget, placeOf, type Target, type View, ViewContext } from './view.ts'

export function Board(props: BoardProps) {
  const { module, lang, prefs, play, marked } = props
  const s = props.state as State
  const before = props.before as State | undefined
  const options = props.options as View['options']
  const leaf = useRef<LeafHandle<Target>>(null)
  const news = useNews(before, s)
  const root = useRef<HTMLDivElement>(null)
  const still = prefs.reducedMotion || before === undefined
  useFlip(root, s, still, () => flightsOf(before, s))
  useKeptFocus(root, options.length > 0)
  useInSight(root, options.length === 0 ? undefined : askedNow(s), still)

  const view = useMemo<View>(() => {
    const playMove = (move: Move) => {
      leaf.current?.close()
      play(key(move))
    }
    return {
      module,
      s,
      lang,
      prefs,
      options,
      lit: litBy(options),
      asked: placeOf(options[0]?.move, s),
      news,
      marked,
      play: playMove,
      press: (target, at) => {
        const [only, ...more] = movesOn(options, nameOfTarget(target))
        if (only !== undefined && more.length === 0) playMove(only)
        else leaf.current?.open(target, at)
      },
    }
  }, [module, s, lang, prefs, options, news, marked, play])
  const classes = ['ac-root', 'kit-board', prefs.patterns && 'ac-patterns', still && 'ac-still']
  return (
    <ViewContext value={view}>
      <div ref={root} className={classes.filter(Boolean).join(' ')} data-game="age-of-comics">
        <HintLayer>
          <Ways />
          <div className="ac-board">
            {s.over ? <Outcome /> : <Goals />}
            <Areas />
            <Displays />
            <SalesMap />
            <YourMat />
            <Chart />
            <AutomaMat />
          </div>
          <Tray />
        </HintLayer>
        <Details handle={leaf} />
      </div>
    </ViewContext>
  )
}

/** News last until you decide again: they are worked out once for every snapshot. */
function useNews(before: State | undefined, s: State): ReadonlySet<string> {
  const [held, setHeld] = useState(() => ({ s, news: newsOf(before, s) }))
  if (held.s === s) return held.news
  const news = newsOf(before, s, held.news)
  setHeld({ s, news })
  return news
}

/** When something else is asked and none of it can be seen, the board comes to the first piece it is about. */
function useInSight(root: RefObject<HTMLElement | null>, ask: string | undefined, still: boolean): void {
  useEffect(() => {
    const element = root.current
    if (ask === undefined || element === null) return
    const lit = [...element.querySelectorAll<HTMLElement>('.kit-spot[data-lit], .kit-spot[data-asked], .kit-first')]
    const around = element.parentElement?.getBoundingClientRect()
    const first = lit.find((piece) => piece.closest('.ac-tray') === null)
    if (first === undefined || around === undefined) return
    const tray = element.querySelector('.ac-tray')?.clientHeight ?? 0
    const seen = lit.some((piece) => {
      const { top, bottom } = piece.getBoundingClientRect()
      return top >= around.top + WAYS && bottom <= around.bottom - tray && piece.closest('.ac-tray') === null
    })
    const isAsked = first.dataset['asked'] !== undefined
    // What chance is asked about is told below the board: it comes to the top.
    if (isAsked || !seen)
      first.scrollIntoView({ block: isAsked ? 'start' : 'center', behavior: still ? 'auto' : 'smooth' })
  }, [root, ask, still])
}

/** What is asked, and of which place where chance is asked about one after the other. */
function askedNow(s: State): string | undefined {
  const top = topAsk(s)
  if (top === undefined) return undefined
  return top.ask === 'order' ? `order ${s.map.indexOf(NONE)}` : top.ask === 'value' ? `value ${top.n}` : top.ask
}

/** How much of the top the ways between the parts take. */
const WAYS = 48
