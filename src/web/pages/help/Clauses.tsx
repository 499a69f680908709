import { isAdded, isRuling } from '../../../kernel/clauses.ts'
import type { Clause, Lang } from '../../../kernel/contract.ts'
import { tell } from '../../../kernel/text.ts'
import { CLAUSE } from '../../words/clause.ts'
import { InTurn } from '../../kit/InTurn.tsx'
import { useHelpLink } from '../../kit/Tag.tsx'
import { OtherReadings } from './OtherReadings.tsx'
import { Cited } from './Cited.tsx'

interface ClausesProps {
  readonly game: string
  readonly id: string
  readonly title: string
  readonly about?: string
  readonly clauses: readonly Clause[]
  /** Every clause that can be linked to. */
  readonly known: ReadonlySet<string>
  /** Draws all of them at once. */
  readonly now: boolean
  readonly lang: Lang
  readonly at: string | undefined
}

/** Whether a clause has parts, as S6 has S6.1 and S6.2. */
const hasParts = ({ id }: Clause, clauses: readonly Clause[]): boolean =>
  clauses.some((other) => other.id.startsWith(`${id}.`))

export function Clauses({ id, title, about, clauses, now, ...rest }: ClausesProps) {
  if (clauses.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} data-at={id} tabIndex={-1}>
        {title}
      </h2>
      {about === undefined ? null : <p className="soft">{about}</p>}
      <div className="clauses paper">
        {byHeading(clauses).map((group) => {
          const [first] = group
          return (
            <div key={first?.id}>
              {first?.heading === undefined ? null : (
                <h3 className="clauses-heading">
                  <span>{CLAUSE[isAdded(first.id) ? 'variant' : 'document'][rest.lang]}</span>{' '}
                  {first.heading[rest.lang]}
                </h3>
              )}
              <dl>
                {group.map((clause) => (
                  <InTurn key={clause.id} now={now}>
                    <ClauseRow clause={clause} isHead={hasParts(clause, clauses)} {...rest} />
                  </InTurn>
                ))}
              </dl>
            </div>
          )
        })}
      </div>
    </section>
  )
}

/** Consecutive clauses under the same heading of the document. */
function byHeading(clauses: readonly Clause[]): readonly (readonly Clause[])[] {
  const groups: Clause[][] = []
  for (const clause of clauses) {
    const last = groups.at(-1)
    if (last?.[0]?.heading?.en === clause.heading?.en && last !== undefined) last.push(clause)
    else groups.push([clause])
  }
  return groups
}

interface ClauseRowProps extends Pick<ClausesProps, 'game' | 'known' | 'lang' | 'at'> {
  readonly clause: Clause
  readonly isHead: boolean
}

function ClauseRow({ clause, isHead, game, known, lang, at }: ClauseRowProps) {
  const { id, text, ground, changed, readings } = clause
  const linkTo = useHelpLink(game)
  return (
    <div
      data-at={id}
      data-here={at === id}
      data-heading={isHead}
      data-ours={isRuling(id) || undefined}
      data-changed={changed !== undefined || undefined}
      tabIndex={-1}
    >
      <dt>
        <a href={linkTo(id)}>{id}</a>
      </dt>
      <dd>
        <Cited game={game} text={text[lang]} own={id} known={known} />
        {ground === undefined ? null : (
          <small className="soft">{tell(CLAUSE.ground, lang, { ground: ground[lang] })}</small>
        )}
        {changed === undefined ? null : <Changed {...changed} isOurs={isRuling(id)} lang={lang} />}
        {readings === undefined ? null : <OtherReadings game={game} readings={readings} now={text} lang={lang} />}
      </dd>
    </div>
  )
}

type ChangedProps = NonNullable<Clause['changed']> & { readonly isOurs: boolean; readonly lang: Lang }

/** What a variant has made of a clause: whose words they are, those of the document, and what else is different. */
function Changed({ by, was, notes = [], isOurs, lang }: ChangedProps) {
  return (
    <div className="clause-changed">
      <b>{by[lang]}</b>
      {notes.length === 0 ? null : (
        <ul>
          {notes.map((note) => (
            <li key={note.en}>{note[lang]}</li>
          ))}
        </ul>
      )}
      {was === undefined ? null : (
        <p className="soft">{tell(CLAUSE[isOurs ? 'wasOurs' : 'was'], lang, { text: was[lang] })}</p>
      )}
    </div>
  )
}
