import { availableParallelism } from 'node:os'
import { type Command, InvalidArgumentError } from 'commander'
import { manifestOf } from '../../games/index.ts'
import { clip } from '../../kernel/clean.ts'
import { BadInput } from '../../kernel/contract.ts'
import { checkSeed } from '../../kernel/seed.ts'
import { PLAYERS, playerOf } from '../../players/index.ts'
import { type Flags, withGameOptions } from '../game-options.ts'
import type { Io } from '../io.ts'
import { type LangFlag, langOf, withLang } from '../lang.ts'
import { tellComparison } from '../sim/compare.ts'
import { keep, kept } from '../sim/file.ts'
import { playStudy } from '../sim/play.ts'
import { planStudy } from '../sim/plan.ts'
import { tellStudy } from '../sim/tell.ts'

export interface SimFlags extends LangFlag {
  readonly games: number
  readonly seed: string
  readonly player: string
  readonly playouts?: number
  readonly every?: string
  readonly workers: number
  readonly queue?: string
  readonly file?: string
  readonly html?: string
  readonly csv?: true
  readonly json?: true
  readonly compare?: true
}

export function addSim(program: Command, io: Io): void {
  const command = program.command('sim').argument('<game>', 'a game, or with --compare a file').argument('[file]')
  withGameOptions(withLang(command))
    .option('--games <number>', 'how many games', readCount, 1000)
    .option('--seed <seed>', 'the same seed gives the same games', '1')
    .option('--player <name>', `who plays your seat: ${PLAYERS.join(' or ')}`, 'random')
    .option('--playouts <number>', 'how many playouts a searching player makes for a move', readCount)
    .option('--every <option>', 'play every choice of that option, such as level')
    .option('--workers <number>', 'how many threads', readCount, availableParallelism())
    .option('--queue <address>', 'let workers elsewhere play: redis://host:port (see `worker`)')
    .option('--file <file>', 'keep the result there, and go on with what it holds')
    .option('--html <file>', 'write a page with plots')
    .option('--csv', 'print a line per run for spreadsheets')
    .option('--json', 'print the result as JSON')
    .option('--compare', 'say whether two results (files) differ more than chance explains')
    .description('play many games and count: win rate, scores, kinds of victory, which rungs decide')
    .action(async (game: string, file: string | undefined, flags: SimFlags & Flags) => {
      if (flags.compare) {
        if (file === undefined) throw new BadInput('--compare wants two files')
        return tellComparison(io, game, file, langOf(flags, io))
      }
      if (file !== undefined) throw new BadInput(`what is "${clip(file)}" for? Two files are for --compare`)
      playerOf(flags.player)
      checkSeed(flags.seed)
      const manifest = manifestOf(game)
      const module = await manifest.load()
      const study = planStudy(manifest, flags, kept(flags.file))
      const played = await playStudy(io, study, flags, () => keep(flags.file, study))
      tellStudy(io, { manifest, module, study, ...played }, flags)
    })
}

export function readCount(word: string): number {
  const count = Number(word)
  if (!/^\d+$/.test(word) || count < 1 || count > 1e9)
    throw new InvalidArgumentError('Say a whole number from 1 to 1000000000.')
  return count
}
