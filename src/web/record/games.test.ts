// Two hundred games by bots, ended through the real store: the statistics are what a count of the tables themselves says.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAMES } from '../../games/index.ts'
import { dice } from '../../kernel/chance.ts'
import type { AnyGameModule, Manifest } from '../../kernel/contract.ts'
import type { Mark } from '../../kernel/marks.ts'
import { fullOptions, mainOption, readSeveral } from '../../kernel/options.ts'
import { isMove } from '../../kernel/moves.ts'
import { writeSave } from '../../kernel/save.ts'
import { Table } from '../../kernel/table.ts'
import { playerOf } from '../../players/index.ts'
import { sheetOf } from './sheet.ts'
import { type Cut, type Statistics, statisticsOf, type Summary } from './statistics.ts'
import { watchBuilds } from '../store/builds.ts'
import type { AnyTable } from '../store/open.ts'
import type { ResultRecord } from '../store/result-record.ts'
import { createResults } from '../store/results.ts'
import { allWritten, openSession } from '../store/session.ts'
import { createShelf } from '../store/shelf.ts'
import { memoryBackend, memoryResults } from '../../../test/fixtures/memory.ts'

const EACH = 40
const DAY = 86_400_000
const SILENT = { post: () => undefined, listen: () => () => undefined }

/** Who plays: wins and losses should both happen, and quickly. */
const PLAYERS: Readonly<Record<string, string>> = { duel: 'greedy', architects: 'greedy', 'age-of-comics': 'greedy' }
const CHALLENGES = ['none', 'challenge-35-fans', 'challenge-business-genius,challenge-35-fans', 'challenge-beyond']

const shelf = createShelf(memoryBackend())
const results = createResults(memoryResults())

/** A finished table, and how the game was marked. */
interface Played {
  readonly table: AnyTable
  readonly marks: readonly Mark[]
  readonly at: number
}

function playOut(manifest: Manifest, module: AnyGameModule, n: number): Played {
  const { choices, id } = mainOption(manifest)
  const options = {
    // More of the easier levels, so that something is won.
    [id]: choices[Math.floor(((n % 10) ** 2 * choices.length) / 100)]?.id ?? '',
    ...(manifest.id === 'age-of-comics' ? { challenges: CHALLENGES[n % CHALLENGES.length] ?? '' } : {}),
  }
  const chance = n % 8 === 7 ? ({ kind: 'dealt' } as const) : ({ kind: 'seeded', seed: `bot-${n}` } as const)
  const table = new Table(module, { options: fullOptions(manifest.options, options), chance }) as AnyTable
  const stream = dice(n + 1)
  const choose = playerOf(PLAYERS[manifest.id] ?? 'random')
  for (table.advance(); table.seat !== undefined; table.advance()) {
    const isYours = table.seat === 'you'
    const move = isYours
      ? choose(module, table.state, table.options, stream)
      : table.options[stream.below(table.options.length)]?.move
    table.play(module.game.key(move))
  }
  const marks: readonly Mark[] = n % 6 === 1 ? ['undone'] : n % 7 === 2 ? ['hint'] : []
  for (const mark of marks) table.mark(mark)
  return { table, marks, at: (n + 1) * DAY }
}

/** Stores a game before its last decision and ends it at the table on screen. */
async function end({ id: game, title }: Manifest, { table, at }: Played, name: string): Promise<void> {
  const { key } = table.module.game
  const keys = table.log.map(({ move }) => key(move))
  const cursor = table.lastDecision ?? 0
  const save = table.toSave()
  await shelf.put({
    id: name,
    game,
    text: writeSave({ ...save, entries: save.entries.slice(0, cursor) }),
    cursor,
    rev: 1,
    title: title.en,
    level: '',
    created: at - 1,
    updated: at - 1,
  })
  const session = await openSession(name, {
    shelf,
    channel: SILENT,
    builds: watchBuilds(SILENT),
    results,
    now: () => at,
    speed: () => 'instant',
    sit: (_, onChange) => {
      onChange(true)
      return { takeOver: () => undefined, leave: () => undefined }
    },
  })
  if (session === undefined) throw new Error('the game is not on the shelf')
  const { store, play } = session.tableStore
  while (store.getState().step.kind !== 'over') {
    const { options, cursor: now } = store.getState()
    if (options.length > 0) play(keys[now] ?? '')
    await new Promise((resolve) => setTimeout(resolve))
  }
  await allWritten()
  session.close()
}

