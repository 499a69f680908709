import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { Command } from 'commander'
import { botCommand } from '../../crew/bots/child.ts'
import type { Address } from '../../crew/redis.ts'
import { manifestOf } from '../../games/index.ts'
import { clip } from '../../kernel/clean.ts'
import { refusal } from '../../kernel/refusal.ts'
import { checkSeed } from '../../kernel/seed.ts'
import { type Lang, orList } from '../../kernel/text.ts'
import { MOST_GAMES, MOST_PLAYOUTS } from '../../lab/plan.ts'
import { PLAYERS, playerOf } from '../../players/index.ts'
import { refuseValue } from '../commander.ts'
import { placeOf } from '../errors.ts'
import { type Flags, withGameOptions } from '../game-options.ts'
import { HELP, PLACEHOLDERS, placeholder } from '../help.ts'
import type { Io } from '../io.ts'
import { type LangFlag, langOf, withLang } from '../lang.ts'
import { simAgainst } from '../sim/against.ts'
import { simBalance } from '../sim/balance.ts'
import { tellComparison } from '../sim/compare.ts'
import { keep } from '../sim/file.ts'
import { faultsTrouble } from '../sim/faults.ts'
import { attempt, playStudy } from '../sim/play.ts'
import { planStudy } from '../sim/plan.ts'
import { tellStudy, writePage } from '../sim/tell.ts'
import { troublesOf } from '../troubles.ts'
import { checkOutputs } from '../whole-file.ts'

const twoFiles = refusal('sim.two-files', { it: '--compare vuole due file', en: '--compare wants two files' })
const oneFile = refusal<{ file: string }>('sim.one-file', {
  it: ({ file }) => `a che cosa serve «${file}»? Due file servono a --compare`,
  en: ({ file }) => `what is "${file}" for? Two files are for --compare`,
})

const noPlayouts = refusal<{ player: string }>('sim.no-playouts', {
  it: ({ player }) => `--playouts serve solo a --player search: ${player} non fa partite di prova`,
  en: ({ player }) => `--playouts is only for --player search: ${player} makes no playouts`,
})

const noBot = refusal('sim.no-bot', { it: 'il bot non esiste', en: 'there is no such bot' })
const botAndQueue = refusal('sim.bot-and-queue', {
  it: 'un bot gioca solo su questa macchina: --queue non serve',
  en: 'a bot plays on this machine only: leave --queue out',
})
const noPatience = refusal<{ player: string }>('sim.no-patience', {
  it: ({ player }) => `--patience serve solo a un bot: ${player} non ne ha bisogno`,
  en: ({ player }) => `--patience is only for a bot: ${player} needs none`,
})

export const MOST_THREADS = 1024
/** Seconds for a move of a bot. */
const PATIENCE = 30
const MOST_PATIENCE = 86_400

export interface SimFlags extends LangFlag {
  readonly games: number
  readonly seed: string
  readonly player: string
  readonly playouts?: number
  readonly patience?: number
  readonly every?: string
  readonly workers: number
  readonly queue?: string
  readonly file?: string
  readonly html?: string
  readonly csv?: true
  readonly json?: true
  readonly compare?: true
  readonly details?: true
  readonly against?: readonly string[]
  readonly players?: string
  readonly untilClear?: true
  readonly balance?: string
  readonly wanted?: number
}

