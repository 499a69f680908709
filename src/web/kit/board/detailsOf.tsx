// The popover that opens on a piece of a game: what it is, what can be done with it now, or why nothing can.
import type { ComponentType, ReactElement, Ref } from 'react'
import { WhatIsThis } from '../../learn/WhatIsThis.tsx'
import { Popover } from './Popover.tsx'
import { type PopoverHandle, useOpened } from './opened.ts'
import type { BoardSpec, BoardView } from './view.ts'
import { BOARD_WORDS } from './words.ts'

interface About<T, V> {
  readonly titleOf: (target: T, view: V) => string
  readonly About: ComponentType<{ readonly target: T; readonly title: string }>
}

export function detailsOf<S, M, T, V extends BoardView<S, M, T>>(
  { game, prefix, nameOf, idOf }: BoardSpec<S, M, T>,
  useView: () => V,
  { titleOf, About }: About<T, V>,
): (props: { readonly handle: Ref<PopoverHandle<T>> }) => ReactElement | null {
  return function Details({ handle }) {
    const view = useView()
    const [opened, close] = useOpened(handle, view.s)
    if (opened === undefined) return null
    const { target, at } = opened
    const title = titleOf(target, view)
    const [kind = ''] = nameOf(target).split(':')
    return (
      <Popover
        at={at}
        label={title}
        closeLabel={BOARD_WORDS.close[view.lang]}
        close={close}
        game={game}
        className={view.prefs.patterns ? `${prefix}-popover ${prefix}-patterns` : `${prefix}-popover`}
      >
        <About key={nameOf(target)} target={target} title={title} />
        {view.module.handbook === undefined ? null : (
          <div className="kit-popover-rule">
            <WhatIsThis game={game} about={{ piece: idOf?.(target, view.s) ?? kind, kind }} title={title} look="rule" />
          </div>
        )}
      </Popover>
    )
  }
}
