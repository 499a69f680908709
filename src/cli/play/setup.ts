// A new game's options: as said on the command line; at a terminal the rest is asked, otherwise it is as the game begins.
import { isCancel, multiselect, select, text } from '@clack/prompts'
import { BadInput, type Lang, type Manifest, type OptionSpec } from '../../kernel/contract.ts'
import type { ChanceMode } from '../../kernel/mode.ts'
import { checkSeed } from '../../kernel/seed.ts'
import { LANGS } from '../../kernel/text.ts'
import { fullOptions, readSeveral, specsFor, writeSeveral } from '../../kernel/options.ts'
import { type GameOptions, readOption } from '../game-options.ts'
import { oneLine } from '../errors.ts'
import { randomSeed } from '../random-seed.ts'
import { fill, WORDS } from '../words.ts'

/** Thrown where the person leaves before the game has begun. */
export class Left extends Error {}

export function askLang(initial: Lang): Promise<Lang> {
  return ask(
    WORDS.language[initial],
    LANGS.map((value) => ({ value, label: WORDS.languageName[value] })),
    initial,
  )
}

export async function askOptions(manifest: Manifest, given: GameOptions, lang: Lang): Promise<GameOptions> {
  const chosen: Record<string, string> = { ...given }
  for (const spec of specsFor(manifest.options, given))
    if (spec.isQuiet === undefined) chosen[spec.id] ??= await askOption(spec, lang)
  return fullOptions(manifest.options, chosen)
}

const OWN = '='

async function askOption(spec: OptionSpec, lang: Lang): Promise<string> {
  const { title, choices, initial, several, own } = spec
  const options = choices.map((choice) => ({ value: choice.id, label: choice.title[lang], hint: choice.about[lang] }))
  if (several !== undefined) return writeSeveral(spec, await askSeveral(title[lang], options, readSeveral(initial)))
  if (own === undefined) return ask(title[lang], options, initial)
  const chosen = await ask(
    title[lang],
    [...options, { value: OWN, label: own.title[lang], hint: own.about[lang] }],
    initial,
  )
  return chosen === OWN ? askOwn(spec, lang) : chosen
}

/** Typed in, or the name of a file that holds it. */
async function askOwn(spec: OptionSpec, lang: Lang): Promise<string> {
  const read = (value: string) => readOption(spec, value.trim())
  const value = await text({
    message: fill(WORDS.ownValue, lang, { about: spec.own?.about[lang] ?? '' }),
    validate: (typed) => trouble(lang, () => read(typed ?? '')),
  })
  if (isCancel(value)) throw new Left()
  return read(value)
}

async function askSeveral(
  message: string,
  options: { value: string; label: string; hint?: string }[],
  initialValues: readonly string[],
): Promise<string[]> {
  const chosen = await multiselect<string>({ message, options, initialValues: [...initialValues], required: false })
  if (isCancel(chosen)) throw new Left()
  return chosen
}

export async function askChance(
  kind: ChanceMode['kind'] | undefined,
  seed: string | undefined,
  lang: Lang,
): Promise<ChanceMode> {
  const options = [
    { value: 'seeded' as const, label: WORDS.onScreen[lang], hint: WORDS.onScreenAbout[lang] },
    { value: 'dealt' as const, label: WORDS.beside[lang], hint: WORDS.besideAbout[lang] },
  ]
  const chosen = kind ?? (seed === undefined ? await ask(WORDS.chance[lang], options, 'seeded') : 'seeded')
  return chosen === 'dealt' ? { kind: chosen } : { kind: 'seeded', seed: seed ?? (await askSeed(lang)) }
}

async function askSeed(lang: Lang): Promise<string> {
  const spare = randomSeed()
  const seed = await text({
    message: WORDS.seed[lang],
    placeholder: spare,
    defaultValue: spare,
    validate: (typed) => trouble(lang, () => typed && checkSeed(typed)),
  })
  if (isCancel(seed)) throw new Left()
  return seed
}

/** What a reader has to say against what was typed. */
function trouble(lang: Lang, read: () => unknown): string | undefined {
  try {
    read()
  } catch (error) {
    return oneLine(error instanceof BadInput ? error.tell(lang) : error)
  }
  return undefined
}

async function ask<V extends string>(
  message: string,
  options: { value: V; label: string; hint?: string }[],
  initialValue: V,
): Promise<V> {
  const chosen = await select<string>({ message, options, initialValue, showInstructions: false })
  if (isCancel(chosen)) throw new Left()
  return chosen as V
}
