// Bots in Python and JavaScript play whole games: through the engine the same as a table with the same choices, in the lab the same as a
// player of the lab with the same choices. And the environment's list of actions holds every legal move of many games.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { botCommand, startBot } from '../src/crew/bots/child.ts'
import { playWithBots } from '../src/crew/bots/play.ts'
import { openEnvironment } from '../src/environment/environment.ts'
import { GAMES } from '../src/games/index.ts'
import { dice } from '../src/kernel/chance.ts'
import type { AnyGameModule, Manifest, Weighted } from '../src/kernel/contract.ts'
import { fullOptions } from '../src/kernel/options.ts'
import { Table } from '../src/kernel/table.ts'
import { counter } from '../src/kernel/trace.ts'
import type { Sim } from '../src/lab/job.ts'
import { playGame } from '../src/lab/run.ts'
import { openRun } from '../src/lab/study.ts'
import { add, count, tally, type Tally } from '../src/lab/tally.ts'
import { versionOf } from '../src/lab/version.ts'
import { noCounts, type Part, type Soak } from './part.ts'

const EACH = 100
const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** All take the first move at their first decision of a game, the second at the next, and so on round the list. */
const PYTHON = `
import json, subprocess, sys

decisions = 0

def choose(now):
    global decisions
    decisions += 1
    return now["legal"][(decisions - 1) % len(now["legal"])]

def ended():
    global decisions
    decisions = 0

def through_engine(command, games):
    engine = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    def ask(**request):
        print(json.dumps(request), file=engine.stdin, flush=True)
        return json.loads(engine.stdout.readline())
    for seed in range(games):
        now = ask(do="new", seed=str(seed))
        while now["turn"]:
            now = ask(do="play", move=choose(now))
        print(json.dumps(ask(do="result")), flush=True)
        ended()

if len(sys.argv) > 1:
    through_engine(sys.argv[2:], int(sys.argv[1]))
else:
    for line in sys.stdin:
        now = json.loads(line)
        if "id" in now:
            print(json.dumps({"id": now["id"], "move": choose(now)}), flush=True)
        else:
            ended()
`
const JAVASCRIPT = `
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

let decisions = 0
export const choose = ({ legal }) => legal[decisions++ % legal.length]
export const ended = () => {
  decisions = 0
}

const [, , games, command, ...args] = process.argv
if (command !== undefined) {
  const engine = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]()
  const ask = async (request) => {
    engine.stdin.write(JSON.stringify(request) + '\\n')
    return JSON.parse((await answers.next()).value)
  }
  for (let seed = 0; seed < Number(games); seed++) {
    let now = await ask({ do: 'new', seed: String(seed) })
    while (now.turn) now = await ask({ do: 'play', move: choose(now) })
    console.log(JSON.stringify(await ask({ do: 'result' })))
    ended()
  }
  engine.stdin.end()
}
`
/** The same as a player inside the lab, for one game. */
const roundTheList = () => {
  let decisions = 0
  return <M>(_module: unknown, _state: unknown, options: readonly Weighted<M>[]): M =>
    (options[decisions++ % options.length] as Weighted<M>).move
}

interface Outcome {
  readonly winner: string
  readonly points: { readonly you: number }
}

