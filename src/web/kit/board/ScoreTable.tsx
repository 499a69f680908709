// Points by source, one column per side.
import './score.css'
import type { ReactNode } from 'react'
import type { Lang, SideScore } from '../../../kernel/contract.ts'
import { figure } from '../../../kernel/text.ts'
import { BOARD_WORDS } from './words.ts'

export function ScoreTable(props: {
  readonly caption: string
  readonly lang: Lang
  readonly sides: readonly SideScore[]
  /** What stands above a column besides the name of its side. */
  readonly sign?: (seat: SideScore['seat']) => ReactNode
}) {
  const { caption, lang, sides, sign } = props
  const sources = new Map(sides.flatMap(({ items }) => items.map(({ source, text }) => [source, text[lang]])))
  return (
    <table className="kit-score">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          {sides.map(({ seat, name }) => (
            <th key={seat} scope="col">
              {sign === undefined ? null : <>{sign(seat)} </>}
              {name[lang]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...sources].map(([source, text]) => (
          <tr key={source}>
            <th scope="row">{text}</th>
            {sides.map(({ seat, items }) => (
              <td key={seat}>{figure(items.find((item) => item.source === source)?.points ?? '–')}</td>
            ))}
          </tr>
        ))}
        <tr className="kit-score-total">
          <th scope="row">{BOARD_WORDS.total[lang]}</th>
          {sides.map(({ seat, total }) => (
            <td key={seat}>{figure(total)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
