// A list of small things that are each told by a few choices: orders of a genre and a value. One touch adds one, another removes it.
import { useState } from 'react'
import { phrase, tell, type Values } from '../../../kernel/text.ts'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { isObject, type JsonObject } from '../types.ts'
import { AddSheet } from './AddSheet.tsx'
import { type Editing, fieldLabel, useEditing, valueLabel } from './context.ts'
import type { ControlProps } from './control.ts'
import { type Atom, comboKey, type Path } from './schema.ts'

const WORDS = {
  add: { it: 'Aggiungi', en: 'Add' },
  remove: phrase<Values<'name'>>({ it: ({ name }) => `Togli ${name}`, en: ({ name }) => `Remove ${name}` }),
} as const

const nameOf = (editing: Editing, path: Path, combo: JsonObject): string =>
  Object.entries(combo)
    .map(([key, value]) => valueLabel(editing, [...path, key], value as Atom))
    .join(' ')

export function CombosField({
  path,
  value,
  labelledBy,
  combos,
}: ControlProps & { readonly combos: readonly JsonObject[] }) {
  const editing = useEditing()
  const { change, lang } = editing
  const [adding, setAdding] = useState(false)
  const held = Array.isArray(value) ? value.filter(isObject) : []
  const comboOf = (key: Atom) => combos.find((combo) => comboKey(combo) === key) ?? {}
  const title = fieldLabel(editing, path)
  return (
    <>
      <ol className="editor-chips" aria-labelledby={labelledBy}>
        {held.map((combo, at) => {
          const name = nameOf(editing, path, combo)
          return (
            <li key={at} className="editor-chip">
              <button
                type="button"
                className="editor-chip__name"
                aria-label={tell(WORDS.remove, lang, { name })}
                onClick={() => change(path, held.toSpliced(at, 1))}
              >
                {name} <Icon name="close" />
              </button>
            </li>
          )
        })}
        <li>
          <Button onClick={() => setAdding(true)} aria-label={`${WORDS.add[lang]}: ${title}`}>
            <Icon name="plus" /> {WORDS.add[lang]}
          </Button>
        </li>
      </ol>
      {adding && (
        <AddSheet
          title={title}
          prompt={`${WORDS.add[lang]} (${held.length})`}
          path={path}
          values={combos.map(comboKey)}
          nameOf={(key) => nameOf(editing, path, comboOf(key))}
          several
          withId={(key) => [...held, comboOf(key)]}
          alone={(key) => [comboOf(key)]}
          onPick={(key) => change(path, [...held, comboOf(key)])}
          onUndo={held.length === 0 ? undefined : () => change(path, held.slice(0, -1))}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}
