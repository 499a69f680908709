import { useId } from 'react'
import { LIMITS } from '../../../../kernel/limits.ts'
import { useSay } from '../../../hooks.ts'
import { EDITOR } from '../../../words/variants.ts'
import { at, put } from '../data.ts'
import { useEditing } from './editing.ts'
import { WordsField } from './WordsField.tsx'
import { Wrongs } from './Wrongs.tsx'

/** Title, author and the reason for it. */
export function About() {
  const say = useSay()
  const { data, edit } = useEditing()
  const id = useId()
  const author = at(data, ['author'])
  const words = (field: 'title' | 'about', label: string, rows: number) => (
    <WordsField
      label={label}
      rows={rows}
      raw={at(data, [field])}
      path={[field]}
      onChange={(raw) => edit(put(data, [field], raw), field)}
    />
  )
  return (
    <section className="var-about paper">
      {words('title', say(EDITOR.name), 1)}
      <div className="var-words">
        <div className="var-words-one">
          <label htmlFor={id}>{say(EDITOR.author)}</label>
          <input
            id={id}
            type="text"
            autoComplete="name"
            maxLength={LIMITS.words}
            value={typeof author === 'string' ? author : ''}
            onChange={({ target }) => edit(put(data, ['author'], target.value || undefined), 'author')}
          />
        </div>
        <Wrongs path={['author']} below />
      </div>
      {words('about', say(EDITOR.why), 3)}
    </section>
  )
}
