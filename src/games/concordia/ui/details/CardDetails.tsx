// Details of cards: what they do, what their god counts, what they cost at their place.
import { AI, PLAYER } from '../../asks.ts'
import { card, god, goodNo, type Card as CardData } from '../../catalogue/index.ts'
import { DECKS } from '../../catalogue/vocabulary.ts'
import { priceOf } from '../../measures.ts'
import type { Move } from '../../moves.ts'
import { cardsOf, specialistPoints, worths } from '../../score.ts'
import { NONE, topAsk, unseen } from '../../state.ts'
import { Card } from '../card/Card.tsx'
import { good } from '../../catalogue/index.ts'
import { GoodsRow } from '../Goods.tsx'
import { GoodIcon } from '../icons/goods.tsx'
import { GodSign } from '../icons/roles.tsx'
import { godText } from '../about.ts'
import { pointsText, priceText } from '../labels.ts'
import { whyNot } from '../reasons.ts'
import { vars } from '../style.ts'
import { useView } from '../view.ts'
import { word } from '../words.ts'
import { Actions } from './Actions.tsx'

export function CardDetails({ no, on }: { readonly no: number; readonly on: 'sale' | 'hand' }) {
  const view = useView()
  const { s, lang } = view
  const item = card(no)
  const space = s.market.indexOf(no)
  const consul = topAsk(s)?.ask === 'buy' && !s.atSpaces
  return (
    <>
      <div className="co-about">
        <Card item={item} lang={lang} />
        <div>
          <h3>{item.name[lang]}</h3>
          <p>{item.text[lang]}</p>
          <GodLine item={item} />
        </div>
      </div>
      {on === 'sale' && space >= 0 && (
        <>
          <PriceLine who="senatorPays" no={no} space={space} atSpaces off={consul} />
          <PriceLine
            who="consulPays"
            no={no}
            space={space}
            atSpaces={false}
            off={topAsk(s)?.ask === 'buy' && s.atSpaces}
          />
        </>
      )}
      <Actions piece={`${on}:${no}`} label={(move) => <PayWith move={move} />} why={whyNot(view, { kind: on, no })} />
    </>
  )
}

function PriceLine(props: {
  readonly who: 'senatorPays' | 'consulPays'
  readonly no: number
  readonly space: number
  readonly atSpaces: boolean
  readonly off: boolean
}) {
  const { lang } = useView()
  const price = priceOf(props.no, props.space, props.atSpaces)
  if (props.off) return null
  return (
    <p className="co-cost">
      {word(props.who, lang)}: <GoodsRow goods={price.goods} any={price.any} />
      <span className="kit-away">{priceText(price, lang)}</span>
    </p>
  )
}

/** The same card may be paid in several ways: they differ in the good of free choice (R10.3). */
function PayWith({ move }: { readonly move: Move }) {
  const { s, lang, module } = useView()
  if (move.do !== 'acquire' || move.any === undefined) return module.say(move, lang, s)
  return (
    <>
      {word('payWith', lang)} {good(goodNo(move.any)).name[lang].toLowerCase()} <GoodIcon id={move.any} />
    </>
  )
}

/** What the card's god is worth to you now. */
function GodLine({ item }: { readonly item: CardData }) {
  const { s, lang } = useView()
  const worth = item.god === 'minerva' ? specialistPoints(s, PLAYER, item.no) : worths(s, PLAYER)[item.god]
  return (
    <p className="co-god-line">
      <span className="co-god-chip" style={vars({ '--co-god': god(item.god).colour })}>
        <GodSign god={item.god} />
      </span>
      <span>
        <b>{god(item.god).name[lang]}</b>: {godText(item, lang)} ({word('you', lang)}: {pointsText(worth, lang)})
      </span>
    </p>
  )
}

export function PlayedDetails() {
  const { s, lang } = useView()
  const { discard } = s.player
  return (
    <>
      <h3>{word('played', lang)}</h3>
      <p className="co-soft">{discard.length === 0 ? word('playedNone', lang) : word('playedAbout', lang)}</p>
      <Cards cards={discard.toReversed()} />
    </>
  )
}

export function BoughtDetails() {
  const { s, lang } = useView()
  return (
    <>
      <h3>{word('bought', lang)}</h3>
      <p className="co-soft">{word('boughtAbout', lang)}</p>
      <Cards cards={cardsOf(s, AI).toReversed()} />
    </>
  )
}

/** What is left in the deck: everybody can count it, nobody knows the order. */
export function DeckDetails() {
  const { s, lang } = useView()
  return (
    <>
      <h3>{word('deck', lang)}</h3>
      <p className="co-soft">{word('deckAbout', lang)}</p>
      {DECKS.map((id, deck) => (
        <div key={id}>
          <p>
            {id}: {s.down[deck]}
          </p>
          {(s.down[deck] ?? 0) > 0 && <Cards cards={unseen(s, deck)} />}
        </div>
      ))}
    </>
  )
}

function Cards({ cards }: { readonly cards: readonly number[] }) {
  const { lang } = useView()
  return (
    <ul className="co-card-list">
      {cards.flatMap((no, at) =>
        no === NONE
          ? []
          : [
              <li key={`${no} ${at}`}>
                <Card item={card(no)} lang={lang} />
                <span className="kit-away">{card(no).name[lang]}</span>
              </li>,
            ],
      )}
    </ul>
  )
}
