// What a side has, the points, the discard pile and the track, in full.
import { type Side, SOLO } from '../../asks.ts'
import { card } from '../../catalogue/index.ts'
import { score } from '../../score.ts'
import { PlayerIcon, SoloIcon } from '../icons/sides.tsx'
import { LostCoin } from '../../../../web/kit/board/icons.tsx'
import { ScoreTable } from '../../../../web/kit/board/ScoreTable.tsx'
import { SaidPoints } from '../icons/Said.tsx'
import { ProductionList } from '../city/ProductionList.tsx'
import { Cards } from '../tray/Cards.tsx'
import { useView } from '../view.ts'
import { leadText, word } from '../words.ts'

export function ScoreDetails() {
  const { s, lang } = useView()
  return (
    <ScoreTable
      caption={word(s.result === null ? 'pointsNow' : 'pointsEnd', lang)}
      lang={lang}
      sides={score(s).sides.toReversed()}
      sign={(seat) => (seat === 'you' ? <PlayerIcon /> : <SoloIcon />)}
    />
  )
}

export function PileDetails() {
  const { s, lang } = useView()
  return (
    <>
      <h3>{word('discard', lang)}</h3>
      {s.discard.length === 0 ? <p>{word('discardEmpty', lang)}</p> : <Cards numbers={s.discard.toReversed()} />}
    </>
  )
}

export function TrackDetails() {
  const { s, lang } = useView()
  return (
    <>
      <h3>{word('track', lang)}</h3>
      <p>{leadText(s.pawn, lang)}</p>
      <ul className="du-zones">
        {([2, 5, 10] as const).map((vp, zone) => (
          <li key={vp}>
            {['1–2', '3–5', '6–8'][zone]} <SaidPoints amount={vp} />
            {vp > 2 && <LostCoin amount={vp === 5 ? 2 : 5} />}
          </li>
        ))}
      </ul>
    </>
  )
}

export function CityDetails({ side }: { readonly side: Side }) {
  const { s, lang } = useView()
  return (
    <>
      <h3>{word(side === SOLO ? 'soloCity' : 'yourCity', lang)}</h3>
      <ProductionList side={side} />
      <Cards numbers={s.cities[side].cards.toSorted((a, b) => card(a).colourNo - card(b).colourNo)} />
    </>
  )
}
