import { type Command, Option } from 'commander'
import { resolve } from 'node:path'
import { manifestOf } from '../../games/index.ts'
import type { Lang, Manifest } from '../../kernel/contract.ts'
import type { ChanceMode } from '../../kernel/mode.ts'
import { checkSeed } from '../../kernel/seed.ts'
import { fullOptions } from '../../kernel/options.ts'
import { refusal } from '../../kernel/refusal.ts'
import { otherGame, Table } from '../../kernel/table.ts'
import { inEachLang, orList } from '../../kernel/text.ts'
import { refuseValue } from '../commander.ts'
import { placeOf } from '../errors.ts'
import { type Flags, givenOptions, tellOptions, warnOptions, withGameOptions } from '../game-options.ts'
import { HELP, placeholder } from '../help.ts'
import { type Io, print } from '../io.ts'
import { type LangFlag, langOf, withLang } from '../lang.ts'
import { painter } from '../paint.ts'
import { lineAsker } from '../play/lines.ts'
import { playSession, type Session } from '../play/session.ts'
import { randomSeed } from '../random-seed.ts'
import { type AnyTable, loadSave } from '../save-file.ts'
import { fill, WORDS } from '../words.ts'

const seedUnused = refusal('play.seed-unused', {
  it: '--seed non serve con --chance dealt',
  en: '--seed has no use with --chance dealt',
})
const optionsAlready = refusal('play.options-already', {
  it: 'una partita salvata ha già le sue opzioni: usa --load senza',
  en: 'a saved game has its options already: give --load without them',
})

interface PlayFlags extends LangFlag {
  readonly chance?: 'seeded' | 'dealt'
  readonly seed?: string
  readonly load?: string
}

export function addPlay(program: Command, io: Io, lang: Lang): void {
  withGameOptions(withLang(program.command('play').argument(placeholder('game', lang)), lang), lang)
    .addOption(new Option(`--chance ${placeholder('source', lang)}`, HELP.play.chance[lang]).argParser(readSource))
    .option(`--seed ${placeholder('seed', lang)}`, HELP.play.seed[lang])
    .option(`--load ${placeholder('file', lang)}`, HELP.play.load[lang])
    .description(HELP.play.about[lang])
    .action(async (game: string, flags: PlayFlags & Flags) => {
      const manifest = manifestOf(game)
      const session =
        flags.load === undefined ? await begin(manifest, flags, io) : await resume(manifest, flags.load, flags, io)
      if (session !== undefined) await playSession(session)
    })
}

const SOURCES = ['seeded', 'dealt'] as const

function readSource(word: string): (typeof SOURCES)[number] {
  const source = SOURCES.find((one) => one === word)
  if (source !== undefined) return source
  throw refuseValue(
    '--chance',
    word,
    inEachLang((lang) => orList(SOURCES, lang)),
  )
}

async function begin(manifest: Manifest, flags: PlayFlags & Flags, io: Io): Promise<Session | undefined> {
  const given = await givenOptions(manifest, flags)
  const seed = flags.seed === undefined ? undefined : checkSeed(flags.seed)
  if (seed !== undefined && flags.chance === 'dealt') throw seedUnused()
  const setup = await import('../play/setup.ts')
  try {
    const atTerminal = io.tty.in && io.tty.out
    const lang = flags.lang ?? (atTerminal ? await setup.askLang(langOf(flags, io)) : langOf(flags, io))
    const options = atTerminal ? await setup.askOptions(manifest, given, lang) : fullOptions(manifest.options, given)
    const spare: ChanceMode =
      flags.chance === 'dealt' ? { kind: 'dealt' } : { kind: 'seeded', seed: seed ?? randomSeed() }
    const chance = atTerminal ? await setup.askChance(flags.chance, seed, lang) : spare
    const table = new Table(await manifest.load(), { options, chance })
    return announced(manifest, table, lang, io)
  } catch (error) {
    if (error instanceof setup.Left) return undefined
    throw error
  }
}

async function resume(manifest: Manifest, file: string, flags: PlayFlags & Flags, io: Io): Promise<Session> {
  if (
    flags.seed !== undefined ||
    flags.chance !== undefined ||
    Object.keys(await givenOptions(manifest, flags)).length > 0
  )
    throw optionsAlready()
  const lang = langOf(flags, io)
  const loaded = await loadSave(file)
  if (loaded.manifest.id !== manifest.id)
    throw otherGame({ game: loaded.manifest.id, wanted: manifest.id }, [placeOf(file)])
  const session = await announced(manifest, loaded.table, lang, io)
  session.own.set(resolve(file), loaded.text)
  session.file = file
  session.saved = loaded.text
  print(io, fill(WORDS.resumed, lang, { file }))
  if (loaded.table.stuck) print(io, fill(WORDS.readOnly, lang, { why: loaded.table.stuck.why.tell(lang) }))
  return session
}

async function announced(manifest: Manifest, table: AnyTable, lang: Lang, io: Io): Promise<Session> {
  const paint = painter(io)
  const { options, chance } = table.setup
  const source = chance.kind === 'dealt' ? WORDS.beside[lang] : fill(WORDS.withSeed, lang, { seed: chance.seed })
  print(
    io,
    paint('bold', manifest.title[lang]),
    paint('dim', [...tellOptions(manifest, options, lang), source].join(' · ')),
    ...warnOptions(manifest, options, lang).map((warning) => paint('yellow', warning)),
  )
  const atTerminal = io.tty.in && io.tty.out
  if (!atTerminal) print(io, paint('dim', WORDS.begin[lang]))
  const asker = atTerminal
    ? (await import('../play/screen.ts')).screenAsker(lang, () => io.screen?.()?.rows)
    : lineAsker(io, lang)
  return { manifest, table, own: new Map(), io, lang, paint, asker }
}
