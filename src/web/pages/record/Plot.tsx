import type { ReactNode } from 'react'
import type { Text } from '../../../kernel/contract.ts'
import { useSay } from '../../hooks.ts'

interface PlotProps {
  readonly title: Text
  readonly about?: Text
  readonly heads: readonly Text[]
  readonly rows: readonly (readonly string[])[]
  /** Whether the table is on screen, too; screen readers always have it. */
  readonly isTold: boolean
  /** The drawing. */
  readonly children: ReactNode
}

/** A drawing and the table of its figures. */
export function Plot({ title, about, heads, rows, isTold, children }: PlotProps) {
  const say = useSay()
  return (
    <figure className="rec-plot">
      <figcaption>
        <h3>{say(title)}</h3>
        {about === undefined ? null : <p className="soft">{say(about)}</p>}
      </figcaption>
      {children}
      <div className={isTold ? 'rec-scroll' : 'hidden'}>
        <table className="rec-table">
          <caption className="hidden">{say(title)}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head.en} scope="col">
                  {say(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...cells], at) => (
              <tr key={at}>
                <th scope="row">{first}</th>
                {cells.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
