import type { ReactNode } from 'react'
import './kit.css'

export function Tag({ children, look = 'plain' }: { readonly children: ReactNode; readonly look?: 'plain' | 'lit' }) {
  return <span className={`kit-tag kit-tag--${look}`}>{children}</span>
}

/** The address of a clause, a ruling or a rung on the rules page of a game. */
export const helpLink = (game: string, at: string): string => `#/help/${game}?at=${encodeURIComponent(at)}`

export interface ClauseLinkProps {
  readonly game: string
  readonly clause: string
  /** What the clause says, shown on hover. */
  readonly says?: string | undefined
}

export function ClauseLink({ game, clause, says }: ClauseLinkProps) {
  return (
    <a className="kit-tag kit-tag--link" href={helpLink(game, clause)} title={says}>
      {clause}
    </a>
  )
}
