// The table: the map, the cards for sale, your hand and storehouse, the AI beside you.
import './palette.css'
import './board.css'
import { useMemo } from 'react'
import type { BoardProps } from '../../../web/contract.ts'
import { BoardFrame } from '../../../web/kit/board/BoardFrame.tsx'
import { useFlip } from '../../../web/kit/board/flip.ts'
import { useBoard, useNews } from '../../../web/kit/board/useBoard.ts'
import { mapOf, type State } from '../state.ts'
import { Details } from './details/Details.tsx'
import { MapView } from './map/MapView.tsx'
import { flightsOf } from './motion/flights.ts'
import { newsOf } from './motion/news.ts'
import { Trays } from './Trays.tsx'
import { Tray } from './tray/Tray.tsx'
import { board, type View, ViewContext } from './view.ts'

export function Board(props: BoardProps) {
  const { of, rolls } = useNews(newsOf, props)
  const { root, popover, still, view: base } = useBoard(board, props, of)
  const { s, prefs } = base
  useFlip(root, s, still, () => flightsOf(props.before as State | undefined, s))
  const { takeBack } = props
  const view = useMemo<View>(
    () => ({
      ...base,
      map: mapOf(base.s),
      still,
      rolls,
      takeBack: (isThere) => takeBack?.((state) => isThere(state as State)),
    }),
    [base, still, rolls, takeBack],
  )
  return (
    <ViewContext value={view}>
      <BoardFrame of={board} root={root} prefs={prefs} still={still} popover={<Details handle={popover} />}>
        <div className="co-board kit-steady">
          <MapView>
            <Tray />
          </MapView>
          <Trays />
        </div>
      </BoardFrame>
    </ViewContext>
  )
}
