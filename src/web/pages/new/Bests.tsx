import { useState } from 'react'
import { counted } from '../../../kernel/text.ts'
import { useLang, useSay } from '../../hooks.ts'
import { bestsOf, isFirst } from '../../store/best.ts'
import { PLAN, POINTS } from '../../words/plan.ts'

const SHOWN = 8

/** The best scores of a game by category; null if there are none. */
export function Bests({ game }: { readonly game: string }) {
  const say = useSay()
  const lang = useLang()
  const [bests] = useState(() => bestsOf(game).slice(0, SHOWN))
  if (bests.length === 0) return null
  return (
    <section className="paper bests" aria-labelledby="bests">
      <h2 id="bests">{say(PLAN.bests)}</h2>
      <ol>
        {bests.map((best) => (
          <li key={best.category}>
            <b>{counted(best.points, POINTS, lang)}</b> {best.text[lang]}
            {isFirst(best) ? <span className="soft"> ({say(PLAN.firstOnly)})</span> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
