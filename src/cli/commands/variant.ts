import type { Command } from 'commander'
import { GAMES, manifestOf } from '../../games/index.ts'
import type { Lang, Manifest } from '../../kernel/contract.ts'
import { LIMITS } from '../../kernel/limits.ts'
import { refusal, within } from '../../kernel/refusal.ts'
import type { Choices, Variants } from '../../kernel/variant.ts'
import { documentOf } from '../../variant/choose.ts'
import { differences } from '../../variant/differences.ts'
import { documentPage } from '../../variant/page.ts'
import { placeOf } from '../errors.ts'
import { readText } from '../file.ts'
import { HELP, placeholder } from '../help.ts'
import { type Io, print } from '../io.ts'
import { type LangFlag, langOf, withLang } from '../lang.ts'
import { readVariantOf, variantsOf } from '../variant-file.ts'
import { printPage, printParts } from '../variant-page.ts'
import { fill, WORDS } from '../words.ts'

const whichGame = refusal('variant.which-game', {
  it: 'il file non dice di che gioco è: scrivi game: nel file, o --game',
  en: 'the file does not say which game it is for: write game: into it, or --game',
})

interface GameFlag extends LangFlag {
  readonly game?: string
}

export function addVariant(program: Command, io: Io, lang: Lang): void {
  const variant = program.command('variant').description(HELP.variant.about[lang])
  withLang(variant.command('parts').argument(placeholder('game', lang)), lang)
    .description(HELP.variant.parts[lang])
    .action(async (game: string, flags: LangFlag) => {
      const { registry } = await variantsOf(manifestOf(game))
      print(io, ...printParts(registry, langOf(flags, io)))
    })
  of(variant, 'check', HELP.variant.check[lang], lang).action(async (file: string, flags: GameFlag) => {
    const { manifest, variants, choices } = await open(file, flags)
    const lang = langOf(flags, io)
    const count = differences(variants.registryFor(choices), choices).length
    const title = choices.title?.[lang] ?? file
    print(
      io,
      fill(count === 0 ? WORDS.variantSame : WORDS.variantGood, lang, {
        title,
        game: manifest.title[lang],
        count: String(count),
      }),
    )
  })
  of(variant, 'diff', HELP.variant.diff[lang], lang).action(async (file: string, flags: GameFlag) => {
    const { variants, choices } = await open(file, flags)
    const lang = langOf(flags, io)
    const found = differences(variants.registryFor(choices), choices)
    if (found.length === 0) return print(io, WORDS.variantNothing[lang])
    print(io, ...found.map(({ cite, text }) => `[${cite}] ${text[lang]}`))
  })
  of(variant, 'print', HELP.variant.print[lang], lang)
    .option('--as-file', HELP.variant.asFile[lang])
    .action(async (file: string, flags: GameFlag & { asFile?: true }) => {
      const { manifest, variants, choices, value } = await open(file, flags)
      if (flags.asFile) {
        const { writeVariantFile } = await import('../../variant/file.ts')
        return io.out(writeVariantFile(variants.registry, choices))
      }
      const module = await manifest.load()
      const page = documentPage({
        manifest,
        registry: variants.registryFor(choices),
        choices,
        ladders: variants.ladders(value),
        texts: await module.texts(value),
      })
      print(io, ...printPage(page, langOf(flags, io)))
    })
}

const of = (variant: Command, name: string, about: string, lang: Lang): Command =>
  withLang(
    variant
      .command(name)
      .argument(placeholder('file', lang), HELP.variant.file[lang])
      .option(`--game ${placeholder('game', lang)}`, HELP.variant.game[lang])
      .description(about),
    lang,
  )

interface Opened {
  readonly manifest: Manifest
  readonly variants: Variants
  readonly choices: Choices
  /** The value of its option; empty for the document. */
  readonly value: string
}

/** A variant file, or the document of a game by the game's name. */
async function open(file: string, { game }: GameFlag): Promise<Opened> {
  const named = GAMES.find(({ id }) => id === file)
  if (named !== undefined) {
    const variants = await variantsOf(named)
    return { manifest: named, variants, choices: documentOf(variants.registry), value: '' }
  }
  const manifest = manifestOf(game ?? (await gameIn(file)))
  const { choices, value } = await readVariantOf(manifest, file)
  return { manifest, variants: await variantsOf(manifest), choices, value }
}

async function gameIn(file: string): Promise<string> {
  const { gameOf } = await import('../../variant/file.ts')
  const text = readText(file, LIMITS.variantFile)
  const game = within(placeOf(file), () => gameOf(text))
  if (game === undefined) throw whichGame([placeOf(file)])
  return game
}
