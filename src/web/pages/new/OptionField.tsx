// One option of a new game: one of a few choices, any number of them, or a custom value.
import { useId, useState } from 'react'
import { BadInput, type OptionSpec } from '../../../kernel/contract.ts'
import { checkChoice, readSeveral, warningsOf, writeSeveral } from '../../../kernel/options.ts'
import { OWN_EDITORS } from '../../editors.ts'
import { useLang, useSay } from '../../hooks.ts'
import { NEW } from '../../words/new.ts'
import { keepEdited, keepName, keptName, keptOwn } from './own-values.ts'
import { RadioCards } from './RadioCards.tsx'

interface OptionFieldProps {
  readonly game: string
  readonly spec: OptionSpec
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Why a value cannot be used. */
export function troubleWith(spec: OptionSpec, value: string): string | undefined {
  try {
    checkChoice(spec, value)
    return undefined
  } catch (error) {
    if (error instanceof BadInput) return error.message
    throw error
  }
}

export function OptionField(props: OptionFieldProps) {
  const { spec, value, onChange } = props
  const lang = useLang()
  if (spec.several !== undefined) return <SeveralField {...props} />
  if (spec.own !== undefined) return <OwnField {...props} />
  return (
    <RadioCards
      title={spec.title[lang]}
      choices={spec.choices.map(({ id, title, about }) => ({ id, title: title[lang], about: about[lang] }))}
      value={value}
      onChange={onChange}
    />
  )
}

/** Toggles; below them what the selected ones mean, with a warning if they clash. */
function SeveralField({ spec, value, onChange }: OptionFieldProps) {
  const lang = useLang()
  const chosen = readSeveral(value)
  const toggle = (id: string) =>
    onChange(writeSeveral(spec, chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]))
  return (
    <fieldset className="radios">
      <legend>{spec.title[lang]}</legend>
      <div className="chips">
        {spec.choices.map(({ id, title }) => (
          <label key={id} className="chip">
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
            <span>{title[lang]}</span>
          </label>
        ))}
      </div>
      <ul className="option-meanings">
        {spec.choices
          .filter(({ id }) => chosen.includes(id))
          .map(({ id, title, about }) => (
            <li key={id}>
              <b>{title[lang]}</b> {about[lang]}
            </li>
          ))}
      </ul>
      {chosen.length === 0 && <p className="radios-about">{spec.several?.none[lang]}</p>}
      <p role="status" className="wrong">
        {warningsOf(spec, value)
          .map((warning) => warning[lang])
          .join(' ')}
      </p>
    </fieldset>
  )
}

/** The choices and a custom one: the game's own editor, or a text that is checked while typing. */
function OwnField({ game, spec, value, onChange }: OptionFieldProps) {
  const lang = useLang()
  const say = useSay()
  const id = useId()
  const isOwn = !spec.choices.some((choice) => choice.id === value)
  const why = isOwn && value !== '' ? troubleWith(spec, value) : undefined
  const Editor = OWN_EDITORS[`${game}/${spec.id}`]
  const [name, setName] = useState(() => keptName(game, spec))
  const edit = (next: string) => {
    keepEdited(game, spec, next)
    onChange(next)
  }
  const rename = (next: string) => {
    keepName(game, spec, next)
    setName(next)
  }
  const own = {
    id: '',
    title: spec.own?.title[lang] ?? '',
    about: Editor === undefined ? (spec.own?.about[lang] ?? '') : '',
  }
  return (
    <div className="option-own">
      <RadioCards
        title={spec.title[lang]}
        choices={[
          ...spec.choices.map((each) => ({ id: each.id, title: each.title[lang], about: each.about[lang] })),
          own,
        ]}
        value={isOwn ? '' : value}
        onChange={(id) => onChange(id === '' ? keptOwn(game, spec) : id)}
      />
      {isOwn && Editor !== undefined && (
        <Editor value={value} lang={lang} onChange={edit} name={name} onName={rename} />
      )}
      {isOwn && Editor === undefined && (
        <>
          <label htmlFor={id} className="kit-hidden">
            {own.title}
          </label>
          <textarea
            id={id}
            rows={4}
            spellCheck={false}
            value={value}
            aria-invalid={why !== undefined}
            aria-describedby={`${id}-why`}
            onChange={(event) => edit(event.target.value)}
          />
          <p id={`${id}-why`} role="status" className="wrong">
            {why === undefined ? null : say(NEW.ownBad, { why })}
          </p>
        </>
      )}
    </div>
  )
}
