// A question with what answers it.
import './tray.css'
import type { ReactNode } from 'react'

export function Frame({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <section className="du-tray" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
