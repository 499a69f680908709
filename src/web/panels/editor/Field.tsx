// One field of a position of any kind: its label, its control, its error.
import { type ReactNode, useId } from 'react'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { hintOf } from '../labels.ts'
import { isObject } from '../types.ts'
import { ChipsField } from './ChipsField.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { CountsField } from './CountsField.tsx'
import { fieldLabel, faultAt, useEditing } from './context.ts'
import { type ControlProps, emptyOf, type FieldProps } from './control.ts'
import { EitherField } from './EitherField.tsx'
import { ListField } from './ListField.tsx'
import { RecordField } from './RecordField.tsx'
import { kindOf } from './schema.ts'
import { FlagField, NumberField, RawField, TextField } from './simple.tsx'

const WORDS = {
  auto: { it: 'Automatico', en: 'Automatic' },
  give: { it: 'Indica tu', en: 'Give it' },
} as const

export function Field({ schema, path, value }: FieldProps) {
  const editing = useEditing()
  const { lang, module } = editing
  const labelId = useId()
  const kind = kindOf(schema).kind
  const fault = kind === 'object' ? undefined : faultAt(editing, path)
  const hint = hintOf(module.position.labels, path, lang)
  // Null is a value of its own where an object is possible.
  const either = [value, schema.default, schema['x-absent']].find((each) => each !== undefined)
  const given = kind === 'either' ? either : (value ?? schema.default)
  const optional = given === undefined && kind !== 'choice' && kind !== 'flag'
  return (
    <div
      className="editor-field"
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
        {value !== undefined && schema.default === undefined && kind !== 'choice' && kind !== 'either' && (
          <Button look="quiet" onClick={() => editing.change(path, undefined)}>
            {WORDS.auto[lang]}
          </Button>
        )}
      </div>
      {optional ? (
        <Button onClick={() => editing.change(path, emptyOf(schema))}>
          {WORDS.auto[lang]} · {WORDS.give[lang]}
        </Button>
      ) : (
        control({ schema, path, value: given, labelledBy: labelId })
      )}
      {fault !== undefined && (
        <p className="editor-field__fault">
          <Icon name="warning" /> {fault}
        </p>
      )}
    </div>
  )
}

export function control(props: ControlProps): ReactNode {
  const kind = kindOf(props.schema)
  switch (kind.kind) {
    case 'object':
      return kind.fields.map(([key, schema]) => (
        <Field
          key={key}
          schema={schema}
          path={[...props.path, key]}
          value={isObject(props.value) ? props.value[key] : undefined}
        />
      ))
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
