// Controls for single values.
import { useEffect, useState } from 'react'
import type { Json } from '../../../kernel/contract.ts'
import { IconButton } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { useEditing } from './context.ts'
import type { ControlProps } from './control.ts'

const WORDS = {
  less: { it: 'Uno in meno', en: 'One less' },
  more: { it: 'Uno in più', en: 'One more' },
} as const

export interface NumberFieldProps extends ControlProps {
  readonly least: number
  readonly most: number
  /** The number that is left out of the JSON. */
  readonly untold?: number
  /** What is counted, if several counters stand together. */
  readonly name?: string
}

export function NumberField({ path, value, labelledBy, least, most, untold, name }: NumberFieldProps) {
  const { change, lang } = useEditing()
  const number = typeof value === 'number' ? value : 0
  const [text, setText] = useState(String(number))
  const set = (next: number) => change(path, next === untold ? undefined : next)
  const labelOf = (label: string) => (name === undefined ? label : `${name}: ${label.toLowerCase()}`)
  useEffect(() => setText(String(number)), [number])
  return (
    <span className="editor-stepper">
      <IconButton label={labelOf(WORDS.less[lang])} disabled={number <= least} onClick={() => set(number - 1)}>
        <Icon name="minus" />
      </IconButton>
      <input
        aria-labelledby={labelledBy}
        inputMode={least < 0 ? 'text' : 'numeric'}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          if (/^-?\d+$/.test(target.value.trim())) set(Number(target.value))
        }}
        onBlur={() => setText(String(number))}
      />
      <IconButton label={labelOf(WORDS.more[lang])} disabled={number >= most} onClick={() => set(number + 1)}>
        <Icon name="plus" />
      </IconButton>
    </span>
  )
}

export function FlagField({ path, value, labelledBy }: ControlProps) {
  const { change } = useEditing()
  return (
    <input
      type="checkbox"
      role="switch"
      className="editor-switch"
      aria-labelledby={labelledBy}
      checked={value === true}
      onChange={({ target }) => change(path, target.checked)}
    />
  )
}

export function TextField({ path, value, labelledBy }: ControlProps) {
  const { change } = useEditing()
  return (
    <input
      className="editor-text"
      aria-labelledby={labelledBy}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => change(path, target.value)}
    />
  )
}

/** A JSON text for what has no better control, applied as soon as it parses. */
export function RawField({ path, value, labelledBy }: ControlProps) {
  const { change } = useEditing()
  const [text, setText] = useState(() => JSON.stringify(value ?? null))
  return (
    <textarea
      className="editor-text"
      rows={2}
      spellCheck={false}
      aria-labelledby={labelledBy}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        const read = parse(target.value)
        if (read !== undefined) change(path, read)
      }}
    />
  )
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}
