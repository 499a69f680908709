// Current points by god, yours and the AI's side by side.
import { AI, PLAYER } from '../../asks.ts'
import { card, god } from '../../catalogue/index.ts'
import { GODS } from '../../catalogue/vocabulary.ts'
import { cardsOf, points, total } from '../../score.ts'
import { GodSign } from '../icons/roles.tsx'
import { vars } from '../style.ts'
import { useView } from '../view.ts'
import { word } from '../words.ts'

export function Scores({ told = false }: { readonly told?: boolean }) {
  const { s, lang } = useView()
  const [yours, its] = [points(s, PLAYER), points(s, AI)]
  const cards = (side: 0 | 1, id: string) => cardsOf(s, side).filter((no) => card(no).god === id).length
  return (
    <table className="co-scores">
      <caption>{word(s.over ? 'pointsEnd' : 'pointsNow', lang)}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="kit-away">{word('god', lang)}</span>
          </th>
          <th scope="col">{word('you', lang)}</th>
          <th scope="col">{word('ai', lang)}</th>
        </tr>
      </thead>
      <tbody>
        {GODS.map((id) => (
          <tr key={id}>
            <th scope="row">
              <span className="co-god-chip" style={vars({ '--co-god': god(id).colour })}>
                <GodSign god={id} />
              </span>
              <span>
                {god(id).name[lang]}
                {told && <small>{god(id).text[lang]}</small>}
              </span>
            </th>
            <td>
              {yours[id]}
              <small>×{cards(PLAYER, id)}</small>
            </td>
            <td>
              {its[id]}
              <small>×{cards(AI, id)}</small>
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">
            <span className="co-god-chip">
              <GodSign god="concordia" />
            </span>
            <span>
              {word('concordia', lang)}
              {told && <small>{word('concordiaOpen', lang)}</small>}
            </span>
          </th>
          <td>{yours.concordia}</td>
          <td>{its.concordia}</td>
        </tr>
        <tr className="co-scores-total">
          <th scope="row">{word('total', lang)}</th>
          <td>{total(yours)}</td>
          <td>{total(its)}</td>
        </tr>
      </tbody>
    </table>
  )
}
