// Slots with one component each, drawn where they lie on the table. Slots can be filled one after the other without a click in between.
import { phrase, tell, type Values } from '../../../kernel/text.ts'
import { type CSSProperties, useState } from 'react'
import type { Json } from '../../../kernel/contract.ts'
import { Button } from '../../kit/Button.tsx'
import { canDraw, Component } from '../Component.tsx'
import { isObject } from '../types.ts'
import { AddSheet } from './AddSheet.tsx'
import { fieldLabel, useEditing, valueLabel } from './context.ts'
import type { ControlProps } from './control.ts'
import { type Atom, type Slot, slotsOf, wordOf } from './schema.ts'

const WORDS = {
  slot: phrase<Values<'slot'>>({ it: ({ slot }) => `Posto ${slot}`, en: ({ slot }) => `Slot ${slot}` }),
  empty: { it: 'vuoto', en: 'empty' },
  clear: { it: 'Svuota tutto', en: 'Clear all' },
  leave: { it: 'Lascia vuoto', en: 'Leave empty' },
} as const

export function RecordField({
  schema,
  path,
  value,
  values,
  labelledBy,
}: ControlProps & { readonly values: readonly Atom[] }) {
  const editing = useEditing()
  const { lang, change, position, defaultOf, verdict } = editing
  const [open, setOpen] = useState<string>()
  const held = isObject(value) ? value : {}
  const slots = slotsOf(schema, position, defaultOf)
  const at = slots.findIndex(({ id }) => id === open)
  const wrong = path.every((part, depth) => verdict.fault?.path[depth] === part)
    ? verdict.fault?.path[path.length]
    : undefined
  const nextEmpty = () => slots.slice(at + 1).find(({ id }) => held[id] === undefined)?.id
  const flowing = slots.every(({ x }) => x === slots[0]?.x)
  const span = spanOf(slots)
  const width = Math.max(...slots.map(({ x }) => x)) - Math.min(...slots.map(({ x }) => x)) + span
  const names = new Map(slots.map(({ id }) => [id, valueLabel(editing, path, id)]))
  return (
    <>
      <ul
        className="editor-slots"
        data-flowing={flowing || undefined}
        aria-labelledby={labelledBy}
        style={{ '--width': width, '--letters': longestWord(names.values()) } as CSSProperties}
      >
        {slots.map((slot) => (
          <li key={slot.id} style={flowing ? undefined : placeOf(slot, slots, span)}>
            <SlotButton
              slot={names.get(slot.id) ?? slot.id}
              named={flowing}
              holds={wordIn(held[slot.id])}
              name={
                held[slot.id] === undefined ? WORDS.empty[lang] : valueLabel(editing, path, wordIn(held[slot.id]) ?? '')
              }
              wrong={wrong === slot.id}
              onPress={() => setOpen(slot.id)}
            />
          </li>
        ))}
      </ul>
      {Object.keys(held).length > 0 && (
        <Button look="quiet" onClick={() => change(path, {})}>
          {WORDS.clear[lang]}
        </Button>
      )}
      {open !== undefined && (
        <AddSheet
          title={fieldLabel(editing, path)}
          prompt={tell(WORDS.slot, lang, { slot: names.get(open) ?? open })}
          path={path}
          values={values}
          withId={(id) => ({ ...held, [open]: id })}
          alone={(id) => ({ [slots[0]?.id ?? open]: id })}
          onPick={(id) => {
            change([...path, open], id)
            setOpen(nextEmpty())
          }}
          onClose={() => setOpen(undefined)}
          extra={
            <Button
              onClick={() => {
                change([...path, open], undefined)
                setOpen(nextEmpty())
              }}
            >
              {WORDS.leave[lang]}
            </Button>
          }
        />
      )}
    </>
  )
}

const longestWord = (names: Iterable<string>): number =>
  Math.max(...Array.from(names, (name) => Math.max(...name.split(' ').map(({ length }) => length))))

/** The content of a slot in a word: an object is named by its parts. */
function wordIn(json: Json | undefined): Atom | undefined {
  return isObject(json) ? Object.values(json).map(wordOf).join('-') : (json as Atom | undefined)
}

/** How many columns a slot takes: two if the rows are offset by half a slot, as in a pyramid; otherwise one. */
const spanOf = (slots: readonly Slot[]): number =>
  slots.some(({ row, x }) => slots.some((other) => other.row === row && other.x === x + 1)) ? 1 : 2

function placeOf({ row, x }: Slot, slots: readonly Slot[], span: number): CSSProperties {
  const left = Math.min(...slots.map((slot) => slot.x))
  const top = Math.min(...slots.map((slot) => slot.row))
  return { gridRow: row - top + 1, gridColumn: `${x - left + 1} / span ${span}` }
}

interface SlotButtonProps {
  readonly slot: string
  /** Without its place on the table, a slot shows its name even when it is filled. */
  readonly named: boolean
  readonly holds: Atom | undefined
  readonly name: string
  readonly wrong: boolean
  readonly onPress: () => void
}

function SlotButton({ slot, named, holds, name, wrong, onPress }: SlotButtonProps) {
  const { module, ui, lang } = useEditing()
  const id = typeof holds === 'string' ? holds : undefined
  return (
    <button
      type="button"
      className="editor-slot"
      data-empty={holds === undefined || undefined}
      data-wrong={wrong || undefined}
      onClick={onPress}
    >
      <span className="kit-hidden">
        {slot}: {name}
      </span>
      <span aria-hidden="true" className="editor-slot__face">
        {named && holds !== undefined && <b className="editor-slot__id">{slot}</b>}
        {id !== undefined && canDraw(ui, id) ? (
          <Component id={id} module={module} ui={ui} lang={lang} size="mini" />
        ) : (
          <span className="editor-slot__name">{holds === undefined ? slot : name}</span>
        )}
      </span>
    </button>
  )
}
