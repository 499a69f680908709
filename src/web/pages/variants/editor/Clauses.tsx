import { useId } from 'react'
import { isData } from '../../../../variant/read-values.ts'
import { useSay } from '../../../hooks.ts'
import { Button, IconButton } from '../../../kit/Button.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { EDITOR, VARIANTS } from '../../../words/variants.ts'
import { at, nextClause, put, withoutClause } from '../data.ts'
import { useEditing } from './editing.ts'
import { WordsField } from './WordsField.tsx'

/** The author's own clauses, and new words for the document's. */
export function Clauses() {
  const say = useSay()
  const { variants, lang, data, texts, edit } = useEditing()
  const field = useId()
  const given = at(data, ['clauses'])
  const ids = isData(given) ? Object.keys(given) : []
  const known = [...texts.clauses, ...texts.rulings]
  return (
    <>
      <p className="soft">{say(EDITOR.clausesAbout)}</p>
      {ids.map((id) => {
        const before = known.find((clause) => clause.id === id)
        return (
          <section key={id} className="var-clause paper" data-part={id}>
            <WordsField
              label={say(EDITOR.wordsOf, { clause: id })}
              rows={3}
              raw={at(data, ['clauses', id])}
              path={['clauses', id]}
              onChange={(raw) => edit(put(data, ['clauses', id], raw ?? ''), `clause ${id}`)}
            />
            {before === undefined ? null : (
              <p className="soft">{say(VARIANTS.wasBefore, { text: before.text[lang] })}</p>
            )}
            <IconButton
              label={say(EDITOR.removeClause, { clause: id })}
              onClick={() => edit(withoutClause(variants.registry, data, id))}
            >
              <Icon name="close" />
            </IconButton>
          </section>
        )
      })}
      <p className="row var-add">
        <Button onClick={() => edit(put(data, ['clauses', nextClause(data)], ''))}>
          <Icon name="plus" /> {say(EDITOR.addClause)}
        </Button>
        <label htmlFor={field} className="kit-hidden">
          {say(EDITOR.replaceClause)}
        </label>
        <select
          id={field}
          value=""
          onChange={({ target }) =>
            edit(put(data, ['clauses', target.value], known.find(({ id }) => id === target.value)?.text ?? ''))
          }
        >
          <option value="">{say(EDITOR.replaceClause)}</option>
          {known
            .filter(({ id }) => !ids.includes(id))
            .map(({ id, text }) => (
              <option key={id} value={id}>
                {id}: {short(text[lang])}
              </option>
            ))}
        </select>
      </p>
    </>
  )
}

const LONGEST = 60
const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
