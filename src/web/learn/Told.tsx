// A text of a handbook, a lesson or the app: with its links, and with the words of the game as links to the glossary.
import { Fragment, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { type Handbook, type Term, termOf } from '../../kernel/handbook.ts'
import { blocksOf, type Inline, inlinesOf } from '../../kernel/markup.ts'
import type { Lang, Text } from '../../kernel/text.ts'
import { useHandbook } from '../handbooks.ts'
import { ClauseLink } from '../kit/Tag.tsx'
import { prefsStore } from '../store/prefs.ts'
import { findTerms } from './glossary.ts'
import { glued } from './glued.ts'
import { TermLink } from './Term.tsx'

interface ToldProps {
  readonly game: string
  readonly text: Text
  readonly lang: Lang
}

/** Paragraphs and lists. `data-told` says that they are parts of one text. */
export function Told({ game, text, lang }: ToldProps) {
  const handbook = useWords(game)
  const around = { game, lang, handbook, seen: new Set<string>() }
  return blocksOf(text[lang]).map((block, at) =>
    block.kind === 'paragraph' ? (
      <p key={at} data-told>
        {lineOf(block.inlines, around)}
      </p>
    ) : (
      <ul key={at} data-told>
        {block.items.map((item, n) => (
          <li key={n}>{lineOf(item, around)}</li>
        ))}
      </ul>
    ),
  )
}

/** The same in one line. */
export function ToldLine({ game, text, lang }: ToldProps) {
  const handbook = useWords(game)
  return lineOf(inlinesOf(text[lang]), { game, lang, handbook, seen: new Set() })
}

/** A sentence of the app, without markup. */
export function Terms({ game, text, lang }: Omit<ToldProps, 'text'> & { readonly text: string }) {
  const handbook = useWords(game)
  return lineOf([{ kind: 'text', text }], { game, lang, handbook, seen: new Set() })
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

type Link = { readonly clause: string } | { readonly term: Term; readonly text: string }

function lineOf(inlines: readonly Inline[], around: Around): ReactNode {
  return glued(inlines.flatMap((inline) => piecesOf(inline, around))).map((piece, at) => {
    if (typeof piece === 'string') return <Fragment key={at}>{piece}</Fragment>
    const { before, link, after } = piece
    const shown =
      'clause' in link ? (
        <ClauseLink game={around.game} clause={link.clause} />
      ) : (
        <TermLink game={around.game} term={link.term}>
          {link.text}
        </TermLink>
      )
    if (before === '' && after === '') return <Fragment key={at}>{shown}</Fragment>
    return (
      <span key={at} className="learn-glued">
        {before}
        {shown}
        {after}
      </span>
    )
  })
}

function piecesOf(inline: Inline, { lang, handbook, seen }: Around): readonly (string | Link)[] {
  if (inline.kind === 'clause') return [{ clause: inline.clause }]
  const { text } = inline
  if (handbook === undefined) return [text]
  if (inline.kind === 'text')
    return findTerms(handbook, text, lang, seen).map((found) =>
      found.term === undefined ? found.text : { term: found.term, text: found.text },
    )
  const term = termOf(handbook, inline.term)
  if (term === undefined) return [text]
  seen.add(term.id)
  return [{ term, text }]
}
