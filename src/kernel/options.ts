// The options of a game, completed and checked against its manifest: what a header, a flag or a form gives may lack some.
import { BadInput, type OptionSpec } from './contract.ts'

/** All options in the manifest's order: what is given, and what a game begins with for the rest. */
export function fullOptions(
  specs: readonly OptionSpec[],
  given: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  for (const id of Object.keys(given))
    if (!specs.some((spec) => spec.id === id)) throw new BadInput(`there is no option "${id}"`)
  return Object.fromEntries(specs.map((spec) => [spec.id, checkChoice(spec, given[spec.id] ?? spec.initial)]))
}

export function checkChoice({ id, choices }: OptionSpec, value: string): string {
  if (choices.some((choice) => choice.id === value)) return value
  throw new BadInput(`${id} cannot be "${value}": say ${choices.map((choice) => choice.id).join(', ')}`)
}
