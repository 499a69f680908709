// What the Opponent would take now, and why: a mark on the decks and one line below them.
import { Die } from '../../../../web/kit/Die.tsx'
import { type DeckNo, OPPONENT } from '../../asks.ts'
import { type Forecast, rungNumber } from '../../ahead/forecast.ts'
import { SideIcon } from '../icons/index.tsx'
import { topText } from '../../words.ts'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
import { sentence } from '../../../../web/kit/board/words.ts'
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

/** The dice rolled for the decision that is being made. */
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

export function ForecastLine({ forecast }: { readonly forecast: Forecast }) {
  const { lang } = useView()
  const text = useForecastText(forecast)
  return (
    <Spot
      target={{ kind: 'forecast' }}
      label={`${word('opponent', lang)}: ${text}`}
      className="ar-forecast"
      flip={false}
      hint={() => word('forecastAbout', lang)}
    >
      <SideIcon side={1} />
      <span>{text}</span>
    </Spot>
  )
}

function useForecastText({ decks, rung, reveals }: Forecast): string {
  const { s, lang } = useView()
  if (reveals) return word('wouldReveal', lang)
  const names = decks.map((deck) => topText(deck, OPPONENT, lang, s.decks[deck].top))
  if (rung === undefined)
    return sentence(
      decks.length > 1
        ? `${word('noPriority', lang)}: ${word('byDie', lang)}`
        : `${word('wouldTake', lang)} ${names.join()}`,
    )
  const why = `${word('priority', lang)} ${rungNumber(rung)}`
  // Only the two Wonder decks can share a priority (S11); their cards lie in sight above.
  if (decks.length > 1) return sentence(`${word('wouldTakeEither', lang)}: ${why}, ${word('byDie', lang)}`)
  return sentence(`${word('wouldTake', lang)} ${names.join()}: ${why}`)
}
