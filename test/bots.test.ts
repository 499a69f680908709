// Bots in the lab: they play the lab's games, and what they do wrong ends one game only.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { type Bot, botCommand, type Guard, startBot } from '../src/crew/bots/child.ts'
import { playWithBots } from '../src/crew/bots/play.ts'
import { GAMES, manifestOf } from '../src/games/index.ts'
import type { Weighted } from '../src/kernel/contract.ts'
import { LIMITS } from '../src/kernel/limits.ts'
import { fullOptions } from '../src/kernel/options.ts'
import { counter } from '../src/kernel/trace.ts'
import type { Sim } from '../src/lab/job.ts'
import { playGame } from '../src/lab/run.ts'
import { openRun, type Run } from '../src/lab/study.ts'
import { add, count, tally } from '../src/lab/tally.ts'
import { versionOf } from '../src/lab/version.ts'
import { scratch, solotavolo } from './fixtures/cli.ts'

const files = scratch()
afterAll(files.clean)
const write = (name: string, text: string): string => {
  writeFileSync(files.path(name), text)
  return files.path(name)
}

const patient: Guard = () => () => undefined
const simOf = async (game: string): Promise<Sim> => {
  const manifest = manifestOf(game)
  const version = versionOf(await manifest.load())
  return { game, options: fullOptions(manifest.options, {}), player: 'bot', seed: 'bots', version }
}
async function played(game: string, games: number, start: () => Bot, size = 1) {
  const run: Run = openRun(await simOf(game), games)
  const module = await manifestOf(game).load()
  const faults = await playWithBots([run], { module, size, signal: new AbortController().signal, start })
  return { run, faults }
}
const commandOf = (player: string) => {
  const command = botCommand(player)
  if (command === undefined) throw new Error(`${player} is no bot`)
  return command
}

/** Takes the move in the middle of the list. */
const MIDDLE_PY = `
import json, sys
for line in sys.stdin:
    now = json.loads(line)
    if "id" in now:
        print(json.dumps({"id": now["id"], "move": now["legal"][len(now["legal"]) // 2]}), flush=True)
`
const MIDDLE_MJS = `export const choose = ({ legal }) => {
  console.log('thinking aloud')
  return legal[Math.floor(legal.length / 2)]
}
`
/** The same as a player inside the lab. */
const middle = <M>(_module: unknown, _state: unknown, options: readonly Weighted<M>[]): M =>
  (options[Math.floor(options.length / 2)] as Weighted<M>).move

describe('bots play the games of the lab', () => {
  const python = `exec:python3 ${write('middle.py', MIDDLE_PY)}`
  const script = write('middle.mjs', MIDDLE_MJS)

  test.each(GAMES.map(({ id }) => id))('%s: the same choices come to the same counts', async (game) => {
    const GAMES_EACH = 2
    const module = await manifestOf(game).load()
    const { options, seed } = await simOf(game)
    const tracer = counter()
    const due = tally()
    for (let n = 0; n < GAMES_EACH; n++) count(due, playGame({ module, options, player: middle, seed, tracer }, n))
    for (const [rung, times] of tracer.counts) add(due.rungs, rung, times)
    for (const player of [python, script]) {
      const { run, faults } = await played(game, GAMES_EACH, () => startBot(commandOf(player), patient), 2)
      expect(faults).toEqual([])
      expect(run.tally).toEqual(due)
    }
  })
})

