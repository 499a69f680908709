// The number of each kind of component: a stepper for each kind.
import { useId } from 'react'
import { canDraw, Component } from '../Component.tsx'
import { isObject } from '../types.ts'
import { useEditing, valueLabel } from './context.ts'
import type { ControlProps } from './control.ts'
import type { Atom } from './schema.ts'
import { NumberField } from './simple.tsx'

const WORDS = {
  there: { it: 'C’è', en: 'There' },
} as const

export interface CountsFieldProps extends ControlProps {
  readonly kinds: readonly Atom[]
  readonly most: number
}

export function CountsField({ schema, path, value, labelledBy, kinds, most }: CountsFieldProps) {
  const editing = useEditing()
  const { module, ui, lang, change } = editing
  const labelId = useId()
  const held = isObject(value) ? value : {}
  // What is there may have a count of zero: it is told apart from what is not there.
  const isListed = schema['x-listed'] === true
  return (
    <ul className="editor-counts" aria-labelledby={labelledBy}>
      {kinds.map((kind) => {
        const id = String(kind)
        const name = valueLabel(editing, path, kind)
        return (
          <li key={id} data-some={(isListed ? held[id] !== undefined : (held[id] ?? 0) !== 0) || undefined}>
            {isListed && (
              <input
                type="checkbox"
                className="editor-switch"
                aria-label={`${name}: ${WORDS.there[lang].toLowerCase()}`}
                checked={held[id] !== undefined}
                onChange={({ target }) => change([...path, id], target.checked ? 0 : undefined)}
              />
            )}
            <span className="editor-counts__what">
              {canDraw(ui, id) && (
                <span aria-hidden="true" className="editor-counts__face">
                  <Component id={id} module={module} ui={ui} lang={lang} size="mini" />
                </span>
              )}
              <span id={`${labelId}-${id}`} className="editor-counts__name">
                {name}
              </span>
            </span>
            {(!isListed || held[id] !== undefined) && (
              <NumberField
                schema={schema}
                path={[...path, id]}
                value={held[id]}
                labelledBy={`${labelledBy} ${labelId}-${id}`}
                least={0}
                most={most}
                // A kind that is not named counts as zero.
                {...(isListed ? {} : { untold: 0 })}
                name={name}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
