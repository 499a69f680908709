import { isRuling } from '../../kernel/clauses.ts'
import { CLAUSE } from '../words/clause.ts'
import { ClauseLink } from '../kit/Tag.tsx'
import type { Told } from './told.ts'

interface SourceProps {
  readonly cite: string
  readonly told: Told
  /** Without the heading. */
  readonly isShort?: boolean
}

/** Where a rule comes from: the number of its clause with the heading in the document, or one of our rulings. */
export function Source({ cite, told: { module, clauses, lang }, isShort = false }: SourceProps) {
  const clause = clauses.get(cite)
  const place = isRuling(cite) ? CLAUSE.ours[lang] : clause?.heading?.[lang]
  return (
    <span className="why__source">
      <ClauseLink game={module.game.id} clause={cite} says={clause?.text[lang]} />
      {isShort || place === undefined ? null : <span>{place}</span>}
    </span>
  )
}
