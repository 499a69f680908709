import { figure, type Text } from '../../../../kernel/text.ts'
import { gameResult } from '../../../../kernel/result.ts'
import { useLang, useSay } from '../../../hooks.ts'
import { compareResults } from '../../../panels/challenge.ts'
import type { AnyTable } from '../../../store/open.ts'
import type { Rival } from '../../../store/result-record.ts'
import { CHALLENGE } from '../../../words/challenge.ts'
import { WENT } from '../../../words/home.ts'

/** A finished game beside the result it was to beat, item by item. */
export function Compared({ table, rival }: { readonly table: AnyTable; readonly rival: Rival }) {
  const say = useSay()
  const lang = useLang()
  const mine = gameResult(table)
  const names: Readonly<Record<string, Text>> = table.module.results?.sources ?? {}
  const sources = Object.keys(names).filter((source) => source in mine.you.by || source in rival.you.by)
  const rows: readonly (readonly [string, string, string])[] = [
    ...sources.map(
      (source) =>
        [names[source]?.[lang] ?? source, figure(mine.you.by[source] ?? 0), figure(rival.you.by[source] ?? 0)] as const,
    ),
    [say(CHALLENGE.total), figure(mine.you.total), figure(rival.you.total)],
    ...(mine.automa === undefined || rival.automa === undefined
      ? []
      : [[say(CHALLENGE.against), figure(mine.automa.total), figure(rival.automa.total)] as const]),
    [say(CHALLENGE.moves), String(mine.moves), String(rival.moves)],
  ]
  return (
    <section className="compared" aria-label={say(CHALLENGE.compared)}>
      <h3>{say(CHALLENGE.compared)}</h3>
      <p>
        <b>{say(CHALLENGE[compareResults(mine, rival)])}</b>{' '}
        {rival.hints + rival.undone === 0 ? null : say(CHALLENGE.helped, rival)}
      </p>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">
              {say(CHALLENGE.yours)} <small>({say(WENT[mine.winner])})</small>
            </th>
            <th scope="col">
              {say(CHALLENGE.theirs)} <small>({say(WENT[rival.winner])})</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, yours, theirs]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{yours}</td>
              <td>{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
