// What every board has: its view, its popover, the news, the focus. Motion is separate, for boards with moving pieces.
import { type RefObject, useMemo, useRef, useState } from 'react'
import type { BoardProps } from '../../contract.ts'
import { useMedia } from '../../hooks.ts'
import { useKeptFocus } from './focus.ts'
import type { PopoverHandle } from './opened.ts'
import { type BoardSpec, type BoardView, moveAtOnce, offersOf } from './view.ts'

interface BoardParts<S, M, T> {
  readonly root: RefObject<HTMLDivElement | null>
  readonly popover: RefObject<PopoverHandle<T> | null>
  /** Shows everything in its place at once. */
  readonly still: boolean
  readonly view: BoardView<S, M, T>
}

export function useBoard<S, M, T>(
  spec: BoardSpec<S, M, T>,
  props: BoardProps,
  news: ReadonlySet<string>,
): BoardParts<S, M, T> {
  const { module, lang, prefs, play, marked } = props
  const s = props.state as S
  const options = props.options as BoardView<S, M, T>['options']
  const root = useRef<HTMLDivElement>(null)
  const popover = useRef<PopoverHandle<T>>(null)
  const still = prefs.reducedMotion || props.before === undefined
  const touch = useMedia('(pointer: coarse)')
  useKeptFocus(root, options.length > 0)
  const base = useMemo((): Omit<BoardView<S, M, T>, 'marked'> => {
    const offers = offersOf(spec, options, s)
    const playMove = (move: M, ...then: readonly M[]) => {
      popover.current?.close()
      play(module.game.key(move), ...then.map((each) => module.game.key(each)))
    }
    return {
      module,
      s,
      lang,
      prefs,
      options,
      offers,
      news,
      touch,
      play: playMove,
      press: (target, at) => {
        const only = moveAtOnce(spec, { offers, touch, s }, target)
        if (only !== undefined) playMove(only)
        else popover.current?.open(target, at)
      },
      read: (target, at) => popover.current?.open(target, at),
    }
  }, [spec, module, s, lang, prefs, options, news, play, touch])
  // Separate, so that the options stay the same object when only the explanation changes.
  const view = useMemo((): BoardView<S, M, T> => ({ ...base, marked }), [base, marked])
  return { root, popover, still, view }
}

/** News stay until your next decision: computed once per snapshot, from those of the one before. */
export function useNews<S, N>(newsOf: (before: S | undefined, s: S, kept?: N) => N, props: BoardProps): N {
  const [s, before] = [props.state as S, props.before as S | undefined]
  const [held, setHeld] = useState(() => ({ s, news: newsOf(before, s) }))
  if (held.s === s) return held.news
  const news = newsOf(before, s, held.news)
  setHeld({ s, news })
  return news
}
