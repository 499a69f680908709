import type { ReactNode } from 'react'
import { Brand } from './Brand.tsx'
import { Page } from './Page.tsx'

/** A page where nothing can be played: an empty table, what happened, and where to go. */
export function DeadEnd({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Page title={title} className="plain">
      <div className="paper dead-end">
        <Brand />
        <div>{children}</div>
      </div>
    </Page>
  )
}
