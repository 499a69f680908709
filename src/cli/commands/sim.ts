import { type Command, InvalidArgumentError } from 'commander'
import { manifestOf } from '../../games/index.ts'
import { checkSeed } from '../../kernel/mode.ts'
import { fullOptions } from '../../kernel/options.ts'
import { printReport, report } from '../../lab/report.ts'
import { simulate } from '../../lab/simulate.ts'
import { PLAYERS, playerOf } from '../../players/index.ts'
import { type Flags, givenOptions, tellOptions, withGameOptions } from '../game-options.ts'
import { type Io, print } from '../io.ts'
import { type LangFlag, langOf, withLang } from '../lang.ts'
import { progress } from '../progress.ts'
import { fill, WORDS } from '../words.ts'

interface SimFlags extends LangFlag {
  readonly games: number
  readonly seed: string
  readonly player: string
  readonly json?: true
}

export function addSim(program: Command, io: Io): void {
  const command = program.command('sim').argument('<game>')
  withGameOptions(withLang(command))
    .option('--games <number>', 'how many games', readCount, 1000)
    .option('--seed <seed>', 'the same seed gives the same games', '1')
    .option('--player <name>', `who plays your seat: ${PLAYERS.join(' or ')}`, 'random')
    .option('--json', 'print the result as JSON')
    .description('play many games and count: win rate, scores, kinds of victory, which rungs decide')
    .action(async (game: string, flags: SimFlags & Flags) => {
      const manifest = manifestOf(game)
      const options = fullOptions(manifest.options, givenOptions(manifest, flags))
      const player = playerOf(flags.player)
      const seed = checkSeed(flags.seed)
      const module = await manifest.load()
      const bar = progress(io, flags.games)
      const begun = performance.now()
      const result = report(simulate({ module, options, player, seed }, flags.games, bar?.at))
      const seconds = (performance.now() - begun) / 1000
      bar?.clear()
      const gamesPerSecond = Math.round(flags.games / seconds)
      const setting = { game, options, player: flags.player, seed }
      if (flags.json) return print(io, JSON.stringify({ ...setting, ...result, seconds, gamesPerSecond }))
      const lang = langOf(flags, io)
      const number = (n: number) => new Intl.NumberFormat(lang).format(n)
      print(
        io,
        [manifest.title[lang], ...tellOptions(manifest, options, lang)].join(' · '),
        fill(WORDS.playedBy, lang, { games: number(flags.games), player: flags.player, seed }),
        '',
        ...printReport(result, module.ladders, lang),
        '',
        fill(WORDS.speed, lang, { rate: number(gamesPerSecond) }),
      )
    })
}

function readCount(word: string): number {
  const count = Number(word)
  if (!/^\d+$/.test(word) || count < 1 || count > 1e9)
    throw new InvalidArgumentError('Say a whole number from 1 to 1000000000.')
  return count
}
