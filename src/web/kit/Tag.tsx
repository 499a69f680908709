import { type ReactNode, useContext, useId, useRef, useState } from 'react'
import { isRuling } from '../../kernel/clauses.ts'
import { VariantContext } from '../clauses.ts'
import { useLang } from '../hooks.ts'
import { ClausePopover } from './ClausePopover.tsx'
import { canPop } from './Pop.tsx'
import './kit.css'

export function Tag({ children, look = 'plain' }: { readonly children: ReactNode; readonly look?: 'plain' | 'lit' }) {
  return <span className={`kit-tag kit-tag--${look}`}>{children}</span>
}

/** The address of the rules page of a game, without `#`; by the rules of a variant where it has one. */
export function rulesPath(game: string, variant: string, at?: string): string {
  const query = new URLSearchParams({ ...(at === undefined ? {} : { at }), ...(variant === '' ? {} : { variant }) })
  return `/help/${game}${query.size === 0 ? '' : `?${query}`}`
}

/** The address of a clause, a ruling or a rung on the rules page of a game, by the variant that is played or read. */
export function useHelpLink(game: string): (at: string) => string {
  const variant = useContext(VariantContext)
  return (at) => `#${rulesPath(game, variant, at)}`
}

const OURS = { it: 'nostro', en: 'ours' }

/** A number of the document, or of one of our rulings, which is marked. */
function Cite({ clause }: { readonly clause: string }) {
  const lang = useLang()
  return (
    <>
      {clause}
      {isRuling(clause) && <small>{OURS[lang]}</small>}
    </>
  )
}

export interface ClauseLinkProps {
  readonly game: string
  readonly clause: string
  /** What it is about, as a tooltip. */
  readonly says?: string | undefined
}

/** The number of a clause; pressing it opens the text of the clause in place. */
export function ClauseLink({ game, clause, says }: ClauseLinkProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const href = useHelpLink(game)(clause)
  return (
    <>
      <button
        ref={button}
        type="button"
        className="kit-tag kit-tag--link"
        data-ours={isRuling(clause) || undefined}
        title={says}
        aria-expanded={isOpen}
        popoverTarget={id}
        onClick={() => canPop() || location.assign(href)}
      >
        <Cite clause={clause} />
      </button>
      <ClausePopover id={id} game={game} clause={clause} href={href} at={button} isOpen={isOpen} onToggle={setOpen} />
    </>
  )
}

/** The number of a clause as a link within the rules page. */
export function ClauseAnchor({ game, clause }: Omit<ClauseLinkProps, 'says'>) {
  const href = useHelpLink(game)(clause)
  return (
    <a className="kit-tag kit-tag--link" data-ours={isRuling(clause) || undefined} href={href}>
      <Cite clause={clause} />
    </a>
  )
}
