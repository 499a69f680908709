// The result: who won, and the points of both.
import { Laurel } from '../../../../web/kit/board/icons.tsx'
import { score } from '../../score.ts'
import { House } from '../icons/pieces.tsx'
import { useView } from '../view.ts'
import { sentence } from '../../../../web/kit/board/words.ts'
import { word } from '../words.ts'

const WINNER = { you: 'youWin', automa: 'aiWins', shared: 'tie', none: 'tie' } as const

export function Outcome() {
  const { s, lang } = useView()
  const { outcome, sides } = score(s)
  const title = word(WINNER[outcome.winner], lang)
  return (
    <section className="co-tray" data-ask="over" aria-label={title}>
      <h2>{title}</h2>
      <p>{sentence(outcome.text[lang])}</p>
      <p className="co-outcome">
        {sides.map(({ seat, name, total }) => (
          <span key={seat}>
            <House whose={seat === 'you' ? 'you' : 'ai'} /> {name[lang]} <Laurel amount={total} />
            <span className="kit-away">{total}</span>
          </span>
        ))}
      </p>
    </section>
  )
}
