// What the Opponent would take now, marked on the decks; the prompt says it in words, the details say why.
import { Die } from '../../../../web/kit/Die.tsx'
import type { DeckNo } from '../../asks.ts'
import { type Forecast, rungNumber } from '../../ahead/forecast.ts'
import { SideIcon } from '../icons/index.tsx'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
import { word } from '../words.ts'

export function ForecastTag({ forecast, deck }: { readonly forecast: Forecast; readonly deck: DeckNo }) {
  const rung = forecast.rungs[deck]
  const chosen = forecast.decks.includes(deck) && !forecast.reveals
  if (rung === undefined && !chosen) return null
  return (
    <span className="ar-want" data-chosen={chosen || undefined} aria-hidden="true">
      <SideIcon side={1} />
      <b>{rung === undefined ? '?' : rungNumber(rung)}</b>
    </span>
  )
}

/** The dice of the current decision. */
export function Rolled() {
  const { s, lang } = useView()
  return (
    <p className="ar-forecast ar-rolled">
      <SideIcon side={1} />
      <span>{word('rolled', lang)}</span>
      {s.rolls.map((face, at) => (
        <Die key={at} face={face} />
      ))}
    </p>
  )
}

/** Opens what it would do with each deck. */
export function ForecastLink() {
  const { lang } = useView()
  return (
    <Spot
      target={{ kind: 'forecast' }}
      label={word('forecast', lang)}
      className="ar-forecast"
      flip={false}
      hint={() => word('forecastAbout', lang)}
    >
      <SideIcon side={1} />
      <span>{word('forecast', lang)}</span>
    </Spot>
  )
}
