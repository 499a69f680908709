// What each number of the AI's dice means (S5.1, S5.2).
import { ACTIONS, ACTION_RANGES, GOOD_RANGES } from '../../automa/dice.ts'
import { good, goodNo } from '../../catalogue/index.ts'
import { GOODS } from '../../catalogue/vocabulary.ts'
import { GoodIcon } from '../icons/goods.tsx'
import { actionOf, ActionSign, goodOf } from '../side/Dice.tsx'
import { useView } from '../view.ts'
import { word } from '../words.ts'

const range = ([from, to]: readonly [number, number]): string => `${from}–${to}`

export function DiceDetails() {
  const { s, lang, rolls } = useView()
  const [first, second] = s.rolls.length > 0 ? s.rolls : rolls
  const [action, of] = [
    first === undefined ? undefined : actionOf(first, s.dice),
    second === undefined ? undefined : goodOf(second, s.dice),
  ]
  return (
    <>
      <h3>{word(s.dice, lang)}</h3>
      <p className="co-soft">{word('diceAbout', lang)}</p>
      <table className="co-dice-table">
        <caption>{word('actionRoll', lang)}</caption>
        <tbody>
          {ACTIONS.map((id) => (
            <tr key={id} data-now={id === action || undefined}>
              <th scope="row">{range(ACTION_RANGES[id][s.dice])}</th>
              <td>
                <ActionSign id={id} /> {word(id, lang)} {id === action && <b>← {first}</b>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className="co-dice-table">
        <caption>{word('goodRoll', lang)}</caption>
        <tbody>
          {GOODS.map((id) => (
            <tr key={id} data-now={id === of || undefined}>
              <th scope="row">{range(GOOD_RANGES[id][s.dice])}</th>
              <td>
                <GoodIcon id={id} /> {good(goodNo(id)).name[lang]} {id === of && <b>← {second}</b>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
