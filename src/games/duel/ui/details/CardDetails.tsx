// A building in full.
import { card } from '../../catalogue/index.ts'
import { COLOUR_NAMES } from '../../catalogue/vocabulary.ts'
import { effectText } from '../../effects-text.ts'
import { PLAYER, SOLO } from '../../asks.ts'
import type { State } from '../../state.ts'
import { Card } from '../card/Card.tsx'
import { pause } from '../../../../web/kit/board/view.ts'
import { coverOf, useView, type View } from '../view.ts'
import { sentence } from '../../../../web/kit/board/words.ts'
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
        <p className="du-why" role="status">
          {whyNot(view, no, slot)}
        </p>
      )}
    </>
  )
}

function whyNot(view: View, no: number, slot: number): string {
  const { s, lang } = view
  if (slot < 0) return word(whereIs(s, no), lang)
  const cover = coverOf(s, slot)
  if (cover > 0) return sentence(coveredBy(cover, lang))
  return word(pause(view) ?? 'otherAsk', lang)
}

function whereIs(s: State, no: number): 'inYourCity' | 'inSoloCity' | 'inDiscard' | 'aside' {
  if (s.cities[PLAYER].cards.includes(no)) return 'inYourCity'
  if (s.cities[SOLO].cards.includes(no)) return 'inSoloCity'
  return s.discard.includes(no) ? 'inDiscard' : 'aside'
}