interface Counted {
  readonly manifest: Manifest
  readonly module: AnyGameModule
  readonly games: readonly Played[]
}

const all = new Map<string, Counted>()

beforeAll(async () => {
  for (const manifest of GAMES) {
    const module = await manifest.load()
    const games = Array.from({ length: EACH }, (_, n) => playOut(manifest, module, n))
    for (const [n, game] of games.entries()) await end(manifest, game, `${manifest.id}-${n}`)
    all.set(manifest.id, { manifest, module, games })
  }
})
afterAll(() => all.clear())

/** What a table shows, without the code that writes results: its position, its verdict, its score sheet. */
function seen({ module, state, setup }: AnyTable): Readonly<Record<string, readonly string[]>> {
  const position = (module as AnyGameModule).position.write(state) as Readonly<Record<string, unknown>>
  const { goals = [], also = [] } = module.verdict?.(state) ?? {}
  const word = (...path: readonly string[]): readonly string[] => {
    const found = path.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], position)
    return typeof found === 'string' ? [found] : []
  }
  const chosen = Object.fromEntries(
    Object.entries(setup.options).map(([id, value]) => [id, value === 'none' ? ['none'] : readSeveral(value)]),
  )
  const challenges = readSeveral(setup.options['challenges'] ?? 'none')
  return {
    ...chosen,
    ending: [module.score(state).outcome.by],
    place: [setup.chance.kind === 'dealt' ? 'beside' : 'screen'],
    ...{
      duel: { address: word('address') },
      architects: { wonder: word('player', 'wonder'), opponent: word('opponent', 'wonder') },
      'terra-mystica': { faction: word('player', 'faction') },
      'age-of-comics': {
        met: challenges.filter((_, at) => goals[at]?.isMet),
        title: also.flatMap(({ en }) => /^Your title: (.*)/.exec(en)?.[1] ?? []),
      },
      concordia: {},
    }[module.game.id],
  }
}

const wonBy = ({ table }: Played) => table.module.score(table.state).outcome.winner
const isPointed = ({ table }: Played) => table.module.verdict?.(table.state).isInstant !== true
const yours = ({ table }: Played) =>
  table.module.score(table.state).sides.find(({ seat }) => seat === 'you')?.total ?? 0

/** Counted anew. */
function summed(games: readonly Played[]): Summary {
  const scores = games.filter(isPointed).map(yours)
  const runs = games.map((game) => (wonBy(game) === 'you' ? 'w' : '-')).join('')
  return {
    played: games.length,
    won: runs.replaceAll('-', '').length,
    lost: games.filter((game) => wonBy(game) === 'automa').length,
    tied: games.filter((game) => wonBy(game) === 'shared').length,
    streak: (/w*$/.exec(runs)?.[0] ?? '').length,
    longest: Math.max(...runs.split('-').map(({ length }) => length)),
    best: scores.length === 0 ? undefined : Math.max(...scores),
    mean: scores.length === 0 ? undefined : expect.closeTo(scores.reduce((a, b) => a + b) / scores.length, 9),
  }
}

const titleIn = ({ facet }: Cut, id: string): string | undefined =>
  facet.choices.find((choice) => choice.id === id)?.title.en

