// The result: who won, by what, and the points of both.
import { score } from '../../score.ts'
import { SaidPoints } from '../icons/Said.tsx'
import { PlayerIcon, SoloIcon } from '../icons/sides.tsx'
import { useView } from '../view.ts'
import { word } from '../words.ts'
import { Frame } from './Frame.tsx'

const WINNER = { you: 'youWin', automa: 'soloWins', shared: 'shared', none: 'shared' } as const

export function Outcome() {
  const { s, lang } = useView()
  const { outcome, sides } = score(s)
  const totalOf = (seat: 'you' | 'automa') => sides.find((side) => side.seat === seat)?.total ?? 0
  return (
    <Frame title={word(WINNER[outcome.winner], lang)}>
      <p className="du-tray-note">{outcome.text[lang]}</p>
      <div className="du-outcome">
        <span>
          <SoloIcon /> {word('solo', lang)} <SaidPoints amount={totalOf('automa')} />
        </span>
        <span>
          <PlayerIcon /> {word('you', lang)} <SaidPoints amount={totalOf('you')} />
        </span>
      </div>
    </Frame>
  )
}
