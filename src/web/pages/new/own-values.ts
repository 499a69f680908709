// Values of one's own, such as a typed-in deck, outlive the game they were made for: the browser keeps the last one of each option, and
// whether it was played with.
import type { OptionSpec } from '../../../kernel/contract.ts'
import { checkChoice } from '../../../kernel/options.ts'

const nameOf = (game: string, option: string, what: 'own' | 'chosen') => `solotavolo/${game}/${option}/${what}`

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
    // A browser that keeps nothing keeps no deck either.
  }
}

const isChoice = ({ choices }: OptionSpec, value: string): boolean => choices.some(({ id }) => id === value)

/** The value of one's own typed in last; empty where there is none. */
export const keptOwn = (game: string, { id }: OptionSpec): string => get(nameOf(game, id, 'own')) ?? ''

/** What the last game was played with, if it can still be read. */
export function lastChosen(game: string, spec: OptionSpec): string {
  const value = spec.own === undefined ? undefined : get(nameOf(game, spec.id, 'chosen'))
  try {
    return checkChoice(spec, value ?? spec.initial)
  } catch {
    return spec.initial
  }
}

export function keepOwn(game: string, spec: OptionSpec, value: string): void {
  if (spec.own === undefined) return
  set(nameOf(game, spec.id, 'chosen'), value)
  if (!isChoice(spec, value)) set(nameOf(game, spec.id, 'own'), value)
}

interface Kept {
  readonly own?: string
  readonly chosen?: string
}

/** All that is kept of an option. */
export function keptOf(game: string, { id }: OptionSpec): Kept {
  const [own, chosen] = [get(nameOf(game, id, 'own')), get(nameOf(game, id, 'chosen'))]
  return { ...(own === undefined ? {} : { own }), ...(chosen === undefined ? {} : { chosen }) }
}

/** Keeps all of it; false where that is how it was. */
export function restoreKept(game: string, spec: OptionSpec, kept: Kept): boolean {
  const names = (['own', 'chosen'] as const).filter((what) => kept[what] !== keptOf(game, spec)[what])
  for (const what of names) set(nameOf(game, spec.id, what), kept[what] ?? '')
  return names.length > 0
}
