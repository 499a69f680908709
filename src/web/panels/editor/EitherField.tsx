// A plain value, or an object that says more. The value stands for one part of the object; the other parts can be added.
import { type ReactNode, useState } from 'react'
import type { Json } from '../../../kernel/contract.ts'
import { Button } from '../../kit/Button.tsx'
import { canDraw, Component } from '../Component.tsx'
import { isObject, type JsonObject } from '../types.ts'
import { AddSheet } from './AddSheet.tsx'
import { type Editing, EditingProvider, fieldLabel, useEditing, valueLabel } from './context.ts'
import type { ControlProps, FieldProps } from './control.ts'
import { type Atom, type EitherKind, matters, type Path, setIn } from './schema.ts'

export interface EitherFieldProps extends ControlProps {
  readonly kind: EitherKind
  /** Draws one of the other parts. */
  readonly renderField: (props: FieldProps & { readonly key: string }) => ReactNode
}

/** Few enough values for a list of their names. */
const FEW = 8

export function EitherField({ kind, path, value, labelledBy, renderField }: EitherFieldProps) {
  const editing = useEditing()
  const whole = wholeOf(kind, value)
  const chosen = whole === undefined ? (value as Atom) : ((whole[kind.short] ?? null) as Atom)
  const put = (next: Atom) => putIn(kind, whole, next)
  const choose = (next: Atom) => editing.change(path, put(next))
  const parts =
    whole === undefined ? [] : kind.parts.filter(([key, part]) => key in whole || matters(part, whole, none))
  const pick = { path, labelledBy, values: kind.values, chosen, put, choose }
  return (
    <>
      {kind.values.length <= FEW ? <Listed {...pick} /> : <Picked {...pick} />}
      {parts.length > 0 && (
        <EditingProvider value={within(editing, path, kind, whole)}>
          <div className="editor-parts">
            {parts.map(([key, schema]) => renderField({ key, schema, path: [...path, key], value: whole?.[key] }))}
          </div>
        </EditingProvider>
      )}
    </>
  )
}

const none = (): undefined => undefined

/** The object that a value stands for; undefined if there is none. */
function wholeOf(kind: EitherKind, value: Json | undefined): JsonObject | undefined {
  if (isObject(value)) return value
  const atom = (value ?? null) as Atom
  return kind.shortValues.includes(atom) ? { [kind.short]: atom } : undefined
}

/** Changes the value and keeps the other parts that still matter. */
function putIn(kind: EitherKind, whole: JsonObject | undefined, next: Atom): Json {
  if (!kind.shortValues.includes(next)) return next
  const changed: JsonObject = { ...whole, [kind.short]: next }
  const kept = kind.parts.filter(([key, part]) => changed[key] !== undefined && matters(part, changed, none))
  return simplest(kind, Object.fromEntries([[kind.short, next], ...kept.map(([key]) => [key, changed[key]])]))
}

/** The plain value if no other parts are given and that is enough. */
function simplest(kind: EitherKind, whole: JsonObject): Json {
  const atom = (whole[kind.short] ?? null) as Atom
  return Object.keys(whole).every((key) => key === kind.short) && kind.atoms.includes(atom) ? atom : whole
}

/** For the other parts: a change to one of them turns the value into an object, or back into a value. */
function within(editing: Editing, path: Path, kind: EitherKind, whole: JsonObject | undefined): Editing {
  return {
    ...editing,
    change: (at, value) =>
      editing.change(path, simplest(kind, setIn(whole, at.slice(path.length), value) as JsonObject)),
  }
}

interface PickProps {
  readonly path: Path
  readonly labelledBy: string
  readonly values: readonly Atom[]
  readonly chosen: Atom
  readonly put: (value: Atom) => Json
  readonly choose: (value: Atom) => void
}

function Listed({ path, labelledBy, values, chosen, choose }: PickProps) {
  const editing = useEditing()
  return (
    <select
      className="editor-text"
      aria-labelledby={labelledBy}
      value={values.indexOf(chosen)}
      onChange={({ target }) => choose(values[Number(target.value)] ?? null)}
    >
      {values.map((each, at) => (
        <option key={String(each)} value={at}>
          {valueLabel(editing, path, each)}
        </option>
      ))}
    </select>
  )
}

function Picked({ path, values, chosen, put, choose }: PickProps) {
  const editing = useEditing()
  const { module, ui, lang } = editing
  const [open, setOpen] = useState(false)
  const title = fieldLabel(editing, path)
  const name = valueLabel(editing, path, chosen)
  return (
    <>
      <Button aria-label={`${title}: ${name}`} onClick={() => setOpen(true)}>
        {typeof chosen === 'string' && canDraw(ui, chosen) && (
          <span aria-hidden="true">
            <Component id={chosen} module={module} ui={ui} lang={lang} size="mini" />
          </span>
        )}
        {name}
      </Button>
      {open && (
        <AddSheet
          title={title}
          prompt={title}
          path={path}
          values={values}
          several
          withId={put}
          alone={(id) => id}
          onPick={(id) => {
            choose(id)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