export function addSim(program: Command, io: Io, lang: Lang): void {
  const command = program
    .command('sim')
    .argument(placeholder('game', lang), HELP.sim.game[lang])
    .argument(`[${PLACEHOLDERS.file[lang]}]`)
  withGameOptions(withLang(command, lang), lang)
    .option(`--games ${placeholder('number', lang)}`, HELP.sim.games[lang], readCount('--games', MOST_GAMES), 1000)
    .option(`--seed ${placeholder('seed', lang)}`, HELP.sim.seed[lang], '1')
    .option(
      `--player ${placeholder('name', lang)}`,
      HELP.sim.player[lang]({ players: orList(PLAYERS, lang) }),
      'random',
    )
    .option(
      `--playouts ${placeholder('number', lang)}`,
      HELP.sim.playouts[lang],
      readCount('--playouts', MOST_PLAYOUTS),
    )
    .option(
      `--patience ${placeholder('number', lang)}`,
      HELP.sim.patience[lang]({ usual: PATIENCE }),
      readCount('--patience', MOST_PATIENCE),
    )
    .option(`--every ${placeholder('option', lang)}`, HELP.sim.every[lang])
    .option(
      `--workers ${placeholder('number', lang)}`,
      HELP.sim.workers[lang],
      readCount('--workers', MOST_THREADS),
      availableParallelism(),
    )
    .option(`--queue ${placeholder('address', lang)}`, HELP.sim.queue[lang])
    .option(`--file ${placeholder('file', lang)}`, HELP.sim.file[lang])
    .option(`--html ${placeholder('file', lang)}`, HELP.sim.html[lang])
    .option('--csv', HELP.sim.csv[lang])
    .option('--json', HELP.sim.json[lang])
    .option('--details', HELP.sim.details[lang])
    .option('--compare', HELP.sim.compare[lang])
    .option(
      `--against ${placeholder('setting', lang)}`,
      HELP.sim.against[lang],
      (word: string, before: readonly string[] | undefined) => [...(before ?? []), word],
    )
    .option(`--players ${placeholder('choices', lang)}`, HELP.sim.players[lang])
    .option('--until-clear', HELP.sim.untilClear[lang])
    .option(`--balance ${placeholder('name', lang)}`, HELP.sim.balance[lang])
    .option(`--wanted ${placeholder('number', lang)}`, HELP.sim.wanted[lang], readCount('--wanted', 99))
    .description(HELP.sim.about[lang])
    .action(async (game: string, file: string | undefined, flags: SimFlags & Flags) => {
      if (flags.compare) {
        if (file === undefined) throw twoFiles()
        return tellComparison(io, game, file, langOf(flags, io), flags.json === true)
      }
      if (file !== undefined) throw oneFile({ file: clip(file) })
      if (flags.against !== undefined) return simAgainst(io, manifestOf(game), flags)
      if (flags.balance !== undefined) return simBalance(io, manifestOf(game), flags)
      const bot = botCommand(flags.player)
      if (bot === undefined) playerOf(flags.player)
      else if (!bot.shell && !existsSync(flags.player)) throw noBot([placeOf(flags.player)])
      if (bot === undefined && flags.patience !== undefined) throw noPatience({ player: flags.player })
      if (bot !== undefined && flags.queue !== undefined) throw botAndQueue()
      if (flags.playouts !== undefined && flags.player !== 'search') throw noPlayouts({ player: clip(flags.player) })
      checkSeed(flags.seed)
      const manifest = manifestOf(game)
      const module = await manifest.load()
      checkOutputs({ '--file': flags.file, '--html': flags.html })
      const queue = await queueOf(flags.queue, io)
      const study = await planStudy(manifest, module, flags)
      const troubles = troublesOf(io, langOf(flags, io))
      const seat = bot && { command: bot, module, seconds: flags.patience ?? PATIENCE }
      const crew = { workers: flags.workers, queue, bot: seat }
      const ended = await playStudy(io, study, crew, () => keep(flags.file, study), troubles.warn)
      const found = [ended.failed, ended.unkept, faultsTrouble(ended.faults)]
      // What was played is told, whatever became of the rest.
      if ((ended.failed === undefined && ended.faults.length === 0) || ended.played > 0) {
        const told = { manifest, module, study, ...ended }
        tellStudy(io, told, flags)
        found.push(attempt(() => writePage(told, flags, langOf(flags, io))))
      }
      for (const trouble of found) if (trouble !== undefined) troubles.fail(trouble)
    })
}

/** Where the queue is; the password may stand in the environment, where nobody sees it. */
async function queueOf(said: string | undefined, io: Io): Promise<Address | undefined> {
  if (said === undefined) return undefined
  const { addressOf } = await import('../../crew/redis.ts')
  return addressOf(said, io.env['SOLOTAVOLO_QUEUE_PASSWORD'])
}

/** Reads a number of something, up to a most. */
export const readCount =
  (flag: string, most: number) =>
  (word: string): number => {
    const count = Number(word)
    if (!/^\d+$/.test(word) || count < 1 || count > most)
      throw refuseValue(flag, word, { it: `un numero intero da 1 a ${most}`, en: `a whole number from 1 to ${most}` })
    return count
  }
