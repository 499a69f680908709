// The options of a new game as flags: every option of every manifest is one, checked against the game that is played.
import { type Command, Option } from 'commander'
import { GAMES } from '../games/index.ts'
import { BadInput, type Lang, type Manifest, type OptionSpec } from '../kernel/contract.ts'
import { checkChoice } from '../kernel/options.ts'

export type GameOptions = Readonly<Record<string, string>>
export type Flags = Readonly<Record<string, unknown>>

export function withGameOptions(command: Command): Command {
  const specs = new Map<string, OptionSpec[]>()
  for (const { options } of GAMES) for (const spec of options) specs.set(spec.id, [...(specs.get(spec.id) ?? []), spec])
  for (const [id, same] of specs) {
    const choices = new Set(same.flatMap((spec) => spec.choices.map((choice) => choice.id)))
    command.addOption(new Option(`--${id} <choice>`, `${same[0]?.title.en ?? id}: ${[...choices].join(', ')}`))
  }
  return command
}

/** What was said on the command line about this game's options, and nothing else. */
export function givenOptions({ id, options }: Manifest, flags: Flags): GameOptions {
  const given: Record<string, string> = {}
  for (const { id: option } of GAMES.flatMap((game) => game.options)) {
    const value = flags[attribute(option)]
    if (typeof value !== 'string') continue
    const spec = options.find((one) => one.id === option)
    if (spec === undefined) throw new BadInput(`${id} has no option --${option}`)
    given[option] = checkChoice(spec, value)
  }
  return given
}

/** The options of a game for people. */
export function tellOptions(manifest: Manifest, options: GameOptions, lang: Lang): string[] {
  return manifest.options.map(({ id, title, choices }) => {
    const choice = choices.find((one) => one.id === options[id])
    return `${title[lang]}: ${choice?.title[lang] ?? options[id] ?? ''}`
  })
}

/** Commander's name for a flag's value: `--max-turns` is `maxTurns`. */
const attribute = (option: string): string => option.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
