// A word of the game, marked discreetly: pressing it opens what it means.
import { useId, useRef, useState } from 'react'
import type { Term } from '../../kernel/handbook.ts'
import { useLang } from '../hooks.ts'
import { canPop, Pop } from '../kit/Pop.tsx'
import { useHelpLink } from '../kit/Tag.tsx'
import { LEARN } from '../words/learn.ts'
import './learn.css'

interface TermLinkProps {
  readonly game: string
  readonly term: Term
  readonly children: string
}

export function TermLink({ game, term, children }: TermLinkProps) {
  const lang = useLang()
  const id = useId()
  const heading = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const href = useHelpLink(game)(`term-${term.id}`)
  return (
    <>
      <button
        ref={button}
        type="button"
        className="learn-term"
        aria-expanded={isOpen}
        popoverTarget={id}
        onClick={() => canPop() || location.assign(href)}
      >
        {children}
      </button>
      <Pop id={id} at={button} isOpen={isOpen} onToggle={setOpen} heading={heading} content={term}>
        <span id={heading} className="kit-clause__head">
          <b>{term.name[lang]}</b>
        </span>
        <span className="kit-clause__text">{term.text[lang]}</span>
        <a href={href}>{LEARN.inGlossary[lang]}</a>
      </Pop>
    </>
  )
}
