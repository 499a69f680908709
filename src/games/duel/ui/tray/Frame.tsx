// A question with its answers.
import './tray.css'
import type { ReactNode } from 'react'

interface FrameProps {
  readonly title: string
  /** The line above the board says the same, so small screens leave out the title. */
  readonly said?: boolean
  readonly children?: ReactNode
}

export function Frame({ title, said = false, children }: FrameProps) {
  return (
    <section className="du-tray" data-said={said || undefined} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