describe('a bot that', () => {
  /** Plays well, except in game 1. */
  const wrongdoer = (deed: string) =>
    `exec:"${process.execPath}" "${write(
      `${deed.replaceAll(/\W/g, '').slice(0, 30)}.mjs`,
      `import { createInterface } from 'node:readline'
const say = (answer) => process.stdout.write(JSON.stringify(answer) + '\\n')
for await (const line of createInterface({ input: process.stdin })) {
  const { id, number, legal } = JSON.parse(line)
  if (id === undefined) continue
  if (number === 1) { ${deed} }
  else say({ id, move: legal[0] })
}
`,
    )}"`

  test.each([
    ['cheats', "say({ id, move: 'fly' })", 'bot.illegal', 'the bot chose "fly", which is not a legal move'],
    ['answers nothing', 'say({ id })', 'bot.illegal', 'the bot chose "undefined"'],
    [
      'crashes',
      "console.error('RangeError: out of ideas'); process.exit(3)",
      'bot.crashed',
      'the bot ended (3): RangeError: out of ideas',
    ],
    [
      'answers twice',
      'say({ id, move: legal[0] }); say({ id, move: legal[0] })',
      'bot.unasked',
      'which nobody asked for',
    ],
    ['answers another question', 'say({ id: id + 1, move: legal[0] })', 'bot.unasked', 'which nobody asked for'],
    ['floods', "process.stdout.write('x'.repeat(1e6))", 'bot.flooded', 'the bot wrote a line that is too long'],
    ['talks', "process.stdout.write('let me think\\n')", 'bot.unreadable', 'not a JSON object: "let me think"'],
  ])('%s ends its game only, and is told', async (_, deed, code, says) => {
    const { run, faults } = await played('architects', 3, () => startBot(commandOf(wrongdoer(deed)), patient))
    expect(faults.map(({ game, why }) => [game, why.code])).toEqual([[1, code]])
    expect(faults[0]?.why.message).toContain(says)
    expect(run.done).toEqual([
      [0, 1],
      [2, 3],
    ])
    expect(run.tally.games).toBe(2)
  })

  test('stalls is ended by the guard', async () => {
    let asked: object = {}
    const start = (): Bot => {
      const bot = startBot(commandOf(wrongdoer('void 0')), (ring) => {
        // Rings at once for the question that is never answered, and never for the others: no clock is involved.
        if ('number' in asked && asked.number === 1) setImmediate(ring)
        return () => undefined
      })
      return {
        ...bot,
        get isGone() {
          return bot.isGone
        },
        ask(question) {
          asked = question
          return bot.ask(question)
        },
      }
    }
    const { run, faults } = await played('architects', 3, start)
    expect(faults.map(({ game, why }) => [game, why.code])).toEqual([[1, 'bot.stalled']])
    expect(run.tally.games).toBe(2)
  })

  test('goes round in circles ends its game only', async () => {
    // Two moves of Concordia lead back to each other for ever: game 71 of these has no end.
    const sim: Sim = { ...(await simOf('concordia')), seed: 'soak' }
    const run: Run = { ...openRun(sim, 73), done: [[0, 71]] }
    let asked = 0
    const bot = (): Bot => ({
      isGone: false,
      ask(question) {
        const { number, legal } = question as { readonly number: number; readonly legal: readonly string[] }
        if (number === 71) asked++
        return Promise.resolve({ move: legal[Math.floor(legal.length / 2)] })
      },
      tell: () => undefined,
      close: () => undefined,
    })
    const module = await manifestOf('concordia').load()
    const signal = new AbortController().signal
    const faults = await playWithBots([run], { module, size: 1, signal, start: bot })
    expect(faults.map(({ game, why }) => [game, why.code])).toEqual([[71, 'bot.endless']])
    expect(asked).toBe(LIMITS.decisions)
    expect(run.tally.games).toBe(1)
  })

  test('ends after every game is started again', async () => {
    const once = `exec:"${process.execPath}" "${write(
      'once.mjs',
      `import { createInterface } from 'node:readline'
for await (const line of createInterface({ input: process.stdin })) {
  const { id, legal } = JSON.parse(line)
  if (id === undefined) process.exit(0)
  process.stdout.write(JSON.stringify({ id, move: legal[0] }) + '\\n')
}
`,
    )}"`
    const { run, faults } = await played('architects', 3, () => startBot(commandOf(once), patient))
    // Whether its end is seen before the next question is up to the system; a game it left is told, never lost silently.
    expect(run.tally.games + faults.length).toBe(3)
    expect(faults.every(({ why }) => why.code === 'bot.crashed')).toBe(true)
  })
})

describe('sim --player', () => {
  const script = write('sim.mjs', MIDDLE_MJS)

  test('puts a bot in your seat, and tells whose games they are', async () => {
    const { status, out, err } = await solotavolo(['sim', 'architects', '--player', script, '--games', '3', '--json'])
    expect([status, err]).toEqual([0, ''])
    expect(JSON.parse(out)).toMatchObject({ games: 3, player: script })
  })

  test('tells on standard error what a bot did wrong, and ends with status 2', async () => {
    const cheat = write('cheat.mjs', "export const choose = ({ legal, number }) => (number === 1 ? 'fly' : legal[0])\n")
    const { status, out, err } = await solotavolo(['sim', 'architects', '--player', cheat, '--games', '3', '--json'])
    expect(status).toBe(2)
    expect(err).toBe(
      'solotavolo: 1 game ended by a fault of the bot, not counted: #1 the bot chose "fly", which is not a legal move\n',
    )
    expect(JSON.parse(out)).toMatchObject({ games: 2, faults: [{ game: 1, code: 'bot.illegal' }] })
  })

  test.each([
    ['a bot that is not there', ['--player', './nowhere.mjs'], 'there is no such bot'],
    ['a bot on a queue', ['--player', script, '--queue', 'redis://127.0.0.1:1'], 'a bot plays on this machine only'],
    ['patience with a player of ours', ['--player', 'greedy', '--patience', '3'], '--patience is only for a bot'],
  ])('refuses %s', async (_, args, sentence) => {
    const { status, err } = await solotavolo(['sim', 'architects', '--games', '1', ...args])
    expect(status).toBe(2)
    expect(err).toContain(sentence)
  })

  test('the lines of a bot module are found in what is built', () => {
    expect(fileURLToPath(new URL('../dist/bot-host.js', import.meta.url))).toBe(commandOf(script).args[0])
  })
})
