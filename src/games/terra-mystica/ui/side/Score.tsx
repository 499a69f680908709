// The score if the game ended now: points in play, cults, network, goods.
import { CULTS } from '../../catalogue/index.ts'
import { networkSize } from '../../network.ts'
import { cultPoints, networkPoints, resourcePoints, total } from '../../score.ts'
import { NONE } from '../../state.ts'
import { useView } from '../view.ts'
import { networkText, word } from '../words.ts'
import { scenarioOf } from '../../variant/index.ts'

export function Score() {
  const { s, lang } = useView()
  if (s.player.faction === NONE) return null
  return (
    <section className="tm-panel tm-score" aria-label={word('score', lang)}>
      <h2>
        {word('score', lang)}: <b>{total(s)}</b>
      </h2>
      <Sources />
    </section>
  )
}

/** The total by its sources. */
export function Sources() {
  const { s, lang } = useView()
  const size = networkSize(s)
  const cults = CULTS.reduce((sum, _, no) => sum + cultPoints(s, no), 0)
  const rows = [
    [word('vp', lang), s.player.vp],
    [word('cults', lang), cults],
    [networkText[lang](size, scenarioOf(s).networks), networkPoints(s, size)],
    [word('resources', lang), resourcePoints(s)],
  ] as const
  return (
    <dl className="tm-sources">
      {rows.map(([title, points]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{points}</dd>
        </div>
      ))}
    </dl>
  )
}
