import type { Clause, Lang } from '../../../kernel/contract.ts'
import { helpLink } from '../../kit/Tag.tsx'
import { Cited } from './Cited.tsx'

interface ClausesProps {
  readonly game: string
  readonly id: string
  readonly title: string
  readonly about?: string
  readonly clauses: readonly Clause[]
  /** Every clause that can be gone to. */
  readonly known: ReadonlySet<string>
  readonly lang: Lang
  readonly at: string | undefined
}

/** Whether a clause is the head of others: S6 of S6.1, S6.2. */
const hasParts = ({ id }: Clause, clauses: readonly Clause[]): boolean =>
  clauses.some((other) => other.id.startsWith(`${id}.`))

export function Clauses({ game, id, title, about, clauses, known, lang, at }: ClausesProps) {
  if (clauses.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} data-at={id} tabIndex={-1}>
        {title}
      </h2>
      {about === undefined ? null : <p className="soft">{about}</p>}
      <dl className="clauses paper">
        {clauses.map((clause) => (
          <div
            key={clause.id}
            data-at={clause.id}
            data-here={at === clause.id}
            data-heading={hasParts(clause, clauses)}
            tabIndex={-1}
          >
            <dt>
              <a href={helpLink(game, clause.id)}>{clause.id}</a>
            </dt>
            <dd>
              <Cited game={game} text={clause.text[lang]} own={clause.id} known={known} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
