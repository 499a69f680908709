// The table: the Opponent's side, the three decks with all that lies around them, your side.
import './palette.css'
import './board.css'
import { useMemo, useRef, useState } from 'react'
import type { BoardProps } from '../../../web/contract.ts'
import { useFlip } from '../../../web/kit/board/flip.ts'
import { useKeptFocus } from '../../../web/kit/board/focus.ts'
import { HintLayer } from '../../../web/kit/board/Hint.tsx'
import type { LeafHandle } from '../../../web/kit/board/opened.ts'
import { OPPONENT, PLAYER } from '../asks.ts'
import { key, type Move } from '../moves.ts'
import { NONE, type State } from '../state.ts'
import { Battle } from './centre/Battle.tsx'
import { Progress } from './centre/Progress.tsx'
import { Decks } from './deck/Decks.tsx'
import { Details } from './details/Details.tsx'
import { flightsOf } from './motion/flights.ts'
import { newsOf } from './motion/news.ts'
import { SidePanel } from './side/SidePanel.tsx'
import { Tray } from './tray/Tray.tsx'
import { litBy, movesOn, nameOfTarget, type Target, type View, ViewContext } from './view.ts'

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
      news,
      play: playMove,
      press: (target, at) => {
        const [only, ...more] = movesOn(options, nameOfTarget(target))
        // A Wonder is for the whole game: it is looked at before it is chosen.
        if (only !== undefined && more.length === 0 && target.kind !== 'wonder') playMove(only)
        else leaf.current?.open(target, at)
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
