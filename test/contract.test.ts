// What every game gets for nothing: the promises of the contract, checked on whole games from many seeds.
import { describe, expect, test } from 'vitest'
import { GAMES } from '../src/games/index.ts'
import { dice } from '../src/kernel/chance.ts'
import type { AnyModule, Clause, Manifest } from '../src/kernel/contract.ts'
import { untold } from '../src/kernel/consequences.ts'
import { copy, freeze } from '../src/kernel/copy.ts'
import { brokenLaw } from '../src/kernel/laws.ts'
import { ledgerOf } from '../src/kernel/ledger.ts'
import { fullOptions } from '../src/kernel/options.ts'
import { readSave, writeSave } from '../src/kernel/save.ts'
import { Table } from '../src/kernel/table.ts'
import { LANGS } from '../src/kernel/text.ts'

type AnyTable = Table<unknown, unknown, Readonly<Record<string, string>>>

/** Every choice of every option at least once, in as few settings as that takes. */
function settings({ options }: Manifest): Readonly<Record<string, string>>[] {
  const rounds = Math.max(1, ...options.map(({ choices }) => choices.length))
  return Array.from({ length: rounds }, (_, round) =>
    Object.fromEntries(options.map(({ id, choices }) => [id, choices[round % choices.length]?.id ?? ''])),
  )
}

async function allTexts(module: AnyModule): Promise<readonly Clause[]> {
  const { clauses, rulings } = await module.texts()
  return [...clauses, ...rulings]
}

/** A finished game under a seed, your seat played at random. */
function play(module: AnyModule, options: Readonly<Record<string, string>>, seed: string): AnyTable {
  const table = new Table(module, { options, chance: { kind: 'seeded', seed } })
  const stream = dice(seed.length * 7919 + Number(seed.replaceAll(/\D/g, '')))
  for (table.advance(); table.seat !== undefined; table.advance()) {
    const { options: legal } = table
    const option = legal[stream.below(legal.length)]
    table.play(module.game.key(option?.move))
    if (table.length > 5000) throw new Error('the game does not end')
  }
  return table
}

/** An expectation for inner loops: hundreds of thousands of `expect` take longer than the games they look at. */
function holds(isTrue: boolean, what: () => string): void {
  if (!isTrue) expect.fail(what())
}

