import type { Clause, Lang } from '../../../kernel/contract.ts'

interface ClausesProps {
  readonly id: string
  readonly title: string
  readonly about?: string
  readonly clauses: readonly Clause[]
  readonly lang: Lang
  readonly at: string | undefined
}

export function Clauses({ id, title, about, clauses, lang, at }: ClausesProps) {
  if (clauses.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {about === undefined ? null : <p className="soft">{about}</p>}
      <dl className="clauses paper">
        {clauses.map((clause) => (
          <div
            key={clause.id}
            data-at={clause.id}
            data-here={at === clause.id}
            data-heading={/^[A-Z]\d+$/.test(clause.id)}
            tabIndex={-1}
          >
            <dt>{clause.id}</dt>
            <dd>{clause.text[lang]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
