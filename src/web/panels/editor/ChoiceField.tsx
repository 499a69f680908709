// One of several: side by side if they are few and short, otherwise a list.
import { useEditing, valueLabel } from './context.ts'
import type { ControlProps } from './control.ts'
import type { Atom } from './schema.ts'

const NONE = { it: '—', en: '—' }

export function ChoiceField({
  schema,
  path,
  value,
  labelledBy,
  values,
}: ControlProps & { readonly values: readonly Atom[] }) {
  const editing = useEditing()
  const { change, lang } = editing
  const labels = values.map((each) => valueLabel(editing, path, each))
  const needed = schema.default !== undefined
  if (needed && labels.join('').length <= 24)
    return (
      <span className="editor-segments" role="radiogroup" aria-labelledby={labelledBy}>
        {values.map((each, at) => (
          <label key={String(each)}>
            <input type="radio" name={path.join('.')} checked={each === value} onChange={() => change(path, each)} />
            <span>{labels[at]}</span>
          </label>
        ))}
      </span>
    )
  return (
    <select
      className="editor-text"
      aria-labelledby={labelledBy}
      value={value === undefined ? '' : String(values.indexOf(value as Atom))}
      onChange={({ target }) => change(path, target.value === '' ? undefined : values[Number(target.value)])}
    >
      {!needed && <option value="">{NONE[lang]}</option>}
      {values.map((each, at) =>
        each === null && !needed ? null : (
          <option key={String(each)} value={at}>
            {labels[at]}
          </option>
        ),
      )}
    </select>
  )
}
