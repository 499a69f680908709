// An ordered list of components: chips to move and remove, and a search to add more.
import { phrase, tell, type Values } from '../../../kernel/text.ts'
import { useState } from 'react'
import type { Json } from '../../../kernel/contract.ts'
import { Button, IconButton } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { canDraw, Component } from '../Component.tsx'
import { AddSheet } from './AddSheet.tsx'
import { fieldLabel, useEditing, valueLabel } from './context.ts'
import type { ControlProps } from './control.ts'
import type { Atom } from './schema.ts'

export interface ChipsFieldProps extends ControlProps {
  readonly values: readonly Atom[]
  readonly most: number
}

const WORDS = {
  add: { it: 'Aggiungi', en: 'Add' },
  remove: phrase<Values<'name'>>({ it: ({ name }) => `Togli ${name}`, en: ({ name }) => `Remove ${name}` }),
  before: phrase<Values<'name'>>({
    it: ({ name }) => `Sposta ${name} prima`,
    en: ({ name }) => `Move ${name} forward`,
  }),
  after: phrase<Values<'name'>>({ it: ({ name }) => `Sposta ${name} dopo`, en: ({ name }) => `Move ${name} back` }),
} as const

/** Few enough values for a button each. */
const FEW = 3

export function ChipsField({ path, value, labelledBy, values, most }: ChipsFieldProps) {
  const editing = useEditing()
  const { change, lang } = editing
  const [adding, setAdding] = useState(false)
  const [chosen, setChosen] = useState<number>()
  const held = Array.isArray(value) ? (value as readonly Atom[]) : []
  const set = (next: readonly Json[]) => change(path, next)
  const add = (id: Atom) => set([...held, id])
  const move = (from: number, to: number) => {
    const moved = held.slice(from, from + 1)
    const others = held.filter((_, at) => at !== from)
    set([...others.slice(0, to), ...moved, ...others.slice(to)])
    setChosen(to)
  }
  return (
    <>
      <ol className="editor-chips" aria-labelledby={labelledBy}>
        {held.map((id, at) => (
          <Chip
            // An invalid list may contain a component twice; the index tells them apart.
            key={`${at} ${id}`}
            id={id}
            name={valueLabel(editing, path, id)}
            chosen={chosen === at}
            onChoose={() => setChosen(chosen === at ? undefined : at)}
            onMove={(by) => move(at, at + by)}
            first={at === 0}
            last={at === held.length - 1}
            onRemove={() => {
              set(held.filter((_, other) => other !== at))
              setChosen(undefined)
            }}
          />
        ))}
        {held.length < most &&
          (values.length <= FEW ? (
            values.map((each) => (
              <li key={String(each)}>
                <Button onClick={() => add(each)}>
                  <Icon name="plus" /> {valueLabel(editing, path, each)}
                </Button>
              </li>
            ))
          ) : (
            <li>
              <Button onClick={() => setAdding(true)} aria-label={`${WORDS.add[lang]}: ${fieldLabel(editing, path)}`}>
                <Icon name="plus" /> {WORDS.add[lang]}
              </Button>
            </li>
          ))}
      </ol>
      {adding && (
        <AddSheet
          title={fieldLabel(editing, path)}
          prompt={`${WORDS.add[lang]} (${held.length}${Number.isFinite(most) ? `/${most}` : ''})`}
          path={path}
          values={values}
          withId={(id) => [...held, id]}
          // What is there already may be needed for it: a stage stands on others.
          alone={(id) => [...held, id]}
          onPick={(id) => {
            add(id)
            if (held.length + 1 >= most) setAdding(false)
          }}
          onUndo={held.length === 0 ? undefined : () => set(held.slice(0, -1))}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}

interface ChipProps {
  readonly id: Atom
  readonly name: string
  readonly chosen: boolean
  readonly first: boolean
  readonly last: boolean
  readonly onChoose: () => void
  readonly onMove: (by: 1 | -1) => void
  readonly onRemove: () => void
}

function Chip({ id, name, chosen, first, last, onChoose, onMove, onRemove }: ChipProps) {
  const { module, ui, lang } = useEditing()
  return (
    <li className="editor-chip" data-chosen={chosen || undefined}>
      {chosen && (
        <IconButton label={tell(WORDS.before, lang, { name })} disabled={first} onClick={() => onMove(-1)}>
          <Icon name="left" />
        </IconButton>
      )}
      <button
        type="button"
        className="editor-chip__name"
        aria-expanded={chosen}
        onClick={onChoose}
        onKeyDown={({ key }) => (key === 'Delete' || key === 'Backspace') && onRemove()}
      >
        {typeof id === 'string' && canDraw(ui, id) && (
          <span aria-hidden="true">
            <Component id={id} module={module} ui={ui} lang={lang} size="mini" />
          </span>
        )}
        {name}
      </button>
      {chosen && (
        <>
          <IconButton label={tell(WORDS.after, lang, { name })} disabled={last} onClick={() => onMove(1)}>
            <Icon name="right" />
          </IconButton>
          <IconButton label={tell(WORDS.remove, lang, { name })} onClick={onRemove}>
            <Icon name="close" />
          </IconButton>
        </>
      )}
    </li>
  )
}
