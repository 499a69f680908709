// The cards for sale from space 1 to 7, each with the extra cost of its space (R10.1).
import './display.css'
import { Group } from '../../../../web/kit/board/Group.tsx'
import { Reads } from '../../../../web/kit/board/Reads.tsx'
import { card, CLOTH, noGoods, priceAt, SPACES } from '../../catalogue/index.ts'
import { SPACE_DEFINITIONS } from '../../catalogue/cards.ts'
import { DECKS } from '../../catalogue/vocabulary.ts'
import { priceOf } from '../../measures.ts'
import { nextDeck, NONE, topAsk } from '../../state.ts'
import { Card, CardBack } from '../card/Card.tsx'
import { GoodsRow } from '../Goods.tsx'
import { cardLabel, cardsText, priceText } from '../labels.ts'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
import { word } from '../words.ts'

const DECK_RULES = { cites: ['R2.4', 'R10.6'] } as const
const SPACE_RULES = { cites: ['R10.1', 'R10.2', 'R10.3'] } as const

/** The extra cost of a space, in goods. */
export function extraOf(space: number): { readonly goods: readonly number[]; readonly any: number } {
  const { cloth, any } = SPACE_DEFINITIONS[space] ?? { cloth: 0, any: 0 }
  const goods = noGoods()
  goods[CLOTH] = cloth
  return { goods, any }
}

export function Display() {
  const { s, lang } = useView()
  const spaces = Array.from({ length: SPACES }, (_, space) => space)
  const isSoldOut = s.market.length === 0 && s.down.every((count) => count === 0)
  return (
    <section className="co-display" aria-label={word('display', lang)}>
      {isSoldOut ? (
        <p>{word('soldOut', lang)}</p>
      ) : (
        <Group label={word('display', lang)} className="co-sale">
          {spaces.map((space) => (
            <Space key={space} space={space} />
          ))}
          <Deck />
        </Group>
      )}
    </section>
  )
}

function Space({ space }: { readonly space: number }) {
  const { s, lang } = useView()
  const no = s.market[space] ?? NONE
  const { goods, any } = extraOf(space)
  const free = any === 0 && goods.every((count) => count === 0)
  // During a purchase the price is the buyer's: a Consul pays nothing for spaces.
  const price = no === NONE ? undefined : topAsk(s)?.ask === 'buy' ? priceOf(no, space, s.atSpaces) : priceAt(no, space)
  return (
    <div className="co-space" data-empty={no === NONE || undefined}>
      {no === NONE || price === undefined ? (
        <span className="co-space-none" aria-hidden="true" />
      ) : (
        <Spot
          target={{ kind: 'sale', no }}
          label={`${cardLabel(no, lang)}. ${word('space', lang)} ${space + 1}: ${priceText(price, lang)}`}
          className="co-offer"
          flip={`card:${no}`}
          hint={() => (
            <>
              <b>{card(no).name[lang]}</b>
              <div>{card(no).text[lang]}</div>
            </>
          )}
        >
          <Card item={card(no)} lang={lang} />
        </Spot>
      )}
      <Reads
        game="concordia"
        about={SPACE_RULES}
        title={`${word('space', lang)} ${space + 1}`}
        lang={lang}
        className="co-space-price"
        stops={false}
      >
        {free ? '–' : <GoodsRow goods={goods} any={any} />}
      </Reads>
    </div>
  )
}

function Deck() {
  const { s, lang } = useView()
  const deck = nextDeck(s)
  const left = s.down.reduce((sum, count) => sum + count, 0)
  if (deck === NONE) return null
  const label = `${word('deck', lang)}: ${cardsText(left, lang)}`
  return (
    <div className="co-space">
      <Spot target={{ kind: 'deck' }} label={label} className="co-deck" flip="deck" hint={() => label}>
        <CardBack deck={DECKS[deck] ?? ''} />
      </Spot>
      <Reads game="concordia" about={DECK_RULES} title={label} lang={lang} className="co-space-price" stops={false}>
        × {left}
      </Reads>
    </div>
  )
}
