// The table: the Opponent's side, the three decks with all that lies around them, your side.
import './palette.css'
import './board.css'
import { useMemo, useRef, useState } from 'react'
import type { BoardProps } from '../../../web/contract.ts'
import { useFlip } from '../../../web/kit/board/flip.ts'
import { useKeptFocus } from '../../../web/kit/board/focus.ts'
import { HintLayer } from '../../../web/kit/board/Hint.tsx'
import { useRoom } from '../../../web/kit/board/room.ts'
import { OPPONENT, PLAYER } from '../asks.ts'
import { key, type Move } from '../moves.ts'
import { NONE, type State } from '../state.ts'
import { Battle } from './centre/Battle.tsx'
import { Progress } from './centre/Progress.tsx'
import { Decks } from './deck/Decks.tsx'
import { Details, type Opened } from './details/Details.tsx'
import { flightsOf } from './motion/flights.ts'
import { newsOf } from './motion/news.ts'
import { SidePanel } from './side/SidePanel.tsx'
import { Tray } from './tray/Tray.tsx'
import { litBy, movesOn, nameOfTarget, type View, ViewContext } from './view.ts'

export function Board(props: BoardProps) {
  const { module, lang, prefs, play } = props
  const s = props.state as State
  const before = props.before as State | undefined
  const options = props.options as View['options']
  const [opened, setOpened] = useState<Opened>()
  const news = useNews(before, s)
  const root = useRef<HTMLDivElement>(null)
  const still = prefs.reducedMotion || before === undefined
  useFlip(root, s, still, () => flightsOf(before, s))
  useRoom(root)
  useKeptFocus(root, options.length > 0 && opened === undefined)

  const view = useMemo<View>(() => {
    const playMove = (move: Move) => {
      setOpened(undefined)
      play(key(move))
    }
    // From inside the leaf another piece opens in its place.
    const show: View['press'] = (target, at) =>
      setOpened((was) => ({ target, at: was !== undefined && at.closest('.ar-leaf') ? was.at : at }))
    return {
      module,
      s,
      lang,
      prefs,
      options,
      lit: litBy(options),
      news,
      play: playMove,
      press: (target, at) => {
        const [only, ...more] = movesOn(options, nameOfTarget(target))
        // A Wonder is for the whole game: it is looked at before it is chosen.
        if (only !== undefined && more.length === 0 && target.kind !== 'wonder') playMove(only)
        else show(target, at)
      },
    }
  }, [module, s, lang, prefs, options, news, play])
  // The tokens lie in the tray while one of them is to be chosen.
  const choosing = options.some(({ move }) => move.do === 'token')
  const ready = s.boards.every(({ wonder }) => wonder !== NONE)
  const classes = ['ar-root', 'kit-board', prefs.patterns && 'ar-patterns', still && 'ar-still']
  return (
    <ViewContext value={view}>
      <div ref={root} className={classes.filter(Boolean).join(' ')} data-game="architects">
        <HintLayer>
          <div className="ar-board" data-setup={!ready || undefined}>
            <SidePanel side={OPPONENT} />
            <div className="ar-centre">
              {ready && <Battle />}
              {ready && <Decks />}
              <Tray />
              {ready && !choosing && <Progress />}
            </div>
            <SidePanel side={PLAYER} />
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
