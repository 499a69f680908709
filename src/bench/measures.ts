// What is measured of a game.
import { dice } from '../kernel/chance.ts'
import type { AnyModule, Manifest } from '../kernel/contract.ts'
import { copy } from '../kernel/copy.ts'
import { readSave, writeSave } from '../kernel/save.ts'
import { Table } from '../kernel/table.ts'
import { recorder } from '../kernel/trace.ts'
import { openEnvironment } from '../environment/environment.ts'
import { playGame, playOut } from '../lab/run.ts'
import { playerOf, sharpen } from '../players/index.ts'
import { grow, openSearch } from '../players/search/tree.ts'
import type { Measure } from './report.ts'
import { median, perSecond, quantile, time, timesAsFast } from './timing.ts'

type Options = Readonly<Record<string, string>>

export async function measureGame(manifest: Manifest): Promise<Measure[]> {
  const module = await manifest.load()
  const options = Object.fromEntries(manifest.options.map(({ id, initial }) => [id, initial]))
  // First, while the engine has only seen games played in place, as in a simulation.
  const games = gamesPerSecond(module, options)
  const drawing = drawingAgainstListing(module, options)
  const learning = await environmentGames(manifest)
  const decision = decisionTimes(module, options)
  const log = finishedLog(module, options)
  const [early, late] = playTimes(log)
  const row = (id: string, title: string, value: number, unit: string, higherIsBetter = false): Measure => ({
    id: `${manifest.id}.${id}`,
    title,
    unit,
    value,
    higherIsBetter,
  })
  return [
    row('games', 'full games, random player, one core', games, 'per second', true),
    ...(drawing === undefined
      ? []
      : [row('drawing', 'the same, against listing all options first', drawing, '×', true)]),
    row('learning', 'the same games step by step, with mask and observation', learning, 'per second', true),
    row('decision', 'one decision with its trace, median', 1000 * median(decision), 'µs'),
    row('decision-p99', 'one decision with its trace, 99 % below', 1000 * quantile(decision, 0.99), 'µs'),
    row(
      'playouts',
      'playouts of the search, from the first choices on',
      playoutsPerSecond(await sharpen(module), options),
      'per second',
      true,
    ),
    row('refold', `reading and refolding a log of ${log.length} entries`, refoldTime(log), 'ms'),
    row('play-early', 'one move at a table, about 20 entries long', 1000 * early, 'µs'),
    row('play-late', 'one move at a table, at the end', 1000 * late, 'µs'),
    row('growth', 'growth of cost with log length', late / early, '×'),
  ]
}

function gamesPerSecond(module: AnyModule, options: Options): number {
  return perSecond(randomGames(module, options), 1500, 500, 7)
}

/** One random game after the other. */
function randomGames(module: AnyModule, options: Options): () => void {
  const setting = { module, options, player: playerOf('random'), seed: 'bench' }
  let index = 0
  return () => void playGame(setting, index++)
}

/** What `draw` brings, where a game has it. */
function drawingAgainstListing(module: AnyModule, options: Options): number | undefined {
  const { draw, ...game } = module.game
  if (draw === undefined) return undefined
  return timesAsFast(randomGames(module, options), randomGames({ ...module, game }, options), 100, 21)
}

async function environmentGames(manifest: Manifest): Promise<number> {
  const environment = await openEnvironment(manifest)
  let seed = 0
  return perSecond(
    () => {
      const stream = dice(seed)
      let turn = environment.reset(seed++)
      while (!turn.done) turn = environment.step(turn.legal[stream.below(turn.legal.length)] ?? -1)
    },
    1500,
    500,
    7,
  )
}

/** At the first few choices of some games: the longest playouts there are. */
function playoutsPerSecond(module: AnyModule, options: Options): number {
  const roots: unknown[] = []
  const random = playerOf('random')
  for (let seed = 0; seed < 8; seed++) {
    let seen = 0
    const watching: typeof random = (of, state, moves, stream) => {
      if (seen++ === 3) roots.push(copy(state))
      return random(of, state, moves, stream)
    }
    playOut(module, module.game.start(options), watching, dice(seed))
  }
  const searches = roots.map((root, at) => openSearch(module, root, dice(at)))
  const round = () => {
    for (const search of searches) grow(search, 10)
  }
  return 10 * searches.length * perSecond(round, 600, 200, 5)
}

/** Milliseconds of single decisions, over all decisions of some games. */
function decisionTimes(module: AnyModule, options: Options): number[] {
  const states: unknown[] = []
  const decide = module.automa.decide.bind(module.automa)
  const watched = {
    ...module,
    automa: {
      decide(s: unknown) {
        states.push(copy(s))
        return decide(s)
      },
    },
  }
  for (let seed = 0; seed < 20; seed++) playOut(watched, module.game.start(options), playerOf('random'), dice(seed))
  const round = () => states.map((state) => time(() => decide(state, recorder())))
  for (let warm = 0; warm < 5; warm++) round()
  return Array.from({ length: 5 }, round).flat()
}

type AnyTable = Table<unknown, unknown, Options>

/** A table played to its end, your seat by the random player. */
function finishedLog(module: AnyModule, options: Options): AnyTable {
  const table = new Table(module, { options, chance: { kind: 'seeded', seed: '8147' } })
  const stream = dice(8147)
  const random = playerOf('random')
  for (table.advance(); table.seat !== undefined; table.advance())
    table.play(module.game.key(random(module, table.state, table.options, stream)))
  return table
}

function refoldTime(table: AnyTable): number {
  const text = writeSave(table.toSave())
  const times = Array.from({ length: 60 }, () => time(() => void Table.open(table.module, readSave(text))))
  return median(times.slice(20))
}

/**
 * Milliseconds of one `play` about 20 entries into the log and at its end, averaged over some moments at each place. Two moves take turns:
 * the move that was undone last would only be taken up again.
 */
function playTimes(table: AnyTable): [early: number, late: number] {
  const text = writeSave(table.toSave())
  const { key } = table.module.game
  const at = (moments: readonly number[]) => {
    const times = moments.map((n) => {
      const replayed = Table.open(table.module, readSave(text))
      replayed.goto(n)
      const moves = replayed.options.slice(0, 2).map(({ move }) => key(move))
      let turn = 0
      const again = () => {
        replayed.goto(n)
        replayed.play(moves[turn++ % 2] as string)
      }
      return 1000 / perSecond(again, 30, 20, 3)
    })
    return times.reduce((sum, one) => sum + one, 0) / times.length
  }
  const choices = Array.from({ length: table.length }, (_, n) => n).filter(
    (n) => table.module.game.options(table.stateAt(n)).length > 1,
  )
  return [at(choices.filter((n) => n >= 20).slice(0, MOVES)), at(choices.slice(-MOVES))]
}

const MOVES = 6
