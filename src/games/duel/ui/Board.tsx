// The table: SOLO's city, the structure with all that lies around it, your city. Wide screens put SOLO left and you right (Q11).
import './palette.css'
import './board.css'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { BoardProps } from '../../../web/contract.ts'
import type { Move } from '../moves.ts'
import { key } from '../moves.ts'
import { PLAYER, SOLO } from '../asks.ts'
import type { State } from '../state.ts'
import { City } from './city/City.tsx'
import { Details, type Opened } from './details/Details.tsx'
import { HintLayer } from './hint/Hint.tsx'
import { useFlip } from './motion/flip.ts'
import { useKeptFocus } from './motion/focus.ts'
import { newsOf } from './motion/news.ts'
import { useRoom } from './motion/room.ts'
import { Structure } from './structure/Structure.tsx'
import { Middle } from './track/Middle.tsx'
import { Tray } from './tray/Tray.tsx'
import { litBy, type View, ViewContext } from './view.ts'

export function Board(props: BoardProps) {
  const { module, lang, prefs, play } = props
  const s = props.state as State
  const before = props.before as State | undefined
  const options = props.options as View['options']
  const [opened, setOpened] = useState<Opened>()
  const news = useNews(before, s)
  const root = useRef<HTMLDivElement>(null)
  const still = prefs.reducedMotion || before === undefined
  useFlip(root, s, still)
  useRoom(root)
  // A piece that has left the table takes its leaf with it.
  useEffect(() => setOpened((was) => (was?.at.isConnected ? was : undefined)), [s])
  useKeptFocus(root, options.length > 0 && opened === undefined)

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
        setOpened(undefined)
        play(key(move))
      },
      // From inside the leaf another piece opens in its place.
      show: (target, at) =>
        setOpened((was) => ({ target, at: was !== undefined && at.closest('.du-leaf') ? was.at : at })),
    }),
    [module, s, lang, prefs, options, news, play],
  )
  const classes = ['du-root', prefs.patterns && 'du-patterns', still && 'du-still']
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
        <Details opened={opened} close={() => setOpened(undefined)} />
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
