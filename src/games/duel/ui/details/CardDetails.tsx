// A building in full.
import { card } from '../../catalogue/index.ts'
import { COLOUR_NAMES } from '../../catalogue/vocabulary.ts'
import { effectText } from '../../effects-text.ts'
import { PLAYER, SOLO } from '../../asks.ts'
import type { State } from '../../state.ts'
import { Card } from '../card/Card.tsx'
import { because, type Reason, reasonFor, Why } from '../../../../web/kit/board/Why.tsx'
import { board, coverOf, useView, type View } from '../view.ts'
import { coveredBy, word } from '../words.ts'
import { Actions } from './Actions.tsx'
import { Ledger } from './Ledger.tsx'

export function CardDetails({ no }: { readonly no: number }) {
  const view = useView()
  const { s, lang, offers } = view
  const item = card(no)
  const slot = s.slots.indexOf(no)
  return (
    <>
      <div className="du-about">
        <span className="du-about-card">
          <Card item={item} lang={lang} />
        </span>
        <div>
          <h3>{item.name[lang]}</h3>
          <p className="du-kind">{COLOUR_NAMES[item.colour][lang]}</p>
          <ul>
            {item.effects.map((effect) => (
              <li key={effect.code}>{effectText(effect, lang)}</li>
            ))}
          </ul>
          {(slot >= 0 || s.setAside.includes(no)) && <Ledger item={item} state={s} lang={lang} />}
        </div>
      </div>
      {offers.has(`card:${no}`) ? (
        <Actions piece={`card:${no}`} />
      ) : (
        <Why spec={board} reason={whyNot(view, no, slot)} />
      )}
    </>
  )
}

/** What says that a card in such a place is not taken. */
const ELSEWHERE = { inYourCity: 'R5.1', inSoloCity: 'R5.1', inDiscard: 'R9.2', aside: 'R2.5' } as const

function whyNot(view: View, no: number, slot: number): Reason {
  const { s, lang } = view
  const place = whereIs(s, no)
  if (slot < 0) return because(word(place, lang), ELSEWHERE[place])
  const cover = coverOf(s, slot)
  return cover > 0 ? because(coveredBy(cover, lang), 'R4.2') : reasonFor(board, view, word)
}

function whereIs(s: State, no: number): keyof typeof ELSEWHERE {
  if (s.cities[PLAYER].cards.includes(no)) return 'inYourCity'
  if (s.cities[SOLO].cards.includes(no)) return 'inSoloCity'
  return s.discard.includes(no) ? 'inDiscard' : 'aside'
}
