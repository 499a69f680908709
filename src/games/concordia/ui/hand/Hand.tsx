// Your hand, and the pile of cards you have played.
import './hand.css'
import type { Lang } from '../../../../kernel/text.ts'
import { Group } from '../../../../web/kit/board/Group.tsx'
import { card } from '../../catalogue/index.ts'
import { copied } from '../../measures.ts'
import { NONE, type State } from '../../state.ts'
import { Card } from '../card/Card.tsx'
import { cardName } from '../../names.ts'
import { cardLabel, cardsText } from '../labels.ts'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
import { word } from '../words.ts'

/** More cards than this side by side would cover each other: then they are in two flat rows. */
const MOST = 7

export function Hand() {
  const { s, lang } = useView()
  const cards = s.player.hand.toSorted((a, b) => a - b)
  return (
    <section className="co-hand-area" aria-label={word('hand', lang)}>
      <Group label={word('hand', lang)} className={`co-hand${cards.length > MOST ? ' co-hand-full' : ''}`}>
        {cards.map((no) => (
          <Spot
            key={no}
            target={{ kind: 'hand', no }}
            label={[`${cardLabel(no, lang)}: ${card(no).text[lang]}`, copiedName(s, no, lang)]
              .filter(Boolean)
              .join(' → ')}
            className="co-held"
            flip={`card:${no}`}
            hint={() => <CardHint no={no} />}
          >
            <Card item={card(no)} lang={lang} />
          </Spot>
        ))}
      </Group>
      <Played />
    </section>
  )
}

/** What a Diplomat would copy now, by name (S4.2). */
function copiedName(s: State, no: number, lang: Lang): string | undefined {
  if (card(no).role !== 'diplomat') return undefined
  const of = copied(s.player.discard, (each) => card(each).role === 'diplomat')
  return of === NONE ? word('nothingToCopy', lang) : cardName(card(of).id, lang)
}

function CardHint({ no }: { readonly no: number }) {
  const { s, lang } = useView()
  const { name, text } = card(no)
  const of = copiedName(s, no, lang)
  return (
    <>
      <b>{name[lang]}</b>
      <div>{text[lang]}</div>
      {of !== undefined && <div>→ {of}</div>}
    </>
  )
}

/** The top card is the one a Diplomat copies (S4.2). */
function Played() {
  const { s, lang } = useView()
  const { discard } = s.player
  const top = discard.at(-1)
  const label = `${word('played', lang)}: ${top === undefined ? '0' : `${cardsText(discard.length, lang)}, ${cardName(card(top).id, lang)} ${word('onTop', lang)}`}`
  return (
    <Spot target={{ kind: 'played' }} label={label} className="co-pile" flip="played" hint={() => label}>
      {top === undefined ? (
        <span className="co-pile-none" />
      ) : (
        <span key={top} data-flip={`card:${top}`} className="co-pile-top">
          <Card item={card(top)} lang={lang} />
        </span>
      )}
      <span className="co-pile-name">
        {word('playedShort', lang)} <b>{discard.length}</b>
      </span>
    </Spot>
  )
}
