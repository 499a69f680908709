import { Link } from 'wouter'
import { coverOf } from '../../games.ts'
import { useLang, usePrepared, useSay } from '../../hooks.ts'
import type { GameRecord } from '../../store/record.ts'
import { HOME } from '../../words/home.ts'
import { factsOf, titleOf } from './describe.ts'

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
          {titleOf(record, lang)}
          <span className="soft"> · {factsOf(record, lang)}</span>
        </p>
      </div>
      <Link href={`/table/${record.id}`} className="kit-button kit-button--main">
        {say(HOME.resumeGo)}
      </Link>
    </section>
  )
}