describe.each(GAMES.map(({ id }) => id))('%s', (id) => {
  let counted: Counted
  let listed: readonly ResultRecord[]
  let statistics: Statistics
  beforeAll(async () => {
    counted = all.get(id) as Counted
    listed = (await results.list()).results.filter(({ game }) => game === id)
    statistics = statisticsOf(counted.manifest, counted.module, listed)
  })

  test('every game has entered its result once', () => {
    expect(listed).toHaveLength(EACH)
    expect(listed.map(({ marks }) => marks)).toEqual(counted.games.map(({ marks }) => marks))
    expect(listed.map(({ finished }) => finished)).toEqual(counted.games.map(({ at }) => at))
    expect(listed.map(({ moves }) => moves)).toEqual(counted.games.map(({ table }) => table.log.filter(isMove).length))
    expect(listed.map(({ you }) => Object.values(you.by).reduce((a, b) => a + b, 0))).toEqual(counted.games.map(yours))
  })

  test('the whole and every cut are what the tables say', () => {
    const { games, module } = counted
    expect(statistics.summary).toEqual(summed(games))
    expect(statistics.isContested).toBe(id !== 'terra-mystica')
    const cuts = [statistics.main, ...statistics.cuts].flatMap((cut) => cut ?? [])
    for (const cut of cuts) {
      const label = cut.facet.id === 'title' ? (value: string) => titleIn(cut, value) : (value: string) => value
      for (const { id: value, summary } of cut.rows) {
        const there = games.filter(({ table }) => seen(table)[cut.facet.id]?.includes(label(value) ?? ''))
        expect(summary, `${cut.facet.id} ${value}`).toEqual(summed(there))
      }
      const valued = games.flatMap(({ table }) => seen(table)[cut.facet.id] ?? [])
      expect(
        cut.rows.reduce((sum, { summary }) => sum + summary.played, 0),
        cut.facet.id,
      ).toBe(valued.length)
    }
    const ids = cuts.map(({ facet }) => facet.id)
    expect(ids).toEqual(expect.arrayContaining([...(module.results?.facets.map((facet) => facet.id) ?? []), 'place']))
  })

  test('the distribution, the progress and the sources add up to all games', () => {
    const scored = counted.games.filter(isPointed)
    for (const { from, to, games } of statistics.distribution)
      expect(games).toBe(scored.filter((game) => yours(game) >= from && yours(game) <= to).length)
    expect(statistics.distribution.reduce((sum, { games }) => sum + games, 0)).toBe(scored.length)
    expect(statistics.progress.reduce((sum, { played }) => sum + played, 0)).toBe(EACH)
    expect(statistics.progress.reduce((sum, { won }) => sum + won, 0)).toBe(statistics.summary.won)
    const means = statistics.sources.reduce((sum, { you }) => sum + you, 0)
    expect(means).toBeCloseTo(scored.map(yours).reduce((a, b) => a + b, 0) / scored.length, 6)
  })

  test('the sheet is filled by the fair wins and by nothing else', () => {
    const [part] = sheetOf(counted.manifest, counted.module, listed)
    const { id: main, choices } = mainOption(counted.manifest)
    const goals: Readonly<Record<string, number>> = { easy: 90, medium: 88, hard: 85 }
    const isWin = (game: Played) =>
      id === 'terra-mystica'
        ? yours(game) >= (goals[game.table.setup.options['level'] ?? ''] ?? 0)
        : wonBy(game) === 'you'
    for (const choice of choices) {
      const wins = counted.games.filter((game) => game.table.setup.options[main] === choice.id && isWin(game))
      const fair = wins.some(({ marks }) => marks.length === 0)
      const filled = part?.fields.filter(({ column }) => column === choice.id).map(({ state }) => state) ?? []
      if (id === 'terra-mystica') expect(filled.includes('filled'), choice.id).toBe(fair)
      else expect(filled, choice.id).toEqual([fair ? 'filled' : wins.length > 0 ? 'helped' : 'open'])
    }
  })
})

test('something was won, lost and ended at once, so that the counts mean something', () => {
  const winners = [...all.values()].flatMap(({ games }) => games.map(wonBy))
  expect(new Set(winners)).toEqual(new Set(['you', 'automa', 'none', ...winners]))
  expect(winners.filter((winner) => winner === 'you').length).toBeGreaterThan(10)
  expect([...all.values()].flatMap(({ games }) => games).some((game) => !isPointed(game))).toBe(true)
})
