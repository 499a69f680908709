// The options of a new game as flags: every option of every manifest is one, checked against the game that is played.
import { existsSync } from 'node:fs'
import { type Command, Option } from 'commander'
import { GAMES } from '../games/index.ts'
import type { Lang, Manifest, OptionSpec } from '../kernel/contract.ts'
import { LIMITS } from '../kernel/limits.ts'
import { checkChoice, specsFor, tellChoice, toldOptions, warningsOf } from '../kernel/options.ts'
import { refusal } from '../kernel/refusal.ts'
import { phrase, type Values, type Words } from '../kernel/text.ts'
import { VARIANT } from '../kernel/variant.ts'
import { Commands } from './commander.ts'
import { placeOf, reading } from './errors.ts'
import { readText } from './file.ts'
import { type PLACEHOLDERS, placeholder } from './help.ts'
import { givenVariant, type VariantFlags, withReadings } from './variant-file.ts'

const noSuchOption = refusal<{ game: string; option: string }>('options.not-of-game', {
  it: ({ game, option }) => `${game} non ha l’opzione --${option}`,
  en: ({ game, option }) => `${game} has no option --${option}`,
})

export type GameOptions = Readonly<Record<string, string>>
export type Flags = Readonly<Record<string, unknown>>

const ABOUT = {
  one: phrase<Values<'title' | 'ids' | 'initial'>>({
    it: ({ title, ids, initial }) => `${title}: ${ids} (predefinito: ${initial})`,
    en: ({ title, ids, initial }) => `${title}: ${ids} (default: ${initial})`,
  }),
  several: phrase<Values<'title' | 'ids' | 'initial'>>({
    it: ({ title, ids, initial }) => `${title}: anche più d’una, con le virgole: ${ids} (predefinito: ${initial})`,
    en: ({ title, ids, initial }) => `${title}: any of, with commas: ${ids} (default: ${initial})`,
  }),
  own: phrase<Values<'title' | 'ids' | 'initial'>>({
    it: ({ title, ids, initial }) => `${title}: ${ids}, o un file tuo (predefinito: ${initial})`,
    en: ({ title, ids, initial }) => `${title}: ${ids}, or a file of your own (default: ${initial})`,
  }),
  games: { it: 'Giochi:', en: 'Games:' },
  more: phrase<Values<'command'>>({
    it: ({ command }) => `Le opzioni di un gioco: solotavolo ${command} <gioco> --help`,
    en: ({ command }) => `The options of a game: solotavolo ${command} <game> --help`,
  }),
} as const satisfies Words

/** What stands for its value. */
const VALUES = {
  one: 'choice',
  several: 'choices',
  own: 'choiceOrFile',
} as const satisfies Record<'one' | 'several' | 'own', keyof typeof PLACEHOLDERS>

/** Every option of every game is a flag. The help shows those of the game that the command line names, or where to find them. */
export function withGameOptions(command: Command, lang: Lang): Command {
  const about = command.parent instanceof Commands ? command.parent.game : undefined
  for (const id of new Set(GAMES.flatMap(({ options }) => options.map((spec) => spec.id)))) {
    const spec = about?.options.find((each) => each.id === id)
    command.addOption(
      spec === undefined ? new Option(`--${id} ${placeholder('choice', lang)}`).hideHelp() : flagOf(spec, lang),
    )
  }
  withReadings(command, lang)
  return about === undefined ? command.addHelpText('after', () => gamesHelp(command.name(), lang)) : command
}

function flagOf({ id, title, choices, initial, several, own }: OptionSpec, lang: Lang): Option {
  const kind = several !== undefined ? 'several' : own !== undefined ? 'own' : 'one'
  const ids = choices.map((choice) => choice.id).join(', ')
  return new Option(
    `--${id} ${placeholder(VALUES[kind], lang)}`,
    ABOUT[kind][lang]({ title: title[lang], ids, initial }),
  )
}

/** The games by their names, and how to see the options of one. */
export function gamesHelp(command: string | undefined, lang: Lang): string {
  const width = 2 + Math.max(...GAMES.map(({ id }) => id.length))
  return [
    '',
    ABOUT.games[lang],
    ...GAMES.map(({ id, title }) => `  ${id.padEnd(width)}${title[lang]}`),
    ...(command === undefined ? [] : ['', ABOUT.more[lang]({ command })]),
  ].join('\n')
}

/** What was said on the command line about this game's options, and nothing else. */
export async function givenOptions(manifest: Manifest, flags: Flags & VariantFlags): Promise<GameOptions> {
  const { id, options } = manifest
  const said = new Map<string, string>()
  for (const { id: option } of GAMES.flatMap((game) => game.options)) {
    const value = flags[attribute(option)]
    if (typeof value !== 'string') continue
    if (!options.some((one) => one.id === option)) throw noSuchOption({ game: id, option })
    said.set(option, value)
  }
  const given: Record<string, string> = {}
  // A variant may have levels of its own.
  const variant = await givenVariant(manifest, flags)
  if (variant !== undefined) given[VARIANT] = variant
  for (const spec of specsFor(options, given)) {
    const value = said.get(spec.id)
    if (value !== undefined && spec.id !== VARIANT) given[spec.id] = readOption(spec, value)
  }
  return given
}

/** A value as it stands in a save; one of one's own may be in a file. */
export function readOption(spec: OptionSpec, value: string): string {
  const { choices, own } = spec
  const isFile =
    own !== undefined && !choices.some(({ id }) => id === value) && (existsSync(value) || /[./\\]/.test(value))
  if (!isFile) return checkChoice(spec, value)
  const text = readText(value, LIMITS.own)
  return reading(placeOf(value), () => checkChoice(spec, text))
}

/** The options of a game for people. */
export function tellOptions(manifest: Manifest, options: GameOptions, lang: Lang): string[] {
  return toldOptions(manifest, options).map(
    (spec) => `${spec.title[lang]}: ${tellChoice(spec, options[spec.id] ?? spec.initial, lang)}`,
  )
}

/** What speaks against them, in sentences. */
export function warnOptions({ options: specs }: Manifest, options: GameOptions, lang: Lang): string[] {
  return specs.flatMap((spec) => warningsOf(spec, options[spec.id] ?? spec.initial).map((text) => text[lang]))
}

/** Commander's name for a flag's value: `--max-turns` is `maxTurns`. */
const attribute = (option: string): string => option.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
