import { Link } from 'wouter'
import { coverOf } from '../../games.ts'
import { useLang, useSay } from '../../hooks.ts'
import type { GameRecord } from '../../store/record.ts'
import { HOME, WENT } from '../../words/home.ts'
import { dateOf, scoreLine, titleOf } from './describe.ts'
import { Facts } from './Facts.tsx'
import { RemoveButton } from './RemoveButton.tsx'

export function GameRow({ record }: { readonly record: GameRecord }) {
  const say = useSay()
  const lang = useLang()
  const title = titleOf(record, lang)
  const date = dateOf(record.updated, lang)
  const { result } = record
  return (
    <li className="game-row" data-accent={record.game}>
      <Link href={`/table/${record.id}`} className="game-open">
        <img src={coverOf(record.game)?.image} alt="" width="40" height="50" />
        <span className="game-title">{title}</span>
        <Facts record={record} />
        {result === undefined ? null : (
          <span className={`tag ${result.winner}`} title={result.text[lang]}>
            {say(WENT[result.winner])} {scoreLine(record, lang)}
          </span>
        )}
      </Link>
      <RemoveButton id={record.id} label={say(HOME.removeNamed, { title, date })} />
    </li>
  )
}
