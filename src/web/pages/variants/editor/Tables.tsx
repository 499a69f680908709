import { useId } from 'react'
import type { TableChoice, TablePart } from '../../../../kernel/variant.ts'
import { shortName } from '../../../../variant/names.ts'
import { useSay } from '../../../hooks.ts'
import { Button } from '../../../kit/Button.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { ClauseLink } from '../../../kit/Tag.tsx'
import { EDITOR } from '../../../words/variants.ts'
import { at, facesOf, put, putTable, rowOf, withDie, withFace } from '../data.ts'
import { useEditing } from './editing.ts'
import { Wrongs } from './Wrongs.tsx'

export function Tables() {
  const say = useSay()
  const { registry } = useEditing()
  return (
    <>
      <p className="soft">{say(EDITOR.tablesAbout)}</p>
      {registry.tables.map((part) => (
        <TableEditor key={part.id} part={part} />
      ))}
    </>
  )
}

/** From the faces of a die to rows: a grid of buttons, so that every face always has one row. */
function TableEditor({ part }: { readonly part: TablePart }) {
  const { id, table, dice, least, initial } = part
  const say = useSay()
  const { registry, lang, data, checked, document, edit } = useEditing()
  const field = useId()
  const plain = document.tables[id] ?? { die: dice[0] ?? 0, rows: initial }
  const now = checked.choices.tables[id] ?? plain
  const set = (next: TableChoice) => edit(putTable(data, id, next, plain))
  const faces = facesOf(now.die, least)
  const isChanged = at(data, ['tables', id]) !== undefined
  return (
    <section className="var-table paper" data-part={id}>
      <header>
        <h3>{table.title[lang]}</h3>
        <span className="var-tags">
          {isChanged ? <span className="kit-tag kit-tag--lit">{say(EDITOR.isChanged)}</span> : null}
          <ClauseLink game={registry.game} clause={table.cite} />
        </span>
      </header>
      {dice.length < 2 ? null : (
        <div className="var-field">
          <label htmlFor={field}>{say(EDITOR.rolled)}</label>
          <select id={field} value={now.die} onChange={({ target }) => set(withDie(now, Number(target.value), least))}>
            {dice.map((die) => (
              <option key={die} value={die}>
                {say(EDITOR.dieOf, { faces: die })}
              </option>
            ))}
          </select>
        </div>
      )}
      <ul className="var-rows">
        {table.rungs.map((rung) => {
          const row = shortName(table, rung)
          return (
            <li key={rung.id}>
              <span className="var-text">{rung.text[lang]}</span>
              <span className="var-faces" role="group" aria-label={rung.text[lang]}>
                {faces.map((face) => (
                  <button
                    key={face}
                    type="button"
                    aria-pressed={rowOf(now, face) === row}
                    aria-label={say(EDITOR.faceTo, { face, row: rung.text[lang] })}
                    onClick={() => set(withFace(now, face, row))}
                  >
                    {face}
                  </button>
                ))}
              </span>
            </li>
          )
        })}
      </ul>
      <Wrongs path={['tables', id]} below />
      {isChanged ? (
        <Button
          look="quiet"
          aria-label={say(EDITOR.resetNamed, { name: table.title[lang] })}
          onClick={() => edit(put(data, ['tables', id], undefined))}
        >
          <Icon name="undo" /> {say(EDITOR.reset)}
        </Button>
      ) : null}
    </section>
  )
}
