// Stores custom values, such as a typed-in deck: the last one of each option with its name, and whether the last game used it.
import type { OptionSpec } from '../../../kernel/contract.ts'
import { checkChoice } from '../../../kernel/options.ts'

const KEPT = ['own', 'chosen', 'name'] as const

const nameOf = (game: string, option: string, what: (typeof KEPT)[number]) => `solotavolo/${game}/${option}/${what}`

function get(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

function set(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // Without storage there is no deck either.
  }
}

const isChoice = ({ choices }: OptionSpec, value: string): boolean => choices.some(({ id }) => id === value)

/** Every game begins by the document again. */
const isKept = ({ own, isQuiet }: OptionSpec): boolean => own !== undefined && isQuiet === undefined

/** The last custom value; empty if there is none. */
export const keptOwn = (game: string, { id }: OptionSpec): string => get(nameOf(game, id, 'own')) ?? ''

/** The value of the last game, if it is still readable. */
export function lastChosen(game: string, spec: OptionSpec): string {
  const value = isKept(spec) ? get(nameOf(game, spec.id, 'chosen')) : undefined
  try {
    return checkChoice(spec, value ?? spec.initial)
  } catch {
    return spec.initial
  }
}

export function keepOwn(game: string, spec: OptionSpec, value: string): void {
  if (!isKept(spec)) return
  set(nameOf(game, spec.id, 'chosen'), value)
  if (!isChoice(spec, value)) set(nameOf(game, spec.id, 'own'), value)
}

/** Keeps a custom value while it is edited, if it can be used. */
export function keepEdited(game: string, spec: OptionSpec, value: string): void {
  if (isChoice(spec, value)) return
  try {
    set(nameOf(game, spec.id, 'own'), checkChoice(spec, value))
  } catch {
    // It is kept once it can be read.
  }
}

/** What the person calls the custom value. */
export const keptName = (game: string, { id }: OptionSpec): string => get(nameOf(game, id, 'name')) ?? ''
export const keepName = (game: string, { id }: OptionSpec, name: string): void => set(nameOf(game, id, 'name'), name)

export type Kept = { readonly [What in (typeof KEPT)[number]]?: string }

/** Everything stored for an option. */
export function keptOf(game: string, { id }: OptionSpec): Kept {
  return Object.fromEntries(
    KEPT.flatMap((what) => {
      const value = get(nameOf(game, id, what))
      return value === undefined ? [] : [[what, value] as const]
    }),
  )
}

/** Stores all of it; false if nothing changed. */
export function restoreKept(game: string, spec: OptionSpec, kept: Kept): boolean {
  const names = KEPT.filter((what) => kept[what] !== keptOf(game, spec)[what])
  for (const what of names) set(nameOf(game, spec.id, what), kept[what] ?? '')
  return names.length > 0
}
