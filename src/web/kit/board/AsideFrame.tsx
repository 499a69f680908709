// The frame of a game's `Aside`: what people look up while choosing, below the moves on wide screens.
import './aside.css'
import type { ReactNode } from 'react'

interface AsideFrameProps {
  readonly game: string
  readonly className: string
  readonly children: ReactNode
}

export function AsideFrame({ game, className, children }: AsideFrameProps) {
  return (
    <div className={`kit-aside ${className}`} data-game={game}>
      {children}
    </div>
  )
}
