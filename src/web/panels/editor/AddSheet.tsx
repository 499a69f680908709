// The search that adds a component to a field. It offers only what fits, and explains why something typed does not.
import { LANGS, phrase, tell, type Values } from '../../../kernel/text.ts'
import { type ReactNode, useMemo } from 'react'
import type { Json } from '../../../kernel/contract.ts'
import { Sheet } from '../../kit/Sheet.tsx'
import { ChoicePicker } from '../ChoicePicker.tsx'
import { type Choice, matches, plain } from '../match.ts'
import { placeOf } from '../place-of.ts'
import { objection, reads } from './check.ts'
import { type Editing, useEditing, valueLabel } from './context.ts'
import { type Atom, type Path, setIn } from './schema.ts'

export interface AddSheetProps {
  readonly title: string
  readonly prompt: string
  readonly path: Path
  readonly values: readonly Atom[]
  /** The name of a value, if it has no label and is no component. */
  readonly nameOf?: (id: Atom) => string
  /** The value of the field with that component. */
  readonly withId: (id: Atom) => Json
  /** The field with only that component, so that no other error hides that it does not fit. */
  readonly alone: (id: Atom) => Json
  /** There are several copies of each: one elsewhere does not prevent another one here. */
  readonly several?: boolean
  readonly onPick: (id: Atom) => void
  readonly onUndo?: (() => void) | undefined
  readonly onClose: () => void
  /** A button beside those of the search. */
  readonly extra?: ReactNode
}

const WORDS = {
  unknown: phrase<Values<'query'>>({
    it: ({ query }) => `Non conosco «${query}».`,
    en: ({ query }) => `There is no “${query}” in this game.`,
  }),
  elsewhere: phrase<Values<'name' | 'where'>>({
    it: ({ name, where }) => `${name} è già sul tavolo (${where}).`,
    en: ({ name, where }) => `${name} is already on the table (${where}).`,
  }),
} as const

export function AddSheet({
  title,
  prompt,
  path,
  values,
  nameOf,
  withId,
  alone,
  several = false,
  onPick,
  onUndo,
  onClose,
  extra,
}: AddSheetProps) {
  const editing = useEditing()
  const { module, ui, lang, position } = editing
  const { possible, refused } = useMemo(() => {
    const all = values.map((id) => {
      const choice = choiceOfValue(editing, id, nameOf?.(id) ?? valueLabel(editing, path, id))
      const objects = (value: Json) =>
        typeof id === 'string' ? objection(module, setIn(position, path, value), id, lang) : undefined
      if (reads(module, setIn(position, path, withId(id)))) return { choice, why: undefined }
      return { choice, why: objects(withId(id)) ?? objects(alone(id)) }
    })
    return {
      possible: all.filter(({ why }) => why === undefined).map(({ choice }) => choice),
      refused: all.filter(({ why }) => why !== undefined),
    }
    // `withId` and `alone` follow from the position.
  }, [values, position, lang])
  const refuse = (query: string): string => {
    const meant = matches(
      refused.map(({ choice }) => choice),
      query,
    )[0]
    if (meant === undefined) return tell(WORDS.unknown, lang, { query: query.trim() })
    const where = several ? undefined : placeOf(module.position.labels, position, meant.key, lang)
    if (where !== undefined) return tell(WORDS.elsewhere, lang, { name: meant.name, where })
    return refused.find(({ choice }) => choice === meant)?.why ?? ''
  }
  return (
    <Sheet title={title} lang={lang} onClose={onClose} actions={extra}>
      <ChoicePicker
        module={module}
        ui={ui}
        lang={lang}
        prompt={prompt}
        choices={possible}
        onPick={({ key }) => onPick(values.find((id) => String(id) === key) ?? null)}
        onUndo={onUndo}
        refuse={refuse}
      />
    </Sheet>
  )
}

function choiceOfValue({ module }: Editing, id: Atom, name: string): Choice {
  const key = String(id)
  const found = [name, ...LANGS.map((lang) => module.nameOf(key, lang)), key]
  return { key, id: key, name, found: [...new Set(found.map(plain))], number: undefined }
}
