// The table: the map with the tray under it, your board and the actions beside it, the cults and everything else below.
import './palette.css'
import './board.css'
import './map/map.css'
import './side/side.css'
import { type RefObject, useEffect, useMemo } from 'react'
import type { BoardProps } from '../../../web/contract.ts'
import { BoardFrame } from '../../../web/kit/board/BoardFrame.tsx'
import { useBoard } from '../../../web/kit/board/useBoard.ts'
import { NONE, type State, topAsk } from '../state.ts'
import { Details } from './details/Details.tsx'
import { TheMap } from './map/Map.tsx'
import { Cults } from './side/Cults.tsx'
import { Opponents } from './side/Opponents.tsx'
import { Score } from './side/Score.tsx'
import { BonusTiles, PowerActions, Rewards, Rounds } from './side/Tiles.tsx'
import { You } from './side/You.tsx'
import { Tray } from './tray/Tray.tsx'
import { board, newsOf, type View, ViewContext } from './view.ts'

export function Board(props: BoardProps) {
  const [now, before] = [props.state as State, props.before as State | undefined]
  const news = useMemo(() => newsOf(before, now), [before, now])
  const { root, leaf, still, view: base } = useBoard(board, props, news)
  const { s, prefs, options } = base
  const ask = topAsk(s)
  const question = ask === undefined || ask.ask === 'act' || options.length === 0 ? undefined : ask
  useAnswerable(root, question, still)
  const view = useMemo<View>(() => ({ ...base, still }), [base, still])
  return (
    <ViewContext value={view}>
      <BoardFrame of={board} root={root} prefs={prefs} still={still} leaf={<Details handle={leaf} />}>
        <div className="tm-board" data-setup={s.player.faction === NONE || undefined}>
          <div className="tm-left">
            <TheMap />
            <Tray />
          </div>
          <div className="tm-right">
            <You />
            <PowerActions />
            <BonusTiles />
          </div>
          <div className="tm-under">
            <div className="tm-column">
              <Cults />
              <Opponents />
            </div>
            <div className="tm-column">
              <Rounds />
              <Rewards />
              <Score />
            </div>
          </div>
        </div>
      </BoardFrame>
    </ViewContext>
  )
}

/** What is asked in the middle of an action is answered at the map and under it: they come back into sight. */
function useAnswerable(root: RefObject<HTMLElement | null>, question: unknown, still: boolean): void {
  useEffect(() => {
    const top = root.current?.querySelector('.tm-left')
    const scroller = root.current?.parentElement
    if (question === undefined || top == null || scroller == null) return
    if (top.getBoundingClientRect().top < scroller.getBoundingClientRect().top - 120)
      top.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' })
  }, [root, question, still])
}
