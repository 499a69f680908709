import { Link } from 'wouter'
import { coverOf } from '../../games.ts'
import { useLang, useSay } from '../../hooks.ts'
import { usePrepared } from '../../tables.ts'
import type { GameRecord } from '../../store/record.ts'
import { HOME } from '../../words/home.ts'
import { titleOf } from './describe.ts'
import { Facts } from './Facts.tsx'

export function Resume({ record }: { readonly record: GameRecord }) {
  const say = useSay()
  const lang = useLang()
  usePrepared(record.game)
  return (
    <section className="resume" data-accent={record.game} aria-labelledby="resume">
      <img src={coverOf(record.game)?.image} alt="" width="72" height="90" />
      <div>
        <h2 id="resume">{say(HOME.resume)}</h2>
        <p>
          <span className="resume-title">{titleOf(record, lang)}</span> <Facts record={record} />
        </p>
      </div>
      <Link href={`/table/${record.id}`} className="kit-button kit-button--main">
        {say(HOME.resumeGo)}
      </Link>
    </section>
  )
}
