// The result: who won, by what, and the points of both.
import { SIDES } from '../../asks.ts'
import { points, score, total } from '../../score.ts'
import { SideIcon } from '../icons/index.tsx'
import { Laurel } from '../../../../web/kit/board/icons.tsx'
import { sideWord } from '../labels.ts'
import { useView } from '../view.ts'
import { sentence } from '../../../../web/kit/board/words.ts'
import { word } from '../words.ts'

const WINNER = { you: 'youWin', automa: 'opponentWins', shared: 'shared', none: 'shared' } as const

export function Outcome() {
  const { s, lang } = useView()
  const { outcome } = score(s)
  const title = word(WINNER[outcome.winner], lang)
  return (
    <section className="ar-tray" aria-label={title}>
      <h2>{title}</h2>
      <p>{sentence(outcome.text[lang])}</p>
      <div className="ar-outcome">
        {SIDES.map((side) => (
          <span key={side}>
            <SideIcon side={side} /> {word(sideWord(side), lang)} <Laurel amount={total(points(s, side))} />
            <span className="kit-away">{total(points(s, side))}</span>
          </span>
        ))}
      </div>
    </section>
  )
}
