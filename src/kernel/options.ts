// Completes the options of a game and checks them against its manifest: a header, a flag or a form may leave some out.
import { clip } from './clean.ts'
import type { Manifest, OptionSpec } from './contract.ts'
import { LIMITS, tooLong } from './limits.ts'
import { refusal, within } from './refusal.ts'
import { type Lang, orList, type Text } from './text.ts'

const noOption = refusal<{ option: string }>('options.unknown', {
  it: ({ option }) => `l’opzione «${option}» non esiste`,
  en: ({ option }) => `there is no option "${option}"`,
})
const noChoice = refusal<{ option: string; value: string; choices: readonly string[] }>('options.no-choice', {
  it: ({ option, value, choices }) => `${option} non può essere «${value}»: scegli ${orList(choices, 'it')}`,
  en: ({ option, value, choices }) => `${option} cannot be "${value}": say ${orList(choices, 'en')}`,
})
const notAmong = refusal<{ option: string; value: string; choices: readonly string[] }>('options.not-among', {
  it: ({ option, value, choices }) =>
    `${option} non può contenere «${value}»: scrivi ${NO_CHOICE}, oppure, separati da virgole, ${choices.join(', ')}`,
  en: ({ option, value, choices }) =>
    `${option} cannot hold "${value}": say ${NO_CHOICE}, or with commas between ${choices.join(', ')}`,
})

/** All options in the manifest's order: the given ones, and defaults for the others; a quiet one only where it says something. */
export function fullOptions(
  specs: readonly OptionSpec[],
  given: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  for (const id of Object.keys(given)) if (!specs.some((spec) => spec.id === id)) throw noOption({ option: clip(id) })
  return Object.fromEntries(
    specsFor(specs, given)
      .map((spec) => [spec, checkChoice(spec, given[spec.id] ?? spec.initial)] as const)
      .filter(([{ isQuiet, initial }, value]) => isQuiet === undefined || value !== initial)
      .map(([{ id }, value]) => [id, value]),
  )
}

/** The options as the given values change them: the levels of a variant are choices like the others. */
export function specsFor(specs: readonly OptionSpec[], given: Readonly<Record<string, string>>): readonly OptionSpec[] {
  let all = specs
  for (const spec of specs) {
    const value = given[spec.id]
    if (spec.changes === undefined || value === undefined || value === spec.initial) continue
    all = within(spec.id, () => spec.changes?.(value, all) ?? all)
  }
  return all
}

/** The options a person is asked for. */
export const askedOptions = ({ options }: Pick<Manifest, 'options'>): readonly OptionSpec[] =>
  options.filter(({ isQuiet }) => isQuiet === undefined)

/** The options as a game with these values tells them: a quiet one only where it was given. */
export const toldOptions = (
  { options }: Pick<Manifest, 'options'>,
  given: Readonly<Record<string, string>>,
): readonly OptionSpec[] =>
  specsFor(options, given).filter(({ id, isQuiet }) => isQuiet === undefined || given[id] !== undefined)

/** The value as written in a save: a choice, a list of choices in order, or a custom value. */
export function checkChoice(spec: OptionSpec, value: string): string {
  const { id, choices, several, own } = spec
  if (several !== undefined) return writeSeveral(spec, value === NO_CHOICE ? [] : value.split(','))
  if (choices.some((choice) => choice.id === value)) return value
  if (own !== undefined) return within(id, () => readOwn(own.read, value))
  throw noChoice({ option: id, value: clip(value), choices: choices.map((choice) => choice.id) })
}

function readOwn(read: (text: string) => string, value: string): string {
  if (value.length > LIMITS.own) throw tooLong({ most: LIMITS.own })
  return read(value)
}

/** The value of no choice at all, where several are possible. */
export const NO_CHOICE = 'none'

/** Several choices as a value. */
export function writeSeveral({ id, choices }: OptionSpec, chosen: readonly string[]): string {
  const wanted = chosen.map((word) => word.trim()).filter((word) => word !== '')
  const unknown = wanted.find((word) => !choices.some((choice) => choice.id === word))
  if (unknown !== undefined)
    throw notAmong({ option: id, value: clip(unknown), choices: choices.map((choice) => choice.id) })
  const listed = choices.filter((choice) => wanted.includes(choice.id)).map((choice) => choice.id)
  return listed.length === 0 ? NO_CHOICE : listed.join(',')
}

/** The choices a value names. */
export const readSeveral = (value: string): readonly string[] => (value === NO_CHOICE ? [] : value.split(','))

/** What speaks against a value. */
export const warningsOf = ({ several }: OptionSpec, value: string): readonly Text[] =>
  several?.warn?.(readSeveral(value)) ?? []

/** A value for people. */
export function tellChoice({ choices, several, own }: OptionSpec, value: string, lang: Lang): string {
  const title = (id: string) => choices.find((choice) => choice.id === id)?.title[lang]
  if (several !== undefined) {
    const chosen = readSeveral(value)
    return chosen.length === 0 ? several.none[lang] : chosen.map((id) => title(id) ?? id).join(', ')
  }
  return title(value) ?? own?.tell?.(value)?.[lang] ?? own?.title[lang] ?? value
}

/** The option of a new game that changes it most: its level, or else the first there is. */
export const mainOption = ({ options }: Pick<Manifest, 'options'>): OptionSpec =>
  (options.find(({ id }) => id === 'level') ?? options[0]) as OptionSpec
