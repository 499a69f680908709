// Beside the map while the app is only a referee: what is known of the opponents, and what is not checked.
import { linesOf } from '../../referee/known.ts'
import type { RefereeState } from '../../referee/state.ts'
import { referee } from '../../referee.ts'
import { TerrainSign } from '../icons/TerrainSign.tsx'
import { useView } from '../view.ts'
import { word } from '../words.ts'

export function Referee({ s }: { readonly s: RefereeState }) {
  const { lang } = useView()
  const unchecked = referee.kind === 'offered' ? referee.unchecked : []
  return (
    <section className="tm-panel tm-referee" aria-label={word('referee', lang)}>
      <h2>{word('referee', lang)}</h2>
      <dl>
        {linesOf(s, lang).map(({ id, title, text, colour }) => (
          <div key={id}>
            <dt>
              {colour !== undefined && <TerrainSign id={colour} />} {title}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3>{word('unchecked', lang)}</h3>
      <ul>
        {unchecked.map((text) => (
          <li key={text.en}>{text[lang]}</li>
        ))}
      </ul>
    </section>
  )
}
