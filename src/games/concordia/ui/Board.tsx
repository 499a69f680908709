// The table: the map, the cards for sale, your hand and storehouse, the AI beside you.
import './palette.css'
import './board.css'
import { useMemo, useRef, useState } from 'react'
import type { BoardProps } from '../../../web/contract.ts'
import { useFlip } from '../../../web/kit/board/flip.ts'
import { useKeptFocus } from '../../../web/kit/board/focus.ts'
import { HintLayer } from '../../../web/kit/board/Hint.tsx'
import type { LeafHandle } from '../../../web/kit/board/opened.ts'
import { key, type Move } from '../moves.ts'
import { mapOf, type State } from '../state.ts'
import { Details } from './details/Details.tsx'
import { MapView } from './map/MapView.tsx'
import { flightsOf } from './motion/flights.ts'
import { newsOf } from './motion/news.ts'
import { Trays } from './Trays.tsx'
import { Tray } from './tray/Tray.tsx'
import { nameOfTarget, type News, offersOf, type Target, type View, ViewContext } from './view.ts'

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

  const view = useMemo<View>(() => {
    const offers = offersOf(s, options)
    const playMove = (move: Move) => {
      leaf.current?.close()
      play(key(move))
    }
    return {
      module,
      s,
      map: mapOf(s),
      lang,
      prefs,
      still,
      options,
      offers,
      news,
      marked,
      play: playMove,
      press: (target, at) => {
        const [only, ...more] = offers.get(nameOfTarget(target)) ?? []
        if (only !== undefined && more.length === 0) playMove(only)
        else leaf.current?.open(target, at)
      },
    }
  }, [module, s, lang, prefs, still, options, news, marked, play])
  const classes = ['co-root', 'kit-board', still && 'co-still']
  return (
    <ViewContext value={view}>
      <div ref={root} className={classes.filter(Boolean).join(' ')} data-game="concordia">
        <HintLayer>
          <div className="co-board">
            <MapView>
              <Tray />
            </MapView>
            <Trays />
          </div>
        </HintLayer>
        <Details handle={leaf} />
      </div>
    </ViewContext>
  )
}

/** News last until you decide again: they are worked out once for every snapshot. */
function useNews(before: State | undefined, s: State): News {
  const [held, setHeld] = useState(() => ({ s, news: newsOf(before, s) }))
  if (held.s === s) return held.news
  const news = newsOf(before, s, held.news)
  setHeld({ s, news })
  return news
}
