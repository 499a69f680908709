import type { AnyModule, Lang } from '../../kernel/contract.ts'
import { Die } from '../kit/Die.tsx'
import { canDraw, Component, type MaybeUi } from './Component.tsx'
import type { Choice } from './match.ts'

export interface Group {
  readonly title: string | undefined
  readonly choices: readonly Choice[]
}

const OTHER = { it: 'Altro', en: 'Other' }

/** Choices by kind, in the order of the gallery; those it cannot draw come first. */
export function groupsOf(choices: readonly Choice[], ui: MaybeUi, lang: Lang): readonly Group[] {
  if (ui === undefined) return [{ title: undefined, choices }]
  const rest = choices.filter(({ id }) => id === undefined || !canDraw(ui, id))
  const kinds = ui.pieces.map(({ title, ids }) => ({
    title: title[lang],
    choices: ids.flatMap((id) => choices.filter((choice) => choice.id === id)),
  }))
  return [{ title: OTHER[lang], choices: rest }, ...kinds].filter((group) => group.choices.length > 0)
}

/** Ids contain no spaces. */
export const optionId = (listId: string, { key }: Choice): string => `${listId}-${key.replaceAll(' ', '_')}`

export interface PickerGroupsProps {
  readonly id: string
  readonly label: string
  readonly groups: readonly Group[]
  readonly current: Choice | undefined
  /** Choices in the order of their number keys. */
  readonly numbered: readonly Choice[]
  readonly module: AnyModule
  readonly ui: MaybeUi
  readonly lang: Lang
  readonly state?: unknown
  readonly onPick: (choice: Choice) => void
}

export function PickerGroups({ id, label, groups, current, numbered, onPick, ...draw }: PickerGroupsProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className="picker__list">
      {groups.map(({ title, choices }) => (
        <div key={title ?? ''} role="group" aria-label={title ?? label} className="picker__group">
          {title !== undefined && groups.length > 1 && (
            <div className="picker__kind-title" aria-hidden="true">
              {title}
            </div>
          )}
          {choices.map((choice) => (
            <Option
              key={choice.key}
              id={optionId(id, choice)}
              choice={choice}
              current={choice === current}
              hotkey={hotkey(choice, numbered)}
              sides={sidesOf(numbered)}
              onPick={onPick}
              {...draw}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

function hotkey(choice: Choice, numbered: readonly Choice[]): string | undefined {
  if (numbered.every(({ number }) => number !== undefined)) return choice.number
  const at = numbered.indexOf(choice)
  return at >= 0 && at < 9 ? String(at + 1) : undefined
}

/** Whether somebody types or moves about in it: otherwise what stands above the picker stays in sight. */
const isInUse = (element: Element | null): boolean =>
  element?.closest('.picker')?.contains(document.activeElement) === true

/** The number of faces, if the choices are those of a die that the game does not draw. */
const sidesOf = (choices: readonly Choice[]): number | undefined =>
  choices.every(({ id, number }) => id === undefined && number !== undefined) ? choices.length : undefined

interface OptionProps extends Pick<PickerGroupsProps, 'module' | 'ui' | 'lang' | 'state' | 'onPick'> {
  readonly id: string
  readonly choice: Choice
  readonly current: boolean
  readonly hotkey: string | undefined
  readonly sides: number | undefined
}

function Option({ id, choice, current, hotkey, sides, onPick, module, ui, lang, state }: OptionProps) {
  return (
    <div
      id={id}
      ref={(element) => {
        if (current && isInUse(element)) element?.scrollIntoView?.({ block: 'nearest' })
      }}
      role="option"
      aria-selected={current}
      className="picker__option"
      // The field keeps the focus, so that typing continues.
      onPointerDown={(event) => event.pointerType === 'mouse' && event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPick(choice)}
    >
      {choice.id !== undefined && canDraw(ui, choice.id) && (
        <span aria-hidden="true">
          <Component id={choice.id} module={module} ui={ui} lang={lang} size="mini" state={state} />
        </span>
      )}
      {sides !== undefined && (
        <span className="picker__die" aria-hidden="true">
          <Die face={Number(choice.number)} sides={sides} />
        </span>
      )}
      <span className="picker__name" data-said={sides !== undefined || undefined}>
        {hotkey !== undefined && <kbd aria-hidden="true">{hotkey}</kbd>}
        {choice.name}
      </span>
    </div>
  )
}
