import type { KeyboardEvent, Ref } from 'react'
import type { Lang } from '../../kernel/contract.ts'
import { Icon } from '../kit/Icon.tsx'
import type { Choice } from './match.ts'
import { type Group, optionId } from './PickerGroups.tsx'

const WORDS = {
  find: { it: 'Cerca per nome', en: 'Find by name' },
  all: { it: 'Tutte', en: 'All' },
  kinds: { it: 'Mostra solo', en: 'Show only' },
} as const

export interface KindChipsProps {
  readonly groups: readonly Group[]
  readonly kind: string | undefined
  readonly lang: Lang
  readonly onKind: (kind: string | undefined) => void
}

export function KindChips({ groups, kind, lang, onKind }: KindChipsProps) {
  return (
    <div className="picker__kinds" role="group" aria-label={WORDS.kinds[lang]}>
      <button
        type="button"
        className="picker__kind"
        aria-pressed={kind === undefined}
        onClick={() => onKind(undefined)}
      >
        {WORDS.all[lang]}
      </button>
      {groups.map(({ title, choices }) => (
        <button
          key={title}
          type="button"
          className="picker__kind"
          aria-pressed={kind === title}
          onClick={() => onKind(kind === title ? undefined : title)}
        >
          {title} <small>{choices.length}</small>
        </button>
      ))}
    </div>
  )
}

export interface SearchFieldProps {
  readonly ref: Ref<HTMLInputElement>
  readonly listId: string
  readonly lang: Lang
  readonly query: string
  readonly current: Choice | undefined
  /** Whether Enter would pick what the person means. */
  readonly sure: boolean
  readonly onType: (text: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

export function SearchField({ ref, listId, lang, query, current, sure, onType, onKeyDown }: SearchFieldProps) {
  return (
    <div className="picker__field">
      <Icon name="search" />
      <input
        ref={ref}
        role="combobox"
        aria-label={WORDS.find[lang]}
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={current && optionId(listId, current)}
        aria-invalid={query.trim() !== '' && current === undefined}
        placeholder={WORDS.find[lang]}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        value={query}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {sure && current !== undefined && (
        <span className="picker__enter" aria-hidden="true">
          ↵ {current.name}
        </span>
      )}
    </div>
  )
}
