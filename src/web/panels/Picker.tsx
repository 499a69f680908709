// Enters what the cards and dice at the real table show. It offers only possible outcomes.
import { useCallback, useMemo } from 'react'
import type { AnyModule, Lang, Weighted } from '../../kernel/contract.ts'
import { ChoicePicker } from './ChoicePicker.tsx'
import type { MaybeUi } from './Component.tsx'
import { choiceOf } from './match.ts'
import { refusalOf } from './refusal.ts'

export interface PickerProps {
  readonly module: AnyModule
  readonly ui?: MaybeUi
  readonly options: readonly Weighted<unknown>[]
  readonly prompt: string
  readonly lang: Lang
  /** Called with the key of the outcome. */
  readonly onPick: (key: string) => void
  /** "I mistyped": takes the last entry back. */
  readonly onUndo?: (() => void) | undefined
  /** If given, a refusal can say where the component already lies. */
  readonly state?: unknown
}

export function Picker({ module, ui, options, prompt, lang, onPick, onUndo, state }: PickerProps) {
  const choices = useMemo(
    () => options.map((option) => choiceOf(module, ui, lang, option, options, state)),
    [module, ui, lang, options, state],
  )
  const refuse = useCallback(
    (query: string) => refusalOf({ module, ui, lang, state, query }),
    [module, ui, lang, state],
  )
  return (
    <ChoicePicker
      module={module}
      ui={ui}
      lang={lang}
      prompt={prompt}
      choices={choices}
      state={state}
      onPick={({ key }) => onPick(key)}
      onUndo={onUndo}
      refuse={refuse}
    />
  )
}