export const bots: Part = {
  id: 'bots',
  about: 'bots through the engine and in the lab, and the actions of the environment',
  async *run(soak) {
    const folder = mkdtempSync(join(tmpdir(), 'solotavolo-bots-'))
    const python = join(folder, 'round.py')
    const script = join(folder, 'round.mjs')
    writeFileSync(python, PYTHON)
    writeFileSync(script, JAVASCRIPT)
    try {
      for (const manifest of GAMES) {
        const module = await manifest.load()
        const games = soak.share(EACH)
        const due = tableOutcomes(manifest, module, games)
        for (const [name, command, file] of [
          ['Python', 'python3', python],
          ['JavaScript', process.execPath, script],
        ] as const) {
          const played = await throughEngine(command, file, manifest.id, games)
          yield [`${manifest.id}, ${name}, engine`, compared(soak, `${manifest.id} ${name} engine`, games, played, due)]
          const counted = await inTheLab(
            manifest,
            module,
            games,
            name === 'Python' ? `exec:python3 "${python}"` : script,
          )
          const same = JSON.stringify(counted) === JSON.stringify(labTally(manifest, module, games))
          if (!same) soak.fault(`${manifest.id}: ${name} in the lab is not the lab`)
          yield [`${manifest.id}, ${name}, lab`, { ...noCounts(), tries: games, wrong: same ? 0 : 1 }]
        }
        yield [`${manifest.id}, environment`, await allActions(soak, manifest)]
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

function compared(soak: Soak, what: string, games: number, played: readonly Outcome[], due: readonly Outcome[]) {
  const wrong = due.filter((one, at) => JSON.stringify(one) !== JSON.stringify(played[at])).length
  if (wrong > 0) soak.fault(`${what}: ${wrong} games ended otherwise than at a table`)
  return { ...noCounts(), tries: games, lost: games - played.length, wrong }
}

function tableOutcomes(manifest: Manifest, module: AnyGameModule, games: number): Outcome[] {
  return Array.from({ length: games }, (_, seed) => {
    const options = fullOptions(manifest.options, {})
    const table = new Table(module, { options, chance: { kind: 'seeded', seed: String(seed) } })
    const choose = roundTheList()
    for (table.advance(); table.step.kind !== 'over'; table.advance())
      table.play(module.game.key(choose(module, table.state, table.options)))
    const { outcome, sides } = module.score(table.state)
    return { winner: outcome.winner, points: { you: sides.find(({ seat }) => seat === 'you')?.total ?? 0 } }
  })
}

async function throughEngine(command: string, file: string, game: string, games: number): Promise<Outcome[]> {
  const engine = [process.execPath, join(ROOT, 'bin', 'solotavolo.mjs'), 'engine', game]
  const bot = spawn(command, [file, String(games), ...engine], { stdio: ['ignore', 'pipe', 'inherit'] })
  const outcomes: Outcome[] = []
  for await (const line of createInterface({ input: bot.stdout })) {
    const { winner, points } = JSON.parse(line) as Outcome
    outcomes.push({ winner, points: { you: points.you } })
  }
  return outcomes
}

const simOf = (manifest: Manifest, module: AnyGameModule): Sim => ({
  game: manifest.id,
  options: fullOptions(manifest.options, {}),
  player: 'bot',
  seed: 'soak',
  version: versionOf(module),
})

async function inTheLab(manifest: Manifest, module: AnyGameModule, games: number, player: string): Promise<Tally> {
  const command = botCommand(player)
  if (command === undefined) throw new Error(`${player} is no bot`)
  const run = openRun(simOf(manifest, module), games)
  // One bot after the other: tallies are then counted in the same order.
  const start = () => startBot(command, () => () => undefined)
  await playWithBots([run], { module, size: 1, signal: new AbortController().signal, start })
  return run.tally
}

function labTally(manifest: Manifest, module: AnyGameModule, games: number): Tally {
  const { options, seed } = simOf(manifest, module)
  const all = tally()
  for (let n = 0; n < games; n++) {
    const tracer = counter()
    count(all, playGame({ module, options, player: roundTheList(), seed, tracer }, n))
    for (const [rung, times] of tracer.counts) add(all.rungs, rung, times)
  }
  return all
}

/** Random games with every choice of every option: an environment meets no move that is not in its list. */
async function allActions(soak: Soak, manifest: Manifest) {
  const counts = noCounts()
  for (let n = 0; n < soak.share(20 * EACH); n++) {
    const options = Object.fromEntries(
      manifest.options
        .filter(({ several, own }) => several === undefined && own === undefined)
        .map(({ id, choices, initial }, at) => [id, choices[(n * (at + 1)) % choices.length]?.id ?? initial]),
    )
    const environment = await openEnvironment(manifest, { options })
    const stream = dice(n)
    counts.tries++
    try {
      for (let turn = environment.reset(n); !turn.done; )
        turn = environment.step(turn.legal[stream.below(turn.legal.length)] ?? -1)
    } catch (error) {
      counts.wrong++
      soak.fault(`${manifest.id}, game ${n}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return counts
}
