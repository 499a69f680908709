// A number or a track that is no piece: it is read like one, and the rule behind it opens.
import './spot.css'
import { type CSSProperties, type ReactNode, useState } from 'react'
import type { Lang } from '../../../kernel/text.ts'
import type { Asked } from '../../learn/asked.ts'
import { RulesSheet } from '../../learn/WhatIsThis.tsx'
import type { HintHandlers } from './Hint.tsx'
import { useReading } from './reading.ts'

interface ReadsProps {
  readonly game: string
  readonly about: Asked
  /** What it is and what it says now. */
  readonly title: string
  readonly lang: Lang
  readonly className: string
  readonly style?: CSSProperties
  /** Whether the keyboard stops at it. Not where a piece beside it opens the same rule. */
  readonly stops?: boolean
  readonly hint?: HintHandlers
  readonly data?: Readonly<Record<`data-${string}`, string | boolean | undefined>>
  readonly children: ReactNode
}

const NO_HINT: HintHandlers = {}

export function Reads(props: ReadsProps) {
  const { game, about, title, lang, className, style, stops = true, hint = NO_HINT, data, children } = props
  const [isOpen, setOpen] = useState(false)
  const { handlers } = useReading(() => setOpen(true), hint)
  return (
    <>
      <span
        className={`kit-reads ${className}`}
        style={style}
        role="img"
        aria-label={title}
        tabIndex={stops ? 0 : undefined}
        {...data}
        {...handlers}
      >
        {children}
      </span>
      {isOpen ? (
        <RulesSheet game={game} about={about} title={title} lang={lang} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
