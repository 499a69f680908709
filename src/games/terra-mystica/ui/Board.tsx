// The table. Left: the map, and below it the actions or the current question. Right: your board and the cults. Below: what people rarely
// need. On a wide screen everything to play with fits without scrolling.
import './palette.css'
import './board.css'
import './map/map.css'
import './side/side.css'
import './side/cults.css'
import './tray/desk.css'
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import type { BoardProps } from '../../../web/contract.ts'
import { BoardFrame } from '../../../web/kit/board/BoardFrame.tsx'
import { useBoard } from '../../../web/kit/board/useBoard.ts'
import { isFor } from '../asks.ts'
import { isBetweenActions, NONE, type State, topAsk } from '../state.ts'
import { offersFor, rowAtOnce, theirMoves } from './choices/offers.ts'
import { Details } from './details/Details.tsx'
import { TheMap } from './map/Map.tsx'
import { isRefereed } from '../referee/state.ts'
import { Cults } from './side/Cults.tsx'
import { Referee } from './side/Referee.tsx'
import { Score } from './side/Score.tsx'
import { Rewards, Rounds } from './side/Tiles.tsx'
import { You } from './side/You.tsx'
import { Desk } from './tray/Desk.tsx'
import { isAskedHere, Tray } from './tray/Tray.tsx'
import { board, newsOf, type View, ViewContext } from './view.ts'

export function Board(props: BoardProps) {
  const [now, before] = [props.state as State, props.before as State | undefined]
  const news = useMemo(() => newsOf(before, now), [before, now])
  const { root, popover, still, view: base } = useBoard(board, props, news)
  const { s, prefs, options } = base
  const ask = topAsk(s)
  const question = ask === undefined || ask.ask === 'act' || options.length === 0 ? undefined : ask
  useAnswerable(root, question, still)
  const [aim, setAim] = useAim(s)
  const { takeBack } = props
  const view = useMemo<View>(() => {
    const offers = offersFor(s, options, base.offers, aim)
    return {
      ...base,
      still,
      aim,
      offers,
      cancel: question === undefined ? undefined : takeBack?.((state) => isBetweenActions(state as State)),
      press: (target, at) => {
        const row = rowAtOnce({ s, offers, touch: base.touch }, target)
        if (row !== undefined) base.play(...row)
        else if (target.kind === 'opponent' && theirMoves(s, options, target.no).length > 0)
          setAim(aim === target.no ? undefined : target.no)
        else popover.current?.open(target, at)
      },
    }
  }, [base, s, options, still, aim, setAim, question, takeBack, popover])
  return (
    <ViewContext value={view}>
      <BoardFrame of={board} root={root} prefs={prefs} still={still} popover={<Details handle={popover} />}>
        <div className="tm-board kit-steady" data-setup={s.player.faction === NONE || undefined}>
          {isRefereed(s) ? (
            <>
              <div className="tm-left">
                {isAskedOnBoard(s) && isAskedHere(view) && <Tray />}
                <TheMap />
              </div>
              <div className="tm-right">
                <Referee s={s} />
              </div>
            </>
          ) : (
            <>
              <div className="tm-left">
                <TheMap />
                <Desk />
              </div>
              <div className="tm-right">
                <You />
                <Cults />
              </div>
              <div className="tm-under">
                <Rounds />
                <Rewards />
                <Score />
              </div>
            </>
          )}
        </div>
      </BoardFrame>
    </ViewContext>
  )
}

/** What the cards, the dice and the end of the real table say is entered beside the board, and dwellings are placed on the map. */
function isAskedOnBoard(s: State): boolean {
  const ask = topAsk(s)
  return ask === undefined ? s.phase !== 'game-end' : ask.ask !== 'place' && isFor(ask, 'you')
}

/** The selected opponent: for one of its moves, or until something else happens. */
function useAim(s: State): readonly [number | undefined, (no: number | undefined) => void] {
  const [chosen, choose] = useState<{ readonly no: number | undefined; readonly s: State }>()
  const aim = chosen?.s === s ? chosen.no : undefined
  const setAim = useCallback((no: number | undefined) => choose({ no, s }), [s])
  useEffect(() => {
    if (aim === undefined) return undefined
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && setAim(undefined)
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [aim, setAim])
  return [aim, setAim]
}

/** Questions in the middle of an action are answered on the map and below it, so both scroll into sight. */
function useAnswerable(root: RefObject<HTMLElement | null>, question: unknown, still: boolean): void {
  useEffect(() => {
    const top = root.current?.querySelector('.tm-left')
    const scroller = root.current?.parentElement
    if (question === undefined || top == null || scroller == null) return
    if (top.getBoundingClientRect().top < scroller.getBoundingClientRect().top - 120)
      top.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' })
  }, [root, question, still])
}
