// A new game's options: as said on the command line; at a terminal the rest is asked, otherwise it is as the game begins.
import { randomInt } from 'node:crypto'
import { isCancel, select, text } from '@clack/prompts'
import type { Lang, Manifest } from '../../kernel/contract.ts'
import { type ChanceMode, checkSeed } from '../../kernel/mode.ts'
import { LANGS } from '../../kernel/text.ts'
import { fullOptions } from '../../kernel/options.ts'
import { type GameOptions } from '../game-options.ts'
import { oneLine } from '../errors.ts'
import { WORDS } from '../words.ts'

/** Thrown where the person leaves before the game has begun. */
export class Left extends Error {}

export const randomSeed = (): string => String(randomInt(1, 1_000_000))

export function askLang(initial: Lang): Promise<Lang> {
  return ask(
    WORDS.language[initial],
    LANGS.map((value) => ({ value, label: WORDS.languageName[value] })),
    initial,
  )
}

export async function askOptions(manifest: Manifest, given: GameOptions, lang: Lang): Promise<GameOptions> {
  const chosen: Record<string, string> = { ...given }
  for (const { id, title, choices, initial } of manifest.options) {
    if (chosen[id] !== undefined) continue
    const options = choices.map((choice) => ({ value: choice.id, label: choice.title[lang], hint: choice.about[lang] }))
    chosen[id] = await ask(title[lang], options, initial)
  }
  return fullOptions(manifest.options, chosen)
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
  const seed = await text({ message: WORDS.seed[lang], placeholder: spare, defaultValue: spare, validate: trouble })
  if (isCancel(seed)) throw new Left()
  return seed
}

function trouble(seed: string | undefined): string | undefined {
  try {
    if (seed) checkSeed(seed)
  } catch (error) {
    return oneLine(error)
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
