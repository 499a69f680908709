// Lists of anything, and tuples: each item has the control of its kind.
import { type ReactNode, useId } from 'react'
import { Button, IconButton } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { componentsOf } from '../match.ts'
import { ChipsField } from './ChipsField.tsx'
import { CombosField } from './CombosField.tsx'
import { useEditing } from './context.ts'
import { type ControlProps, emptyOf } from './control.ts'
import { combosOf, type Kind, kindOf } from './schema.ts'

const WORDS = {
  add: { it: 'Aggiungi', en: 'Add' },
  remove: { it: 'Togli', en: 'Remove' },
} as const

type ListKind = Extract<Kind, { kind: 'list' | 'tuple' }>

export interface ListFieldProps extends ControlProps {
  readonly kind: ListKind
  /** Draws the control of an item. */
  readonly render: (props: ControlProps) => ReactNode
}

export function ListField({ kind, render, ...props }: ListFieldProps) {
  const { change, lang, module, ui } = useEditing()
  const labelId = useId()
  const { path, value } = props
  const held = Array.isArray(value) ? value : []
  if (kind.kind === 'tuple')
    return (
      <span className="editor-row">
        {kind.items.map((schema, at) => (
          // Parts of a tuple have no name but their index.
          <span key={at}>
            {render({
              schema: { ...schema, default: emptyOf(schema) },
              path: [...path, String(at)],
              value: held[at],
              labelledBy: props.labelledBy,
            })}
          </span>
        ))}
      </span>
    )
  const { item } = kind
  // A list of words is a list of components: nothing else has a name in a position.
  if (kindOf(item).kind === 'text') return <ChipsField {...props} values={componentsOf(module, ui)} most={Infinity} />
  const combos = combosOf(item)
  if (combos !== undefined) return <CombosField {...props} combos={combos} />
  return (
    <ol className="editor-list" aria-labelledby={props.labelledBy}>
      {held.map((each, at) => (
        <li key={at}>
          <span id={`${labelId}-${at}`} className="kit-hidden">
            {at + 1}
          </span>
          {render({
            schema: item,
            path: [...path, String(at)],
            value: each,
            labelledBy: `${props.labelledBy} ${labelId}-${at}`,
          })}
          <IconButton
            label={`${WORDS.remove[lang]} ${at + 1}`}
            onClick={() =>
              change(
                path,
                held.filter((_, other) => other !== at),
              )
            }
          >
            <Icon name="close" />
          </IconButton>
        </li>
      ))}
      <li>
        <Button onClick={() => change(path, [...held, emptyOf(item)])}>
          <Icon name="plus" /> {WORDS.add[lang]}
        </Button>
      </li>
    </ol>
  )
}
