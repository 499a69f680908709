// The protocol of `solotavolo engine`: a game by requests and answers.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { openEngine, type Answer, type Moment } from '../src/engine/engine.ts'
import { GAMES, manifestOf } from '../src/games/index.ts'
import { fullOptions } from '../src/kernel/options.ts'
import { writeSave } from '../src/kernel/save.ts'
import { Table } from '../src/kernel/table.ts'
import { solotavolo } from './fixtures/cli.ts'

const open = async (game: string) => {
  const manifest = manifestOf(game)
  return openEngine(manifest, await manifest.load())
}
const moment = (answer: Answer): Moment => {
  expect(answer).toHaveProperty('turn')
  return answer as Moment
}
/** Another place in the list at every move, so that games differ. */
const pick = (legal: readonly string[], n: number): string => legal[(n * 7) % legal.length] ?? ''

describe.each(GAMES.map(({ id }) => id))('%s', (game) => {
  test('a whole game through the engine is the game of a table with the same choices', async () => {
    const manifest = manifestOf(game)
    const engine = await open(game)
    let now = moment(engine.answer({ do: 'new', seed: 'engine' }))
    const table = new Table(await manifest.load(), {
      options: fullOptions(manifest.options, {}),
      chance: { kind: 'seeded', seed: 'engine' },
    })
    table.advance()
    for (let n = 0; now.turn !== null; n++) {
      expect(now.turn).toBe('you')
      const move = pick(now.legal, n)
      table.play(move)
      table.advance()
      now = moment(engine.answer({ do: 'play', move }))
    }
    const { sides, outcome } = table.module.score(table.state)
    expect(now).toMatchObject({ ask: null, legal: [], played: table.length })
    expect(engine.answer({ do: 'save' })).toEqual({ save: writeSave(table.toSave()) })
    expect(engine.answer({ do: 'result' })).toMatchObject({
      over: true,
      winner: outcome.winner,
      by: outcome.by,
      points: { you: sides.find(({ seat }) => seat === 'you')?.total },
    })
  })

  test('who deals plays what chance draws, too; a position and a save go on where they were', async () => {
    const engine = await open(game)
    let now = moment(engine.answer({ do: 'new', chance: 'dealt' }))
    const turns = new Set<string>()
    for (let n = 0; n < 60 && now.turn !== null; n++) {
      turns.add(now.turn)
      now = moment(engine.answer({ do: 'play', move: pick(now.legal, n) }))
    }
    expect([...turns].toSorted()).toEqual(['chance', 'you'])
    const { save } = engine.answer({ do: 'save' }) as { save: string }
    const again = await open(game)
    expect(moment(again.answer({ do: 'new', save }))).toMatchObject({ turn: now.turn, legal: now.legal })
    const state = engine.answer({ do: 'state' })
    if (!('state' in state)) throw new Error('no state')
    expect(state).toMatchObject({ turn: now.turn, legal: now.legal })
    const third = await open(game)
    const there = moment(third.answer({ do: 'new', chance: 'dealt', position: state.state }))
    expect(there.legal.toSorted()).toEqual(now.legal.toSorted())
  })
})

describe('an engine', () => {
  test('tells what happened since: your move, then what chance and the automa did', async () => {
    const engine = await open('duel')
    const first = moment(engine.answer({ do: 'new', seed: '8147' }))
    const seats = new Set<string>()
    let before = first
    for (let n = 0; n < 6; n++) {
      const next = engine.answer({ do: 'play', move: before.legal[0] })
      if (!('happened' in next)) throw new Error('nothing happened')
      expect(next.happened[0]).toMatchObject({ seat: 'you', move: before.legal[0] })
      expect(next.played - before.played).toBe(next.happened.length)
      for (const { seat } of next.happened) seats.add(seat)
      before = next
    }
    expect([...seats].toSorted()).toEqual(['automa', 'chance', 'you'])
  })

  test('lists moves with their price, in words and as what they change', async () => {
    const engine = await open('duel')
    const position = {
      turn: 'player',
      address: 'SM',
      player: { coins: 7 },
      structure: { '1.1': 'stone-pit', '1.2': 'lumber-yard' },
    }
    engine.answer({ do: 'new', chance: 'dealt', position })
    const { legal, moves } = engine.answer({ do: 'legal' }) as Extract<Answer, { moves: unknown }>
    expect(legal).toEqual(moves.map(({ move }) => move))
    const pit = moves.find(({ move }) => move === 'build stone-pit')
    expect(pit?.says).toBe('Build Stone Pit for 1 coin')
    expect(pit?.changes).toMatchObject({ 'coins/player': -1, 'city/player/stone-pit': 1 })
    expect(pit).not.toHaveProperty('weight')
  })

  test('undoes and redoes', async () => {
    const engine = await open('architects')
    const first = moment(engine.answer({ do: 'new', seed: '3' }))
    const next = moment(engine.answer({ do: 'play', move: first.legal[0] }))
    expect(moment(engine.answer({ do: 'undo' }))).toMatchObject({ legal: first.legal, played: first.played })
    expect(moment(engine.answer({ do: 'redo' }))).toMatchObject({ legal: next.legal, played: next.played })
    expect(() => engine.answer({ do: 'redo' })).toThrow('there is nothing to redo')
  })

  test.each<[string, unknown, string, string]>([
    ['before a game', { do: 'legal' }, 'engine.no-game', 'there is no game yet'],
    ['without a request', {}, 'read.missing', 'do: is missing'],
    ['an unknown request', { do: 'fly' }, 'read.unknown', 'do: unknown request "fly"'],
    ['an unknown field', { do: 'new', sed: '1' }, 'read.unknown-field', 'unknown field "sed"'],
    ['an unknown option', { do: 'new', options: { lvl: '1' } }, 'options.unknown', 'there is no option "lvl"'],
    ['an impossible seed', { do: 'new', seed: 'a b' }, 'seed.bad', ''],
    ['two sources of chance', { do: 'new', seed: '1', chance: 'dealt' }, 'engine.seed-or-chance', ''],
    ['an unreadable save', { do: 'new', save: 'hello' }, 'save.not-a-save', 'not a Solotavolo save'],
    ['a broken position', { do: 'new', position: { age: 9 } }, 'duel.not-among', 'age: is not 1, 2, or 3'],
  ])('refuses %s', async (_, request, code, says) => {
    const engine = await open('duel')
    const refused = (() => {
      try {
        return engine.answer(request)
      } catch (error) {
        return error as { code: string; message: string }
      }
    })()
    if (code !== 'seed.bad') expect(refused).toHaveProperty('code', code)
    expect((refused as { message: string }).message).toContain(says)
  })

  test('a refused move leaves the game as it was', async () => {
    const engine = await open('duel')
    const first = moment(engine.answer({ do: 'new', seed: '1' }))
    expect(() => engine.answer({ do: 'play', move: 'fly' })).toThrow('"fly" is not possible now')
    expect(moment(engine.answer({ do: 'state' }))).toMatchObject({ legal: first.legal, played: first.played })
  })
})

