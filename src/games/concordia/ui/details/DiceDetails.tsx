// What each number of the AI's dice means (S5.1, S5.2).
import type { PerDice } from '../../automa/ladders/dice.ts'
import { good, goodId } from '../../catalogue/index.ts'
import type { State } from '../../state.ts'
import { docOf } from '../../variant/index.ts'
import { GoodIcon } from '../icons/goods.tsx'
import { ActionSign, meaningOf } from '../side/Dice.tsx'
import { useView } from '../view.ts'
import { word } from '../words.ts'

/** What each row chooses, and its faces. */
const rowsOf = <M,>(
  { rungs }: PerDice<M>['d12'],
  s: State,
): readonly { readonly chosen: M; readonly faces: string }[] =>
  rungs.flatMap((row) => {
    const chosen = row.attempt(s)
    return chosen === undefined ? [] : [{ chosen, faces: (row.mark ?? '').replaceAll('-', '–') }]
  })

export function DiceDetails() {
  const { s, lang, rolls } = useView()
  const shown = s.rolls.length > 0 ? s.rolls : rolls
  const [first, second] = shown
  const { action, good: of } = meaningOf(s, shown)
  const { actionTables, goodTables } = docOf(s.variant)
  return (
    <>
      <h3>{word(s.dice, lang)}</h3>
      <p className="co-soft">{word('diceAbout', lang)}</p>
      <table className="co-dice-table">
        <caption>{word('actionRoll', lang)}</caption>
        <tbody>
          {rowsOf(actionTables[s.dice], s).map(({ chosen: id, faces }) => (
            <tr key={id} data-now={id === action || undefined}>
              <th scope="row">{faces}</th>
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
          {rowsOf(goodTables[s.dice], s).map(({ chosen: no, faces }) => (
            <tr key={no} data-now={goodId(no) === of || undefined}>
              <th scope="row">{faces}</th>
              <td>
                <GoodIcon id={goodId(no)} /> {good(no).name[lang]} {goodId(no) === of && <b>← {second}</b>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
