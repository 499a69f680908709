// One field of a position of any kind: its label, its control, its error.
import { type ReactNode, useId } from 'react'
import type { Json } from '../../../kernel/contract.ts'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { hintOf } from '../labels.ts'
import { isObject } from '../types.ts'
import { ChipsField } from './ChipsField.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { CountsField } from './CountsField.tsx'
import { type Editing, EditingProvider, fieldLabel, faultAt, isDrawn, useEditing } from './context.ts'
import { type ControlProps, emptyOf, type FieldProps } from './control.ts'
import { EitherField } from './EitherField.tsx'
import { ListField } from './ListField.tsx'
import { RecordField } from './RecordField.tsx'
import { getIn, type Kind, kindOf, type Path, setIn } from './schema.ts'
import { isApart } from './sections.ts'
import { FlagField, NumberField, RawField, TextField } from './simple.tsx'

const WORDS = {
  auto: { it: 'Automatico', en: 'Automatic' },
  give: { it: 'Indica tu', en: 'Give it' },
  assumed: { it: '(come di solito)', en: '(as usual)' },
} as const

/** Kinds of fields that show what the game assumes, so that it need only be changed. */
const ASSUMED: ReadonlySet<Kind['kind']> = new Set(['number', 'counts', 'tuple', 'flag'])

export function Field({ schema, path, value }: FieldProps) {
  const editing = useEditing()
  const { lang, module } = editing
  const labelId = useId()
  const kind = kindOf(schema).kind
  const fault = kind === 'object' ? undefined : faultAt(editing, path)
  const hint = hintOf(module.position.labels, path, lang)
  // Null is a value of its own where an object is possible.
  const either = [value, schema.default, schema['x-absent']].find((each) => each !== undefined)
  const told = kind === 'either' ? either : (value ?? schema.default)
  const assumed = getIn(editing.assumed, path)
  const given = told === undefined && ASSUMED.has(kind) ? assumed : told
  const optional = given === undefined && kind !== 'choice' && kind !== 'flag'
  return (
    <div
      className="editor-field"
      data-path={path.join('.')}
      data-kind={kind}
      data-fault={fault !== undefined || undefined}
      role="group"
      aria-labelledby={labelId}
    >
      <div className="editor-field__head">
        <span id={labelId} className="editor-field__label">
          {fieldLabel(editing, path)}
        </span>
        {hint !== undefined && <span className="editor-field__hint">{hint}</span>}
        {told === undefined && given !== undefined && <span className="editor-field__hint">{WORDS.assumed[lang]}</span>}
        {value !== undefined && schema.default === undefined && kind !== 'choice' && kind !== 'either' && (
          <Button look="quiet" onClick={() => editing.change(path, undefined)}>
            {WORDS.auto[lang]}
          </Button>
        )}
      </div>
      {optional ? (
        <Button onClick={() => editing.change(path, assumed ?? emptyOf(schema))}>
          {WORDS.auto[lang]} · {WORDS.give[lang]}
        </Button>
      ) : (
        <EditingProvider value={told === undefined && ASSUMED.has(kind) ? withAll(editing, path, given) : editing}>
          {control({ schema, path, value: given, labelledBy: labelId })}
        </EditingProvider>
      )}
      {fault !== undefined && (
        <p className="editor-field__fault">
          <Icon name="warning" /> {fault}
        </p>
      )}
    </div>
  )
}

/** What is assumed is told as a whole: a change of one of its parts keeps the others. */
const withAll = (editing: Editing, path: Path, assumed: Json | undefined): Editing => ({
  ...editing,
  change: (at, value) =>
    editing.change(path, at.length > path.length ? setIn(assumed, at.slice(path.length), value) : value),
})

/** The parts of an object, except those that are shown elsewhere. */
function PartFields({ fields, path, value }: Pick<ControlProps, 'path' | 'value'> & ObjectKind) {
  const editing = useEditing()
  return fields
    .filter(([key, schema]) => !isApart(schema) && !isDrawn(editing, [...path, key]))
    .map(([key, schema]) => (
      <Field key={key} schema={schema} path={[...path, key]} value={isObject(value) ? value[key] : undefined} />
    ))
}

type ObjectKind = Extract<Kind, { kind: 'object' }>

export function control(props: ControlProps): ReactNode {
  const kind = kindOf(props.schema)
  switch (kind.kind) {
    case 'object':
      return <PartFields {...kind} path={props.path} value={props.value} />
    case 'choice':
      return <ChoiceField {...props} values={kind.values} />
    case 'ids':
      return <ChipsField {...props} values={kind.values} most={kind.most} />
    case 'record':
      return <RecordField {...props} values={kind.values} />
    case 'counts':
      return <CountsField {...props} kinds={kind.kinds} most={kind.most} />
    case 'either':
      return <EitherField {...props} kind={kind} renderField={({ key, ...field }) => <Field key={key} {...field} />} />
    case 'list':
    case 'tuple':
      return <ListField {...props} kind={kind} render={control} />
    case 'number':
      return <NumberField {...props} least={kind.least} most={kind.most} />
    case 'flag':
      return <FlagField {...props} />
    case 'text':
      return <TextField {...props} />
    case 'other':
      return <RawField {...props} />
  }
}
