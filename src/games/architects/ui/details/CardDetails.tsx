// A deck with its top card, what is left in it, the cards of a kind in front of a side, the discard pile.
import { effectsOf } from '../../ahead/effects.ts'
import { CENTRAL, type DeckNo, PLAYER, type Side } from '../../asks.ts'
import { CARDS, card, isGreen } from '../../catalogue/index.ts'
import { COLOUR_NAMES } from '../../catalogue/vocabulary.ts'
import type { Move } from '../../moves.ts'
import { tokensLeft, topAsk } from '../../state.ts'
import { Card, CardBack, MiniCard } from '../card/Card.tsx'
import { cardText } from '../about.ts'
import { DECK_WORDS, visibleTop } from '../labels.ts'
import { because } from '../../../../web/kit/board/Why.tsx'
import { useView } from '../view.ts'
import { cardCount, word } from '../words.ts'
import { Actions, takeReason } from './Actions.tsx'

export function DeckDetails({ no }: { readonly no: DeckNo }) {
  const view = useView()
  const { s, lang } = view
  const { count, top } = s.decks[no]
  const seen = visibleTop(s, no)
  const verbs = (move: Move): string | undefined => {
    if (move.do === 'look') return word('look', lang)
    if (move.do === 'hali-deck') return word('showFive', lang)
    if (move.do !== 'take') return undefined
    return word(topAsk(s)?.ask === 'act' ? 'takeExtra' : 'take', lang)
  }
  return (
    <>
      <div className="ar-about">
        <span className="ar-about-card">{seen >= 0 ? <Card item={card(seen)} lang={lang} /> : <CardBack />}</span>
        <div>
          <h3>{word(DECK_WORDS[no], lang)}</h3>
          <p>{count === 0 ? word('empty', lang) : seen >= 0 ? card(seen).name[lang] : word('faceDown', lang)}</p>
          {no === CENTRAL && top < 0 && seen >= 0 && <p className="ar-soft">{word('seenAbout', lang)}</p>}
          <p className="ar-soft">{cardCount(count, lang)}</p>
        </div>
      </div>
      <Effects no={no} />
      <Actions
        piece={`deck:${no}`}
        label={verbs}
        why={count === 0 ? because(word('emptyWhy', lang), 'R10.1') : takeReason(view)}
      />
    </>
  )
}

/** What else taking the card would cause. */
function Effects({ no }: { readonly no: DeckNo }) {
  const { s, lang, offers } = useView()
  const take = offers.get(`deck:${no}`)?.find((move) => move.do === 'take')
  const effects = take === undefined ? [] : effectsOf(s, take, lang)
  if (effects.length === 0) return null
  return (
    <ul className="ar-effects">
      {effects.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

function Kinds({ counts }: { readonly counts: readonly number[] }) {
  const { lang } = useView()
  return (
    <ul className="ar-kinds">
      {CARDS.filter(({ no }) => (counts[no] ?? 0) > 0).map((item) => (
        <li key={item.no} title={item.name[lang]}>
          <MiniCard item={item} count={counts[item.no] ?? 0} />
          <span className="kit-away">{item.name[lang]}</span>
        </li>
      ))}
    </ul>
  )
}

export function LeftDetails({ no }: { readonly no: DeckNo }) {
  const { s, lang } = useView()
  const { left, unknown, count } = s.decks[no]
  return (
    <>
      <h3>{word(DECK_WORDS[no], lang)}</h3>
      <p>
        {word('leftIn', lang)}: {count}
      </p>
      <Kinds counts={left} />
      {unknown > 0 && <p>+ {unknown} ?</p>}
      <p className="ar-soft">{word('leftAbout', lang)}</p>
    </>
  )
}

export function PileDetails() {
  const { s, lang } = useView()
  const empty = s.discard.every((n) => n === 0)
  return (
    <>
      <h3>{word('discard', lang)}</h3>
      {empty ? <p>{word('discardEmpty', lang)}</p> : <Kinds counts={s.discard} />}
      <p className="ar-soft">{word('pileOnly', lang)}</p>
    </>
  )
}

export function CardsDetails({ side, no }: { readonly side: Side | undefined; readonly no: number }) {
  const { s, lang } = useView()
  const { name, colour } = card(no)
  const green = isGreen(no) && side === PLAYER
  return (
    <>
      <div className="ar-about">
        <span className="ar-about-card">
          <Card item={card(no)} lang={lang} />
        </span>
        <div>
          <h3>{name[lang]}</h3>
          <p className="ar-soft">{COLOUR_NAMES[colour][lang]}</p>
          {side !== undefined && (
            <p>
              {word(side === PLAYER ? 'you' : 'opponent', lang)}: <b>{s.boards[side].cards[no] ?? 0}</b>
            </p>
          )}
          <p>{cardText(no, lang)}</p>
        </div>
      </div>
      {green && (
        <Actions
          piece={`cards:0:${no}`}
          why={because(word(tokensLeft(s) ? 'scienceNeed' : 'noTokenLeft', lang), 'R6.1')}
        />
      )}
    </>
  )
}
