// A text of a handbook, a lesson or the app: with its links, and with the words of the game as links to the glossary.
import { Fragment, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { type Handbook, termOf } from '../../kernel/handbook.ts'
import { blocksOf, type Inline, inlinesOf } from '../../kernel/markup.ts'
import type { Lang, Text } from '../../kernel/text.ts'
import { useHandbook } from '../handbooks.ts'
import { ClauseLink } from '../kit/Tag.tsx'
import { prefsStore } from '../store/prefs.ts'
import { findTerms } from './glossary.ts'
import { TermLink } from './Term.tsx'

interface ToldProps {
  readonly game: string
  readonly text: Text
  readonly lang: Lang
}

/** Paragraphs and lists. `data-told` says that they are parts of one text. */
export function Told({ game, text, lang }: ToldProps) {
  const handbook = useWords(game)
  const seen = new Set<string>()
  const line = (inlines: readonly Inline[]) => inlines.map((inline, at) => <Fragment key={at}>{part(inline)}</Fragment>)
  const part = (inline: Inline): ReactNode => inlineOf(inline, { game, lang, handbook, seen })
  return blocksOf(text[lang]).map((block, at) =>
    block.kind === 'paragraph' ? (
      <p key={at} data-told>
        {line(block.inlines)}
      </p>
    ) : (
      <ul key={at} data-told>
        {block.items.map((item, n) => (
          <li key={n}>{line(item)}</li>
        ))}
      </ul>
    ),
  )
}

/** The same in one line. */
export function ToldLine({ game, text, lang }: ToldProps) {
  const handbook = useWords(game)
  const seen = new Set<string>()
  return inlinesOf(text[lang]).map((inline, at) => (
    <Fragment key={at}>{inlineOf(inline, { game, lang, handbook, seen })}</Fragment>
  ))
}

/** A sentence of the app, without markup. */
export function Terms({ game, text, lang }: Omit<ToldProps, 'text'> & { readonly text: string }) {
  const handbook = useWords(game)
  return inlineOf({ kind: 'text', text }, { game, lang, handbook, seen: new Set() })
}

/** The handbook, if its words are to be links. */
function useWords(game: string): Handbook | undefined {
  const isOn = useStore(prefsStore, ({ terms }) => terms !== 'off')
  const handbook = useHandbook(game, isOn)
  return isOn ? handbook : undefined
}

interface Around {
  readonly game: string
  readonly lang: Lang
  readonly handbook: Handbook | undefined
  /** Terms that are linked already in this text. */
  readonly seen: Set<string>
}

function inlineOf(inline: Inline, { game, lang, handbook, seen }: Around): ReactNode {
  switch (inline.kind) {
    case 'clause':
      return <ClauseLink game={game} clause={inline.clause} />
    case 'term': {
      const term = handbook === undefined ? undefined : termOf(handbook, inline.term)
      if (term === undefined) return inline.text
      seen.add(term.id)
      return (
        <TermLink game={game} term={term}>
          {inline.text}
        </TermLink>
      )
    }
    case 'text':
      if (handbook === undefined) return inline.text
      return findTerms(handbook, inline.text, lang, seen).map(({ text, term }, at) =>
        term === undefined ? (
          <Fragment key={at}>{text}</Fragment>
        ) : (
          <TermLink key={at} game={game} term={term}>
            {text}
          </TermLink>
        ),
      )
  }
}
