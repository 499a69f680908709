// The text of a clause beside its number: of the opponent's rules, or of the handbook.
import { type RefObject, useId } from 'react'
import { isAdded, isBase, isRuling } from '../../kernel/clauses.ts'
import type { Clause, Lang } from '../../kernel/contract.ts'
import { tell } from '../../kernel/text.ts'
import { useClauses } from '../clauses.ts'
import { useLang } from '../hooks.ts'
import { later } from '../later.tsx'
import { CLAUSE } from '../words/clause.ts'
import { Pop } from './Pop.tsx'

const RuleText = later(async () => (await import('../learn/RuleText.tsx')).RuleText)

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
  const heading = useId()
  const told = useClauses(game, isOpen && !isBase(clause)).get(clause)
  const isOther = isAdded(clause) || told?.changed?.was !== undefined
  const kind = isBase(clause) ? 'base' : isOther ? 'variant' : isRuling(clause) ? 'ours' : 'document'
  return (
    <Pop id={id} at={at} isOpen={isOpen} onToggle={onToggle} heading={heading} isOurs={isRuling(clause)} content={told}>
      <span id={heading} className="kit-clause__head">
        <b>{clause}</b> {CLAUSE[kind][lang]}
      </span>
      {isBase(clause) ? (
        <RuleText game={game} clause={clause} lang={lang} />
      ) : (
        told !== undefined && <Told clause={told} lang={lang} />
      )}
      <a href={href}>{CLAUSE.inRules[lang]}</a>
    </Pop>
  )
}

function Told({ clause, lang }: { readonly clause: Clause; readonly lang: Lang }) {
  const { id, text, heading, ground, changed } = clause
  return (
    <>
      <span className="kit-clause__text">{text[lang]}</span>
      {changed !== undefined && <span className="kit-clause__place">{changed.by[lang]}</span>}
      {changed?.notes?.map((note) => (
        <span key={note.en} className="kit-clause__place">
          {note[lang]}
        </span>
      ))}
      {heading !== undefined && !isAdded(id) && (
        <span className="kit-clause__place">{tell(CLAUSE.under, lang, { heading: heading[lang] })}</span>
      )}
      {isRuling(id) && changed?.was === undefined && (
        <span className="kit-clause__place">
          {ground === undefined ? CLAUSE.silent[lang] : tell(CLAUSE.ground, lang, { ground: ground[lang] })}
        </span>
      )}
    </>
  )
}
