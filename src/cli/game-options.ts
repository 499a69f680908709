// The options of a new game as flags: every option of every manifest is one, checked against the game that is played.
import { existsSync } from 'node:fs'
import { type Command, Option } from 'commander'
import { GAMES } from '../games/index.ts'
import type { Lang, Manifest, OptionSpec } from '../kernel/contract.ts'
import { LIMITS } from '../kernel/limits.ts'
import { checkChoice, tellChoice, warningsOf } from '../kernel/options.ts'
import { refusal } from '../kernel/refusal.ts'
import { phrase, type Values, type Words } from '../kernel/text.ts'
import { placeOf, reading } from './errors.ts'
import { readText } from './file.ts'
import { type PLACEHOLDERS, placeholder } from './help.ts'

const noSuchOption = refusal<{ game: string; option: string }>('options.not-of-game', {
  it: ({ game, option }) => `${game} non ha l’opzione --${option}`,
  en: ({ game, option }) => `${game} has no option --${option}`,
})

export type GameOptions = Readonly<Record<string, string>>
export type Flags = Readonly<Record<string, unknown>>

const ABOUT = {
  one: phrase<Values<'title' | 'ids'>>({
    it: ({ title, ids }) => `${title}: ${ids}`,
    en: ({ title, ids }) => `${title}: ${ids}`,
  }),
  several: phrase<Values<'title' | 'ids'>>({
    it: ({ title, ids }) => `${title}: anche più d’una, con le virgole: ${ids}`,
    en: ({ title, ids }) => `${title}: any of, with commas: ${ids}`,
  }),
  own: phrase<Values<'title' | 'ids'>>({
    it: ({ title, ids }) => `${title}: ${ids}, o un file tuo`,
    en: ({ title, ids }) => `${title}: ${ids}, or a file of your own`,
  }),
} as const satisfies Words

/** What stands for its value. */
const VALUES = {
  one: 'choice',
  several: 'choices',
  own: 'choiceOrFile',
} as const satisfies Record<keyof typeof ABOUT, keyof typeof PLACEHOLDERS>

export function withGameOptions(command: Command, lang: Lang): Command {
  const specs = new Map<string, OptionSpec[]>()
  for (const { options } of GAMES) for (const spec of options) specs.set(spec.id, [...(specs.get(spec.id) ?? []), spec])
  for (const [id, same] of specs) {
    const choices = new Set(same.flatMap((spec) => spec.choices.map((choice) => choice.id)))
    const several = same.some((spec) => spec.several !== undefined)
    const own = same.some((spec) => spec.own !== undefined)
    const kind = several ? 'several' : own ? 'own' : 'one'
    const about = ABOUT[kind][lang]({ title: same[0]?.title[lang] ?? id, ids: [...choices].join(', ') })
    command.addOption(new Option(`--${id} ${placeholder(VALUES[kind], lang)}`, about))
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
    if (spec === undefined) throw noSuchOption({ game: id, option })
    given[option] = readOption(spec, value)
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
  return manifest.options.map(
    (spec) => `${spec.title[lang]}: ${tellChoice(spec, options[spec.id] ?? spec.initial, lang)}`,
  )
}

/** What speaks against them, in sentences. */
export function warnOptions({ options: specs }: Manifest, options: GameOptions, lang: Lang): string[] {
  return specs.flatMap((spec) => warningsOf(spec, options[spec.id] ?? spec.initial).map((text) => text[lang]))
}

/** Commander's name for a flag's value: `--max-turns` is `maxTurns`. */
const attribute = (option: string): string => option.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
