// The table: the map with the tray under it, your board and the actions beside it, the cults and everything else below.
import './palette.css'
import './board.css'
import './map/map.css'
import './side/side.css'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { BoardProps } from '../../../web/contract.ts'
import { useKeptFocus } from '../../../web/kit/board/focus.ts'
import { HintLayer } from '../../../web/kit/board/Hint.tsx'
import { key, type Move } from '../moves.ts'
import { NONE, type State, topAsk } from '../state.ts'
import { Details, type Opened } from './details/Details.tsx'
import { TheMap } from './map/Map.tsx'
import { Cults } from './side/Cults.tsx'
import { Opponents } from './side/Opponents.tsx'
import { Score } from './side/Score.tsx'
import { BonusTiles, PowerActions, Rewards, Rounds } from './side/Tiles.tsx'
import { You } from './side/You.tsx'
import { Tray } from './tray/Tray.tsx'
import { nameOfTarget, newsOf, offersOf, type Target, type View, ViewContext } from './view.ts'

/** Passing and a faction are for long, an opponent's piece brings an offer (Q17): they are looked at first. */
const WEIGHTY: ReadonlySet<Move['do']> = new Set(['pass', 'faction', 'add', 'evolve'])
/** So is what a name in the tray stands for. */
const SUMMED: ReadonlySet<Target['kind']> = new Set(['convert', 'priests', 'powers'])

export function Board(props: BoardProps) {
  const { module, lang, prefs, play, marked } = props
  const s = props.state as State
  const before = props.before as State | undefined
  const options = props.options as View['options']
  const [opened, setOpened] = useState<Opened>()
  const root = useRef<HTMLDivElement>(null)
  const still = prefs.reducedMotion || before === undefined
  useKeptFocus(root, options.length > 0 && opened === undefined)
  const ask = topAsk(s)
  const question = ask === undefined || ask.ask === 'act' || options.length === 0 ? undefined : ask
  useAnswerable(root, question, still)

  const view = useMemo<View>(() => {
    const offers = offersOf(options)
    const playMove = (move: Move) => {
      setOpened(undefined)
      play(key(move))
    }
    return {
      module,
      s,
      lang,
      prefs,
      options,
      offers,
      news: newsOf(before, s),
      marked,
      still,
      play: playMove,
      press: (target, at) => {
        const [only, ...more] = offers.get(nameOfTarget(target)) ?? []
        const weighty = only !== undefined && (WEIGHTY.has(only.do) || SUMMED.has(target.kind))
        if (only !== undefined && more.length === 0 && !weighty) playMove(only)
        else setOpened({ target, at })
      },
    }
  }, [module, s, before, lang, prefs, options, marked, still, play])
  const classes = ['tm-root', 'kit-board', prefs.patterns && 'tm-patterns', still && 'tm-still']
  return (
    <ViewContext value={view}>
      <div ref={root} className={classes.filter(Boolean).join(' ')} data-game="terra-mystica">
        <HintLayer>
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
        </HintLayer>
        <Details opened={opened} close={() => setOpened(undefined)} />
      </div>
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
