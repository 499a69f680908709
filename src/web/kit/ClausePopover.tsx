// The text of a clause beside its number: a native popover, closed by Escape or a click elsewhere; a sheet from below on narrow screens.
import { type FocusEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { isRuling } from '../../kernel/clauses.ts'
import type { Clause, Lang } from '../../kernel/contract.ts'
import { tell } from '../../kernel/text.ts'
import { useClauses } from '../clauses.ts'
import { useLang } from '../hooks.ts'
import { CLAUSE } from '../words/clause.ts'
import './clause.css'

interface ClausePopoverProps {
  readonly id: string
  readonly game: string
  readonly clause: string
  /** Its place on the rules page. */
  readonly href: string
  /** The element it belongs to. */
  readonly at: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
}

export function ClausePopover({ id, game, clause, href, at, isOpen, onToggle }: ClausePopoverProps) {
  const lang = useLang()
  const box = useRef<HTMLSpanElement>(null)
  const heading = useId()
  const told = useClauses(game, isOpen).get(clause)
  useLayoutEffect(() => {
    if (isOpen && box.current !== null && at.current !== null) place(box.current, at.current)
  }, [isOpen, told, at])
  useEffect(() => {
    if (!isOpen) return
    // Screen readers read it at once; Escape returns to the number.
    box.current?.focus({ preventScroll: true })
    const hide = (event: Event): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) box.current?.hidePopover()
    }
    addEventListener('scroll', hide, { capture: true, passive: true })
    return () => removeEventListener('scroll', hide, { capture: true })
  }, [isOpen])
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget) && relatedTarget !== at.current)
      box.current?.hidePopover()
  }
  return (
    <span
      ref={box}
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      className="kit-clause"
      data-ours={isRuling(clause) || undefined}
      onToggle={({ newState }) => onToggle(newState === 'open')}
      onBlur={leave}
      // The table also uses Escape.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
    >
      {isOpen && (
        <>
          <span id={heading} className="kit-clause__head">
            <b>{clause}</b> {CLAUSE[isRuling(clause) ? 'ours' : 'document'][lang]}
          </span>
          {told !== undefined && <Told clause={told} lang={lang} />}
          <a href={href}>{CLAUSE.inRules[lang]}</a>
        </>
      )}
    </span>
  )
}

function Told({ clause: { id, text, heading, ground }, lang }: { readonly clause: Clause; readonly lang: Lang }) {
  return (
    <>
      <span className="kit-clause__text">{text[lang]}</span>
      {heading !== undefined && (
        <span className="kit-clause__place">{tell(CLAUSE.under, lang, { heading: heading[lang] })}</span>
      )}
      {isRuling(id) && (
        <span className="kit-clause__place">
          {ground === undefined ? CLAUSE.silent[lang] : tell(CLAUSE.ground, lang, { ground: ground[lang] })}
        </span>
      )}
    </>
  )
}

const EDGE = 8
const NARROW = 600

/** Below its number if there is room, otherwise above; on narrow screens CSS puts it at the bottom. */
function place(box: HTMLElement, at: HTMLElement): void {
  const { style } = box
  if (innerWidth < NARROW) {
    style.removeProperty('left')
    style.removeProperty('top')
  } else {
    const target = at.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = box
    const isBelow = target.bottom + EDGE + height <= innerHeight - EDGE
    style.left = `${Math.max(EDGE, Math.min(target.left, innerWidth - width - EDGE))}px`
    style.top = `${Math.max(EDGE, isBelow ? target.bottom + EDGE : target.top - height - EDGE)}px`
  }
  box.dataset['placed'] = ''
}
