// The three decks: yours on your left, the Opponent's on your right, the central one between them (R2.2, R2.3).
import './decks.css'
import type { ReactNode } from 'react'
import { Group } from '../../../../web/kit/board/Group.tsx'
import { effectsOf } from '../../ahead/effects.ts'
import { CENTRAL, type DeckNo, OPPONENT, PLAYER } from '../../asks.ts'
import { card } from '../../catalogue/index.ts'
import { NONE } from '../../state.ts'
import { Card, CardBack } from '../card/Card.tsx'
import { forecastOf } from '../../ahead/forecast.ts'
import { CatIcon, EyeIcon, SideIcon } from '../icons/index.tsx'
import { catLabel, deckLabel, DECK_WORDS, visibleTop } from '../labels.ts'
import { topName } from '../motion/flights.ts'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
import { cardCount, word } from '../words.ts'
import { ForecastLink, ForecastTag, Rolled } from './Forecast.tsx'

const ORDER = [PLAYER, CENTRAL, OPPONENT] as const

export function Decks() {
  const { s, lang, prefs } = useView()
  const forecast = prefs.ahead ? forecastOf(s) : undefined
  return (
    <div className="ar-decks-area">
      <Group label={word('decks', lang)} className="ar-decks">
        {ORDER.map((deck) => (
          <Deck key={deck} no={deck} tag={forecast && <ForecastTag forecast={forecast} deck={deck} />} />
        ))}
      </Group>
      <Below isForeseen={forecast !== undefined} />
    </div>
  )
}

/** Its dice while it decides, otherwise a link to what it would do with each deck. */
function Below({ isForeseen }: { readonly isForeseen: boolean }) {
  const { s } = useView()
  if (s.rolls.length > 0) return <Rolled />
  return isForeseen ? <ForecastLink /> : <span className="ar-forecast-gone" />
}

function Deck({ no, tag }: { readonly no: DeckNo; readonly tag: ReactNode }) {
  const { s, lang, offers } = useView()
  const { count, top } = s.decks[no]
  const seen = visibleTop(s, no)
  const about = no === CENTRAL && seen >= 0 && top < 0 ? word('seenAbout', lang) : deckLabel(s, no, lang)
  const hint = (): string => {
    const take = offers.get(`deck:${no}`)?.find((move) => move.do === 'take')
    const effects = take === undefined ? [] : effectsOf(s, take, lang)
    return [about, ...effects].map((text) => text.replace(/\.$/, '')).join('. ')
  }
  return (
    <div className="ar-deck" data-empty={count === 0 || undefined}>
      <Spot
        target={{ kind: 'deck', no }}
        label={deckLabel(s, no, lang)}
        className="ar-deck-top kit-rises"
        flip={false}
        hint={hint}
        data={{ 'data-depth': count > 12 ? '3' : count > 5 ? '2' : count > 1 ? '1' : '0' }}
      >
        {count === 0 ? (
          <span className="ar-deck-none">{word('empty', lang)}</span>
        ) : (
          <span key={topName(s, no)} data-flip={topName(s, no)} className="ar-top">
            <span className="ar-turn" data-seen={(top < 0 && seen >= 0) || undefined}>
              {seen >= 0 ? <Card item={card(seen)} lang={lang} /> : <CardBack />}
              {top < 0 && seen >= 0 && <EyeIcon className="ar-seen-eye" />}
            </span>
          </span>
        )}
      </Spot>
      {tag}
      {no === CENTRAL && s.cat === NONE && <CatHome />}
      <Spot
        target={{ kind: 'left', no }}
        label={`${word(DECK_WORDS[no], lang)}: ${cardCount(count, lang)}. ${word('leftIn', lang)}`}
        className="ar-deck-name"
        flip={false}
        hint={() => word('leftIn', lang)}
      >
        {no !== CENTRAL && <SideIcon side={no} />}
        <span>{no === OPPONENT ? word('opponent', lang) : word(no === CENTRAL ? 'central' : 'yours', lang)}</span>
        <b>{count}</b>
      </Spot>
      {no === CENTRAL && <CatCall />}
    </div>
  )
}

/** Your Cat lets you look before you choose (R9.3); the pawn alone would not tell you. */
function CatCall() {
  const { s, lang, options, play, module } = useView()
  const look = options.find(({ move }) => move.do === 'look')?.move
  if (look === undefined) return null
  return (
    <button
      type="button"
      className="ar-cat-call"
      aria-label={module.say(look, lang, s)}
      title={module.say(look, lang, s)}
      onClick={() => play(look)}
    >
      <CatIcon /> {word('lookShort', lang)}
    </button>
  )
}

/** The Cat beside the central deck, while nobody has it (R2.6). */
function CatHome() {
  const { s, lang } = useView()
  return (
    <Spot
      target={{ kind: 'cat' }}
      label={catLabel(s, lang)}
      className="ar-cat ar-cat-home"
      hint={() => catLabel(s, lang)}
    >
      <CatIcon />
    </Spot>
  )
}
