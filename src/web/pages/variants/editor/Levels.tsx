import { useId, useState } from 'react'
import { inEachLang } from '../../../../kernel/text.ts'
import type { LevelsPart, LevelValues } from '../../../../kernel/variant.ts'
import { useSay } from '../../../hooks.ts'
import { Button } from '../../../kit/Button.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { ClauseLink } from '../../../kit/Tag.tsx'
import { EDITOR } from '../../../words/variants.ts'
import { at, type Data, nextLevel, put, wordsBy } from '../data.ts'
import { useEditing, wrongAt } from './editing.ts'
import { ValueField } from './ValueField.tsx'
import { WordsField } from './WordsField.tsx'
import { capitalised, Wrongs } from './Wrongs.tsx'

export function Levels({ part }: { readonly part: LevelsPart }) {
  const say = useSay()
  const { registry, data, checked } = useEditing()
  const { levels } = checked.choices
  const given = at(data, ['levels'])
  const added = Object.keys((given ?? {}) as Data).filter((id) => !part.initial.some((level) => level.id === id))
  return (
    <>
      <p className="soft">
        {say(EDITOR.levelsAbout)} <ClauseLink game={registry.game} clause={part.cite} />
      </p>
      {part.initial.map((level) => (
        <LevelEditor
          key={level.id}
          part={part}
          level={levels.find(({ id }) => id === level.id) ?? level}
          initial={level}
        />
      ))}
      {added.map((id) => {
        const level = levels.find((each) => each.id === id) ?? wrongLevel(part, id, at(given, [id, 'name']))
        return <LevelEditor key={id} part={part} level={level} initial={undefined} />
      })}
      <Wrongs path={['levels']} />
      <AddLevel part={part} added={added} />
    </>
  )
}

/** A new level in which something is wrong does not count: it is shown by its name, over the first level's numbers. */
function wrongLevel({ initial: [first] }: LevelsPart, id: string, name: unknown): LevelValues {
  const words = wordsBy(name)
  return { id, title: inEachLang((lang) => words[lang] ?? id), about: NO_WORDS, values: first?.values ?? {} }
}

const NO_WORDS = inEachLang(() => '')

interface LevelEditorProps {
  readonly part: LevelsPart
  readonly level: LevelValues
  /** As in the document; undefined for a new one. */
  readonly initial: LevelValues | undefined
}

function LevelEditor({ part, level, initial }: LevelEditorProps) {
  const say = useSay()
  const { lang, data, checked, edit } = useEditing()
  const path = ['levels', level.id]
  const given = at(data, path)
  const isGone = given === 'remove' || given === false
  const isWrong = wrongAt(checked, path, true).length > 0
  const [open, setOpen] = useState(initial === undefined)
  const set = (field: string, raw: unknown) => edit(put(data, [...path, field], raw), `${level.id} ${field}`)
  const tag =
    initial === undefined
      ? EDITOR.levelNew
      : isGone
        ? EDITOR.levelGone
        : given === undefined
          ? undefined
          : EDITOR.isChanged
  return (
    <details
      className="var-ladder paper"
      data-part={level.id}
      data-wrong={isWrong || undefined}
      data-gone={isGone || undefined}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h3>{level.title[lang]}</h3>
        <span className="var-tags">
          {isWrong ? <span className="kit-tag var-tag-wrong">{say(EDITOR.isWrong)}</span> : null}
          {tag === undefined ? null : <span className="kit-tag kit-tag--lit">{say(tag)}</span>}
        </span>
        <small className="soft">{level.about[lang]}</small>
      </summary>
      {open && !isGone ? (
        <>
          <div className="var-fields">
            {part.fields.map(({ id, title, kind }) => (
              <ValueField
                key={id}
                title={capitalised(title[lang])}
                kind={kind}
                path={[...path, id]}
                counts={level.values[id]}
                document={initial?.values[id]}
              />
            ))}
          </div>
          <WordsField
            label={say(EDITOR.levelName)}
            raw={at(data, [...path, 'name'])}
            placeholder={level.title[lang]}
            path={[...path, 'name']}
            onChange={(raw) => set('name', raw)}
          />
          <WordsField
            label={say(EDITOR.levelAbout)}
            rows={2}
            raw={at(data, [...path, 'description'])}
            placeholder={say(EDITOR.levelAboutByItself)}
            path={[...path, 'description']}
            onChange={(raw) => set('description', raw)}
          />
        </>
      ) : null}
      <Wrongs path={path} />
      <p className="row">
        {isGone || initial === undefined ? null : (
          <Button look="quiet" onClick={() => edit(put(data, path, 'remove'))}>
            <Icon name="close" /> {say(EDITOR.removeLevel)}
          </Button>
        )}
        {given === undefined ? null : (
          <Button
            look="quiet"
            aria-label={initial === undefined ? undefined : say(EDITOR.resetNamed, { name: level.title[lang] })}
            onClick={() => edit(put(data, path, undefined))}
          >
            <Icon name={initial === undefined ? 'close' : 'undo'} />{' '}
            {say(initial === undefined ? EDITOR.removeLevel : EDITOR.reset)}
          </Button>
        )}
      </p>
    </details>
  )
}

function AddLevel({ part, added }: { readonly part: LevelsPart; readonly added: readonly string[] }) {
  const say = useSay()
  const { lang, data, checked, edit } = useEditing()
  const [from, setFrom] = useState(part.initial.at(-1)?.id ?? '')
  const field = useId()
  const add = () => {
    const id = nextLevel([...part.initial.map((level) => level.id), ...added])
    // A name in the words of the page's language: it is the author's to change.
    edit(put(data, ['levels', id], { from, name: inEachLang((each) => EDITOR.newLevelName[each]) }))
  }
  return (
    <p className="row var-add">
      <Button onClick={add}>
        <Icon name="plus" /> {say(EDITOR.newLevel)}
      </Button>
      <label htmlFor={field}>{say(EDITOR.newLevelFrom)}</label>
      <select id={field} value={from} onChange={(event) => setFrom(event.target.value)}>
        {checked.choices.levels.map(({ id, title }) => (
          <option key={id} value={id}>
            {title[lang]}
          </option>
        ))}
      </select>
    </p>
  )
}
