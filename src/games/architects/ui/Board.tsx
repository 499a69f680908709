// The table: the Opponent's side, the three decks with everything around them, your side.
import './palette.css'
import './board.css'
import type { BoardProps } from '../../../web/contract.ts'
import { BoardFrame } from '../../../web/kit/board/BoardFrame.tsx'
import { useFlip } from '../../../web/kit/board/flip.ts'
import { useBoard, useNews } from '../../../web/kit/board/useBoard.ts'
import { OPPONENT, PLAYER } from '../asks.ts'
import { NONE, type State } from '../state.ts'
import { Battle } from './centre/Battle.tsx'
import { Progress } from './centre/Progress.tsx'
import { Decks } from './deck/Decks.tsx'
import { Details } from './details/Details.tsx'
import { flightsOf } from './motion/flights.ts'
import { newsOf } from './motion/news.ts'
import { SidePanel } from './side/SidePanel.tsx'
import { Tray } from './tray/Tray.tsx'
import { board, ViewContext } from './view.ts'

export function Board(props: BoardProps) {
  const { root, popover, still, view } = useBoard(board, props, useNews(newsOf, props))
  const { s, prefs, options } = view
  useFlip(root, s, still, () => flightsOf(props.before as State | undefined, s))
  // The tokens are in the tray while you choose one of them.
  const choosing = options.some(({ move }) => move.do === 'token')
  const ready = s.boards.every(({ wonder }) => wonder !== NONE)
  return (
    <ViewContext value={view}>
      <BoardFrame of={board} root={root} prefs={prefs} still={still} popover={<Details handle={popover} />}>
        <div className="ar-board" data-setup={!ready || undefined}>
          <SidePanel side={OPPONENT} />
          <div className="ar-centre" data-part="centre">
            {ready && <Battle />}
            {ready && <Decks />}
            <Tray />
            {ready && !choosing && <Progress />}
          </div>
          <SidePanel side={PLAYER} />
        </div>
      </BoardFrame>
    </ViewContext>
  )
}
