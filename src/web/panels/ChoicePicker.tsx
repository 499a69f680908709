// Chooses one of many by typing or by picture. The field keeps the focus, so that the next choice can follow at once.
import { phrase, tell, type Values } from '../../kernel/text.ts'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { AnyModule, Lang } from '../../kernel/contract.ts'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import type { MaybeUi } from './Component.tsx'
import { byNumber, type Choice, matches } from './match.ts'
import { KindChips, SearchField } from './PickerControls.tsx'
import { groupsOf, PickerGroups } from './PickerGroups.tsx'
import './picker.css'

export interface ChoicePickerProps {
  readonly module: AnyModule
  readonly ui: MaybeUi
  readonly lang: Lang
  readonly prompt: string
  readonly choices: readonly Choice[]
  readonly onPick: (choice: Choice) => void
  /** Why nothing matches the typed text. */
  readonly refuse: (query: string) => string
  readonly onUndo?: (() => void) | undefined
  /** The game the choices belong to. */
  readonly state?: unknown
}

const WORDS = {
  undo: { it: 'Ho sbagliato', en: 'I mistyped' },
  entered: phrase<Values<'name'>>({ it: ({ name }) => `Registrato: ${name}.`, en: ({ name }) => `Entered: ${name}.` }),
  possible: { it: 'Possibili adesso', en: 'Possible now' },
} as const

/** On touch screens the keyboard would cover the pictures, so it opens only on request. */
const typesFirst = (): boolean => !window.matchMedia('(pointer: coarse)').matches

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

export function ChoicePicker({ module, ui, lang, prompt, choices, onPick, refuse, onUndo, state }: ChoicePickerProps) {
  const [query, setQuery] = useState('')
  const [kind, setKind] = useState<string>()
  const [active, setActive] = useState(0)
  const [entered, setEntered] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const groups = useMemo(() => groupsOf(choices, ui, lang), [choices, ui, lang])
  const chosen = groups.find(({ title }) => title === kind)
  const searched = query.trim() !== ''
  const shown = searched
    ? [{ title: undefined, choices: matches(choices, query) }]
    : chosen !== undefined && groups.length > 1
      ? [chosen]
      : groups
  const ordered = shown.flatMap((group) => group.choices)
  const current = ordered[Math.min(active, ordered.length - 1)]

  useEffect(() => {
    setQuery('')
    setActive(0)
    if (typesFirst()) field.current?.focus()
  }, [choices, prompt])

  const pick = (choice: Choice | undefined) => {
    if (choice === undefined) return
    setEntered(choice.name)
    setQuery('')
    onPick(choice)
  }
  const type = (text: string) => {
    const numbered = byNumber(ordered, text.trim())
    if (numbered !== undefined && matches(choices, text).every((choice) => choice === numbered)) return pick(numbered)
    setQuery(text)
    setActive(0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    // While typing, left and right move the cursor.
    const moves = step !== undefined && !(searched && /Left|Right/.test(event.key))
    if (event.key === 'Enter') pick(current)
    else if (event.key === 'Escape' && searched) setQuery('')
    else if (moves) setActive((active + step + ordered.length) % Math.max(1, ordered.length))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const undo = () => {
    setEntered('')
    onUndo?.()
    if (typesFirst()) field.current?.focus()
  }

  return (
    <section className="picker" aria-label={prompt} data-searched={searched || undefined}>
      <header className="picker__head">
        <p className="picker__prompt">{prompt}</p>
        <p role="status" className="picker__entered">
          {entered !== '' && tell(WORDS.entered, lang, { name: entered })}
        </p>
        {onUndo !== undefined && (
          <Button look="quiet" onClick={undo}>
            <Icon name="undo" /> {WORDS.undo[lang]}
          </Button>
        )}
      </header>
      <div className="picker__results">
        <PickerGroups
          id={listId}
          label={WORDS.possible[lang]}
          groups={shown}
          current={current}
          numbered={ordered}
          module={module}
          ui={ui}
          lang={lang}
          state={state}
          onPick={pick}
        />
        <p role="alert" className="picker__refusal">
          {ordered.length === 0 && searched && (
            <>
              <Icon name="warning" /> <span>{refuse(query)}</span>
            </>
          )}
        </p>
      </div>
      <div className="picker__controls">
        {groups.length > 1 && <KindChips groups={groups} kind={chosen?.title} lang={lang} onKind={setKind} />}
        <SearchField
          ref={field}
          listId={listId}
          lang={lang}
          query={query}
          current={current}
          sure={searched || ordered.length === 1}
          onType={type}
          onKeyDown={onKeyDown}
        />
      </div>
    </section>
  )
}
