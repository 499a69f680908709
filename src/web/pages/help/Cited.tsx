import { Fragment } from 'react'
import { useHelpLink } from '../../kit/Tag.tsx'

interface CitedProps {
  readonly game: string
  readonly text: string
  /** The clause that contains the text: it needs no link to itself. */
  readonly own: string
  readonly known: ReadonlySet<string>
}

/** A text with links for the numbers of other clauses. */
export function Cited({ game, text, own, known }: CitedProps) {
  const linkTo = useHelpLink(game)
  return text.split(/\b([A-Z]\d+(?:\.\d+)*)\b/).map((part, at) =>
    at % 2 === 1 && part !== own && known.has(part) ? (
      <a key={at} href={linkTo(part)}>
        {part}
      </a>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}
