// The points of both sides, the Battle, the Cat, and what the Opponent would choose.
import { DECKS, SIDES } from '../../asks.ts'
import { card } from '../../catalogue/index.ts'
import { score } from '../../score.ts'
import { conflict, CONFLICT_TOKENS } from '../../state.ts'
import { shields } from '../../measures.ts'
import { Shield } from '../../../../web/kit/board/icons.tsx'
import { ScoreTable } from '../../../../web/kit/board/ScoreTable.tsx'
import { spoilsText } from '../centre/Battle.tsx'
import { forecastOf, rungNumber } from '../../ahead/forecast.ts'
import { CatIcon, SideIcon } from '../icons/index.tsx'
import { catLabel, DECK_WORDS, sideWord, visibleTop } from '../labels.ts'
import { useView } from '../view.ts'
import { word } from '../words.ts'

export function ScoreDetails() {
  const { s, lang } = useView()
  return <ScoreTable caption={word(s.over ? 'pointsEnd' : 'pointsNow', lang)} lang={lang} sides={score(s).sides} />
}

export function BattleDetails() {
  const { s, lang } = useView()
  return (
    <>
      <h3>{word('battle', lang)}</h3>
      <p className="ar-forces">
        {SIDES.map((side) => (
          <span key={side}>
            <SideIcon side={side} /> {word(sideWord(side), lang)} <Shield amount={shields(s.boards[side])} />
            <span className="kit-away">{shields(s.boards[side])}</span>
          </span>
        ))}
      </p>
      <p>
        {word('conflict', lang)}: {conflict(s)}/{CONFLICT_TOKENS}.
        {!s.over && ` ${word('ifBattle', lang)}: ${spoilsText(s, lang)}.`}
      </p>
      <p className="ar-soft">{word('battleAbout', lang)}</p>
    </>
  )
}

export function CatDetails() {
  const { s, lang } = useView()
  return (
    <div className="ar-about">
      <span className="ar-cat ar-about-cat">
        <CatIcon />
      </span>
      <div>
        <h3>{word('cat', lang)}</h3>
        <p>{catLabel(s, lang)}</p>
        <p className="ar-soft">{word('catAbout', lang)}</p>
      </div>
    </div>
  )
}

export function ForecastDetails() {
  const { s, lang } = useView()
  const forecast = forecastOf(s)
  if (forecast === undefined) return <h3>{word('forecast', lang)}</h3>
  return (
    <>
      <h3>{word('forecast', lang)}</h3>
      {forecast.reveals && <p>{word('wouldReveal', lang)}</p>}
      <ul className="ar-forecasts">
        {DECKS.filter((deck) => s.decks[deck].count > 0).map((deck) => {
          const rung = forecast.rungs[deck]
          const top = visibleTop(s, deck)
          const known = s.decks[deck].top >= 0
          return (
            <li key={deck} data-chosen={forecast.decks.includes(deck) || undefined}>
              <b>{rung === undefined ? '–' : rungNumber(rung)}</b>
              <span>
                {word(DECK_WORDS[deck], lang)}: {known ? card(top).name[lang] : word('faceDown', lang)}
                <small>{rung === undefined ? word('noPriority', lang) : rung.text[lang]}</small>
              </span>
            </li>
          )
        })}
      </ul>
      {forecast.die.length > 0 && (
        <>
          <p>{word('dieSays', lang)}:</p>
          <ul className="ar-die-rows">
            {forecast.die.map(({ id, mark, text }) => (
              <li key={id}>
                <b>{mark}</b> {text[lang]}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="ar-soft">{word('forecastAbout', lang)}</p>
    </>
  )
}
