// The table: SOLO's city, the structure with all that lies around it, your city. Wide screens put SOLO left and you right (Q11).
import './palette.css'
import './board.css'
import { useMemo, useRef, useState } from 'react'
import type { BoardProps } from '../../../web/contract.ts'
import { useFlip } from '../../../web/kit/board/flip.ts'
import { useKeptFocus } from '../../../web/kit/board/focus.ts'
import { HintLayer } from '../../../web/kit/board/Hint.tsx'
import type { LeafHandle } from '../../../web/kit/board/opened.ts'
import type { Move } from '../moves.ts'
import { key } from '../moves.ts'
import { PLAYER, SOLO } from '../asks.ts'
import type { State } from '../state.ts'
import { City } from './city/City.tsx'
import { Details } from './details/Details.tsx'
import { flightsOf } from './motion/flights.ts'
import { newsOf } from './motion/news.ts'
import { Structure } from './structure/Structure.tsx'
import { Middle } from './track/Middle.tsx'
import { Tray } from './tray/Tray.tsx'
import { litBy, type Target, type View, ViewContext } from './view.ts'

export function Board(props: BoardProps) {
  const { module, lang, prefs, play } = props
  const s = props.state as State
  const before = props.before as State | undefined
  const options = props.options as View['options']
  const leaf = useRef<LeafHandle<Target>>(null)
  const news = useNews(before, s)
  const root = useRef<HTMLDivElement>(null)
  const still = prefs.reducedMotion || before === undefined
  useFlip(root, s, still, () => flightsOf(before, s))
  useKeptFocus(root, options.length > 0)

  const view = useMemo<View>(
    () => ({
      module,
      s,
      lang,
      prefs,
      options,
      lit: litBy(options),
      news,
      play: (move: Move) => {
        leaf.current?.close()
        play(key(move))
      },
      show: (target, at) => leaf.current?.open(target, at),
    }),
    [module, s, lang, prefs, options, news, play],
  )
  const classes = ['du-root', 'kit-board', prefs.patterns && 'du-patterns', still && 'du-still']
  return (
    <ViewContext value={view}>
      <div ref={root} className={classes.filter(Boolean).join(' ')} data-game="duel">
        <HintLayer>
          <div className="du-board">
            <City side={SOLO} />
            <div className="du-centre">
              <Middle />
              <Tray />
              {s.occupied !== 0 && <Structure />}
            </div>
            <City side={PLAYER} />
          </div>
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