describe.each(GAMES.map((manifest) => [manifest.id, manifest] as const))('%s', (_, manifest) => {
  // A game is played once and looked at by many; who moves about in it opens its own.
  const played = new Map<string, AnyTable>()
  const games = async (per: number) => {
    const module = await manifest.load()
    const tables = settings(manifest).flatMap((options, at) =>
      Array.from({ length: per }, (__, n) => {
        const seed = `contract-${at}-${n}`
        const table = played.get(seed) ?? play(module, options, seed)
        played.set(seed, table)
        return table
      }),
    )
    return { module, tables }
  }
  const ownGames = async (per: number) => {
    const { module, tables } = await games(per)
    return { module, tables: tables.map((table) => Table.open(module, table.toSave())) }
  }

  test('the rules are of the edition the manifest tells before they are loaded', async () => {
    const { id, edition } = manifest
    expect((await manifest.load()).game).toMatchObject({ id, edition })
    if (manifest.loadToPlay !== undefined) expect((await manifest.loadToPlay()).game).toMatchObject({ id, edition })
  })

  test('options are never empty before the end, each key once, each weight a positive whole number', async () => {
    const { module, tables } = await games(3)
    for (const table of tables)
      for (let n = 0; n < table.length; n++) {
        const options = module.game.options(table.stateAt(n))
        holds(options.length > 0 && options.length <= 200, () => `moment ${n}: ${options.length} options`)
        const keys = options.map(({ move }) => module.game.key(move))
        holds(new Set(keys).size === keys.length, () => `moment ${n}: ${keys.join(' ')}`)
        for (const { weight } of options) holds(Number.isInteger(weight) && weight > 0, () => `moment ${n}: ${weight}`)
      }
  })

  test('every option leads to a state that is over or has options', async () => {
    const { module, tables } = await games(1)
    for (const table of tables)
      for (let n = 0; n < table.length; n += 3)
        for (const { move } of module.game.options(table.stateAt(n))) {
          const next = copy(table.stateAt(n))
          module.game.apply(next, move)
          const over = module.game.step(next).kind === 'over'
          holds(module.game.options(next).length > 0 === !over, () => module.game.key(move))
        }
  })

  test('outcomes of a bag weigh alike for as long as it is drawn from', async () => {
    const { module, tables } = await games(2)
    for (const table of tables) {
      const draws = new Map<string, number>()
      const uneven = new Set<string>()
      for (let n = 0; n < table.length; n++) {
        const step = module.game.step(table.stateAt(n))
        if (step.kind !== 'chance') continue
        draws.set(step.bag, (draws.get(step.bag) ?? 0) + 1)
        const weights = module.game.options(table.stateAt(n)).map(({ weight }) => weight)
        if (new Set(weights).size > 1) uneven.add(step.bag)
      }
      for (const bag of uneven) expect(draws.get(bag), bag).toBe(1)
    }
  })

  test('applying a move to a copy leaves the original as it was, and states are plain data', async () => {
    const { module, tables } = await games(1)
    for (const table of tables)
      for (let n = 0; n < table.length; n += 5) {
        const state = freeze(table.stateAt(n))
        const text = JSON.stringify(state)
        module.game.apply(copy(state), table.entry(n + 1).move)
        expect(JSON.stringify(state)).toBe(text)
        expect(JSON.parse(text)).toEqual(state)
      }
  })

  test('every move is its own line, and the line is the move', async () => {
    const { module, tables } = await games(2)
    for (const table of tables)
      for (let n = 0; n < table.length; n++)
        for (const { move } of module.game.options(table.stateAt(n))) {
          const line = module.notation.write(move)
          const back = module.notation.read(line)
          // Comparing deeply takes longer than everything else here.
          if (JSON.stringify(back) !== JSON.stringify(move)) expect(back, line).toEqual(move)
          holds(!/[;\n]/.test(line), () => line)
        }
  })

  test('every consequence is told in both languages, and the law notices when one is left out', async () => {
    const { tables } = await games(1)
    const { consequences, counting } = await manifest.load()
    if (consequences === undefined || counting === undefined) return
    for (const table of tables)
      for (let n = 1; n <= table.length; n++) {
        const told = table.consequences(n)
        const before = counting.numbers(table.stateAt(n - 1))
        const after = counting.numbers(table.stateAt(n))
        for (const [at, consequence] of told.entries()) {
          for (const lang of LANGS) expect(consequences.say(consequence, lang)).toMatch(/^\S.*[^\s.]$/)
          if (Object.keys(counting.moves(consequence)).length === 0) continue
          expect(untold(counting, before, told.toSpliced(at, 1), after)).toBeDefined()
        }
      }
  })

  test('the ledger adds up to the score sheet at every step, and what is split is split whole', async () => {
    const { module, tables } = await games(1)
    for (const table of tables)
      for (let n = 0; n <= table.length; n += n < table.length ? Math.min(7, table.length - n) : 1) {
        const ledger = ledgerOf(table, n)
        for (const { seat, total } of module.score(table.stateAt(n)).sides) {
          const side = ledger.sides.find((each) => each.seat === seat)
          expect(side?.total, `entry ${n}`).toBe(total)
          const split = side?.rows.filter(({ item, source }) => item !== source && source !== 'start') ?? []
          const whole = side?.rows.filter(({ item, source }) => item === source) ?? []
          expect(whole.filter(({ item }) => split.some((row) => row.item === item))).toEqual([])
        }
      }
  })

  test('a save folds to the same state, and writes the same text', async () => {
    const { module, tables } = await games(3)
    for (const table of tables) {
      const text = writeSave(table.toSave())
      const again = Table.open(module, readSave(text))
      expect(again.state).toEqual(table.state)
      expect(writeSave(again.toSave())).toBe(text)
    }
  })

  test('undo and redo anywhere give the same states', async () => {
    const { tables } = await ownGames(1)
    for (const table of tables) {
      const states = Array.from({ length: table.length + 1 }, (__, n) => JSON.stringify(table.stateAt(n)))
      while (table.undo()) expect(JSON.stringify(table.state)).toBe(states[table.cursor])
      while (table.redo()) expect(JSON.stringify(table.state)).toBe(states[table.cursor])
      expect(table.cursor).toBe(table.length)
    }
  })

  test('undoing a move and playing it again draws the same outcomes', async () => {
    const { module, tables } = await ownGames(1)
    for (const table of tables) {
      const text = writeSave(table.toSave())
      for (let back = 0; back < 6; back++) table.undo()
      const from = table.cursor
      const moves = readSave(text).entries.slice(from)
      for (table.advance(); table.seat !== undefined; table.advance())
        table.play(module.game.key(module.notation.read(moves[table.cursor - from]?.text ?? '')))
      expect(writeSave(table.toSave())).toBe(text)
    }
  })

  test('every law holds at every step', async () => {
    const { module, tables } = await games(3)
    const laws = [...module.laws, ...(module.lawsFromStart ?? [])]
    for (const table of tables)
      for (let n = 0; n <= table.length; n++) expect(brokenLaw(table.stateAt(n), laws), `moment ${n}`).toBeUndefined()
  })

  test("the automa's move is always listed, and decided the same with and without a tracer", async () => {
    const { module, tables } = await games(2)
    for (const table of tables)
      for (let n = 0; n < table.length; n++) {
        const state = table.stateAt(n)
        const step = module.game.step(state)
        if (step.kind !== 'choice' || step.seat !== 'automa') continue
        const key = module.game.key(module.automa.decide(state))
        expect(module.game.options(state).map(({ move }) => module.game.key(move))).toContain(key)
        expect(module.game.key(module.automa.decide(state, { entry: () => {}, decided: () => {} }))).toBe(key)
      }
  })

  test('the same seed gives the same log, another seed another one', async () => {
    const module = await manifest.load()
    const options = fullOptions(manifest.options, {})
    const log = (seed: string) =>
      writeSave(play(module, options, seed).toSave())
        .split('\n')
        .slice(1)
        .join('\n')
    expect(log('same-1')).toBe(log('same-1'))
    expect(log('same-1')).not.toBe(log('same-2'))
  })

  test('every option, prompt and score has its words in both languages', async () => {
    const { module, tables } = await games(1)
    for (const table of tables)
      for (let n = 0; n <= table.length; n++)
        for (const lang of LANGS) {
          const state = table.stateAt(n)
          const said = module.game.options(state).map(({ move }) => module.say(move, lang, state))
          holds(new Set(said).size === said.length, () => `moment ${n}: ${said.join(' | ')}`)
          for (const sentence of [...said, module.prompt(state, lang)]) {
            holds(sentence.trim() === sentence && sentence !== '', () => `moment ${n}: “${sentence}”`)
            holds(!/undefined|NaN|\[object| {2}/.test(sentence), () => sentence)
            // Apostrophes and minus signs as people print them.
            holds(!/\p{L}'\p{L}|[ (]-\d/u.test(sentence), () => sentence)
          }
        }
  })

  test('every way a game ends has a name', async () => {
    const { module, tables } = await games(3)
    for (const table of tables) expect(Object.keys(module.endings)).toContain(module.score(table.state).outcome.by)
  })

  test('a position reads back to the same decision', async () => {
    const { module, tables } = await games(1)
    for (const table of tables)
      for (let n = 0; n < table.length; n++) {
        const state = table.stateAt(n)
        if (module.game.step(state).kind !== 'choice') continue
        const again = module.position.read(JSON.parse(JSON.stringify(module.position.write(state))))
        const keys = (s: unknown) => module.game.options(s).map(({ move }) => module.game.key(move))
        expect(keys(again), `moment ${n}`).toEqual(keys(state))
        expect(module.game.step(again)).toEqual(module.game.step(state))
        expect(module.position.write(again)).toEqual(module.position.write(state))
      }
  })

  test('every rung has its own id, both languages, and cites a clause or ruling that exists', async () => {
    const module = await manifest.load()
    const known = new Set((await allTexts(module)).map(({ id }) => id))
    const ids = module.ladders.flatMap(({ rungs }) => rungs.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    for (const ladder of module.ladders) {
      expect(known, ladder.id).toContain(ladder.cite)
      for (const { id, cite, text } of ladder.rungs) {
        expect(known, id).toContain(cite)
        expect(id.startsWith(`${ladder.id}.`)).toBe(true)
        for (const lang of LANGS) expect(text[lang]).toMatch(/\S/)
      }
    }
  })

  test('the score sheet adds up', async () => {
    const { module, tables } = await games(2)
    for (const table of tables)
      for (const { items, total } of module.score(table.state).sides)
        expect(items.reduce((sum, { points }) => sum + points, 0)).toBe(total)
  })
})