describe('solotavolo engine', () => {
  const lines = (...requests: readonly unknown[]) => requests.map((each) => `${JSON.stringify(each)}\n`).join('')

  test('answers every line in order under its id, and refusals have codes', async () => {
    const { out, status } = await solotavolo(
      ['engine', 'duel'],
      lines({ id: 'a', do: 'new', seed: '1' }, { id: 'b', do: 'play', move: 'fly' }, 7, { id: [1], do: 'result' }),
    )
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object)
    expect(status).toBe(0)
    expect(answers).toMatchObject([
      { id: 'a', turn: 'you' },
      { id: 'b', error: '"fly" is not possible now', code: 'table.not-now' },
      { error: 'a request is an object: to begin, {"do":"new"}' },
      { id: [1], over: false },
    ])
  })

  test('answers questions about positions as ask does', async () => {
    const question = lines({ id: 1, position: { solo: { coins: 5 } }, ask: { kind: 'score' } })
    expect((await solotavolo(['engine', 'duel'], question)).out).toBe((await solotavolo(['ask', 'duel'], question)).out)
  })

  test('makes up another seed for every game, and speaks Italian', async () => {
    const { out } = await solotavolo(['engine', 'duel', '--lang', 'it'], lines({ do: 'new' }, { do: 'new' }))
    const [first, second] = out.split('\n').map((line) => /"chance":"seeded [\w.]+"/.exec(line)?.[0])
    expect(first).toMatch(/seeded (?:\w{5}\.){2}\w{5}/)
    expect(first).not.toBe(second)
    expect(out).toContain('Scegli una meraviglia')
  })

  test('the strings that legal tells are what after takes', async () => {
    const position = {
      turn: 'player',
      address: 'SM',
      player: { coins: 7 },
      structure: { '1.1': 'stone-pit', '1.2': 'lumber-yard' },
    }
    const { out } = await solotavolo(['ask', 'duel'], lines({ position, ask: { kind: 'legal' } }))
    const { legal } = JSON.parse(out) as { legal: string[] }
    const afters = legal.map((move) => ({ position, ask: { kind: 'after', moves: [move] } }))
    const told = (await solotavolo(['ask', 'duel'], lines(...afters))).out.trimEnd().split('\n')
    expect(told).toHaveLength(4)
    expect(told.filter((line) => !line.includes('"after"'))).toEqual([])
    const asObject = { position, ask: { kind: 'after', moves: [{ type: 'build', card: 'stone-pit' }] } }
    expect(told).toContain((await solotavolo(['ask', 'duel'], lines(asObject))).out.trimEnd())
    const wrong = { position, ask: { kind: 'after', moves: ['build palace'] } }
    expect((await solotavolo(['ask', 'duel'], lines(wrong))).out).toContain('is not legal here')
  })
})

describe('the bots of examples/', () => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const env = { ...process.env, SOLOTAVOLO: `${process.execPath} bin/solotavolo.mjs` }
  const play = (command: string, bot: string, game: string) =>
    spawnSync(command, [`examples/bots/${bot}`, game], { cwd: root, env, encoding: 'utf8' })

  test.each([
    ['python3', 'bot.py', 'duel'],
    [process.execPath, 'bot.mjs', 'architects'],
  ])('play a whole game: %s %s %s', (command, bot, game) => {
    const { status, stdout, stderr } = play(command, bot, game)
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^(?:You win|You share|A tie|SOLO wins|The Opponent wins|.*supremacy|.*victory).*\n$/i)
  })

  test('have about thirty lines of code', async () => {
    const { readFileSync } = await import('node:fs')
    for (const bot of ['bot.py', 'bot.mjs']) {
      const code = readFileSync(`${root}/examples/bots/${bot}`, 'utf8')
        .replace(/"""[\s\S]*?"""/, '')
        .split('\n')
        .filter((line) => line.trim() !== '' && !/^\s*(?:\/\/|\/\*|"""|#)/.test(line))
      expect(code.length).toBeLessThanOrEqual(30)
    }
  })
})
