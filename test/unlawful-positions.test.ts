// Positions that once opened though they break a law of their game, crashed, or led a game astray.
import { writeFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { CARDS } from '../src/games/duel/catalogue/index.ts'
import { manifestOf } from '../src/games/index.ts'
import { dice } from '../src/kernel/chance.ts'
import { BadInput } from '../src/kernel/contract.ts'
import { begin } from '../src/kernel/laws.ts'
import { readSave } from '../src/kernel/save.ts'
import { Table } from '../src/kernel/table.ts'
import { scratch, solotavolo } from './fixtures/cli.ts'
import { examinerOf } from './fixtures/mutated-positions.ts'
import { unlawful as ageOfComics } from './games/age-of-comics/unlawful.ts'
import { unlawful as architects } from './games/architects/unlawful.ts'
import { unlawful as concordia } from './games/concordia/unlawful.ts'
import { unlawful as duel } from './games/duel/unlawful.ts'
import { unlawful as terraMystica } from './games/terra-mystica/unlawful.ts'
import type { Unlawful } from './games/unlawful.ts'

const LISTS: readonly (readonly [string, Unlawful])[] = [
  ['duel', duel],
  ['architects', architects],
  ['terra-mystica', terraMystica],
  ['age-of-comics', ageOfComics],
  ['concordia', concordia],
]

function refusalOf(act: () => unknown): BadInput {
  try {
    act()
  } catch (error) {
    if (error instanceof BadInput) return error
    throw error
  }
  throw new Error('it was not refused')
}

function expectRefusal(error: BadInput, en: string, it: string | undefined): void {
  if (it === undefined) expect(error.tell('en')).toContain(en)
  else expect([error.tell('en'), error.tell('it')]).toEqual([en, it])
}

describe.each(LISTS)('%s', (game, { refused, unplayable, opened }) => {
  const loading = manifestOf(game).load()

  test.each(refused.map((each) => [each[0], each] as const))('refuses %s', async (_, [, position, en, it]) => {
    const module = await loading
    const error = refusalOf(() => module.position.read(position))
    expectRefusal(error, en, it)
  })

  for (const [name, position, en, it] of unplayable)
    test(`plays no game from ${name}`, async () => {
      const module = await loading
      expect(() => module.position.read(position)).not.toThrow()
      const error = refusalOf(() => begin(module.game, module.position, position))
      expectRefusal(error, en, it)
    })

  test.each(opened.map((each) => [each[0], each[1]] as const))('opens lawfully: %s', async (_, position) => {
    const examine = await examinerOf(game)
    expect(examine(position, dice(1))).toBe('read')
  })
})

describe('every door', () => {
  const files = scratch()
  afterAll(files.clean)
  const write = (name: string, text: string): string => {
    writeFileSync(files.path(name), text)
    return files.path(name)
  }
  const overfull = { map: 'italia', ai: { goods: { brick: 9 }, storedColonists: 4 } }
  const SAYS = 'ai goods: there are 9 goods and 4 colonists, and the storehouse has 12 spaces'

  test.each(['decide', 'legal', 'score'])('%s refuses a position that breaks a law', async (command) => {
    const turn = command === 'legal' ? { turn: 'player' } : { turn: 'ai', chance: [3] }
    const file = write('overfull.json', JSON.stringify({ ...overfull, ...turn }))
    const { status, err, out } = await solotavolo([command, 'concordia', file, '--lang', 'en'])
    expect([status, out]).toEqual([2, ''])
    expect(err).toContain(`overfull.json: ${SAYS}`)
  })

  test('ask refuses a question about it, and answers the next one', async () => {
    const bowls = { position: { player: { faction: 'witches', bowls: [5, 7, 2] } }, ask: { kind: 'income' } }
    const { out } = await solotavolo(
      ['ask', 'terra-mystica'],
      `${JSON.stringify({ id: 1, ...bowls })}\n${JSON.stringify({ id: 2, position: { player: { faction: 'witches' } }, ask: { kind: 'income' } })}\n`,
    )
    const [first, second] = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(first).toMatchObject({ id: 1, error: 'player bowls: there are 14 power tokens, the game has 12' })
    expect(second).toMatchObject({ id: 2, income: {} })
  })

  test('ask still answers a question about a part of a table that no game could go on from', async () => {
    const question = { position: { ...overfull, chance: [12] } }
    const { out } = await solotavolo(['ask', 'concordia'], `${JSON.stringify(question)}\n`)
    expect(JSON.parse(out)).toHaveProperty('action')
  })

  test('a save that begins from it does not open', async () => {
    const module = await manifestOf('concordia').load()
    const text = `solotavolo 1 · concordia · edition ${module.game.edition} · map italia · dice d12 · chance seeded 1\nposition ${JSON.stringify(overfull)}\n`
    const error = refusalOf(() => Table.open(module, readSave(text)))
    expect(error.message).toBe(`line 2: ${SAYS}`)
  })

  test('R6.2 a question about a colonist that is not there is refused, not a crash', async () => {
    const module = await manifestOf('concordia').load()
    const position = { map: 'italia', turn: 'player', doing: { ask: 'line', steps: 2, colonist: 9 } }
    const error = refusalOf(() => module.answer(position, { kind: 'legal' }))
    expect(error.message).toContain('there are 2 colonists on the board')
  })

  test('R12.5 R13.5 a game of Duel that a supremacy has decided is over', async () => {
    const module = await manifestOf('duel').load()
    const outcomeOf = (position: unknown) => module.score(module.position.read(position)).outcome
    expect(outcomeOf({ address: 'SM', conflict: -9 })).toMatchObject({ winner: 'you', by: 'military' })
    const cards = ['apothecary', 'pharmacist', 'scriptorium', 'workshop', 'academy', 'university', 'library', 'study']
    expect(module.game.step(module.position.read({ address: 'SM', conflict: 9 })).kind).toBe('over')
    expect(outcomeOf({ age: 3, address: 'SM', solo: { cards: [...cards, 'observatory', 'school'] } })).toMatchObject({
      winner: 'automa',
    })
  })

  test('a table that comes to a draw from nothing waits instead of crashing', async () => {
    const module = await manifestOf('duel').load()
    // Every card of Age I has been seen, so the selection of wonders leads to no structure.
    const all = CARDS.filter(({ deck }) => deck === 0).map(({ id }) => id)
    const position = { phase: 'draft', group: 2, address: 'SM', offer: ['sphinx'], discard: all }
    const table = new Table(module, { options: {}, chance: { kind: 'seeded', seed: '1' }, position })
    expect(table.advance()).toBe(true)
    expect(table.options).toEqual([])
    expect(table.advance()).toBe(false)
  })
})
