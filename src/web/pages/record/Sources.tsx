import { useLang, useSay } from '../../hooks.ts'
import type { Rules } from '../../record/facets.ts'
import type { Statistics } from '../../record/statistics.ts'
import { RECORD } from '../../words/record.ts'
import { Bar } from './Bar.tsx'
import { meanOf } from './numbers.ts'

interface SourcesProps {
  readonly statistics: Statistics
  readonly rules: Rules
}

/** Mean points by source, of both sides. */
export function Sources({ statistics: { sources }, rules }: SourcesProps) {
  const say = useSay()
  const lang = useLang()
  if (sources.length === 0) return null
  const most = Math.max(1, ...sources.flatMap(({ you, automa }) => [you, automa ?? 0]))
  const hasAutoma = sources.some(({ automa }) => automa !== undefined)
  return (
    <div>
      <h3>{say(RECORD.sources)}</h3>
      <div className="rec-scroll" tabIndex={0} role="region" aria-label={say(RECORD.sources)}>
        <table className="rec-table">
          <thead>
            <tr>
              <th scope="col">{say(RECORD.source)}</th>
              <td />
              <th scope="col">
                <i className="rec-key-you" /> {say(RECORD.you)}
              </th>
              {hasAutoma ? (
                <th scope="col">
                  <i className="rec-key-automa" /> {say(RECORD.automa)}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {sources.map(({ source, you, automa }) => (
              <tr key={source} data-choice={source}>
                <th scope="row">{rules.results?.sources[source]?.[lang] ?? source}</th>
                <td className="rec-bar-cell">
                  <Bar share={you / most} other={automa === undefined ? undefined : automa / most} />
                </td>
                <td>{meanOf(you, lang)}</td>
                {hasAutoma ? <td>{meanOf(automa, lang)}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
